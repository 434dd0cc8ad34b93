/** Drag and drop of tiles, by mouse or by a held finger. */

export type DragOptions = {
  /** Whether a thing can be taken up now. */
  canCarry: (thing: string) => boolean;
  /** What is being carried now. */
  carries?: (thing: string | null) => void;
  drop: (thing: string, goal: string) => void;
};

/** How a face is drawn is told from above it. */
const INHERITED = ['--face-width', '--face-height', '--strip', '--name', '--badge', '--stamp'];
const DRAG_FROM = 6;
/** A finger that moves sooner wants to scroll. */
const HOLD_TIME = 190;

/** Carries `data-carry` to `data-drop`, below a node. */
export function drag(node: HTMLElement, { canCarry, carries, drop }: DragOptions): { destroy: () => void } {
  let from: { thing: string; element: HTMLElement; x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;
  let held: ReturnType<typeof setTimeout> | undefined;

  function begin(event: { target: EventTarget | null; clientX: number; clientY: number }): void {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-carry]') : null;
    const thing = element?.dataset.carry;
    if (element && thing && canCarry(thing)) from = { thing, element, x: event.clientX, y: event.clientY };
  }

  function lift(): void {
    if (!from || ghost) return;
    const { left, top, width, height } = from.element.getBoundingClientRect();
    ghost = from.element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-spot');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    // What its ancestors say about a face does not reach it any more.
    for (const name of ['data-narrow', 'data-tight'])
      ghost.toggleAttribute(name, from.element.closest(`[${name}]`) !== null);
    const said = getComputedStyle(from.element);
    for (const name of INHERITED) ghost.style.setProperty(name, said.getPropertyValue(name));
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      zIndex: '40',
      pointerEvents: 'none',
      opacity: '0.92',
      rotate: '2deg',
    });
    node.append(ghost);
    from.element.style.opacity = '0.4';
    carries?.(from.thing);
  }

  function move(x: number, y: number): void {
    if (!from || !ghost) return;
    ghost.style.translate = [x - from.x, y - from.y].map((by) => `${by}px`).join(' ');
    const next = document.elementFromPoint(x, y)?.closest('[data-drop]') ?? null;
    if (next === over) return;
    over?.removeAttribute('data-under');
    over = next && next !== from.element ? next : null;
    over?.setAttribute('data-under', '');
  }

  function end(isDropped: boolean): boolean {
    clearTimeout(held);
    const was = ghost !== null;
    const goal = over instanceof HTMLElement ? over.dataset.drop : undefined;
    const thing = from?.thing;
    over?.removeAttribute('data-under');
    if (from) from.element.style.opacity = '';
    ghost?.remove();
    [from, ghost, over] = [null, null, null];
    if (was) carries?.(null);
    if (was && isDropped && thing && goal) drop(thing, goal);
    return was;
  }

  function pointerdown(event: PointerEvent): void {
    if (event.pointerType !== 'touch' && event.button === 0) begin(event);
  }
  function pointermove(event: PointerEvent): void {
    if (event.pointerType === 'touch' || !from) return;
    if (!ghost && Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG_FROM) lift();
    move(event.clientX, event.clientY);
  }
  function pointerup(event: PointerEvent): void {
    if (event.pointerType !== 'touch' && end(true)) swallowClick();
  }
  function touchstart(event: TouchEvent): void {
    const touch = event.touches[0];
    if (event.touches.length !== 1 || !touch) return void end(false);
    begin({ target: event.target, clientX: touch.clientX, clientY: touch.clientY });
    if (from) held = setTimeout(lift, HOLD_TIME);
  }
  function touchmove(event: TouchEvent): void {
    const touch = event.touches[0];
    if (!from || !touch) return;
    if (!ghost) {
      if (Math.hypot(touch.clientX - from.x, touch.clientY - from.y) > DRAG_FROM) end(false);
      return;
    }
    if (event.cancelable) event.preventDefault();
    move(touch.clientX, touch.clientY);
  }
  const touchend = (): void => {
    if (end(true)) swallowClick();
  };
  /** The browser took the gesture for something else: what was carried goes back. */
  const cancel = (): void => void end(false);
  /** What is carried over other things does not select them, and the browser carries nothing itself. */
  const prevent = (event: Event): void => {
    if (from) event.preventDefault();
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') end(false);
  };

  /** What was carried was not clicked. */
  function swallowClick(): void {
    const swallow = (event: Event): void => {
      event.stopPropagation();
      event.preventDefault();
    };
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 50);
  }

  node.addEventListener('pointerdown', pointerdown);
  window.addEventListener('pointermove', pointermove);
  window.addEventListener('pointerup', pointerup);
  window.addEventListener('pointercancel', cancel);
  window.addEventListener('keydown', escape);
  document.addEventListener('selectstart', prevent);
  document.addEventListener('dragstart', prevent);
  node.addEventListener('touchstart', touchstart, { passive: true });
  node.addEventListener('touchmove', touchmove, { passive: false });
  node.addEventListener('touchend', touchend);
  node.addEventListener('touchcancel', cancel);
  return {
    destroy() {
      end(false);
      window.removeEventListener('pointermove', pointermove);
      window.removeEventListener('pointerup', pointerup);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', escape);
      document.removeEventListener('selectstart', prevent);
      document.removeEventListener('dragstart', prevent);
    },
  };
}
