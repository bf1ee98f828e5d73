import { composed, oneOf } from '../../lexicon/pattern.ts';
import { elementPath } from './element-place.ts';
import { attribute, contentsOf, type HtmlElement } from './html-tree.ts';
import { addressInParts, labelOfKey } from './script-keys.ts';
import { valuesWritten } from './script-values.ts';
import type { StructuredPair } from './structured-data.ts';

type Item = Record<string, unknown>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Characters of scripts that are looked at, objects that are visited, entries of them that are looked at, how deep they lie, and pieces of a stream in one script. */
const most = { characters: 3_000_000, objects: 20_000, entries: 200_000, depth: 14, pieces: 500 };

/** Scripts without it hold no offer. */
const namesPrice = /price|kakaku|価格/i;

/** Facts that an object must tell, a price among them, to be an offer. */
const leastFacts = 5;

/** Keys of data about something else than the property: the agent, other offers, the page. */
const otherSubjects = oneOf(
  '',
  /compan(?:y|ies)|offices?|branch(?:es)?|dealers?|realtors?|sellers?|owners?|contacts?|publishers?|inquir(?:y|ies)/,
  /agen(?:t|cy|ts)|brokers?|shops?|stores?|staffs?|users?|members?|loans?|simulat\w*|recommend\w*|similar\w*|related\w*/,
  /nearby\w*|neighbo\w*|around\w*|histor\w*|ranking\w*|breadcrumbs?|seo|meta|config|images?|photos?|osusume|kaisha|tenpo/,
  /rireki/,
);
/** Parts of a page's data that speak of others than the property. */
const others = composed.i`^${otherSubjects}$`;

/** The value that begins at an opening bracket of a script, up to the bracket that closes it. Null where it is not JSON. */
function valueAt(text: string, from: number): unknown {
  let depth = 0;
  let isQuoted = false;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (isQuoted) {
      if (letter === '\\') at += 1;
      else if (letter === '"') isQuoted = false;
    } else if (letter === '"') isQuoted = true;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') {
      depth -= 1;
      if (depth === 0) return parsed(text.slice(from, at + 1));
    }
  }
  return null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A script may hold anything; what is not JSON says nothing.
    return null;
  }
}

/** What Nuxt writes: one list, in which every value of an object is the place of another entry. Entries may be named again and again, so they are counted. */
function unfolded(list: readonly unknown[]): unknown {
  let left = most.objects;
  const at = (index: unknown, depth: number): unknown => {
    const value = typeof index === 'number' ? list[index] : index;
    left -= 1;
    if (depth > most.depth || left < 0) return null;
    if (Array.isArray(value)) return typeof value[0] === 'string' ? at(value[1], depth + 1) : value.map((entry) => at(entry, depth + 1));
    return isItem(value) ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, at(entry, depth + 1)])) : value;
  };
  return at(0, 0);
}

