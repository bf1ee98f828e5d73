import { describe, expect, it } from 'vitest';
import { monthNames } from '../calendar/month-names.ts';
import type { MarketContext } from '../context/market-context.ts';
import type { ExtraFacts, FactValues, PropertyFacts, PropertyKind } from '../facts/property-facts.ts';
import { leavesOf } from '../report/explain.ts';
import { underwrite } from '../report/underwrite.ts';
import { ruleBook } from '../rules/rule-book.ts';
import { sampleContext, sampleFacts } from '../testing/index.ts';
import { allChecks } from './all-checks.ts';
import type { Finding } from './finding.ts';

const date = '2026-11-20';

/** Facts of one example: what differs from an offer that states a price, a rent and nothing else. */
interface Example {
  kind?: PropertyKind;
  values?: Partial<FactValues>;
  extra?: ExtraFacts;
  /** One sentence of remarks. */
  said?: string;
  overrides?: Record<string, number | string>;
  /** Population of 2050 over that of today. */
  populationIndex?: number | null;
}

function report(example: Example) {
  const extra: ExtraFacts = { ...example.extra, ...(example.said === undefined ? {} : { remarks: [example.said] }) };
  const facts: PropertyFacts = sampleFacts(
    example.kind ?? 'apartment_building',
    { price_jpy: 60_000_000, monthly_rent_jpy: 380_000, prefecture: '埼玉県', municipality: '川口市', ...example.values },
    extra,
  );
  const context: MarketContext = sampleContext(facts, 'x');
  const index = example.populationIndex;
  const population =
    index === null || context.population === null
      ? null
      : {
          ...context.population,
          projected_2050: {
            ...context.population.projected_2050,
            value: index === undefined ? context.population.projected_2050.value : context.population.latest.value * index,
          },
        };
  return underwrite(facts, { ...context, population }, example.overrides ?? {}, date);
}
function finding(id: string, example: Example): Finding {
  const found = report(example).checks.find((check) => check.id === id);
  if (!found) throw new Error(`${id} has no outcome`);
  return found;
}

const lot: Partial<FactValues> = { floor_area_m2: 180, land_area_m2: 160, floor_area_ratio_pct: 200, building_coverage_pct: 60, units: 8 };
const unit = (reserve: number | null): Example => ({
  kind: 'condominium_unit',
  values: { floor_area_m2: 25, floors_total: 10, units: 40, repair_reserve_jpy_month: reserve },
});
const built = (when: string | null, structure: FactValues['structure'] = 'W'): Example => ({ values: { built: when, structure } });
const at = (walk_min: number): Example => ({ values: { stations: [{ line: null, station: 'x', walk_min }] } });

