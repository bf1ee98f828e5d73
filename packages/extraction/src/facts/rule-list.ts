import type { ReadingName } from '../lexicon/reading-names.ts';
import type { PairForm } from '../reading/source-reading.ts';

/** A rule that reads values out of what a source says. */
interface Rule {
  id: string;
  /** What it takes for a value, in words. */
  finds: string;
  /** Kind and name of a case in which it decides a value; where no kept case shows it, the test that does. */
  example: string;
}

/**
 * The rules in the order in which they are tried. What one reads can keep a later one silent; which value is used is decided by strength
 * and evidence, not by this order. The id of a value's rule names the field too: `sentence.spoken/occupancy`.
 */
export const rules = [
  {
    id: 'roll.address-above',
    finds: 'an address in the rows above a rent roll',
    example: 'rent-rolls/apartments-roll-with-roll-state',
  },
  {
    id: 'roll.name-in-rows',
    finds: 'the name of the building in the rows of a rent roll',
    example: 'rent-rolls/apartments-roll-with-roll-money',
  },
  { id: 'roll.name-in-title', finds: 'the name of the building in the title of a rent roll', example: 'rent-rolls/floors-unlabelled' },
  {
    id: 'sheet.facts-under-title',
    finds: 'address, structure and age in a line under the title of a rent roll',
    example: 'rent-rolls/apartments-roll-with-facts-under-title',
  },
  { id: 'table.stations', finds: 'stations, one a row, in a table of lines and walks', example: 'pages/english-block' },
  { id: 'roll.rooms', finds: 'units, rents and totals of a rent roll', example: 'rent-rolls/full-workbook' },
  { id: 'roll.date', finds: 'the day on which a rent roll is true', example: 'rent-rolls/floors-unlabelled' },
  {
    id: 'roll.sum-in-line',
    finds: 'a total of rents written in a line beside its rent roll',
    example: 'rent-rolls/apartments-roll-with-row-kind',
  },
  { id: 'roll.day-written', finds: 'the day on which a sheet with a rent roll was written', example: 'pages/shop-unit' },
  { id: 'label', finds: 'a value with a label that the lexicon lists', example: 'pages/bank-trust' },
  { id: 'label-likely', finds: 'a value whose label means a fact by one of its words', example: 'pages/city-tax-sale-house' },
  { id: 'label-by-form', finds: 'a value whose own form says what its label means', example: 'pages/trust-company-shop-building' },
  { id: 'label.rent-in-force', finds: 'a let unit by the words beside its rent', example: 'flyers/price-cut' },
  { id: 'remark.flag', finds: 'conditions of the sale named in remarks', example: 'pages/div-brackets' },
  {
    id: 'agent.transaction',
    finds: 'the role of the agent in the sale',
    example: 'rent-rolls/apartments-roll-with-agents-transaction',
  },
  { id: 'court.case-number', finds: 'the case number of a court auction', example: 'pages/auction-condominium' },
  { id: 'court.bid-deposit', finds: 'the deposit that a bid asks for', example: 'pages/auction-third-party' },
  { id: 'name.in-heading', finds: 'the name of the building in a heading of a PDF', example: 'flyers/new-building-apartment' },
  { id: 'name.in-picture', finds: 'the name of the building in large type on a picture', example: 'unlabelled/names-of-pictures.test.ts' },
  { id: 'name.of-page', finds: 'the name of the building in the headings of a page', example: 'pages/nuxt-state-rc-building' },
  { id: 'title.facts', finds: 'price and other facts in the title of a page', example: 'pages/leased-land' },
  { id: 'name.in-line', finds: 'the name of the building in a line of its own', example: 'pages/english-building' },
  { id: 'name.beside-kind', finds: 'the name of the building beside the kind of property', example: 'flyers/deck-two-pages' },
  { id: 'name.in-title', finds: 'the name of the building in the title of a page', example: 'pages/jsonld-description' },
  { id: 'heading.tenanted', finds: 'a let property by a word of its heading', example: 'pages/minimal-owner' },
  { id: 'flyer.line', finds: 'stations, rights and other facts in a line without a label', example: 'flyers/house-flyer-with-headings' },
  { id: 'flyer.address-alone', finds: 'an address in a line without a label', example: 'flyers/headline-unit' },
  { id: 'flyer.largest-price', finds: 'the price as the largest amount on a flyer', example: 'flyers/portal-print-whole-apartment' },
  { id: 'line.alone', finds: 'a fact that stands alone in a line of a page', example: 'pages/english-portfolio' },
  { id: 'sentence.named', finds: 'charges and taxes by name in a sentence', example: 'pages/blog-line-breaks' },
  { id: 'sentence.spoken', finds: 'facts in a sentence', example: 'pages/cards-inline' },
  { id: 'line.tax-beside-price', finds: 'the consumption tax beside the price', example: 'flyers/two-columns' },
  { id: 'line.day-of-document', finds: 'the day of a document', example: 'flyers/print-letter' },
  { id: 'line.kind-at-head', finds: 'the kind of property at the head of a flyer', example: 'flyers/leasehold-house-old-law' },
  { id: 'line.seller', finds: 'the seller in a line without a label', example: 'flyers/apartments-flyer-with-seller-line' },
  {
    id: 'income.master-lease',
    finds: 'what a master lease pays, beside the rents of the tenants',
    example: 'rent-rolls/apartments-roll-with-rents-of-master-lease',
  },
] as const satisfies readonly Rule[];

type Listed = (typeof rules)[number]['id'];
/** Rules of labels, of which each meaning and each form of pair is one. */
type OfLabels = Extract<Listed, 'label' | 'label-likely' | 'label-by-form'>;

/** Id of what looked at a place: with the field it is the rule of a value. */
export type RuleId = Exclude<Listed, OfLabels> | `${OfLabels}.${PairForm}.${ReadingName}`;

/** The listed rule of an id, with or without its field: `label` of `label.table.price/price_jpy`. */
export function listedRule(id: string): (typeof rules)[number] | null {
  const base = id.split('/')[0] ?? id;
  return rules.find((rule) => rule.id === base) ?? rules.find((rule) => rule.id === base.split('.')[0]) ?? null;
}

/** Whether an id with its field is of a rule: of a listed one, of one of its parts (`label.table`), or of the rule with its field. */
export function isOfRule(id: string, rule: string): boolean {
  return id === rule || (id.startsWith(rule) && ['.', '/'].includes(id[rule.length] ?? ''));
}
