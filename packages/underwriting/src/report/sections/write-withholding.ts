import { withheldAtSale, withheldYears } from '../../case/withholding-flow.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import { ruleOrigin, type Term } from '../../figures/ledger.ts';
import { readRule } from '../../rules/dated-rule.ts';
import { nonResidentWithholding } from '../../rules/income-tax.ts';
import * as texts from '../../texts/withholding-texts.ts';

export interface WithholdingPart {
  figures: string[];
  columns: string[];
  reading: string[];
}

/** Withholding from an owner abroad: when it leaves and when it comes back. Nothing for other owners. The returns do not move with it. */
export function writeWithholding(draft: ReportDraft): WithholdingPart {
  const { base, ledger, settings, subject } = draft;
  if (settings.choices.owner !== 'non_resident') return { figures: [], columns: [], reading: [] };
  const rule = readRule(nonResidentWithholding, subject.asOf);
  const rate = (id: string, value: number, label: Term) => ledger.add(`rules.${id}`, value * 100, ruleOrigin(rule), { term: label });
  const rentRate = rate('withholding_rent', rule.version.value.rent, texts.rentRate);
  const saleRate = rate('withholding_sale', rule.version.value.sale, texts.saleRate);
  const years = withheldYears(settings, base.years, base.afterTax.years.slice(0, base.years.length));
  const series = (id: string, values: number[], formula: string, inputs: string[], label: Term) =>
    ledger.series(`tax_schedule.${id}`, values, formula, inputs, label);
  const withheld = series(
    'withheld_rent',
    years.map((entry) => entry.withheld),
    texts.withheldRentFormula,
    ['projection.noi', 'rent.monthly_full', 'assumptions.vacancy', 'assumptions.withheld_rent_share', rentRate],
    texts.withheldRent,
  );
  const refund = series(
    'withholding_refund',
    years.map((entry) => entry.refund),
    texts.withholdingRefundFormula,
    [withheld, 'tax_schedule.income_tax'],
    texts.withholdingRefund,
  );
  const cash = series(
    'cash_with_withholding',
    years.map((entry) => entry.cash),
    texts.cashWithWithholdingFormula,
    ['tax_schedule.atcf', withheld, refund],
    texts.cashWithWithholding,
  );
  const effective = base.years[0]?.operation.effective ?? 0;
  const price = withheldAtSale(subject, base.exit);
  const figure = (id: string, value: number, formula: string, inputs: string[], label: Term) =>
    ledger.computed(`tax.${id}`, value, formula, inputs, { term: label });
  const figures = [
    figure(
      'withheld_rent_if_company',
      Math.floor(effective * rule.version.value.rent + 1e-6),
      texts.withheldRentIfCompanyFormula,
      ['income.effective', rentRate],
      texts.withheldRentIfCompany,
    ),
    figure('withheld_sale', price, texts.withheldSaleFormula, ['exit.price', saleRate], texts.withheldSale),
    figure(
      'withheld_sale_settled',
      price - base.afterTax.gainsTax,
      texts.withheldSaleSettledFormula,
      ['tax.withheld_sale', 'exit.gains_tax'],
      texts.withheldSaleSettled,
    ),
  ];
  return {
    figures,
    columns: [withheld, refund, cash],
    reading: [texts.timing],
  };
}
