/** A sentence beside what the pointer or the focus rests on. */

let box: HTMLElement | null = null;
let owner: Element | null = null;
const EDGE = 8;
const AFTER = 250;
const LINGER = 3500;

function bubble(): HTMLElement {
  if (!box) {
    box = document.createElement('div');
    box.className = 'gaia-tip';
    box.setAttribute('aria-hidden', 'true');
    document.body.append(box);
  }
  return box;
}

function show(node: Element, text: string): void {
  const tip = bubble();
  owner = node;
  tip.textContent = text;
  tip.classList.add('shown');
  const at = node.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const above = at.top - height - EDGE;
  const left = at.left + at.width / 2 - width / 2;
  tip.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`;
  tip.style.top = `${above >= EDGE ? above : Math.min(at.bottom + EDGE, innerHeight - height - EDGE)}px`;
}

function hide(node: Element): void {
  if (owner !== node) return;
  owner = null;
  box?.classList.remove('shown');
}

/** An action: `use:tip={sentence}`. What it says must also be in the element's accessible name. */
export function tip(node: Element, text: string | undefined) {
  let said = text;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // A tap on what is no button reads it; a button answers a tap itself.
  const tap = (event: Event) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch' || node.closest('button')) return;
    if (said) show(node, said);
    clearTimeout(waiting);
    waiting = setTimeout(() => hide(node), LINGER);
  };
  const enter = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    clearTimeout(waiting);
    waiting = setTimeout(() => said && show(node, said), event.type === 'focus' ? 0 : AFTER);
  };
  const focus = (event: Event) => node.matches(':focus-visible') && enter(event);
  const leave = (event?: Event) => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    clearTimeout(waiting);
    hide(node);
  };
  node.addEventListener('pointerenter', enter);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('pointerdown', leave);
  node.addEventListener('pointerup', tap);
  node.addEventListener('focus', focus);
  node.addEventListener('blur', leave);
  return {
    update(next: string | undefined) {
      said = next;
      if (owner === node && said) show(node, said);
    },
    destroy: leave,
  };
}

/**
 * An action for a list of things that only tell something: `use:walk`. The tab key stops once, at
 * the first; arrows go on from there, and each thing says its sentence when it is reached.
 */
export function walk(list: HTMLElement) {
  const things = () => [...list.querySelectorAll<HTMLElement>('li[aria-label]')];
  const stop = () => things().forEach((thing, place) => (thing.tabIndex = place === 0 ? 0 : -1));
  const watch = new MutationObserver(stop);
  watch.observe(list, { childList: true, subtree: true });
  stop();
  list.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = things();
    const at = all.indexOf(event.target as HTMLElement);
    if (!by || at < 0) return;
    event.preventDefault();
    all[at + by]?.focus();
  });
  return { destroy: () => watch.disconnect() };
}