/** For each of the 34: facts that prove the good case, facts that state the bad one, facts that leave it open. Null where no source can state a good case. */
const examples: readonly [number: number, id: string, pass: Example | null, flag: Example, unknown: Example][] = [
  [1, 'seismic_standard', built('1995-03'), built('1979-03'), built('1982-02')],
  [2, 'wood_standard_2000', built('2004-04'), built('1998-04'), built('2000-12')],
  [
    3,
    'works_need_confirmation',
    { values: { structure: 'W', floors_total: 1, floor_area_m2: 80 } },
    { values: { structure: 'W', floors_total: 2 } },
    { values: { structure: 'W' } },
  ],
  [
    4,
    'road_contact',
    { extra: { road: '南側 公道 幅員4.0m 接道8.5m' } },
    { values: lot, extra: { road: '南側 公道 3.0m' } },
    { extra: { road: '南側 公道 4.0m' } },
  ],
  [5, 'not_rebuildable', { said: '再建築可能です' }, { said: '再建築不可です' }, { extra: { road: '南側 公道 4.0m' } }],
  [6, 'illegal_building', { values: lot, said: '検査済証あり' }, { values: { ...lot, floor_area_m2: 400 } }, { values: lot }],
  [7, 'inspection_certificate', { said: '検査済証あり' }, { said: '検査済証なし' }, {}],
  [8, 'zoning', { values: { zoning: '第一種住居' } }, { values: { zoning: '市街化調整区域' } }, {}],
  [9, 'leasehold', { values: { land_rights: '所有権' } }, { values: { land_rights: '普通借地権' } }, {}],
  [10, 'private_road', { said: '私道負担なし' }, { said: '前面道路は私道' }, {}],
  [11, 'shared_ownership', { said: '所有権全部の売買' }, { said: '共有持分のみの売買' }, {}],
  [12, 'hazards', { said: '洪水浸水想定区域外、土砂災害警戒区域外' }, { said: '洪水浸水想定区域内' }, {}],
  [13, 'asbestos', built('2012-03'), built('1999-03'), built('2007-03')],
  [14, 'ventilation', built('2006-03'), built('1999-03'), built('2004-01')],
  [15, 'utilities', { said: '都市ガス、公共下水' }, { said: 'プロパンガス、公共下水' }, { said: '都市ガス' }],
  [
    16,
    'small_unit',
    { values: { floor_area_m2: 240, units: 8 } },
    { values: { floor_area_m2: 112, units: 8 } },
    { values: { floor_area_m2: 112 } },
  ],
  [17, 'walk', at(8), at(13), {}],
  [18, 'sublease', { said: 'サブリース契約なし' }, { said: 'サブリース契約中' }, {}],
  [
    19,
    'full_against_current',
    { values: { occupancy: 'tenanted' } },
    { extra: { current_monthly_rent_jpy: 300_000 } },
    { values: { occupancy: 'partial' } },
  ],
  [20, 'yield_outlier', {}, { values: { monthly_rent_jpy: 900_000 } }, { values: { monthly_rent_jpy: null } }],
  [21, 'stigma_disclosure', { said: '告知事項なし' }, { said: '告知事項あり' }, {}],
  [22, 'reserve_band', unit(7_000), unit(2_500), unit(null)],
  [
    23,
    'lift',
    { values: { floors_total: 2 } },
    { values: { floors_total: 5, units: 8 }, said: 'エレベーターあり' },
    { values: { floors_total: 3, units: 8 } },
  ],
  [24, 'builder_defect', { said: '小屋裏界壁確認済' }, { said: '界壁の不備あり' }, built('2001-03')],
  [25, 'short_stay', { said: '民泊不可' }, { said: '民泊として運営中' }, {}],
  [26, 'fire_equipment', { said: '消防用設備点検済み' }, { said: '消防用設備の不備あり' }, {}],
  [27, 'ground_and_heritage', { said: '埋蔵文化財包蔵地外' }, { said: '埋蔵文化財包蔵地内' }, {}],
  [28, 'boundary', { said: '境界確定済、越境なし' }, { said: '境界非明示' }, {}],
  [29, 'seller_liability', { extra: { transaction: '売主' } }, { said: '契約不適合責任免責' }, {}],
  [30, 'vacant_house_advice', { values: { occupancy: 'tenanted' } }, { said: '特定空家に指定' }, { values: { occupancy: 'vacant' } }],
  [31, 'life_and_loan', built('2024-03', 'RC'), built('2005-03'), built(null)],
  [32, 'population', { populationIndex: 0.95 }, { populationIndex: 0.75 }, { populationIndex: null }],
  [33, 'single_demand', null, { said: '学生専用マンション' }, {}],
  [34, 'foreign_owner', { values: { floor_area_m2: 150, land_area_m2: 150 } }, { overrides: { owner: 'non_resident' } }, {}],
];

