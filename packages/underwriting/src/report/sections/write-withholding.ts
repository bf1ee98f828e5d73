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
      term: term(label, '源泉徴収税率', 'percent', 'Income tax with surtax, kept back by the payer.'),
    });
  const rentRate = rate('withholding_rent', rule.version.value.rent, 'Withholding from rent');
  const saleRate = rate('withholding_sale', rule.version.value.sale, 'Withholding from the price');
  const years = withheldYears(settings, base.years, base.afterTax.years.slice(0, base.years.length));
  const series = (id: string, values: number[], formula: string, inputs: string[], label: string, ja: string, definition: string) =>
    ledger.series(`tax_schedule.${id}`, values, formula, inputs, term(label, ja, 'JPY/year', definition));
  const withheld = series(
    'withheld_rent',
    years.map((entry) => entry.withheld),
    'rent collected × share paid by companies × rate',
    ['projection.noi', 'rent.monthly_full', 'assumptions.vacancy', 'assumptions.withheld_rent_share', rentRate],
    'Tax kept back from the rent',
    '源泉徴収税額 (賃料)',
    'Kept back by tenants that are companies, and paid to the tax office for you.',
  );
  const refund = series(
    'withholding_refund',
    years.map((entry) => entry.refund),
    'what was kept back in the year before, beyond its tax',
    [withheld, 'tax_schedule.income_tax'],
    'Paid back with the return',
    '還付',
    'The return of the next spring settles the withholding against the tax.',
  );
  const cash = series(
    'cash_with_withholding',
    years.map((entry) => entry.cash),
    'cash after tax − withholding beyond the tax of the year + what is paid back',
    ['tax_schedule.atcf', withheld, refund],
    'Cash in hand with withholding',
    '源泉徴収後の手取り',
    'Timing only: over the years it comes to the same as cash after tax.',
  );
  const effective = base.years[0]?.operation.effective ?? 0;
  const price = withheldAtSale(subject, base.exit);
  const figure = (id: string, value: number, formula: string, inputs: string[], label: string, ja: string | null, definition: string) =>
    ledger.computed(`tax.${id}`, value, formula, inputs, { term: term(label, ja, 'JPY', definition) });
  const figures = [
    figure(
      'withheld_rent_if_company',
      Math.floor(effective * rule.version.value.rent + 1e-6),
      'rent collected in the first year × rate',
      ['income.effective', rentRate],
      'Kept back in a year if every tenant were a company',
      null,
      'A company or a master lessee withholds; an individual who lives there does not.',
    ),
    figure(
      'withheld_sale',
      price,
      'price of the sale × rate',
      ['exit.price', saleRate],
      'Tax kept back at the sale',
      '源泉徴収税額 (売却)',
      'Only an individual who buys a home for at most 100 million yen does not withhold.',
    ),
    figure(
      'withheld_sale_settled',
      price - base.afterTax.gainsTax,
      'withheld at the sale − tax on the gain',
      ['tax.withheld_sale', 'exit.gains_tax'],
      'Paid back after the sale',
      '売却後の還付',
      'Comes back with the return of the next year; below zero, still to pay.',
    ),
  ];
  return {
    figures,
    columns: [withheld, refund, cash],
    reading: [
      'The sale and the rent are shown with the tax kept back in the year it leaves and paid back in the next. The returns count tax in the year of the income and leave this timing out.',
    ],
  };
}
