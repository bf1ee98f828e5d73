/** Drawings say their change by the sentence above them; the words that name a part do not change. */
const unmarked = '.rv-plot, svg';

/**
 * Marks, in `now`, each innermost element whose text is another one than in `was`, or that has no counterpart there. Returns how many.
 */
export function markChanges(now: ParentNode, was: ParentNode): number {
  let marked = 0;
  const mark = (element: Element) => {
    element.setAttribute('data-moved', '');
    marked += 1;
  };
  const compare = (one: ParentNode, other: ParentNode): void => {
    if (one instanceof Element && ownText(one) !== (other instanceof Element ? ownText(other) : '')) {
      mark(one);
      return;
    }
    const others = [...other.children];
    for (const child of one.children) {
      if (child.matches(unmarked)) continue;
      const index = others.findIndex((candidate) => isCounterpart(child, candidate));
      const [counterpart] = index < 0 ? [] : others.splice(index, 1);
      if (counterpart === undefined) mark(child);
      else if (!child.isEqualNode(counterpart)) compare(child, counterpart);
    }
  };
  compare(now, was);
  return marked;
}

/** The texts that stand in an element itself. */
function ownText(element: Element): string {
  let text = '';
  for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) text += `${node.nodeValue}\n`;
  return text;
}

/** Rows are told apart by their heads, sections by their names. */
function isCounterpart(one: Element, other: Element): boolean {
  return one.localName === other.localName && one.className.toString() === other.className.toString() && headOf(one) === headOf(other);
}

/** The name of a row: what a note beside it says may change. */
function headOf(element: Element): string | null {
  if (element.localName !== 'tr') return null;
  const head = element.querySelector('th');
  return (head?.querySelector('.rv-label') ?? head)?.textContent ?? null;
}
