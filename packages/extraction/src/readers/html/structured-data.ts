import { oneRoom } from '../../lexicon/layouts.ts';
import { composed } from '../../lexicon/pattern.ts';
import type { Locator } from '../../reading/source-reading.ts';
import { elementPath } from './element-place.ts';
import { textOf } from './html-text.ts';
import { attribute, childElements, contentsOf, type HtmlElement, isElement } from './html-tree.ts';

/** What a page says of its property for search engines, by labels that the vocabulary knows. */
export interface StructuredPair {
  label: string;
  value: string;
  /** Where it stands. */
  at: Locator;
}

type Item = Record<string, unknown>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);
const textIn = (value: unknown): string | null => {
  const first = listOf(value)[0];
  if (typeof first === 'string' || typeof first === 'number') return String(first).trim() || null;
  return null;
};

const dwelling =
  /(?:^|\/)(?:Apartment|ApartmentComplex|House|SingleFamilyResidence|Residence|Accommodation|RealEstateListing|Product|Place|Offer|Suite|Room|Building)$/;
const agent =
  /(?:^|\/)(?:Organization|RealEstateAgent|LocalBusiness|Corporation|Person|WebSite|BreadcrumbList|ItemList|SearchAction|FAQPage|NewsArticle)$/;

function typesOf(item: Item): string[] {
  return listOf(item['@type']).filter((type) => typeof type === 'string');
}

function addressText(address: unknown): string | null {
  const first = listOf(address)[0];
  if (typeof first === 'string') return first.trim() || null;
  if (!isItem(first)) return null;
  const parts = ['addressRegion', 'addressLocality', 'streetAddress'].map((name) => textIn(first[name]) ?? '');
  // Some sites repeat the whole address in the street.
  const [region = '', , street = ''] = parts;
  if (street.startsWith(region) && region !== '') return street;
  const joined = /[a-z]/i.test(parts.join('')) ? parts.filter(Boolean).toReversed().join(', ') : parts.join('');
  return joined || null;
}

function areaText(value: unknown): string | null {
  const first = listOf(value)[0];
  if (!isItem(first)) return textIn(first);
  const figure = textIn(first.value);
  const unit = `${textIn(first.unitCode) ?? ''}${textIn(first.unitText) ?? ''}`;
  return figure !== null && /^(?:MTK|m2|㎡|sqm)?$/i.test(unit) ? `${figure}㎡` : null;
}

