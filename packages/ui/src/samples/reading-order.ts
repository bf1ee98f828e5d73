/** Whether one word stands to the left of another on the screen, in whatever order they are written. */
export function standsLeftOf(within: Element, first: string, second: string): boolean {
  return leftOf(within, first) < leftOf(within, second);
}

function leftOf(within: Element, word: string): number {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const start = (node.textContent ?? '').indexOf(word);
    if (start < 0) continue;
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + word.length);
    return range.getBoundingClientRect().left;
  }
  throw new Error(`There is no ${word} to measure.`);
}