describe('each of the 34 listing checks', () => {
  it('has its row, in the order of the list', () => {
    expect(examples.map(([number]) => number)).toEqual(Array.from({ length: 34 }, (_, index) => index + 1));
    for (const [number, id] of examples) expect(allChecks.find((check) => check.frame.id === id)?.frame.number, id).toBe(number);
  });

  it.each(examples.filter(([, , good]) => good !== null))(
    '%i %s passes when a source states the good case or a figure proves it',
    (_, id, good) => {
      expect(finding(id, good ?? {})).toMatchObject({ state: 'pass', settle: null, question_ja: null });
    },
  );

  it.each(examples)('%i %s flags when a source states the bad case, and names document and question', (_, id, __, bad) => {
    expect(finding(id, bad).state).toBe('flag');
  });

  it.each(examples)('%i %s is unknown when nothing settles it', (_, id, __, ___, open) => {
    expect(finding(id, open).state).toBe('unknown');
  });

  it.each(examples)('%i %s names a document with its Japanese name and asks in both languages while it is open', (_, id, __, bad, open) => {
    for (const example of [bad, open]) {
      const { settle, question_en, question_ja } = finding(id, example);
      expect(settle).toMatch(/\([^)]*[\u3040-\u30ff\u4e00-\u9fff][^)]*\)/);
      expect(question_en).toMatch(/\?$/);
      expect(question_ja).toMatch(/[\u3040-\u30ff\u4e00-\u9fff].*。$/);
    }
  });

  it('names no date of law that is not the beginning of a rule in the rule book', () => {
    const months: readonly string[] = monthNames;
    const begins = new Set(
      ruleBook.flatMap(({ versions }) => versions.flatMap(({ from }) => (from === null ? [] : [from, from.slice(0, 7)]))),
    );
    const dated = new RegExp(`(${months.join('|')}) (?:(\\d{1,2}), )?((?:19|20)\\d\\d)`, 'g');
    const said = new Set<string>();
    for (const [, id, good, bad, open] of examples)
      for (const example of [good, bad, open])
        for (const [, month = '', day, year] of finding(id, example ?? {})
          .detail.replace(/Completed in \w+ \d{4}/, '')
          .matchAll(dated))
          said.add(
            [year, String(months.indexOf(month) + 1).padStart(2, '0'), ...(day === undefined ? [] : [day.padStart(2, '0')])].join('-'),
          );
    expect([...said].filter((date) => !begins.has(date))).toEqual([]);
    expect(said).toContain('1981-06');
    expect(said.size).toBeGreaterThan(8);
  });

  it('never passes on an offer that states only price and rent, but for its figures and its kind', () => {
    const passed = report({})
      .checks.filter((check) => check.state === 'pass')
      .map((check) => check.id);
    expect(passed.sort()).toEqual(['coverage', 'population', 'reserve_band', 'yield_outlier'].sort());
  });
});

