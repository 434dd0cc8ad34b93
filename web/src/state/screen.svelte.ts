/** Whether the screen is wide enough for side panels. */

/** From here on the log and the seats stand beside the board. */
const WIDE = '(min-width: 75rem)';
/** From here on a map has the window to itself; styles of stages name the same sizes. */
export const STAGE = '(min-width: 53.01rem) and (min-height: 30.01rem)';

const wide = typeof matchMedia === 'undefined' ? null : matchMedia(WIDE);
/** Styles name the same size. */
const phone = typeof matchMedia === 'undefined' ? null : matchMedia('(max-width: 40rem)');
export const screen = $state({ isWide: wide?.matches ?? false, isPhone: phone?.matches ?? false });
wide?.addEventListener('change', () => (screen.isWide = wide.matches));
phone?.addEventListener('change', () => (screen.isPhone = phone.matches));
