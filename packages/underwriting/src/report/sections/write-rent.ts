import { present, type ReportDraft, writeMetric } from '../../draft/report-draft.ts';
import { statedRent } from '../../facts/rent.ts';

const sourceOf = {
  monthly_rent_jpy: 'facts.monthly_rent',
  annual_rent_jpy: 'facts.annual_rent',
  rent_roll: 'facts.rent_roll_total',
  gross_yield_pct: 'facts.stated_gross_yield',
  current_monthly_rent_jpy: 'facts.current_rent',
  current_annual_rent_jpy: 'facts.current_rent',
  sublease_monthly_rent_jpy: 'facts.current_rent',
} as const;

/** The full rent the report works from, and where it comes from. */
export function writeRent(draft: ReportDraft): void {
  const stated = statedRent(draft.subject);
  if (draft.rentBasis === 'given') writeMetric(draft, 'rent.monthly_full', 'the rent given by you', ['assumptions.monthly_rent']);
  else if (draft.rentBasis === 'assumed' || stated === null)
    writeMetric(draft, 'rent.monthly_full', 'price × typical gross yield ÷ 12', ['facts.price', 'assumptions.typical_gross_yield']);
  else if (stated.from === 'gross_yield_pct')
    writeMetric(draft, 'rent.monthly_full', 'price × advertised gross yield ÷ 12', ['facts.price', 'facts.stated_gross_yield']);
  else if (stated.from === 'annual_rent_jpy') writeMetric(draft, 'rent.monthly_full', 'yearly rent ÷ 12', ['facts.annual_rent']);
  else writeMetric(draft, 'rent.monthly_full', 'as stated', present(draft.ledger, [sourceOf[stated.from]]));
  writeMetric(draft, 'income.gross_potential', 'full rent × 12', ['rent.monthly_full']);
  writeMetric(draft, 'income.vacancy_loss', 'gross potential income × vacancy', ['income.gross_potential', 'assumptions.vacancy']);
  writeMetric(draft, 'income.effective', 'gross potential income − vacancy', ['income.gross_potential', 'income.vacancy_loss']);
}
