import { withheldAtSale, withheldYears } from '../../case/withholding-flow.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import { ruleOrigin } from '../../figures/ledger.ts';
import { readRule } from '../../rules/dated-rule.ts';
import { nonResidentWithholding } from '../../rules/income-tax.ts';
import { term } from '../../terms/term.ts';

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
  const rate = (id: string, value: number, label: string) =>
    ledger.add(`rules.${id}`, value * 100, ruleOrigin(rule), {
      term: term(label, '源泉徴収税率', 'percent', 'Income tax with surtax, withheld by the payer.'),
    });
  const rentRate = rate('withholding_rent', rule.version.value.rent, 'Withholding rate, rent');
  const saleRate = rate('withholding_sale', rule.version.value.sale, 'Withholding rate, sale');
  const years = withheldYears(settings, base.years, base.afterTax.years.slice(0, base.years.length));
  const series = (id: string, values: number[], formula: string, inputs: string[], label: string, ja: string, definition: string) =>
    ledger.series(`tax_schedule.${id}`, values, formula, inputs, term(label, ja, 'JPY/year', definition));
  const withheld = series(
    'withheld_rent',
    years.map((entry) => entry.withheld),
    'rent collected × share paid by companies × rate',
    ['projection.noi', 'rent.monthly_full', 'assumptions.vacancy', 'assumptions.withheld_rent_share', rentRate],
    'Tax withheld from rent',
    '源泉徴収税額 (賃料)',
    'Withheld by corporate tenants and remitted to the tax office for you.',
  );
  const refund = series(
    'withholding_refund',
    years.map((entry) => entry.refund),
    'withholding of the year before − its tax',
    [withheld, 'tax_schedule.income_tax'],
    'Tax refund',
    '還付',
    'The tax return of the next spring refunds withholding above the tax.',
  );
  const cash = series(
    'cash_with_withholding',
    years.map((entry) => entry.cash),
    'cash flow after tax − withholding above the tax of the year + refund',
    ['tax_schedule.atcf', withheld, refund],
    'Cash flow with withholding',
    '源泉徴収後の手取り',
    'Timing only: over the years the total equals cash flow after tax.',
  );
  const effective = base.years[0]?.operation.effective ?? 0;
  const price = withheldAtSale(subject, base.exit);
  const figure = (id: string, value: number, formula: string, inputs: string[], label: string, ja: string | null, definition: string) =>
    ledger.computed(`tax.${id}`, value, formula, inputs, { term: term(label, ja, 'JPY', definition) });
  const figures = [
    figure(
      'withheld_rent_if_company',
      Math.floor(effective * rule.version.value.rent + 1e-6),
      'rent collected in year 1 × rate',
      ['income.effective', rentRate],
      'Withholding if all tenants are companies',
      null,
      'A company or master lessee withholds; an individual renting a home does not.',
    ),
    figure(
      'withheld_sale',
      price,
      'exit price × rate',
      ['exit.price', saleRate],
      'Tax withheld at sale',
      '源泉徴収税額 (売却)',
      'Only an individual buying their own home for at most ¥100,000,000 does not withhold.',
    ),
    figure(
      'withheld_sale_settled',
      price - base.afterTax.gainsTax,
      'withheld at sale − capital gains tax',
      ['tax.withheld_sale', 'exit.gains_tax'],
      'Tax refund after sale',
      '売却後の還付',
      'Refunded with the next year’s return; negative means tax still to pay.',
    ),
  ];
  return {
    figures,
    columns: [withheld, refund, cash],
    reading: [
      'Withholding is shown in the year it is deducted and refunded in the next. Returns count tax in the year of the income and ignore this timing.',
    ],
  };
}
