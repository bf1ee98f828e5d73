import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assumptions } from '../../packages/underwriting/src/assumptions/defaults.ts';
import type { AssumptionOverrides } from '../../packages/underwriting/src/assumptions/overrides.ts';
import { allChecks } from '../../packages/underwriting/src/checks/all-checks.ts';
import type { ExtraFacts, FactValues, PropertyKind } from '../../packages/underwriting/src/facts/property-facts.ts';
import type { InsightReport } from '../../packages/underwriting/src/report/document/insight-report.ts';
import { underwrite } from '../../packages/underwriting/src/report/underwrite.ts';
import { ruleBook } from '../../packages/underwriting/src/rules/rule-book.ts';
import { sampleContext, sampleDate, sampleFacts, sampleKinds, sampleReport } from '../../packages/underwriting/src/testing/index.ts';
import { leaseKinds } from '../../packages/underwriting/src/texts/checks/leasehold-texts.ts';
import { tenRooms, variedNames, variedReport } from '../../packages/underwriting/test/varied-properties.ts';
import { root } from './source-files.ts';

/** One row of the glossary. */
interface Row {
  line: string;
  term: string;
  reading: string;
  english: string;
  code: string;
}

/** Rows of all tables, without their heads. */
function readRows(text: string): string[] {
  return text.split('\n').filter((line) => line.startsWith('|') && !line.startsWith('| Japanese |') && !/^\|[-|]+\|$/.test(line));
}
function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

