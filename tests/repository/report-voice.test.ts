import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { letterText } from '../../packages/report-viewer/src/letter/letter-of-questions.ts';
import { builtRenderer, renderOptions } from '../../packages/report-viewer/src/testing/built-renderer.ts';
import { type StandardTermName, standardTerms } from '../../packages/underwriting/src/standard-terms/standard-terms.ts';
import { sampleReport } from '../../packages/underwriting/src/testing/index.ts';
import { englishLinesOf, japaneseOf, variedReports } from '../rendered/report-lines.ts';
import { type VoiceRule, voiceRules } from '../voice-rules.ts';
import { japaneseVoiceRules } from '../voice-rules-ja.ts';
import { projectFiles, root } from './source-files.ts';

const oneOf = (...names: StandardTermName[]) => names.map((name) => standardTerms[name].label).join(', ');

/** Terms that the report once used where the field has a standard one, beside the words that no text of the product uses. */
const retired: readonly VoiceRule[] = [
  { id: 'tax-life', pattern: /\btax life\b/i, instead: oneOf('statutoryLife') },
  { id: 'earthquake-standard', pattern: /\bearthquake (?:standard|resistance)\b/i, instead: oneOf('seismicCode') },
  { id: 'running-costs', pattern: /\b(?<!elevator )running costs\b/i, instead: oneOf('opex') },
  { id: 'set-aside', pattern: /\bset[ -]aside\b/i, instead: oneOf('capitalReserve') },
  { id: 'full-rent', pattern: /\bfull rent\b/i, instead: oneOf('rentUsed', 'statedRent') },
  { id: 'rent-paid-now', pattern: /\brent paid now\b|\brent in place\b/i, instead: oneOf('inPlaceRent') },
  { id: 'road-side', pattern: /\broad-side\b/i, instead: oneOf('roadsideValue') },
  { id: 'owner-abroad', pattern: /\bowners? abroad\b/i, instead: oneOf('nonResident') },
  { id: 'tax-representative', pattern: /\btax representative\b/i, instead: oneOf('taxAgent') },
  { id: 'important-matters', pattern: /\bimportant matters explanation\b/i, instead: oneOf('importantMatters') },
  { id: 'sub-lease', pattern: /\bsub-lease\b/i, instead: 'sublease' },
  { id: 'lift', pattern: /\blifts?\b(?! the cap)/i, instead: 'elevator' },
  { id: 'buying-costs', pattern: /\b(?:buying|purchase) costs\b/i, instead: oneOf('closingCosts') },
  { id: 'cash-after-debt', pattern: /\bcash after (?:debt|tax)\b/i, instead: oneOf('btcf', 'monthlyCash') },
  { id: 'common-fee', pattern: /\bcommon fees?\b/i, instead: oneOf('commonFee') },
  { id: 'as-printed', pattern: /\bas printed\b/i, instead: oneOf('asWritten') },
  { id: 'plausible', pattern: /\bplausible\b/i, instead: oneOf('range') },
  { id: 'written-off', pattern: /\bwritten off\b/i, instead: 'depreciated, depreciation' },
  { id: 'cannot-tell', pattern: /\bfor want of data\b|\bin order:/i, instead: oneOf('checkStates') },
];

function offences(lines: readonly string[], rules: readonly VoiceRule[]): string[] {
  return lines.flatMap((line) =>
    rules.flatMap(({ id, pattern, instead }) => {
      const match = pattern.exec(line);
      return match === null ? [] : [`${id}: “${line.slice(Math.max(0, match.index - 60), match.index + 60)}”: ${instead}`];
    }),
  );
}

describe('the voice of thirty generated reports', () => {
  let renderer: Awaited<ReturnType<typeof builtRenderer>>;
  const all = [...variedReports()];
  beforeAll(async () => {
    renderer = await builtRenderer();
  });

  it('has thirty of them', () => {
    expect(all.length).toBeGreaterThanOrEqual(30);
  });

  it.each(all)('keeps the rules in both languages: %s', async (_, report) => {
    const pages = renderer.renderPages(report, renderOptions);
    const ofBank = (path: string) => path.includes('bank');
    const inEnglish = pages.filter(({ path }) => !ofBank(path)).map(({ html }) => html);
    const files = [renderer.renderFragment(report, renderOptions), ...inEnglish, await renderer.renderPrintable(report)];
    const lines = [...files.flatMap(englishLinesOf), ...letterText(report, 'en').split('\n')];
    expect(lines.length).toBeGreaterThan(300);
    expect([...new Set(offences(lines, [...voiceRules, ...retired]))]).toEqual([]);

    const bank = pages.filter(({ path }) => ofBank(path)).flatMap(({ html }) => englishLinesOf(html.replaceAll(' lang="ja"', '')));
    expect(bank.length).toBeGreaterThan(20);
    const japanese = [...japaneseOf(report), ...letterText(report, 'ja').split('\n'), ...bank];
    expect(japanese.length).toBeGreaterThan(100);
    expect([...new Set(offences(japanese, japaneseVoiceRules))]).toEqual([]);
  });
});

describe('the standard terms', () => {
  it('stand once each, with a definition of one line', () => {
    const terms = Object.values(standardTerms);
    expect(terms.length).toBeGreaterThanOrEqual(87);
    expect(new Set(terms.map(({ label }) => label)).size).toBe(terms.length);
    for (const { label, definition } of terms) {
      expect(definition, label).toMatch(/^[^\n]{5,140}\.$/);
      expect(offences([label, definition], [...voiceRules, ...retired]), label).toEqual([]);
    }
  });

  it('are the only place of their definitions, and name no other term of a figure', () => {
    const tables = /^packages\/underwriting\/src\/standard-terms\/(?:figure-)?standard-terms\.ts$/;
    const sources = projectFiles().filter((name) => /^packages\/underwriting\/src\/.*(?<!\.test)\.ts$/.test(name) && !tables.test(name));
    expect(sources.length).toBeGreaterThan(250);
    const quoted = (text: string) => `'${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}'`;
    const terms = Object.values(standardTerms);
    const twice = new RegExp(
      `\\bterm\\(\\s*(?:${terms.map(({ label }) => quoted(label)).join('|')})|${terms.map(({ definition }) => quoted(definition)).join('|')}`,
    );
    expect(twice.test("term('Net yield', null, 'percent', 'What is left.')")).toBe(true);
    const found = sources.flatMap((name) => {
      const match = twice.exec(readFileSync(join(root, name), 'utf8'));
      return match === null ? [] : [`${name}: ${match[0]}`];
    });
    expect(found).toEqual([]);
  });

  it('name figures of a report', () => {
    const labels = new Set(Object.values(sampleReport('apartment_building').figures).map(({ label }) => label));
    for (const name of ['netYield', 'dscr', 'closingCosts', 'equity', 'exitPrice', 'valueToday', 'remainingLife'] as const)
      expect(labels).toContain(standardTerms[name].label);
  });
});
