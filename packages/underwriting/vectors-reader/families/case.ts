import * as engine from '../engine.ts';
import { family } from '../family.ts';
import { assumptionKinds, names } from '../kinds.ts';
import { choiceKinds, factsOf, propertyKinds } from './property.ts';

const changes = names('ratio: rent_factor=1 exit_price_factor=1; percent: vacancy_points=0 rate_points=0; years: year=1');
const overriding = [...engine.assumptionKeys, ...Object.keys(choiceKinds)];

export const caseFamilies = {
  CASE: family({
    title:
      'A whole case, worked out as reports do: facts, assumptions (left out: the engine’s default; as market cap rate NOI ÷ price) and changes as scenarios make them. `year` and `tax` are those of the year asked for, `byYear` lists the years held.',
    names: `years: year=1
      → yen: purchase.costs.brokerage purchase.costs.stamp_sale purchase.costs.stamp_loan purchase.costs.registration_land;
      yen: purchase.costs.registration_building purchase.costs.registration_mortgage purchase.costs.acquisition_tax_land;
      yen: purchase.costs.acquisition_tax_building purchase.costs.loan_fee;
      yen: purchase.total purchase.propertyTax.total totalCost equity;
      yen: monthlyPayment year.operation.grossPotential year.operation.effective year.operation.operatingExpenses;
      yen: year.operation.noi year.operation.monthly.property_management year.debtService year.interest year.principal;
      yen: year.loanBalance year.btcf tax.depreciation tax.purchaseExpenses tax.taxableIncome tax.offsettable tax.tax tax.atcf;
      yen: exit.price exit.saleCosts exit.loanBalance exit.netProceeds netProceedsAfterTax;
      yen: afterTax.gain afterTax.gainsTax accumulatedDepreciation;
      yen[]: byYear.btcf byYear.loanBalance byYear.atcf byYear.taxableIncome byYear.depreciation byYear.tax;
      ratio: ratios.grossYield ratios.noiYield ratios.netYield ratios.cashOnCash ratios.dscr ratios.breakEven;
      ratio: ratios.loanToValue ratios.irr ratios.multiple afterTax.irr; flag: afterTax.longTerm; amount: npv npvAfterTax;
      years: afterTax.plan.life; years|null: deadCrossYear`,
    more: { ...propertyKinds, ...assumptionKinds, ...choiceKinds, ...changes },
    run: ({ year: asked, rent_factor, vacancy_points, rate_points, exit_price_factor, ...inputs }) => {
      const subject = engine.readSubject(factsOf(inputs), inputs.as_of);
      const overrides: engine.AssumptionOverrides = Object.fromEntries(
        Object.entries(inputs).filter(([name]) => overriding.includes(name)),
      );
      const settled = engine.settleAssumptions(subject, overrides);
      const rent = engine.settleRent(subject, settled);
      const choices = engine.settleChoices(overrides);
      const asRead = engine.settingsFrom(settled, rent.monthly, choices, rent.paidNow);
      // Examples state the sale by its yield above that of the purchase, unless they give a market cap rate.
      const goingIn = (engine.workOutCase(subject, asRead).settled.noi / subject.price) * 100;
      const settings =
        inputs.market_cap_rate === undefined ? { ...asRead, values: { ...asRead.values, market_cap_rate: goingIn } } : asRead;
      const base = engine.workOutCase(subject, settings);
      const change = {
        rentFactor: rent_factor,
        vacancyPoints: vacancy_points,
        ratePoints: rate_points,
        exitPriceFactor: exit_price_factor,
      };
      const changed = engine.resettle({ subject, settings }, engine.inputsOf(settings, change));
      const result = engine.workOutCase(subject, changed.settings, { horizon: asked, purchase: base.purchase });
      const { purchase, years: held, equity, exit, afterTax, ratios, npv } = result;
      const taxes = afterTax.years.slice(0, held.length);
      const cash = (['btcf', 'loanBalance'] as const).map((name) => [name, held.map((entry) => entry[name])]);
      const lines = ['atcf', 'taxableIncome', 'depreciation', 'tax'] as const;
      const taxed = lines.map((name) => [name, taxes.map((entry) => entry[name])]);
      return {
        purchase,
        equity,
        exit,
        afterTax,
        ratios,
        npv,
        year: result.allYears[asked - 1],
        tax: afterTax.years[asked - 1],
        byYear: Object.fromEntries([...cash, ...taxed]),
        totalCost: purchase.price + purchase.total,
        monthlyPayment: engine.caseMetrics(result)['loan.monthly_payment'],
        deadCrossYear: engine.deadCrossYear(held, taxes),
        accumulatedDepreciation: engine.sumYen(taxes.map(({ depreciation }) => depreciation)),
        netProceedsAfterTax: exit.netProceeds - afterTax.gainsTax,
        npvAfterTax: engine.netPresentValue(engine.settingOf(settings, 'discount_rate') / 100, afterTax.flows),
      };
    },
  }),
};
