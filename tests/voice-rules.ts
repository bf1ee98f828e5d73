/**
 * Rules of the texts a reader sees, as patterns: banned words, percent, minus, ranges, dates, money and spelling.
 * Pure, without imports, so that stories in a browser, tests in Node and generated reports share it.
 */

/** One thing that a text must not hold, and what to write instead. */
export interface VoiceRule {
  id: string;
  pattern: RegExp;
  instead: string;
}

const longMonths = 'January|February|March|April|June|July|August|September|October|November|December';
const months = `${longMonths}|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec`;

/** Numbers, amounts and dates. They hold in every language but where a rule says so. */
const formats: readonly VoiceRule[] = [
  { id: 'percent-space', pattern: /\d[ \u00a0\u202f]%/, instead: 'no space before the percent sign: 3.7%' },
  { id: 'percent-word', pattern: /\bper ?cent\b|\bpercentage points?\b/i, instead: 'write 3.7%, and pts for differences' },
  {
    id: 'hyphen-minus',
    pattern: /(?<![\w.,–—−/)\]-])-(?!1 (?:is|for) unlimited)[ ]?[¥$€£]?\d/,
    instead: 'the minus sign − (U+2212), not a hyphen',
  },
  { id: 'minus-after-symbol', pattern: /[¥$€£][ ]?[-−]\d/, instead: 'minus, symbol, digits: −¥189,100' },
  { id: 'yen-word', pattern: /\d[ \u00a0](?:million |billion )?(?:yen|JPY)\b/i, instead: 'the symbol before the digits: ¥189,100' },
  { id: 'range-spaces', pattern: /\d[%MKB]?[ \u00a0]–[ \u00a0][¥$]?\d/, instead: 'an en dash without spaces: 4%–14%' },
  { id: 'range-hyphen', pattern: /(?<![\w-])\d[\d.,]*-\d[\d.,]*[ ]?(?:%|pts\b|×|years\b|months\b|m²)/, instead: 'an en dash: 4%–14%' },
  { id: 'range-one-percent', pattern: /(?<![\d.,%–¥$])\d[\d.,]*–\d[\d.,]*%/, instead: 'the unit at both ends: 4%–14%' },
  { id: 'range-one-symbol', pattern: /[¥$]\d[\d.,]*[KMB]?–\d/, instead: 'the symbol at both ends: ¥52.6M–¥77.2M' },
  { id: 'range-negative', pattern: /[\d%MKB]–[ ]?−/, instead: '“to” where an end is negative: −¥189,100 to −¥144,341' },
  { id: 'date-iso', pattern: /(?<![\w/-])(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\w-])/, instead: 'Nov 28, 2026' },
  { id: 'date-day-first', pattern: new RegExp(`\\b\\d{1,2} (?:${months})\\.?,? (?:19|20)\\d\\d\\b`), instead: 'Nov 28, 2026' },
  {
    id: 'date-long-month',
    // The specification fixes one of these dates, on the legal page.
    pattern: new RegExp(`\\b(?!October 16, 2025)(?:${longMonths}) (?:\\d{1,2}, )?(?:19|20)\\d\\d\\b`),
    instead: 'three letters of the month: Nov 28, 2026, Aug 2009',
  },
];