/** The pieces of a page that Next streams by one of its scripts, `self.__next_f.push([1,"5:[…]"])`. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const match of text.matchAll(/__next_f\.push\((?=\[)/g)) {
    const value = valueAt(text, match.index + match[0].length);
    // Where one does not end, what follows it would be read again and again.
    if (!Array.isArray(value) || pieces.length > most.pieces) break;
    if (typeof value[1] === 'string') pieces.push(value[1]);
  }
  return pieces;
}

/** What such pieces say together, line by line: an object may begin in one and end in the next. */
function streamed(pieces: readonly string[]): unknown[] {
  return pieces
    .join('')
    .split('\n')
    .flatMap((line) => parsed(/^[\da-f]+:([[{].*)$/i.exec(line)?.[1] ?? 'null') ?? []);
}

/** Whether an element holds data: a script of its own text, or an attribute that is an object, `data-page="{…}"`. */
export function holdsData(element: HtmlElement): boolean {
  if (element.tagName === 'script') return attribute(element, 'src') === '';
  return element.attrs.some(({ value }) => value.length > 100 && value.startsWith('{') && value.endsWith('}'));
}

/** The text of a script, or the objects among an element's attributes as one line of script each. */
function textIn(element: HtmlElement): string {
  if (element.tagName !== 'script')
    return element.attrs.flatMap(({ value }) => (value.length > 100 && value.startsWith('{') ? [`(${value});`] : [])).join('\n');
  return contentsOf(element)
    .map((node) => ('value' in node ? node.value : ''))
    .join('');
}

/** Data that a script holds for the page it draws: a whole script of JSON, or what it writes down as values. Nothing is run. */
function dataIn(script: HtmlElement, text: string): unknown[] {
  if (/json/i.test(attribute(script, 'type'))) {
    const value = parsed(text);
    return attribute(script, 'id') === '__NUXT_DATA__' && Array.isArray(value) ? [unfolded(value)] : [value];
  }
  return valuesWritten(text).flatMap(({ name, value }) => (name !== null && others.test(name) ? [] : [value]));
}

interface Fact {
  label: string;
  value: string;
}

/** Entries of objects that may still be looked at. Names of a script may stand for one object a thousand times. */
interface Budget {
  left: number;
}

/** The facts of an object and of the objects inside it, lists of others left out. */
function factsOf(item: Item, budget: Budget, depth = 0): Fact[] {
  const facts: Fact[] = [];
  for (const [key, value] of Object.entries(item)) {
    budget.left -= 1;
    if (budget.left < 0) break;
    const named = labelOfKey(key, value);
    if (named !== null) facts.push(named);
    else if (isItem(value) && depth < 3 && !others.test(key)) facts.push(...factsOf(value, budget, depth + 1));
  }
  const address = facts.some(({ label }) => label === '所在地') ? null : addressInParts(item);
  return address === null ? facts : [...facts, { label: '所在地', value: address }];
}

const told = (facts: readonly Fact[]): number => new Set(facts.map(({ label }) => label)).size;
const hasPrice = (facts: readonly Fact[]): boolean => facts.some(({ label }) => label === '価格');

/** The object of a page's data that tells most of a property, the innermost of such; null where several offers stand side by side. */
function offerIn(data: unknown): Fact[] {
  let best: { facts: Fact[]; depth: number } | null = null;
  let seen = 0;
  const budget = { left: most.entries };
  const visit = (value: unknown, depth: number): void => {
    seen += 1;
    if (seen > most.objects || budget.left < 0 || depth > most.depth) return;
    if (Array.isArray(value)) {
      const priced = value.filter((entry) => isItem(entry) && hasPrice(factsOf(entry, budget))).length;
      if (priced < 2) for (const entry of value.slice(0, 500)) visit(entry, depth + 1);
      return;
    }
    if (!isItem(value)) return;
    const facts = factsOf(value, budget);
    const count = told(facts);
    if (
      hasPrice(facts) &&
      count >= leastFacts &&
      (best === null || count > told(best.facts) || (count === told(best.facts) && depth > best.depth))
    )
      best = { facts, depth };
    for (const [key, entry] of Object.entries(value)) if (!others.test(key)) visit(entry, depth + 1);
  };
  visit(data, 0);
  return (best as { facts: Fact[] } | null)?.facts ?? [];
}

/**
 * What a page's scripts hold as data of the one property that they would draw, for pages that print next to nothing themselves.
 * `holders` are the elements that hold data. Empty where no object is an offer, or where two of them differ in price.
 */
export function scriptPairs(holders: readonly HtmlElement[]): StructuredPair[] {
  const found: StructuredPair[] = [];
  const stream: { pieces: string[]; from: HtmlElement | null } = { pieces: [], from: null };
  const add = (data: readonly unknown[], script: HtmlElement, text: string): void => {
    for (const { label, value } of data.flatMap(offerIn)) {
      const word = [value, /[\d.]+/.exec(value)?.[0] ?? ''].find((each) => each !== '' && text.includes(each));
      const from = word === undefined ? -1 : text.indexOf(word);
      found.push({ label, value, at: { ...elementPath(script), ...(word !== undefined && { span: [from, from + word.length] }) } });
    }
  };
  let left = most.characters;
  for (const script of holders.slice(0, 200)) {
    const text = textIn(script);
    left -= text.length;
    if (left < 0) break;
    if (/ld\+json/i.test(attribute(script, 'type'))) continue;
    if (text.includes('__next_f.push')) {
      stream.pieces.push(...piecesOf(text));
      stream.from ??= script;
    } else if (namesPrice.test(text)) add(dataIn(script, text), script, text);
  }
  if (stream.from !== null) add(streamed(stream.pieces), stream.from, '');
  const prices = new Set(found.filter(({ label }) => label === '価格').map(({ value }) => value));
  return prices.size === 1 ? found.filter((pair, index) => found.findIndex(({ label }) => label === pair.label) === index) : [];
}
