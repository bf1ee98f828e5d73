/** Text for screen readers is cut to a pixel on purpose; tables and contents that are wider than their frame scroll inside it. */
const allowed = '.rv-sr, .rv-fixed > .rv-chapter-title, .rv-table-frame, .rv-contents ol, script, style';

/**
 * Every text that stands outside of `box`, or is cut off by something that hides what sticks out, and the box itself where it is wider than it
 * should be. Widths in CSS pixels.
 */
export function outOfPlace(box: Element): string[] {
  const { left, right } = box.getBoundingClientRect();
  const wide = box.scrollWidth > box.clientWidth + 1 ? [`${box.scrollWidth} px of ${box.clientWidth}`] : [];
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || !node.nodeValue?.trim() || parent.closest(allowed) !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width > 0 && (rect.left < left - 1 || rect.right > right + 1)) {
        found.push(`${node.nodeValue.slice(0, 60)}: ${Math.round(rect.left - left)} to ${Math.round(rect.right - left)} px`);
        break;
      }
    }
  }
  const cut = [...box.querySelectorAll('*')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.closest(allowed) === null)
    .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowX) && element.textContent?.trim())
    .map((element) => `cut off: ${element.textContent?.trim().slice(0, 60)}`);
  return [...wide, ...found, ...cut];
}
