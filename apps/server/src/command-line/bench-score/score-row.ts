import type { ComputedReport } from '@rimawari/underwriting';

/** What a report concludes of one offer, as the command prints it. Percent figures end in `_pct`; null where not known. */
export interface ScoreRow {
  file: string;
  kind: 'condo' | 'light' | 'solid' | 'house' | 'lodging' | 'other';
  price_jpy: number;
  value_to_price: number | null;
  income_yield_pct: number | null;
  still_return_pct: number | null;
  dscr: number | null;
  score: number | null;
  score_before_caps: number | null;
  score_low: number | null;
  score_high: number | null;
  risk_level: string;
  /** Ids of the caps that apply. */
  caps: string[];
  score_version: string | null;
  /** Ten-year all-cash return of the base case. */
  nominal_return_pct: number | null;
  noi_to_full_rent: number | null;
  sale_to_price: number | null;
  rent_basis: string;
  evidence: string;
  place: string | null;
  area_sqm: number | null;
  /** False where an earlier row has the same municipality, price and area. */
  distinct: boolean;
}

const light: readonly unknown[] = ['W', 'LGS', 'CB'];

function kindOf({ inputs, score_gates: caps }: ComputedReport): ScoreRow['kind'] {
  const { kind, values } = inputs.facts;
  if (caps.some(({ id, applied }) => id === 'business_income' && applied)) return 'lodging';
  if (kind === 'condominium_unit') return 'condo';
  if (kind === 'detached_house') return 'house';
  if (kind === 'other_building') return 'other';
  const structure = Array.isArray(values.structure) ? values.structure[0] : values.structure;
  const floors = values.floors_total ?? 0;
  const isSolidByName = /マンション|ビル/.test(inputs.facts.extra.category ?? '');
  return structure === null || structure === undefined
    ? isSolidByName || floors >= 4
      ? 'solid'
      : 'light'
    : light.includes(structure)
      ? 'light'
      : 'solid';
}

/** The row of a report. @param seen offers of the rows before, by place, price and area; this one is added */
export function scoreRow(file: string, report: ComputedReport, seen: Set<string>): ScoreRow {
  const { figures, headline, inputs, score_gates: caps } = report;
  const value = (id: string): number | null => figures[id]?.value ?? null;
  const ratio = (top: number | null, bottom: number | null): number | null => (top === null || !bottom ? null : top / bottom);
  const { address, floor_area_m2: area } = inputs.facts.values;
  const place = address ?? report.place.municipality;
  const price = value('facts.price') ?? 0;
  const offer = `${report.place.municipality ?? place ?? ''} ${price} ${area ?? ''}`;
  const distinct = !seen.has(offer);
  seen.add(offer);
  const ncf = value('returns.ncf');
  const costs = value('financial_analysis.acquisition_costs.total');
  const cashIrr = value('cash_purchase.irr') ?? (value('loan.amount') === 0 ? value('returns.irr') : null);
  return {
    file,
    kind: kindOf(report),
    price_jpy: price,
    value_to_price: ratio(value('exit.day_one'), price),
    income_yield_pct: ncf === null ? null : (ncf / (price + (costs ?? 0))) * 100,
    still_return_pct: value('flat_market.return'),
    dscr: value('returns.dscr'),
    score: headline.scenario_score,
    score_before_caps: value('score.before_gates'),
    score_low: headline.scenario_score_range?.[0] ?? null,
    score_high: headline.scenario_score_range?.[1] ?? null,
    risk_level: headline.risk_level,
    caps: caps.flatMap(({ id, applied, cap }) => (applied && cap !== null ? [id] : [])),
    score_version: headline.score_version ?? null,
    nominal_return_pct: cashIrr,
    noi_to_full_rent: ratio(value('returns.noi'), value('income.gross_potential')),
    sale_to_price: ratio(value('exit.price'), price),
    rent_basis: headline.rent_basis,
    evidence: headline.evidence_grade,
    place,
    area_sqm: area,
    distinct,
  };
}
