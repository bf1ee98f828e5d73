import { likelyMeaning, meaningOf } from '../../vocabulary/labels.ts';
import { isBlockTag, shortText, silentTags, textOf } from './html-text.ts';
import { childElements, contentsOf, type HtmlElement, type HtmlNode, headingTag, isElement, notesOf } from './html-tree.ts';
import { couldBeLabel } from './repeated-pairs.ts';

/** Labels side by side of which one is the price: a card of its own. */
export function holdsAnOffer(elements: readonly HtmlElement[]): boolean {
  const named = elements.flatMap((element) => {
    const text = shortText(element);
    return text === null ? [] : (meaningOf(text)?.reading ?? []);
  });
  return named.length > 1 && named.includes('price');
}

export function isLabelText(text: string): boolean {
  return (
    text.length > 0 &&
    (text.length <= 30 || (text.length <= 40 && /^[ -~]+$/.test(text))) &&
    (!text.includes('\n') || meaningOf(text) !== null) &&
    likelyMeaning(text.replace(/[:：]\s*$/, '')) !== null
  );
}

/** Text and inline elements behind a label, up to the next label, block or break. */
export function inlineValue(nodes: readonly HtmlNode[], from: number, labelTag: string | null): { text: string; end: number } {
  let text = '';
  let end = from;
  for (; end < nodes.length; end += 1) {
    const node = nodes[end];
    if (!node) break;
    if (!isElement(node)) {
      if (node.nodeName === '#text' && 'value' in node) text += node.value.replace(/\s+/g, ' ');
      continue;
    }
    if (silentTags.has(node.tagName)) continue;
    if (node.tagName === 'br') {
      if (text.replace(/[\s:：]/g, '') === '') continue;
      break;
    }
    if (isBlockTag(node.tagName) || hasBlocks(node)) break;
    const inner = textOf(node);
    if (text.replace(/[\s:：]/g, '') !== '' && (isLabelText(inner) || (node.tagName === labelTag && couldBeLabel(inner)))) break;
    if (text.trim() === '' && meaningOf(inner) !== null) return { text: '', end: from };
    text += node.tagName === 'sup' ? inner : ` ${inner}`;
  }
  return {
    text: text
      .replace(/^[\s　:：|｜／=＝…]+/, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 300),
    end,
  };
}

/** Text of a line; where it is made of several parts that each stand in an element of their own, `2LDK` `58.60㎡` `9階`, they stay apart. */
export function spacedText(element: HtmlElement): string {
  const nodes = contentsOf(element).filter((node) => isElement(node) || ('value' in node && node.value.trim() !== ''));
  const parts = nodes.filter(isElement).map(textOf);
  const apart =
    nodes.length >= 3 && parts.length === nodes.length && parts.every((part) => part.length >= 2 && !/^[億万円%％㎡(（]/.test(part));
  return apart ? parts.join(' ') : textOf(element);
}

/** Elements behind a value that go on with it: alike, and nothing but values up to the end of their parent. */
export function restOf(elements: readonly HtmlElement[], value: HtmlElement): HtmlElement[] {
  const at = elements.indexOf(value);
  const rest = elements.slice(at + 1);
  return at === 1 &&
    rest.length <= 4 &&
    rest.every((other) => other.tagName === value.tagName && !isLabelText(shortText(other) ?? '') && isValueElement(other))
    ? rest
    : [];
}

export function isValueElement(element: HtmlElement): boolean {
  if (headingTag.test(element.tagName) || element.tagName === 'table' || element.tagName === 'br') return false;
  const text = textOf(element);
  return text.length > 0 && text.length <= 300 && (text.length > 30 || meaningOf(text) === null) && !holdsLabels(element);
}

/** Whether a known label stands inside as an element of its own, followed by something. */
export function holdsLabels(element: HtmlElement): boolean {
  const notes = notesOf(element);
  if (notes.holdsLabels !== undefined) return notes.holdsLabels;
  const children = childElements(element);
  const answer = children.some((child, index) => {
    const text = shortText(child);
    if (text !== null && index < children.length - 1 && meaningOf(text) !== null) return true;
    return holdsLabels(child);
  });
  notes.holdsLabels = answer;
  return answer;
}

export function hasBlocks(element: HtmlElement): boolean {
  const notes = notesOf(element);
  if (notes.hasBlocks !== undefined) return notes.hasBlocks;
  const answer = childElements(element).some((child) => (isBlockTag(child.tagName) && child.tagName !== 'br') || hasBlocks(child));
  notes.hasBlocks = answer;
  return answer;
}

export function isLeaf(element: HtmlElement): boolean {
  return !hasBlocks(element) && !childElements(element).some((child) => isLabelText(textOf(child)));
}

/** Whether an element holds tables or lists of its own. */
export function hasStructure(element: HtmlElement): boolean {
  const notes = notesOf(element);
  if (notes.hasStructure !== undefined) return notes.hasStructure;
  const answer = childElements(element).some((child) => child.tagName === 'table' || child.tagName === 'dl' || hasStructure(child));
  notes.hasStructure = answer;
  return answer;
}

/** Whether a list of definitions has its terms where they belong; in some pages a table stands there with terms in its cells. */
export function hasTerms(element: HtmlElement): boolean {
  return childElements(element).some(({ tagName }) => tagName === 'dt' || tagName === 'dd' || tagName === 'div');
}

/** Texts behind breaks that each name a station and the way to it, up to the first that does not. */
export function brokenLines(nodes: readonly HtmlNode[], from: number): string[] {
  const found: string[] = [];
  let line = '';
  for (const node of nodes.slice(from)) {
    if (isElement(node) && node.tagName === 'br') {
      if (line.trim() !== '') found.push(line.trim());
      line = '';
    } else line += isElement(node) ? textOf(node) : 'value' in node ? node.value.replace(/\s+/g, ' ') : '';
  }
  if (line.trim() !== '') found.push(line.trim());
  const end = found.findIndex((text) => !/(?:線|ライン|駅|電停|バス).*\d\s*分/.test(text) || text.length > 60);
  return end === -1 ? found : found.slice(0, end);
}

/** `ＪＲ神戸線「新長田」駅 徒歩17分`: a way to a station, and nothing else. */
export function isWayToStation(text: string): boolean {
  return (
    text.length <= 60 &&
    /^[\s　]*\S*(?:線|ライン|鉄道|電鉄|モノレール)(?:[\s　／/]*[「『])?\S*(?:駅|停)?[\s　]*(?:徒歩|歩|バス)\s*約?[\d０-９]+\s*分[\s　]*$/.test(
      text,
    )
  );
}
