/** Whether the screen is wide enough for side panels. */

/** From here on the log and the seats stand beside the board. */
const WIDE = '(min-width: 75rem)';

const wide = typeof matchMedia === 'undefined' ? null : matchMedia(WIDE);
export const screen = $state({ isWide: wide?.matches ?? false });
wide?.addEventListener('change', () => (screen.isWide = wide.matches));
