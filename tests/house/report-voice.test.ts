import { beforeAll, describe, expect, it } from 'vitest';
import { letterText } from '../../packages/report-viewer/src/letter/letter-of-questions.ts';
import { builtRenderer, renderOptions } from '../../packages/report-viewer/src/testing/built-renderer.ts';
import { standardTerms } from '../../packages/underwriting/src/terms/standard-terms.ts';
import { sampleReport } from '../../packages/underwriting/src/testing/index.ts';
import { englishLinesOf, japaneseOf, variedReports } from '../rendered/report-lines.ts';
import { type VoiceRule, voiceRules } from '../voice-rules.ts';
import { japaneseVoiceRules } from '../voice-rules-ja.ts';

/** Terms that the report once used where the field has a standard one, beside the words that no text of the product uses. */
const retired: readonly VoiceRule[] = [
  { id: 'tax-life', pattern: /\btax life\b/i, instead: 'statutory useful life' },
  { id: 'earthquake-standard', pattern: /\bearthquake (?:standard|resistance)\b/i, instead: 'seismic code' },
  { id: 'running-costs', pattern: /\b(?<!elevator )running costs\b/i, instead: 'operating expenses' },
  { id: 'set-aside', pattern: /\bset[ -]aside\b/i, instead: 'capital reserve' },
  { id: 'full-rent', pattern: /\bfull rent\b/i, instead: 'full-occupancy rent' },
  { id: 'rent-paid-now', pattern: /\brent paid now\b|\brent in place\b/i, instead: 'in-place rent' },
  { id: 'road-side', pattern: /\broad-side\b/i, instead: 'roadside' },
  { id: 'owner-abroad', pattern: /\bowners? abroad\b/i, instead: 'non-resident owner' },
  { id: 'tax-representative', pattern: /\btax representative\b/i, instead: 'tax agent' },
  { id: 'important-matters', pattern: /\bimportant matters explanation\b/i, instead: 'Explanation of Important Matters' },
  { id: 'sub-lease', pattern: /\bsub-lease\b/i, instead: 'sublease' },
  { id: 'lift', pattern: /\blifts?\b(?! the cap)/i, instead: 'elevator' },
  { id: 'buying-costs', pattern: /\b(?:buying|purchase) costs\b/i, instead: 'closing costs' },
  { id: 'cash-after-debt', pattern: /\bcash after (?:debt|tax)\b/i, instead: 'cash flow before tax, cash flow after tax' },
  { id: 'common-fee', pattern: /\bcommon fees?\b/i, instead: 'common-area fee' },
  { id: 'as-printed', pattern: /\bas printed\b/i, instead: 'as written in source' },
  { id: 'plausible', pattern: /\bplausible\b/i, instead: 'range' },
  { id: 'written-off', pattern: /\bwritten off\b/i, instead: 'depreciated, depreciation' },
  { id: 'cannot-tell', pattern: /\bfor want of data\b|\bin order:/i, instead: 'not verified, passed' },
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

  it('name figures of a report', () => {
    const labels = new Set(Object.values(sampleReport('apartment_building').figures).map(({ label }) => label));
    for (const name of ['netYield', 'dscr', 'closingCosts', 'equity', 'exitPrice', 'valueToday', 'remainingLife'] as const)
      expect(labels).toContain(standardTerms[name].label);
  });
});
