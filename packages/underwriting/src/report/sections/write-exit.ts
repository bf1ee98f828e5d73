import { capRateSupplement } from '../../assumptions/cap-rate-supplement.ts';
import { type ExitMethod, exitValue } from '../../case/exit-value.ts';
import { present, type ReportDraft, rentIsEstimated, writeLevel, writeMetric } from '../../draft/report-draft.ts';
import { decimals, grouped } from '../../numbers/number-text.ts';
import { term } from '../../terms/term.ts';
import { loanInputs } from './loan-inputs.ts';

/** Levels of the market that price the sale, where they are known. */
function writeExitLevels(draft: ReportDraft): void {
  const { context, base } = draft;
  const market = context.market;
  if (market?.typical_yield)
    writeLevel(
      draft,
      'market.typical_yield',
      market.typical_yield,
      term(
        'Yield of such property in the market',
        '想定利回り水準',
        'percent',
        `${market.typical_yield.basis} ${market.typical_yield.kind === 'asking' ? 'A gross yield at which such property is offered' : 'A yield of NOI that investors expect'}; ${market.typical_yield.area}.`,
      ),
    );
  if (market?.contract_price && base.exit.methods.contracts !== undefined)
    writeLevel(
      draft,
      'market.contract_price',
      market.contract_price,
      term('Contracts per m²', '成約㎡単価', 'JPY/m2', `${market.contract_price.basis} ${market.contract_price.count} contracts.`),
    );
}

/** How the rate at entry was found, and from what. */
function entryRateOrigin({ base, context, ledger, subject }: ReportDraft): { formula: string; inputs: string[] } {
  if (!base.entry.fromMarket)
    return { formula: 'NOI yield of this purchase, since no market rate is known', inputs: ['returns.noi_yield'] };
  if (context.market?.typical_yield?.kind !== 'expected')
    return {
      formula: 'yield of the market, brought to NOI by the share of full rent that this property keeps',
      inputs: ['market.typical_yield', 'returns.noi', 'income.gross_potential'],
    };
  const added = capRateSupplement(subject);
  if (added === 0) return { formula: 'yield of NOI that investors expect of such a block', inputs: ['market.typical_yield'] };
  const points = ledger.assumed(
    'exit.type_supplement',
    added,
    'cap-rate-supplement',
    'Ours: 0.75 points for an age over 20 years, 1 for wood or light steel, 2 for leased land, 1.5 for the earthquake standard of before June 1981.',
    null,
    {
      term: term(
        'Points above a recent block of concrete',
        null,
        'points',
        'What investors expect is expected of a recent, well-placed block; older, wooden and leased ones sell at higher yields.',
      ),
    },
  );
  return {
    formula: 'yield that investors expect of a recent block + points for what this one is',
    inputs: ['market.typical_yield', points],
  };
}

