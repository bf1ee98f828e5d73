import { shortText, silentTags, textOf } from './html-text.ts';
import { childElements, contentsOf, type HtmlElement, type HtmlNode, isElement } from './html-tree.ts';

interface ShapedPair {
  label: string;
  value: string;
  /** The label is bare text in front of an element: nothing else finds such a pair. */
  bare?: true;
}

const leastRepeats = 3;
const mostOfLabel = 24;

/** Nodes that print something. */
function printed(element: HtmlElement): HtmlNode[] {
  return contentsOf(element).filter((node) =>
    isElement(node)
      ? !silentTags.has(node.tagName) && node.tagName !== 'br' && textOf(node) !== ''
      : 'value' in node && node.value.trim() !== '',
  );
}

function words(node: HtmlNode): string {
  return isElement(node) ? textOf(node) : 'value' in node ? node.value.replace(/\s+/g, ' ').trim() : '';
}

/** A text that could stand as a label: a few words, no figure in front, no sentence. */
export function couldBeLabel(text: string): boolean {
  const plain = text.replace(/[\s　:：|｜／/]+$/, '');
  return plain.length > 0 && plain.length <= mostOfLabel && !/^[¥￥約\d０-９]|[。、！!？?]|ます|です/.test(plain);
}

/** Label and value of one item that holds just these two: `<li><b>label</b> value</li>`, `<div><span>label</span><span>value</span></div>`. */
function shapedPair(element: HtmlElement, holdsPairs: (element: HtmlElement) => boolean): ShapedPair | null {
  if (element.tagName === 'table') return null;
  const nodes = printed(element);
  const [first, ...rest] = nodes;
  if (!first) return null;
  if (rest.length === 0) return isElement(first) && childElements(first).length > 0 ? shapedPair(first, holdsPairs) : null;
  if (rest.length > 6 || (!isElement(first) && !rest.some(isElement))) return null;
  const label = isElement(first) ? (shortText(first) ?? '') : words(first);
  if (!couldBeLabel(label) || rest.some((node) => isElement(node) && holdsPairs(node))) return null;
  const value = rest
    .map(words)
    .join(' ')
    .replace(/^[\s　:：|｜／/=＝…]+/, '')
    .trim();
  if (value === '' || value.length > 300) return null;
  return { label: label.replace(/[\s　:：|｜／/=＝…]+$/, ''), value, ...(!isElement(first) && { bare: true as const }) };
}

/** A figure over or before its label: `<p>4.67%</p><p>表面利回り</p>`. */
function reversedPair(element: HtmlElement, isKnown: (label: string) => boolean): ShapedPair | null {
  const [first, second, ...rest] = printed(element);
  if (!first || !second || rest.length > 0 || !isElement(first) || !isElement(second)) return null;
  const [value, label] = [words(first), shortText(second) ?? ''];
  return /^[¥￥約]?[\d０-９]/.test(value) && value.length <= 40 && isKnown(label) ? { label, value } : null;
}

/** Children that alternate: a label, its value, a label, its value. Told apart by their tags or classes, or by the labels that are known. */
function alternatingPairs(children: readonly HtmlElement[], isKnown: (label: string) => boolean): ShapedPair[] {
  const first = children.findIndex((child) => isKnown(shortText(child) ?? ''));
  if (first === -1) return [];
  const run = children.slice(first % 2);
  if (run.length < 2 * leastRepeats || run.length % 2 !== 0) return [];
  const pairs = Array.from({ length: run.length / 2 }, (_, index) => [run[index * 2], run[index * 2 + 1]] as const);
  const labels = pairs.map(([label]) => (label ? (shortText(label) ?? '') : ''));
  const known = labels.filter(isKnown).length;
  const strayed = pairs.filter(([, value]) => value && isKnown(shortText(value) ?? '')).length;
  if (known < leastRepeats || known < 0.5 * pairs.length || strayed > 0 || !labels.every(couldBeLabel)) return [];
  return pairs.flatMap(([, value], index) => (value && textOf(value) !== '' ? [{ label: labels[index] ?? '', value: textOf(value) }] : []));
}

/**
 * Pairs that the repetition of one shape announces: where several items of a list hold a label and a value, and some labels
 * are known, the other items are label and value too; not where the value holds pairs of its own. Only those whose label is not known: the known ones are found by their words.
 */
export function repeatedPairs(
  element: HtmlElement,
  isKnown: (label: string) => boolean,
  holdsPairs: (element: HtmlElement) => boolean,
): ShapedPair[] {
  const children = childElements(element).filter(
    (child) => !silentTags.has(child.tagName) && child.tagName !== 'br' && textOf(child) !== '',
  );
  if (children.length < 2) return [];
  const reversed = children.map((child) => reversedPair(child, isKnown)).filter((pair) => pair !== null);
  if (reversed.length >= 2 && reversed.length >= 0.6 * children.length) return reversed;
  const shaped = children.map((child) => shapedPair(child, holdsPairs));
  const pairs = shaped.filter((pair) => pair !== null);
  const known = pairs.filter(({ label }) => isKnown(label)).length;
  const found =
    pairs.length >= leastRepeats && known >= 2 && pairs.length >= 0.6 * children.length ? pairs : alternatingPairs(children, isKnown);
  return found.filter(({ label, bare }) => bare === true || !isKnown(label));
}