describe('effects in yen', () => {
  const withRange: readonly [id: string, example: Example][] = [
    ['seismic_standard', { values: { ...lot, built: '1979-03', structure: 'W' } }],
    ['road_contact', { values: lot, extra: { road: '南側 公道 3.0m' } }],
    ['not_rebuildable', { values: lot, said: '再建築不可' }],
    ['illegal_building', { values: { ...lot, floor_area_m2: 400 } }],
    ['inspection_certificate', { said: '検査済証なし' }],
    ['leasehold', { values: { ...lot, land_rights: '普通借地権' } }],
    ['leasehold', { values: { ...lot, land_rights: '定期借地権' }, extra: { lease_end: '2070-03' } }],
    ['asbestos', built('1999-03')],
    ['utilities', { said: '浄化槽' }],
    ['utilities', { said: 'プロパンガス' }],
    ['walk', at(13)],
    ['sublease', { said: 'サブリース契約中' }],
    ['full_against_current', { extra: { current_monthly_rent_jpy: 300_000 } }],
    ['yield_outlier', { values: { monthly_rent_jpy: 900_000 } }],
    ['yield_claim', { values: { gross_yield_pct: 9.5 } }],
    ['stigma_disclosure', { said: '告知事項あり' }],
    ['reserve_band', unit(2_500)],
    ['lift', { values: { floors_total: 5, units: 8 }, said: 'エレベーターあり' }],
    ['boundary', { said: '境界非明示' }],
    ['boundary', {}],
    ['vacant_house_advice', { values: lot, said: '特定空家に指定' }],
    ['life_and_loan', { ...built('2014-03'), overrides: { loan_years: 25 } }],
    ['life_and_loan', { ...built('1990-03'), overrides: { loan_years: 20 } }],
    ['foreign_owner', { overrides: { owner: 'non_resident' } }],
    ['not_yet_built', { values: { built: '2027-09' } }],
  ];

  it.each(withRange)('%s has one, below zero, with a range around it, a formula and inputs', (id, example) => {
    const made = report(example);
    const found = made.checks.find((check) => check.id === id);
    const figure = made.figures[found?.effect ?? ''];
    expect(figure?.id).toBe(`check.${id}.effect`);
    const [low, high] = figure?.range ?? [Number.NaN, Number.NaN];
    const value = figure?.value ?? Number.NaN;
    expect(value).toBeLessThan(0);
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
    expect(low).toBeLessThan(high);
    expect(figure?.origin.kind === 'computed' && figure.origin.inputs.length).toBeGreaterThan(0);
    for (const leaf of leavesOf(made, `check.${id}.effect`))
      if (leaf.origin.kind === 'read') expect(leaf.origin.evidence.length, leaf.id).toBeGreaterThan(0);
  });

  it('works the setback out from the frontage stated', () => {
    const made = report({ values: { ...lot, structure: 'W', built: '2010-04' }, extra: { road: '北側 公道 3.0m 接道10m' } });
    expect(made.figures['check.road_contact.setback_area']).toMatchObject({ value: 5, range: [5, 10], origin: { kind: 'read' } });
    const land = made.figures['split.land']?.value ?? 0;
    expect(made.figures['check.road_contact.effect']?.value).toBe(Math.round((-5 * land) / 160));
  });

  it('raises a low reserve to the mean of the guideline, with its band as the range', () => {
    const made = report(unit(2_500));
    expect(made.figures['check.reserve_band.effect']).toMatchObject({
      value: -(335 - 100) * 25 * 12,
      range: [-(430 - 100) * 25 * 12, -(235 - 100) * 25 * 12],
    });
  });

  it('counts arrears that a source puts a figure to, six months of fees more at worst', () => {
    const made = report({
      kind: 'condominium_unit',
      values: { floor_area_m2: 50, management_fee_jpy_month: 10_000, repair_reserve_jpy_month: 12_000 },
      said: '管理費等の滞納額 約12万3,000円あり',
    });
    expect(made.checks.find((check) => check.id === 'reserve_band')?.title).toBe('Arrears pass to the buyer');
    expect(made.figures['check.reserve_band.effect']).toMatchObject({ value: -123_000, range: [-123_000 - 6 * 22_000, -123_000] });
  });

  it('counts an increase of the reserve that is announced', () => {
    const made = report({ ...unit(8_000), extra: { repair_reserve_raw: '8,000円(2027年4月より12,000円)' } });
    expect(made.checks.find((check) => check.id === 'reserve_band')).toMatchObject({
      state: 'flag',
      title: 'Repair reserve fee will rise',
    });
    expect(made.figures['check.reserve_band.effect']).toMatchObject({ value: -48_000, range: [-62_400, -48_000] });
  });

  it.each([
    ['修繕積立金は2027年4月より12,000円/月に改定予定。設備：エアコン', 'Repair reserve fee will rise'],
    ['修繕積立金が8,000円から1万2,000円に値上げ予定', 'Repair reserve fee will rise'],
    ['2019年に修繕積立金は6,000円から8,000円に改定済', 'Repair reserve fee within national guideline'],
    ['管理費・修繕積立金は2027年4月より合計25,000円', 'Repair reserve fee within national guideline'],
    ['駐車場は2027年4月より12,000円', 'Repair reserve fee within national guideline'],
  ])('finds an increase that the remarks announce, and no other: %s', (said, title) => {
    expect(report({ ...unit(8_000), said }).checks.find((check) => check.id === 'reserve_band')?.title).toBe(title);
  });

  it('sets leases from just before the sale against older ones of the same type', () => {
    const room = (unitName: string, rent: number, start: string) => ({
      unit: unitName,
      layout: '1K',
      area_m2: 22,
      rent_jpy: rent,
      common_fee_jpy: 0,
      occupied: true,
      lease_start: start,
    });
    const roll = [
      room('101', 50_000, '2019-04-01'),
      room('102', 52_000, '2020-04-01'),
      room('103', 51_000, '2021-04-01'),
      room('201', 51_000, '2022-04-01'),
      room('202', 61_000, '2026-09-01'),
    ];
    const made = report({ values: { units: 5, monthly_rent_jpy: 265_000 }, extra: { rent_roll: roll } });
    expect(made.checks.find((check) => check.id === 'rent_roll_clustered')?.title).toBe('Recent leases pay more than older ones');
    expect(made.figures['check.rent_roll_clustered.effect']?.value).toBe(-10_000 * 12);
  });

  it('gives the coverage of a loan that ends with the tax life', () => {
    const made = report({ ...built('2014-03'), overrides: { loan_years: 25 } });
    const coverage = made.figures['check.life_and_loan.coverage']?.value ?? Number.NaN;
    expect(coverage).toBeLessThan(made.figures['returns.dscr']?.value ?? 0);
    const payments = (made.figures['loan.annual_debt_service']?.value ?? 0) - (made.figures['check.life_and_loan.effect']?.value ?? 0);
    expect(coverage).toBeCloseTo((made.figures['returns.noi']?.value ?? 0) / payments, 4);
  });
});

