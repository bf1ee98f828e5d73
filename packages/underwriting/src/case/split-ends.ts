import type { Subject } from '../facts/subject.ts';
import { deadCrossYear } from './owner-tax.ts';
import { type CaseResult, workOutCase } from './work-out-case.ts';

/** The case at the lowest and highest part that the methods give the building; none where they agree or the user gave the share. */
export function splitEnds(subject: Subject, base: CaseResult): CaseResult[] {
  const { span } = base.purchase.valuation.splitReading;
  if (span === null || span[0] === span[1]) return [];
  const { price } = base.purchase;
  return span.map((building) => {
    const values = { ...base.settings.values, building_share: (building / price) * 100 };
    return workOutCase(subject, { ...base.settings, values }, { horizon: base.allYears.length });
  });
}

/** Cash and return after tax, by figure id: the division of the price decides them, and so does an estimated rent. */
export function afterTaxMetrics({ afterTax, years }: CaseResult): Record<string, number | null> {
  const percent = afterTax.irr.value;
  return {
    'returns.atcf': afterTax.years[0]?.atcf ?? null,
    'returns.atcf_year_2': years.length > 1 ? (afterTax.years[1]?.atcf ?? null) : null,
    'exit.gains_tax': afterTax.gainsTax,
    'returns.irr_after_tax': percent === null ? null : percent * 100,
  };
}

/** Figures that the division of the price decides, by figure id. */
export function splitMetrics(result: CaseResult): Record<string, number | null> {
  const { afterTax, purchase } = result;
  const { split } = purchase.valuation;
  return {
    'split.building': split.building,
    'split.land': split.land,
    'tax.building_cost': afterTax.plan.buildingCost,
    'tax.depreciation': afterTax.plan.yearly[0] ?? null,
    'tax.dead_cross': deadCrossYear(result.allYears, afterTax.years),
    ...afterTaxMetrics(result),
  };
}
