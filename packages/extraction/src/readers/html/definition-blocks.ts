import { likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';
import { hasStructure } from './element-shape.ts';
import { textOf } from './html-text.ts';
import { childElements, type HtmlElement } from './html-tree.ts';
import type { PageBlocks, Place, Walk } from './page-blocks.ts';

/** Terms with their definitions as pairs, and what else a definition holds. */
export function definitionBlocks(element: HtmlElement, place: Place, page: PageBlocks, walk: Walk): void {
  const inner = { ...place, group: place.group };
  const terms: HtmlElement[] = [];
  const collect = (parent: HtmlElement): void => {
    for (const child of childElements(parent)) {
      if (child.tagName === 'dt' || child.tagName === 'dd') terms.push(child);
      else if (child.tagName === 'div') collect(child);
    }
  };
  collect(element);
  for (let index = 0; index < terms.length; index += 1) {
    const term = terms[index];
    if (term?.tagName !== 'dt') continue;
    const values: HtmlElement[] = [];
    for (let next = terms[index + 1]; next?.tagName === 'dd'; next = terms[index + 1]) {
      values.push(next);
      index += 1;
    }
    if (values.length === 0) {
      page.addLine(textOf(term), false, { ...inner, within: term });
      continue;
    }
    page.addPair(textOf(term), values.map(textOf).join('\n'), 'definition', { ...inner, ...(values[0] && { within: values[0] }) });
    // `毎月かかる費用は？`: an answer in sentences under words that name no fact.
    if (likelyMeaning(textOf(term)) === null)
      for (const value of values) if (textOf(value).includes('。')) page.addLine(textOf(value), false, { ...inner, within: value });
    const nested = place.nested === true || meaningOf(textOf(term)) !== null;
    for (const value of values) if (hasStructure(value)) walk.children(value, { ...inner, nested });
  }
}