describe('leased land', () => {
  const leased = (land_rights: string, extra: ExtraFacts = {}, values: Partial<FactValues> = {}): Example => ({
    values: { ...lot, structure: 'RC', built: '2015-04', land_rights, ...values },
    extra,
  });
  it.each([
    ['旧法借地権', {}, 'Old-law land lease'],
    ['賃借権', { lease_end: '2019-05-31', lease_term_years: 30 }, 'Old-law land lease'],
    ['賃借権', { lease_end: '2041-06', lease_term_years: 30 }, 'Land lease type: not stated'],
    ['普通賃借権', {}, 'Land lease type: not stated'],
    ['普通借地権(新法)', {}, 'Ordinary land lease'],
    ['定期借地権', { lease_end: '2075-03' }, 'Fixed-term land lease'],
    ['事業用定期借地権', {}, 'Business-only land lease'],
    ['建物譲渡特約付借地権', {}, 'Land lease with building transfer'],
  ] as const)('%s with %o is read as “%s”', (rights, extra, title) => {
    expect(finding('leasehold', leased(rights, extra))).toMatchObject({ state: 'flag', title });
  });

  it('asks each kind for its own document and question', () => {
    const asked = ['旧法借地権', '普通借地権', '定期借地権', '事業用定期借地権', '建物譲渡特約付借地権'].map(
      (rights) => finding('leasehold', leased(rights)).question_ja,
    );
    expect(new Set(asked).size).toBe(5);
  });

  it('sets a fixed term against loan and holding period, and is critical when it cuts them', () => {
    const short = report(leased('定期借地権', { lease_end: '2046-11' }));
    const found = short.checks.find((check) => check.id === 'leasehold');
    expect(found).toMatchObject({ severity: 'critical', detail: expect.stringContaining('remaining term is 19.9 years') });
    expect(found?.detail).toContain('the loan term of');
    expect(short.figures['check.leasehold.years_left']?.value).toBeCloseTo(239 / 12, 5);
    expect(finding('leasehold', leased('定期借地権', { lease_end: '2075-03' })).severity).toBe('caution');
  });

  it('is critical for business leases, which allow no dwellings', () => {
    expect(finding('leasehold', leased('事業用定期借地権')).severity).toBe('critical');
  });

  it('tells a right in the land from a contract, and names a sub-lease', () => {
    expect(finding('leasehold', leased('普通借地権(地上権)')).detail).toContain('地上権');
    expect(finding('leasehold', leased('普通借地権(賃借権)')).detail).toContain('needs consent from the landowner');
    expect(finding('leasehold', leased('転借地権')).detail).toContain('転借地権');
  });

  it('takes no date that is none', () => {
    expect(finding('leasehold', leased('定期借地権', { lease_end: '2041-13-77' })).detail).toContain('Without the lease end date');
  });
});

