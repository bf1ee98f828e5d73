import type { AssumptionOverrides, ComputedReport } from '../../packages/underwriting/src/index.ts';
import { sampleKinds, sampleReport } from '../../packages/underwriting/src/testing/index.ts';
import { variedNames, variedReport } from '../../packages/underwriting/test/varied-properties.ts';

const choices: readonly AssumptionOverrides[] = [
  {},
  { owner: 'company' },
  { owner: 'non_resident', repairs: 'dated_plan' },
  { loan_to_price: 0 },
  { interest_only_years: 3, later_rate: 4 },
  { loan_to_price: 90, loan_years: 35 },
  { monthly_rent: 70_000, holding_years: 5 },
  { owner: 'non_resident', loan_to_price: 0, withheld_rent_share: 50 },
];

/** Thirty reports and more, each with its name: the samples under eight choices, and the varied properties. */
export function* variedReports(): Generator<[name: string, report: ComputedReport]> {
  for (const kind of sampleKinds)
    for (const [index, overrides] of choices.entries()) yield [`${kind} ${index}`, sampleReport(kind, overrides)];
  for (const name of variedNames) yield [name, variedReport(name)];
}

const blocks =
  'p|li|td|th|tr|h\\d|dt|dd|div|summary|caption|section|article|header|footer|nav|option|button|label|legend|title|text|tspan|ul|ol|dl|table|details|figcaption|pre';
const entities: Readonly<Record<string, string>> = {
  '&nbsp;': '\u00a0',
  '&#x27;': '’',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The texts of a page, a block a line, without scripts and styles. Names for assistive technology are lines too. */
export function linesOf(html: string): string[] {
  return (
    html
      .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
      .replace(/<[^>]*\baria-label="([^"]*)"[^>]*>/g, (tag, name) => `\n${name}\n${tag}`)
      .replace(new RegExp(`</?(?:${blocks})\\b[^>]*>|<br\\b[^>]*>`, 'g'), '\n')
      // What stands beside one another in elements of their own is not one word.
      .replace(/(?<=[\p{L}\d%)])(?:<[^>]*>)+(?=[\p{L}\d¥−+])/gu, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&(?:nbsp|#x27|quot|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
      .split('\n')
      .map((line) => line.replace(/[ \t]+/g, ' ').trim())
      .filter((line) => line !== '')
  );
}

/** The same without elements in Japanese, where words of sources stand. */
export function englishLinesOf(html: string): string[] {
  return linesOf(html.replace(/<(\w+)[^>]*\blang="ja"[^>]*>(?:(?!<\/?\1\b).)*<\/\1>/gs, ' '));
}

/** What the engine writes in Japanese: labels, titles and questions. */
export function japaneseOf(report: ComputedReport): string[] {
  const labels = [...Object.values(report.figures), ...Object.values(report.series)].flatMap(({ label_ja }) => label_ja ?? []);
  const questions = [...report.checks, ...report.missing, ...report.next_steps].flatMap(({ question_ja }) => question_ja ?? []);
  return [...labels, ...questions, ...report.cost_groups.map(({ title_ja }) => title_ja)];
}
