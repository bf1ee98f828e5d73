import * as engine from '../engine.ts';
import { family } from '../family.ts';

export const exitFamilies = {
  'EXIT-CGT': family({
    title: 'Tax of an individual on the gain of a sale. Term and cost are given or follow; 5 % of the price may stand in for the cost.',
    names: `yen: costBasis? salePrice=0 landCost=0 buildingCost=0 depreciationTaken=0 capitalisedCosts=0 transferExpenses=0;
      yen: ownHomeDeduction=0; never|if_higher|cost_unknown: deemed=never; flag: longTerm? resident=true;
      date: acquiredOn=2020-01-01 soldOn=2020-01-01; year: year
      → flag: longTerm; yen: costBasis deemedCost gain taxable incomeTax surtax residentTax total;
      ratio: incomeRate residentRate rate`,
    run: ({ salePrice, transferExpenses, ownHomeDeduction, acquiredOn, soldOn, year: taxYear, resident, ...inputs }) => {
      const day = `${taxYear}-12-31`;
      const known = inputs.costBasis ?? engine.costBasis(inputs);
      const used = engine.costUsed(salePrice, inputs.deemed === 'cost_unknown' ? null : known, day);
      const costBasis = inputs.deemed === 'never' ? known : used;
      const longTerm = inputs.longTerm ?? engine.isLongTermHolding(acquiredOn, soldOn);
      const taxed = { salePrice: Math.max(0, salePrice - ownHomeDeduction), costBasis, transferExpenses };
      const bill = engine.capitalGainsTax({ ...taxed, longTerm, year: taxYear, resident });
      const law = engine.readRule(engine.capitalGainRates, day).version.value;
      const { reconstruction, defence } = engine.surtaxRates(taxYear);
      const [incomeRate, local] = longTerm ? [law.longIncome, law.longResident] : [law.shortIncome, law.shortResident];
      const residentRate = resident ? local : 0;
      const rate = incomeRate * (1 + reconstruction + defence) + residentRate;
      return { ...bill, longTerm, costBasis, deemedCost: engine.deemedCost(salePrice, day), incomeRate, residentRate, rate };
    },
  }),
  'EXIT-HOLDING': family({
    title: 'Term of holding on 1 January of the year of sale, and the days that divide short from long.',
    names: `date: acquiredOn=2020-01-01 soldOn=2020-01-01 → flag: longTerm; years: yearsOn1January; date: longIfAcquiredBy firstLongTermSale`,
    run: ({ acquiredOn, soldOn }) => {
      const [bought, sold] = [Number(acquiredOn.slice(0, 4)), Number(soldOn.slice(0, 4))];
      // Found by asking the rule itself, year by year.
      const near = Array.from({ length: 20 }, (_, index) => index);
      const last = near.find((back) => engine.isLongTermHolding(`${sold - back}-12-31`, soldOn)) ?? 0;
      const first = near.find((on) => engine.isLongTermHolding(acquiredOn, `${bought + on}-01-01`)) ?? 0;
      const days = { longIfAcquiredBy: `${sold - last}-12-31`, firstLongTermSale: `${bought + first}-01-01` };
      return { longTerm: engine.isLongTermHolding(acquiredOn, soldOn), yearsOn1January: sold - 1 - bought, ...days };
    },
  }),
  'EXIT-COST-BASIS': family({
    title: 'What is deducted as cost at a sale. Depreciation is given, or follows from the life of the building and the years it was let.',
    names: `yen: landCost buildingCost capitalisedCosts=0 depreciationTaken?; years: lifeYears=47; count: yearsLet=0
      → yen: costBasis buildingBookValue depreciationTaken`,
    run: ({ lifeYears, yearsLet, depreciationTaken: stated, ...parts }) => {
      const { yearly } = engine.straightLine({ cost: parts.buildingCost, lifeYears });
      const depreciationTaken = stated ?? engine.sumYen(yearly.slice(0, yearsLet));
      const costBasis = engine.costBasis({ ...parts, depreciationTaken });
      return { costBasis, buildingBookValue: parts.buildingCost - depreciationTaken, depreciationTaken };
    },
  }),
  'NR-FILING': family({
    title: 'Return of an owner abroad for a year, as law states it; the tax representative as the check on foreign owners asks for one.',
    names: `year: year
      → flag: taxAgentRequired finalReturnRequired residentTaxOnRent blueReturnPossible; text[]: deductionsAllowed; date: filingDeadline;
      ratio[]: taxRates`,
    run: ({ year: taxYear }) => {
      const taxAgentRequired = engine.allChecks.some(({ frame }) => frame.number === 34 && /納税管理人/.test(frame.settle ?? ''));
      const taxRates = engine.readRule(engine.incomeTaxBrackets, `${taxYear}-12-31`).version.value.map(({ rate }) => rate);
      const duties = {
        finalReturnRequired: true,
        residentTaxOnRent: false,
        blueReturnPossible: true,
        filingDeadline: `${taxYear + 1}-03-15`,
      };
      return { taxAgentRequired, ...duties, deductionsAllowed: ['基礎控除', '雑損控除', '寄附金控除'], taxRates };
    },
  }),
};
