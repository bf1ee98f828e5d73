import * as engine from '../engine.ts';
import { family } from '../family.ts';
import { names, opt, record } from '../kinds.ts';

const bounds = { score: engine.scoreBands, netYield: engine.netYieldBands, dscr: [1.5, 1.2] } as const;
/** Leasehold ratios by the letters of the road price map. */
const grades = { A: 0.9, B: 0.8, C: 0.7, D: 0.6, E: 0.5, F: 0.4, G: 0.3 } as const;

export const valueFamilies = {
  RATIOS: family({
    title: 'Income, cash and ratios of one year. Rent, collected rent, costs and NOI are given or follow from the step before.',
    names: `yen: price=0 acquisitionCosts=0 loan=0 monthlyRent=0 interest=0 depreciation=0 equity? grossPotential? effective?;
      yen: operatingExpenses? noi?; amount: debtService=0; count: units=1; ratio: vacancy=0 expenseRatio=0 taxRate=0;
      sqm: floorAreaSqm=1
      → amount: grossPotential effective operatingExpenses noi debtService btcf taxable tax atcf equity pricePerUnit pricePerSqm;
      amount: pricePerTsubo;
      ratio: grossYield noiYield netYield cashOnCash dscr breakEven breakEvenMargin loanConstant loanToValue debtYield yieldGap;
      ratio: expenseRatio occupancy rentMultiple noiCushion; flag: positiveLeverage; span: payback`,
    more: { exactLoan: opt(record(names('ratio: annualRate; count: periods perYear'))) },
    run: ({ price, acquisitionCosts, loan, interest, depreciation, taxRate, exactLoan: terms, floorAreaSqm, ...inputs }) => {
      const grossPotential = inputs.grossPotential ?? inputs.monthlyRent * inputs.units * 12;
      const effective = inputs.effective ?? grossPotential - engine.timesRate(grossPotential, inputs.vacancy, 'nearest');
      const operatingExpenses = inputs.operatingExpenses ?? engine.timesRate(effective, inputs.expenseRatio);
      const noi = inputs.noi ?? effective - operatingExpenses;
      const exact = terms && engine.levelPaymentExact(loan, terms.annualRate / terms.perYear, terms.periods) * terms.perYear;
      const debtService = exact ?? inputs.debtService;
      const equity = inputs.equity ?? price + acquisitionCosts - loan;
      const [btcf, taxable] = [noi - debtService, noi - interest - depreciation];
      const tax = Math.sign(taxable) * engine.timesRate(Math.abs(taxable), taxRate);
      const income = { grossPotential, effective, operatingExpenses, noi, debtService, btcf, taxable, tax, atcf: btcf - tax, equity };
      const [netYield, loanConstant] = [engine.netYield(noi, price, acquisitionCosts), engine.loanConstant(debtService, loan)];
      const yieldGap = (netYield.value ?? 0) - (loanConstant.value ?? 0);
      const breakEven = engine.breakEvenRatio(operatingExpenses, debtService, grossPotential);
      const of = (top: number, bottom: number) => engine.ratio(top, bottom, 'There is nothing to divide by.');
      const [occupancy, pricePerSqm] = [of(effective, grossPotential), price / floorAreaSqm];
      const prices = { pricePerUnit: price / inputs.units, pricePerSqm, pricePerTsubo: (pricePerSqm * 400) / 121 };
      const yields = { netYield, loanConstant, yieldGap, positiveLeverage: yieldGap > 0, breakEven, occupancy };
      return {
        ...income,
        ...yields,
        breakEvenMargin: (occupancy.value ?? 0) - (breakEven.value ?? 0),
        grossYield: engine.grossYield(grossPotential, price),
        noiYield: of(noi, price),
        cashOnCash: engine.cashOnCash(btcf, equity),
        dscr: engine.debtServiceCoverage(noi, debtService),
        loanToValue: of(loan, price),
        debtYield: of(noi, loan),
        expenseRatio: of(operatingExpenses, effective),
        rentMultiple: of(price, grossPotential),
        payback: of(equity, btcf),
        noiCushion: of(btcf, noi),
        ...prices,
      };
    },
  }),
  BANDS: family({
    title: 'Band of a score or of a net yield in percent, as the report colours them, and of a coverage as lenders read it.',
    names: 'score|netYield|dscr: measure; span: value → text: band',
    run: ({ measure, value }) => ({ band: engine.bandOf(value, bounds[measure]) }),
  }),
  'VAL-COST': family({
    title: 'Cost approach: building by unit cost, floor area and life left, land by road price, area and adjustment; floor to 1 yen.',
    names: `yen: unitCost=0 price=0; sqm: floorAreaSqm=0 landAreaSqm=0; years: ageYears=0 legalLifeYears=47; amount: roadPricePerSqm=0;
      ratio: adjustment=1 → yen: building land total replacementCost; ratio: shareOfPrice residualRate ageShare; years: lifeLeft`,
    run: ({ price, landAreaSqm, roadPricePerSqm, adjustment, ...terms }) => {
      const building = engine.buildingCostValue(terms);
      const land = engine.landCostValue(roadPricePerSqm, landAreaSqm, adjustment);
      const replacementCost = engine.buildingCostValue({ ...terms, ageYears: 0 });
      const residualRate = engine.residualRate(terms.ageYears, terms.legalLifeYears);
      const life = { residualRate, ageShare: 1 - residualRate, lifeLeft: residualRate * terms.legalLifeYears };
      return { building, land, total: building + land, shareOfPrice: (building + land) / price, replacementCost, ...life };
    },
  }),
  'VAL-LAND-PRICES': family({
    title: 'Official price, road price and assessed value of land per m² from one of them, and the assessed value of the area.',
    names: 'amount: koji? rosenka? assessed?; sqm: areaSqm=1 → amount: koji rosenka assessed assessedOfArea',
    run: ({ koji, rosenka, assessed = 0, areaSqm }) => {
      const prices = engine.convertLandPrice(rosenka === undefined ? { koji: koji ?? assessed / 0.7 } : { rosenka });
      return { ...prices, assessedOfArea: prices.assessed * areaSqm };
    },
  }),
  'VAL-INCOME': family({
    title: 'Direct capitalisation, floor to 1 yen: NOI, given or following from the rent, over a cap rate; or the cap rate of a value.',
    names: 'yen: noi? grossPotential=0 value=1; ratio: vacancy=0 expenseRatio=0 capRate=1 → yen: effective noi value; ratio: capRate',
    run: ({ grossPotential, vacancy, expenseRatio, capRate, value, ...inputs }) => {
      const effective = engine.timesRate(grossPotential, 1 - vacancy);
      const noi = inputs.noi ?? effective - engine.timesRate(effective, expenseRatio);
      return { effective, noi, value: engine.directCapitalisation(noi, capRate), capRate: noi / value };
    },
  }),
  'VAL-DCF': family({
    title: 'Discounted cash flow: NOI growing each year and a sale at a terminal cap after costs, or listed flows and a sale price.',
    names: `ratio: discount growth=0 saleCost=0 terminalCap=1; amount: noi=0 salePrice=0; years: years=1; amount[]: flows?;
      ratio[]: discountFactors? → amount: value terminalGross terminalNet valueOfFlows valueOfSale`,
    run: ({ flows, salePrice, discountFactors, ...terms }) => {
      const grown = engine.discountedCashFlow(terms);
      if (flows === undefined) return { ...grown, terminalNet: grown.terminalGross * (1 - terms.saleCost) };
      const byFactors = (all: number[]) => all.reduce((sum, flow, index) => sum + flow * (discountFactors?.[index] ?? 0), 0);
      const valueAt = (all: number[]) => (discountFactors ? byFactors(all) : engine.netPresentValueFromPeriodOne(terms.discount, all));
      const [valueOfFlows, valueOfSale] = [valueAt(flows), valueAt([...flows.slice(1).map(() => 0), salePrice])];
      return { value: valueOfFlows + valueOfSale, valueOfFlows, valueOfSale };
    },
  }),
  'VAL-LEASEHOLD': family({
    title: 'Leasehold and bottom land, by a ratio or the letter of the road price map, of land at its value or road price.',
    names: `yen: landValue?; amount: roadPricePerSqm=0; sqm: landAreaSqm=0; ratio: leaseholdRatio?; A|B|C|D|E|F|G: grade=A
      → yen: landValue leasehold bottomLand; ratio: leaseholdRatio`,
    run: ({ roadPricePerSqm, landAreaSqm, grade, ...inputs }) => {
      const landValue = inputs.landValue ?? engine.landCostValue(roadPricePerSqm, landAreaSqm);
      const leaseholdRatio = inputs.leaseholdRatio ?? grades[grade];
      return { landValue, leaseholdRatio, ...engine.leaseholdValue(landValue, leaseholdRatio) };
    },
  }),
};
