/** What scripts put into the report and keep there: live charts, layers of values, the lab, and parts that no assumption moves. */
const kept = '.rv-live, .rv-read, .rv-lab, .rv-quick, [data-standing]';
/** Attributes that say how the reader left an element. */
const state = new Set([
  'open',
  'hidden',
  'tabindex',
  'style',
  'popover',
  'aria-expanded',
  'data-mounted',
  'data-scrolls',
  'data-standing',
  'data-gone',
]);

/** What a node was last filled from: where that is what is wanted again, nothing below it is looked at. */
const filledFrom = new WeakMap<ChildNode, ChildNode>();

/** The name by which an element is found again among its neighbours; the others are found in their order. */
function keyOf(element: Element): string | null {
  return element.getAttribute('data-key') ?? /\brv-section-[\w-]+/.exec(element.className.toString())?.[0] ?? null;
}

/**
 * Makes the inside of an element that of another one, in place: what stays is the same element afterwards, with its focus, what is open in
 * it and what scripts keep there. Sections and charts that are left out are hidden, since they may come back. What is wanted is read, not
 * moved: nobody may change it afterwards.
 */
export function morphChildren(live: Element, wanted: ParentNode): void {
  const spare: ChildNode[] = [...live.childNodes].filter((node) => !(node instanceof Element && node.matches(kept)));
  let before: ChildNode | null = null;
  for (const node of wanted.childNodes) {
    const index = spare.findIndex((candidate) => fits(candidate, node));
    const found = index < 0 ? undefined : spare.splice(index, 1)[0];
    const placed: ChildNode = found ?? (node.cloneNode(true) as ChildNode);
    if (found !== undefined && !isFilled(found, node)) fill(found, node);
    filledFrom.set(placed, node);
    const next: ChildNode | null = before === null ? live.firstChild : before.nextSibling;
    if (found === undefined || !isNext(placed, next)) live.insertBefore(placed, next);
    before = placed;
  }
  for (const rest of spare) leaveOut(rest);
}

/** Whether nothing but what is kept stands between. */
function isNext(placed: ChildNode, next: ChildNode | null): boolean {
  let node = next;
  while (node !== null && node !== placed && node instanceof Element && node.matches(kept)) node = node.nextSibling;
  return node === placed;
}

function fits(candidate: ChildNode, wanted: ChildNode): boolean {
  if (!(wanted instanceof Element)) return candidate.nodeType === wanted.nodeType;
  return candidate instanceof Element && candidate.localName === wanted.localName && keyOf(candidate) === keyOf(wanted);
}

/** A card or table that was built when it was opened shows figures that its markup does not name: it is always filled again. */
function isFilled(live: ChildNode, wanted: ChildNode): boolean {
  if (filledFrom.get(live)?.isEqualNode(wanted) !== true) return false;
  return !(live instanceof Element && (live.matches('[data-gone], [data-made]') || live.querySelector('[data-made]') !== null));
}

function fill(live: ChildNode, wanted: ChildNode): void {
  if (!(live instanceof Element) || !(wanted instanceof Element)) {
    if (live.nodeValue !== wanted.nodeValue) live.nodeValue = wanted.nodeValue;
    return;
  }
  if (live.hasAttribute('data-gone')) {
    live.removeAttribute('data-gone');
    live.removeAttribute('hidden');
  }
  const wasBuilt = live instanceof HTMLElement && isBuilt(live, wanted);
  for (const name of live.getAttributeNames()) if (!wanted.hasAttribute(name) && !state.has(name)) live.removeAttribute(name);
  for (const { name, value } of wanted.attributes)
    if (!state.has(name) && live.getAttribute(name) !== value) live.setAttribute(name, value);
  morphChildren(live, wanted);
  if (wasBuilt) buildAgain(live);
}

/** Whether the card or table inside was built when it was opened: it is built again from other figures, at once where it is open. */
function isBuilt(live: HTMLElement, wanted: Element): boolean {
  return ['data-card', 'data-built'].some((name) => wanted.hasAttribute(name) && !live.hasAttribute(name));
}

function buildAgain(built: Element): void {
  const opened = built.closest('details');
  if (opened?.open === true) opened.dispatchEvent(new Event('toggle'));
}

function leaveOut(node: ChildNode): void {
  if (node instanceof Element && node.matches('.rv-section, figure')) {
    node.setAttribute('data-gone', '');
    node.setAttribute('hidden', '');
  } else node.remove();
}