const lines = readRows(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
const rows: Row[] = lines.map((line) => {
  const [term = '', reading = '', english = '', code = ''] = cellsOf(line);
  return { line, term, reading, english, code };
});
const rowOf = new Map(rows.map((row) => [row.term, row]));

/** A property on which much is wrong at once, so that checks write the figures and name the papers they need. */
function troubled(kind: PropertyKind, stated: Partial<FactValues>, extra: ExtraFacts, overrides: AssumptionOverrides = {}): InsightReport {
  const facts = sampleFacts(
    kind,
    {
      price_jpy: 60_000_000,
      monthly_rent_jpy: 380_000,
      prefecture: '埼玉県',
      municipality: '川口市',
      floor_area_m2: 180,
      land_area_m2: 160,
      floor_area_ratio_pct: 200,
      building_coverage_pct: 60,
      units: 8,
      ...stated,
    },
    extra,
  );
  return underwrite(facts, sampleContext(facts, 'A troubled property'), overrides, sampleDate);
}

const remarks = [
  '再建築不可です',
  '検査済証なし',
  '前面道路は私道',
  '浄化槽',
  'サブリース契約中',
  '告知事項あり',
  '境界非明示',
  '特定空家に指定',
];
const oneTenantForMost = tenRooms.map((line, index) => ({ ...line, tenant: index < 7 ? 'A' : `B${index}` }));

/** Every owner, loan, division of the price and tenure the engine knows, and properties with a matter for each of its checks. */
function sampleReports(): InsightReport[] {
  const choices: AssumptionOverrides[] = [
    {},
    { owner: 'company', repairs: 'dated_plan' },
    { owner: 'non_resident', road_price: 200_000 },
    { loan_to_price: 0, building_share: 40 },
    { equipment_share: 20 },
    { rate_adjustment: 'five_year_125', loan_rate: 1, later_rate: 9, later_rate_from_year: 2, loan_years: 35 },
  ];
  return [
    ...choices.map((choice, index) => sampleReport(sampleKinds[index % sampleKinds.length] ?? 'condominium_unit', choice)),
    ...variedNames.map((name) => variedReport(name)),
    variedReport('rentRoll', { extra: { rent_roll: oneTenantForMost } }),
    troubled('apartment_building', { built: '1979-03', structure: 'W' }, { remarks }),
    troubled('apartment_building', { built: '1999-03', structure: 'W' }, { remarks: ['プロパンガス'] }),
    ...['管理費等の滞納額 約12万3,000円あり', '修繕積立金は2027年4月より12,000円/月に改定予定'].map((remark) =>
      troubled('condominium_unit', { floor_area_m2: 25, floors_total: 10, repair_reserve_jpy_month: 8_000 }, { remarks: [remark] }),
    ),
    troubled('detached_house', { land_rights: '定期借地権' }, { lease_end: '2050-03', ground_rent_jpy_month: 20_000 }),
    troubled('detached_house', { land_rights: '普通借地権' }, {}),
    troubled(
      'apartment_building',
      { stations: [{ line: null, station: 'x', walk_min: 14 }], built: '2027-09' },
      { current_monthly_rent_jpy: 300_000, road: '南側 公道 3.0m 接道10m', building_price_jpy: 20_000_000, consumption_tax_jpy: 2_000_000 },
    ),
    troubled('apartment_building', { floor_area_m2: 400 }, { land_assessed_jpy: 20_000_000, building_assessed_jpy: 10_000_000 }),
  ];
}

const reports = sampleReports();

/** An abbreviation stands in Latin letters, `(NOI)`, and has no reading of its own; `(土地)` belongs to the term. */
function withoutAbbreviation(label: string): string {
  return label.replace(/ \([A-Z%]+\)$/, '');
}

/** Large repairs have a figure for each year they fall in; the glossary writes one of them for all. */
function withoutYear(id: string): string {
  return id.replace(/\.year_\d+\./, '.year_N.');
}

/** Names in code by term, of everything the engine labels in Japanese. */
function namesByTerm(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const note = (label: string | null, id: string) => {
    if (label === null) return;
    const term = withoutAbbreviation(label);
    found.set(term, (found.get(term) ?? new Set()).add(withoutYear(id)));
  };
  for (const report of reports)
    for (const { label_ja, id } of [...Object.values(report.figures), ...Object.values(report.series)]) note(label_ja, id);
  for (const [key, { label_ja }] of Object.entries(assumptions)) note(label_ja, `assumptions.${key}`);
  return found;
}

/** Japanese names in brackets, one by one: `(道路台帳, 測量図)`. */
function namesInBrackets(text: string): string[] {
  return [...text.matchAll(/\(([^()]*[\u3040-\u30ff\u4e00-\u9fff][^()]*)\)/g)].flatMap(([, names = '']) => names.split(/, |、/));
}

/** Papers the checks, the open questions and the next steps ask for, with who provides them. */
function documentsAskedFor(): string[] {
  const texts = [
    ...allChecks.map((check) => check.frame.settle),
    ...Object.values(leaseKinds).map((kind) => kind.settle),
    ...reports.flatMap((report) => [
      ...report.checks.map((check) => check.settle),
      ...report.missing.map((entry) => entry.document),
      ...report.next_steps.map((step) => step.who),
      ...Object.values(report.figures).map((figure) => (figure.origin.kind === 'not_stated' ? figure.origin.ask : null)),
    ]),
  ];
  return [...new Set(texts.flatMap((text) => (text === null ? [] : namesInBrackets(text))))];
}

/** Terms whose row is absent or names none of the given ids. */
function withoutRow(names: Map<string, Set<string>>): string[] {
  return [...names]
    .filter(([term, ids]) => ![...ids].some((id) => rowOf.get(term)?.code.includes(`\`${id}\``)))
    .map(([term, ids]) => `${term} (${[...ids].slice(0, 3).join(', ')})`);
}

describe('the glossary', () => {
  it('has a row for every Japanese label of figures and series, with the id of one that bears it', () => {
    const names = namesByTerm();
    // Fewer would mean that the samples no longer reach what the engine can show.
    expect(names.size).toBeGreaterThanOrEqual(235);
    expect(withoutRow(names)).toEqual([]);
  });

  it('has a row for every rule of the rule book, with its id', () => {
    expect(withoutRow(new Map(ruleBook.map((rule) => [rule.title_ja, new Set([rule.id])])))).toEqual([]);
  });

  it('has a row for every document and person that a report asks for', () => {
    const documents = documentsAskedFor();
    expect(documents).toEqual(
      expect.arrayContaining(['重要事項説明書', '登記事項証明書', '長期修繕計画書', '固定資産評価証明書', '税理士']),
    );
    expect(documents.filter((name) => !rowOf.has(name))).toEqual([]);
  });

  it('has four filled cells in every row', () => {
    expect(lines.filter((line) => cellsOf(line).length !== 4 || cellsOf(line).some((cell) => cell === ''))).toEqual([]);
  });

  it('gives every reading in Latin letters with macrons', () => {
    expect(rows.filter(({ reading }) => !/^[A-Za-zāēīōū][A-Za-zāēīōū' ,()%-]*$/.test(reading)).map(({ line }) => line)).toEqual([]);
  });

  // Only verbs could end in these letters, and terms are nouns.
  it('writes long o and u with macrons, not with two letters', () => {
    expect(rows.filter(({ reading }) => /ou|uu/.test(reading)).map(({ line }) => line)).toEqual([]);
  });

  it('has no term twice', () => {
    const terms = rows.map(({ term }) => term);
    expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
  });
});