function priceText(offers: unknown): string | null {
  const found = new Set<string>();
  for (const offer of listOf(offers)) {
    if (!isItem(offer)) continue;
    const specification = listOf(offer.priceSpecification).find(isItem);
    const price = textIn(offer.price) ?? (specification ? textIn(specification.price) : null);
    const currency = textIn(offer.priceCurrency) ?? (specification ? textIn(specification.priceCurrency) : null) ?? 'JPY';
    const rental = /rent|lease/i.test(`${textIn(offer.businessFunction) ?? ''}`);
    const amount = price?.replace(/[,\s¥￥]|円$/g, '') ?? '';
    if (currency === 'JPY' && !rental && /^\d+(?:\.\d+)?$/.test(amount)) found.add(`${amount}円`);
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** A figure, or a quantity that holds one. */
function figureIn(value: unknown): string | null {
  const first = listOf(value)[0];
  return isItem(first) ? textIn(first.value) : textIn(first);
}

/** `1LDK` where a page names the rooms in words of its own. */
function layoutIn(item: Item): string | null {
  const text = textIn(item.layout) ?? textIn(item.accommodationCategory) ?? textIn(item.numberOfRooms);
  return text !== null && composed.i`^\d{1,2}\s*S?L?D?[KR]$|${oneRoom}`.test(text) ? text : null;
}

/** The value of a property that the page names itself, with its unit. */
function propertyText(property: Item): string | null {
  const value = figureIn(property.value);
  if (value === null) return null;
  const unit = textIn(property.unitText) ?? { MTK: '㎡', P1: '%', JPY: '円', C62: '' }[textIn(property.unitCode) ?? ''] ?? '';
  return /^[\d.,]+$/.test(value) ? `${value}${unit}` : value;
}

/** Label and value of one item that is a dwelling or its offer. */
function pairsOfItem(item: Item): Omit<StructuredPair, 'at'>[] {
  const named: [label: string, value: string | null][] = [
    ['販売価格', priceText(item.offers) ?? (typesOf(item).some((type) => type.endsWith('Offer')) ? priceText([item]) : null)],
    ['所在地', addressText(item.address)],
    [typesOf(item).some((type) => /Apartment$|Suite$/.test(type)) ? '専有面積' : 'size', areaText(item.floorSize)],
    ['土地面積', areaText(item.lotSize)],
    ['築年月', textIn(item.yearBuilt) ?? textIn(item.dateBuilt)],
    ['所在階', textIn(item.floorLevel)],
    ['総戸数', figureIn(item.numberOfAccommodationUnits)],
    ['間取り', layoutIn(item)],
    [
      '情報公開日',
      typesOf(item).some((type) => type.endsWith('RealEstateListing')) ? (textIn(item.dateModified) ?? textIn(item.datePosted)) : null,
    ],
    ['物件名', addressText(item.address) === null && areaText(item.floorSize) === null ? null : textIn(item.name)],
  ];
  for (const property of listOf(item.additionalProperty).slice(0, 80))
    if (isItem(property)) named.push([textIn(property.name) ?? '', propertyText(property)]);
  return named.flatMap(([label, value]) => (value === null || label === '' ? [] : [{ label, value: value.slice(0, 300) }]));
}

/** Items of a tree that describe a dwelling: not the site, the agent or a list of others. */
function dwellings(value: unknown, depth = 0): Item[] {
  if (depth > 8) return [];
  if (Array.isArray(value)) return value.slice(0, 200).flatMap((entry) => dwellings(entry, depth + 1));
  if (!isItem(value)) return [];
  const types = typesOf(value);
  if (types.some((type) => agent.test(type))) return [];
  const own = types.some((type) => dwelling.test(type)) ? [value] : [];
  const inner = ['@graph', 'mainEntity', 'itemOffered', 'about', 'object', 'containsPlace'].flatMap((name) =>
    dwellings(value[name], depth + 1),
  );
  return [...own, ...inner];
}

/** An element with `itemscope` as the item it writes down. */
function microdataItem(scope: HtmlElement): Item {
  const item: Item = { '@type': attribute(scope, 'itemtype').split(/\s+/) };
  const walk = (element: HtmlElement): void => {
    for (const child of childElements(element)) {
      const name = attribute(child, 'itemprop');
      const scoped = child.attrs.some((entry) => entry.name === 'itemscope');
      if (name) {
        const value = scoped ? microdataItem(child) : attribute(child, 'content') || attribute(child, 'datetime') || textOf(child);
        for (const each of name.split(/\s+/)) item[each] ??= value;
      }
      if (!scoped) walk(child);
    }
  };
  walk(scope);
  return item;
}

function scriptText(script: HtmlElement): string {
  return contentsOf(script)
    .map((node) => ('value' in node ? node.value : ''))
    .join('');
}

function all(root: HtmlElement, accept: (element: HtmlElement) => boolean, into: HtmlElement[] = []): HtmlElement[] {
  for (const child of contentsOf(root)) {
    if (!isElement(child)) continue;
    if (accept(child)) into.push(child);
    all(child, accept, into);
  }
  return into;
}

/** The element of the data, and the characters of its text that are the value or, where it is put together, its figure. */
function dataPlace(element: HtmlElement, text: string, value: string): Locator {
  const words = [value, value.replace(/(?:円|㎡|%)$/, '')].find((word) => text.includes(word));
  const from = words === undefined ? -1 : text.indexOf(words);
  return { ...elementPath(element), ...(words !== undefined && { span: [from, from + words.length] as [number, number] }) };
}

/** Pairs that JSON-LD and microdata of a page state of one property. Nothing where they speak of several. */
export function structuredPairs(html: HtmlElement): StructuredPair[] {
  const pairs: StructuredPair[] = [];
  const add = (found: readonly Item[], element: HtmlElement, text: string): void => {
    for (const pair of found.flatMap(pairsOfItem)) pairs.push({ ...pair, at: dataPlace(element, text, pair.value) });
  };
  const isData = (element: HtmlElement): boolean => element.tagName === 'script' && /ld\+json/i.test(attribute(element, 'type'));
  for (const script of all(html, isData).slice(0, 30)) {
    try {
      const text = scriptText(script);
      add(dwellings(JSON.parse(text)), script, text);
    } catch {
      // Sites print broken data; it says nothing then.
    }
  }
  const isScope = (element: HtmlElement): boolean =>
    element.attrs.some((entry) => entry.name === 'itemscope') && attribute(element, 'itemprop') === '';
  for (const scope of all(html, isScope).slice(0, 60)) add(dwellings(microdataItem(scope)), scope, textOf(scope));
  const prices = new Set(pairs.filter(({ label }) => label === '販売価格').map(({ value }) => value));
  const addresses = new Set(pairs.filter(({ label }) => label === '所在地').map(({ value }) => value));
  if (prices.size > 1 || addresses.size > 1) return [];
  return pairs.filter((pair, index) => pairs.findIndex((other) => other.label === pair.label && other.value === pair.value) === index);
}