/** Words for which the field, or plain English, has a better one. */
const words: readonly VoiceRule[] = [
  { id: 'dwelling', pattern: /\bdwellings?\b/i, instead: 'unit' },
  {
    id: 'let',
    pattern: /\b(?:(?:is|are|was|were|be|been|being|fully|partly|currently) let(?! (?:go|in|out|it|us|them))|lettings?|sub-?let|unlet)\b/i,
    instead: 'leased',
  },
  { id: 'rooms', pattern: /\b(?:empty|vacant|leased|let|per|each|every) rooms?\b/i, instead: 'unit' },
  { id: 'dear', pattern: /\bdear(?:er|est)\b|\btoo dear\b|\bdear money\b/i, instead: 'a higher price, a higher rate' },
  { id: 'keep-back', pattern: /\b(?:keep|keeps|kept|keeping) back\b/i, instead: 'withhold' },
  { id: 'hand-over', pattern: /\bhand(?:s|ed|ing)? over\b/i, instead: 'remit, pay, give' },
  { id: 'stands-for', pattern: /\bst(?:ands?|ood) (?:for|at|in for|beside|below|above|in its place)\b/i, instead: 'is, means, replaces' },
  { id: 'rests-on', pattern: /(?<!\bthe )\brest(?:s|ed|ing)? on\b/i, instead: 'depends on, is based on' },
  { id: 'weighs-on', pattern: /\bweigh(?:s|ed|ing)? on\b/i, instead: 'reduces' },
  {
    id: 'in-place-of',
    pattern: /\b(?:put|set|taken?|stands?) in (?:its |the )?place(?: of)?\b|\btakes? its place\b/i,
    instead: 'replaces',
  },
  { id: 'at-hand', pattern: /\b(?:at|in) hand\b/i, instead: 'available' },
  { id: 'spoken-of', pattern: /\bspoken of\b/i, instead: 'mentioned' },
  { id: 'cannot-be-told', pattern: /\b(?:cannot|can’t|can't|could not) be told\b/i, instead: 'is not known' },
  { id: 'look-into', pattern: /\bto look into\b/i, instead: 'to check' },
  { id: 'told', pattern: /\b(?:is|are|was|were|be|been|being) told\b|\bunless told\b/i, instead: 'name who says it' },
  { id: 'worked-out', pattern: /\bwork(?:s|ed|ing)? (?:it |this |them )?out\b/i, instead: 'calculate, recalculate' },
  { id: 'anew', pattern: /\banew\b/i, instead: 'again' },
  { id: 'nobody', pattern: /\bnobody\b|\bwhoever\b|\bwhatever\b|\bsomebody\b/i, instead: 'say who: we, you, the seller, your lender' },
  { id: 'ours', pattern: /\b(?:ours|of our own|of its own accord)\b/i, instead: 'name the thing' },
  { id: 'cut-to', pattern: /\bcut to \d/i, instead: 'rounded to' },
  { id: 'minus-less', pattern: /\b(?:yield|price|rate|value|rent|income|cost|costs|rises) less (?:the )?[a-z]/i, instead: 'minus' },
  { id: 'as-it-was', pattern: /\b(?:is|are|was|were) as (?:it|they) (?:is|are|was|were)\b/i, instead: 'say what is safe' },
  { id: 'could-not-be-fetched', pattern: /\b(?:could not|cannot) be (?:fetched|reached|read again)\b/i, instead: '“We couldn’t load …”' },
  { id: 'mail', pattern: /(?<![\w@./-])(?:e-)?mail(?:s|ed|ing)?\b(?!\.\w|@)/i, instead: 'email' },
  { id: 'own-money', pattern: /\bown[ -]money\b/i, instead: 'equity' },
  { id: 'advice', pattern: /\b(?:good|bad) deals?\b|\b(?:a bargain|worth buying)\b/i, instead: 'test, result, number' },
  {
    id: 'british',
    pattern:
      /\b(?:licen[c]e[sd]?|analys(?:e|ed|ing)|neighbourhoods?|storeys?|capitalis\w+|colours?|favour\w*|centre[sd]?|organis\w+|recognis\w+|summaris\w+|metres?|cancell(?:ed|ing)|behaviour\w*|programmes?|cheques?)\b/i,
    instead: 'US spelling',
  },
];

/** Working notes, which say to a customer that we did not finish. */
const notes: readonly VoiceRule[] = [
  {
    id: 'unconfirmed',
    pattern: /\bto be confirmed\b|\b(?:not|never) (?:yet )?confirmed\b|\bunconfirmed\b/i,
    instead: 'a rule is confirmed, or marked once as unverified',
  },
  { id: 'working-note', pattern: /\b(?:TODO|FIXME|TBD)\b|\bown knowledge\b|\bin this file\b/, instead: 'nothing: leave working notes out' },
];

/** Every rule, by id. */
export const voiceRules: readonly VoiceRule[] = [...formats, ...words, ...notes];

/** Where a text breaks a rule. */
export interface VoiceOffence {
  rule: string;
  /** What was found, with some words around it. */
  found: string;
  instead: string;
}

/** What a text breaks, each rule at most once. `except` names rules that do not hold for it. */
export function voiceOffences(text: string, except: readonly string[] = []): VoiceOffence[] {
  return voiceRules.flatMap(({ id, pattern, instead }) => {
    if (except.includes(id)) return [];
    const match = pattern.exec(text);
    if (match === null) return [];
    const found = text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 30).replace(/\s+/g, ' ');
    return [{ rule: id, found, instead }];
  });
}

/** One line for each rule that one of the texts breaks: `mail: “…the mail was…”: email`. */
export function voiceFaults(texts: Iterable<string>, except: readonly string[] = []): string[] {
  const faults = new Set<string>();
  for (const text of texts)
    for (const { rule, found, instead } of voiceOffences(text, except)) faults.add(`${rule}: “${found}”: write ${instead}`);
  return [...faults];
}