describe('words of the sources', () => {
  it.each([
    ['boundary', '越境なし', 'unknown'],
    ['stigma_disclosure', '心理的瑕疵なし', 'pass'],
    ['illegal_building', '容積率オーバー', 'flag'],
    ['hazards', '土砂災害特別警戒区域外', 'unknown'],
    ['sublease', '一括借上なし', 'pass'],
    ['private_road', '私道 無償通行可', 'flag'],
    ['not_rebuildable', '再建築可否は要確認', 'unknown'],
    ['shared_ownership', '敷地は共有持分、建物は専有', 'unknown'],
    ['asbestos', 'アスベスト使用調査記録:無', 'unknown'],
    ['ground_and_heritage', '土壌汚染なし', 'pass'],
    ['road_contact', 'セットバック済', 'unknown'],
  ])('%s reads “%s” as %s', (id, said, state) => {
    expect(finding(id, { said }).state).toBe(state);
  });

  it('reads the private road where it stands in a field of its own', () => {
    expect(finding('private_road', { extra: { private_road: '無' } }).state).toBe('pass');
    expect(finding('private_road', { extra: { private_road: '負担面積 12㎡' } }).state).toBe('flag');
  });

  it('reads a contact apart from a width', () => {
    expect(finding('road_contact', { extra: { road: '東23m幅(接道幅4.8m) 公道' } }).state).toBe('pass');
    expect(finding('road_contact', { extra: { road: '東側 公道 6m 間口1.8m' } })).toMatchObject({ state: 'flag', severity: 'critical' });
  });
});

describe('a building that is not built yet', () => {
  it('is a finding of its own', () => {
    const made = report({ values: { built: '2027-09' } });
    expect(made.checks.find((check) => check.id === 'not_yet_built')).toMatchObject({ state: 'flag' });
    expect(made.figures['check.not_yet_built.months']?.value).toBe(10);
  });

  it.each(['2026-11', '2026', '2026-10', '1999'])('does not arise for %s', (when) => {
    expect(report({ values: { built: when } }).checks.some((check) => check.id === 'not_yet_built')).toBe(false);
  });

  it('takes a later year alone for its end', () => {
    expect(report({ values: { built: '2027' } }).figures['check.not_yet_built.months']?.value).toBe(13);
  });
});

describe('the setback', () => {
  it('is an area of the lot and of floor, assumed from a square lot where no frontage is stated', () => {
    const made = report({ values: { ...lot, structure: 'W', built: '2010-04' }, extra: { road: '北側 公道 3.0m' } });
    const area = made.figures['check.road_contact.setback_area'];
    expect(area?.origin.kind).toBe('assumed');
    expect(area?.value).toBeCloseTo(0.5 * Math.sqrt(160), 4);
    expect(made.figures['check.road_contact.lost_floor']?.value).toBeCloseTo(Math.sqrt(160), 4);
  });
});

describe('an offer with nothing but a price', () => {
  it.each(['condominium_unit', 'apartment_building', 'detached_house', 'other_building'] as const)(
    'makes every check of a %s finite, and none of them a pass by silence',
    (kind) => {
      const facts = sampleFacts(kind, { price_jpy: 30_000_000 });
      const { checks, figures } = underwrite(facts, { ...sampleContext(facts, 'x'), population: null }, {}, date);
      for (const check of checks) if (check.effect !== null) expect(Number.isFinite(figures[check.effect]?.value), check.id).toBe(true);
      for (const id of [
        'illegal_building',
        'not_rebuildable',
        'shared_ownership',
        'sublease',
        'short_stay',
        'vacant_house_advice',
        'hazards',
      ])
        expect(checks.find((check) => check.id === id)?.state, id).toBe('unknown');
    },
  );
});
