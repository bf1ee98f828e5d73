import { describe, expect, it } from 'vitest';
import { voiceFaults, voiceOffences, voiceRules } from '../voice-rules.ts';

/** For each rule a text that breaks it, and one that looks alike and does not. */
const examples: Record<string, [broken: string, right: string]> = {
  'percent-space': ['a yield of 3.7 %', 'a yield of 3.7%'],
  'percent-word': ['five percent of the rent', '5% of the rent'],
  'hyphen-minus': ['changes by -3.2%', 'changes by −3.2%, 10:00-18:00, 03-1234-5678'],
  'minus-after-symbol': ['¥-189,100', '−¥189,100'],
  'yen-word': ['1,000 yen a month', '¥1,000 a month'],
  'range-spaces': ['4% – 14%', '4%–14%'],
  'range-hyphen': ['30-35 years', '30–35 years'],
  'range-one-percent': ['4–14%', '4%–14%'],
  'range-one-symbol': ['¥52.6M–77.2M', '¥52.6M–¥77.2M'],
  'range-negative': ['−¥189,100–−¥144,341', '−¥189,100 to −¥144,341'],
  'date-iso': ['Analyzed 2026-11-28.', 'Analyzed Nov 28, 2026.'],
  'date-day-first': ['1 September 2006', 'Sep 1, 2006'],
  'date-long-month': ['November 28, 2026', 'Last updated October 16, 2025'],
  dwelling: ['two dwellings', 'two units'],
  let: ['partly let', 'Let us know'],
  rooms: ['one empty room', 'two rooms and a kitchen'],
  dear: ['dearer money', 'Dear Ms. Mori'],
  'keep-back': ['tax is kept back', 'tax is withheld'],
  'hand-over': ['hands over the tax', 'remits the tax'],
  'stands-for': ['it stands for the price', 'the standard price'],
  'rests-on': ['it rests on the rent', 'the rest of the rent'],
  'weighs-on': ['it weighs on the score', 'it reduces the score'],
  'in-place-of': ['put in place of the rent', 'the place of the property'],
  'at-hand': ['the rent at hand', 'a secondhand unit'],
  'spoken-of': ['the rent spoken of', 'the rent mentioned'],
  'cannot-be-told': ['It cannot be told.', 'It is not known.'],
  'look-into': ['three points to look into', 'three points to check'],
  told: ['The reader is told.', 'We tell you.'],
  'worked-out': ['The yield is worked out.', 'The loan works.'],
  anew: ['calculated anew', 'a new one'],
  nobody: ['Nobody answers.', 'The server does not answer.'],
  ours: ['an error of ours', 'hours'],
  'cut-to': ['cut to 3 decimals', 'cut costs'],
  'minus-less': ['price less costs', 'less than the price'],
  'as-it-was': ['Your plan is as it was.', 'Your plan did not change.'],
  'could-not-be-fetched': ['The list could not be fetched', 'We couldn’t load the list'],
  mail: ['We sent a mail.', 'We sent an email to mail@example.com.'],
  'own-money': ['own money', 'your money'],
  advice: ['a good deal', 'a great deal of rain'],
  british: ['We analyse every storey', 'We analyze every story of all analyses'],
  unconfirmed: ['date to be confirmed', 'It was confirmed in 1981.'],
  'working-note': ['TODO', 'to do'],
};

describe('the rules of voice', () => {
  it('have an example each', () => expect(Object.keys(examples).sort()).toEqual(voiceRules.map(({ id }) => id).sort()));

  it.each(Object.entries(examples))('tell what breaks %s from what looks alike', (id, [broken, right]) => {
    expect(voiceOffences(broken).map(({ rule }) => rule)).toContain(id);
    expect(voiceOffences(right)).toEqual([]);
  });

  it('leave out those that do not hold for a text', () => expect(voiceOffences('TODO: a mail', ['mail', 'working-note'])).toEqual([]));

  it('are reported once, with what to write', () => {
    expect(voiceFaults(['We sent a mail.', 'We sent a mail.'])).toEqual(['mail: “We sent a mail.”: write email']);
  });
});