/** The sale: its rate, its price by each method, the median that counts, and what is left of it. */
export function writeExit(draft: ReportDraft): void {
  const { base, ledger, settings, subject } = draft;
  const { exit, entry, purchase } = base;
  writeExitLevels(draft);
  writeMetric(draft, 'exit.noi_forward', 'NOI of the year after the holding period: rent changed and costs grown each year', [
    'returns.noi',
    'assumptions.rent_change',
    'assumptions.cost_growth',
    'assumptions.holding_years',
  ]);
  const { formula, inputs } = entryRateOrigin(draft);
  writeMetric(draft, 'exit.entry_rate', formula, present(ledger, inputs));
  writeMetric(draft, 'exit.cap_rate', 'rate at entry + exit spread', ['exit.entry_rate', 'assumptions.exit_cap_spread']);
  writeMetric(draft, 'exit.by_income', 'NOI of the year after ÷ yield asked', ['exit.noi_forward', 'exit.cap_rate']);
  const methods = ['exit.by_income'];
  if (exit.methods.cost !== undefined) {
    writeMetric(draft, 'exit.by_cost', 'land at its official level + replacement cost × life left then ÷ tax life', [
      'land.official_value',
      'assessment.rebuilding_cost',
      'facts.life_left',
      'facts.legal_life',
      'assumptions.holding_years',
    ]);
    methods.push('exit.by_cost');
  }
  if (exit.methods.contracts !== undefined) {
    const area = subject.values.floor_area_m2 === null ? 'assumptions.floor_area' : 'facts.floor_area';
    writeMetric(draft, 'exit.by_contracts', 'contracts per m² × factor of the age then × floor area', [
      'market.contract_price',
      area,
      'facts.age_years',
      'assumptions.holding_years',
    ]);
    methods.push('exit.by_contracts');
  }
  const [low, high] = [exit.span[0], exit.span[1]];
  const ofRent = draft.ranges['exit.price'];
  const chosen = chosenMethod(draft);
  ledger.computed(
    'exit.price',
    exit.price,
    chosen !== null
      ? 'by the method that you chose'
      : methods.length > 1
        ? 'median of the methods'
        : 'by its income, the only method at hand',
    chosen === null ? methods : [`exit.by_${chosen}`],
    {
      range: ofRent ? [Math.min(low, ofRent[0]), Math.max(high, ofRent[1])] : low < high ? [low, high] : null,
    },
  );
  writeDayOne(draft);
  if (settings.values.consent_fee !== undefined)
    writeMetric(draft, 'exit.consent_fee', 'sale price × land’s part of the price × fee', [
      'exit.price',
      'split.land',
      'assumptions.consent_fee',
    ]);
  writeMetric(draft, 'exit.sale_costs', 'brokerage cap + stamp tax + other costs', [
    'exit.price',
    'assumptions.sale_other_costs',
    ...(ledger.has('exit.consent_fee') ? ['exit.consent_fee'] : []),
  ]);
  writeMetric(draft, 'exit.loan_balance', 'loan left after the payments of the holding period', [
    'assumptions.holding_years',
    ...loanInputs(draft),
  ]);
  writeMetric(draft, 'exit.net_proceeds', 'sale price − costs − loan left', ['exit.price', 'exit.sale_costs', 'exit.loan_balance']);

  function writeDayOne(current: ReportDraft): void {
    const noi = base.allYears[1]?.operation.noi ?? base.allYears[0]?.operation.noi ?? 0;
    const today = exitValue(
      subject,
      settings,
      purchase.valuation,
      exit.entryRate,
      0,
      entry.fromMarket ? noi : exit.entryRate * purchase.price,
    );
    current.ledger.computed(
      'exit.day_one',
      today.base,
      'the same methods on the day of purchase, before costs',
      ['exit.entry_rate', 'returns.noi', 'facts.price'],
      {
        range: today.span[0] < today.span[1] ? today.span : null,
        because: null,
      },
    );
  }
}

/** The one method that prices the sale by the buyer's choice; null where the median of all does, or the one chosen is not at hand. */
function chosenMethod({ base, settings }: ReportDraft): ExitMethod | null {
  const { exit_method: chosen } = settings.choices;
  return chosen === 'median' || base.exit.methods[chosen] === undefined ? null : chosen;
}

/** `24 % below`, `about` */
function against(value: number, price: number): string {
  const change = (value / price - 1) * 100;
  return Math.abs(change) < 0.5 ? 'about the price' : `${decimals(Math.abs(change), 0)} % ${change < 0 ? 'below' : 'above'} the price`;
}

/** How the sale stands to the price, as sentences; the methods that price it, those that nobody can tell, and what they give today. */
export function saleSentence(draft: ReportDraft): string {
  const { base, ledger, metrics, settings, subject } = draft;
  const price = metrics['exit.price'] ?? 0;
  const years = base.years.length;
  const by = { income: 'its income', cost: 'land and building', contracts: 'contracts nearby' };
  const methods = (['income', 'cost', 'contracts'] as const)
    .filter((name) => base.exit.methods[name] !== undefined)
    .map((name) => by[name]);
  const chosen = chosenMethod(draft);
  const basis =
    chosen !== null
      ? `priced by ${by[chosen]}, as you chose`
      : methods.length > 1
        ? `the median of ${methods.slice(0, -1).join(', ')} and ${methods.at(-1)}`
        : 'priced by its income alone';
  const rate = base.entry.fromMarket ? '' : ', at the yield of this purchase, since no market rate is known';
  const rent = rentIsEstimated(draft) ? `, at a rent of ${grouped(settings.monthlyRent)} yen a month,` : '';
  const today = ledger.value('exit.day_one');
  const onDayOne =
    today === null || Math.abs(today / subject.price - 1) < 0.005
      ? ''
      : ` By the same ${methods.length > 1 && chosen === null ? 'methods' : 'method'} it sells today at ${grouped(today)} yen, ${against(today, subject.price)}.`;
  return `The base case${rent} sells at ${grouped(price)} yen after ${years} ${years === 1 ? 'year' : 'years'}, ${against(price, subject.price)} (${basis}${rate}).${onDayOne}`;
}
