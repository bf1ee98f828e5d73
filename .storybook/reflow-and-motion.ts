import { nameOf, shownElements } from './shown-elements.ts';

/** Elements that would move: anything with a transition or an animation that takes time. */
export function moving(): string[] {
  const takesTime = (durations: string) => durations.split(',').some((duration) => Number.parseFloat(duration) > 0);
  return shownElements().flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const faults = [
        ...(takesTime(style.transitionDuration) ? [`transition ${style.transitionProperty} ${style.transitionDuration}`] : []),
        ...(style.animationName !== 'none' && takesTime(style.animationDuration) ? [`animation ${style.animationName}`] : []),
      ];
      return faults.map((fault) => `${nameOf(element)}${pseudo ?? ''}: ${fault}`);
    }),
  );
}

/** What makes the page scroll sideways, and words that are cut off because something hides what sticks out. */
export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const page = scrollWidth > clientWidth ? [`the page: ${scrollWidth} px of ${clientWidth}`] : [];
  const words = shownElements()
    .filter((element) => !element.closest('[tabindex="0"][role="group"]') && !isHeardOnly(element))
    .flatMap((element) => {
      const cut = wordsIn(element).find(({ left, right }) => left < -1 || right > clientWidth + 1);
      return cut ? [`${nameOf(element)}: ${Math.round(cut.left)} to ${Math.round(cut.right)} px`] : [];
    });
  return [...page, ...words];
}

/** Where the element's own words stand, not those of its children. */
function wordsIn(element: Element): DOMRect[] {
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    .map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    });
}

/** Text for screen readers is cut to one pixel on purpose. */
function isHeardOnly(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { clip, clipPath } = getComputedStyle(each);
    if (clipPath === 'inset(50%)' || clip.startsWith('rect(0px')) return true;
  }
  return false;
}
