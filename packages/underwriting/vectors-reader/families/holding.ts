import * as engine from '../engine.ts';
import { family } from '../family.ts';

export const holdingFamilies = {
  'HOLD-FIXED': family({
    title: 'Fixed asset tax and city planning tax of a fiscal year: bases floor to 1,000 yen, taxes floor to 100.',
    names: `yen: landAssessed buildingAssessed; sqm: landAreaSqm newHouseFloorAreaSqm? floorAreaSqm?; count: dwellingUnits;
      flag: residential fireResistantFiveStoreys=false; ratio: fixedRate=0.014 cityRate=0.003 landBurdenLevel=1 residentialFloorShare=1;
      year: fiscalYear; sqm[]: parcelsSqm=[] → sqm: smallArea generalArea; sqm[]: smallByParcel; ratio: residentialLandShare;
      yen: landFixedBase landCityBase buildingBase newHouseReduction fixedAssetTax cityPlanningTax total`,
    run: ({ residentialFloorShare, fireResistantFiveStoreys, parcelsSqm, ...inputs }) => {
      const residentialLandShare = engine.residentialLandShare(residentialFloorShare, fireResistantFiveStoreys);
      const smallByParcel = engine.smallAreaByParcel(parcelsSqm, inputs.dwellingUnits, inputs.fiscalYear);
      return { ...engine.propertyTax({ ...inputs, residentialLandShare }), residentialLandShare, smallByParcel };
    },
  }),
  'HOLD-FIXED-NEW-HOUSE': family({
    title: 'Years in which the fixed asset tax of a new dwelling is halved, and that tax in one of the years after completion.',
    names: `sqm: floorAreaSqm; date: completedOn; flag: rentedUnitInBuilding=false fireResistantThreeStoreys=false;
      yen: buildingAssessed=0; years: yearAfterCompletion=1 → years: reliefYears; yen: fixedAssetTax`,
    run: ({ buildingAssessed, yearAfterCompletion, ...inputs }) => {
      const reliefYears = engine.newHouseReliefYears(inputs);
      const fiscalYear = Number(inputs.completedOn.slice(0, 4)) + yearAfterCompletion;
      const terms = { landAssessed: 0, landAreaSqm: null, dwellingUnits: 1, residential: true, fixedRate: 0.014, cityRate: 0, fiscalYear };
      const newHouseFloorAreaSqm = yearAfterCompletion <= reliefYears ? inputs.floorAreaSqm : null;
      return { reliefYears, fixedAssetTax: engine.propertyTax({ ...terms, buildingAssessed, newHouseFloorAreaSqm }).fixedAssetTax };
    },
  }),
  'HOLD-FIXED-BURDEN': family({
    title: 'Taxed value of land that lags behind (負担調整): last year’s and 5 % of the full base, at least a fifth of it, at most all.',
    names: 'yen: previousBase assessed; count: divisor=1 → yen: fullBase base; ratio: burdenLevel',
    run: ({ previousBase, assessed, divisor }) => {
      const fullBase = engine.timesFraction(assessed, 1, divisor);
      const raised = Math.max(previousBase + engine.timesRate(fullBase, 0.05), engine.timesRate(fullBase, 0.2));
      return { fullBase, burdenLevel: previousBase / fullBase, base: Math.min(fullBase, raised) };
    },
  }),
  'HOLD-SETTLEMENT': family({
    title:
      'Property tax of a year, or rent of a month, shared by days at the handover; floor to 1 yen unless the contract says otherwise. The tax year starts as given, else by the custom of the prefecture.',
    names: `yen: annualTax=0 monthlyRent=0; date: buyerBearsFrom; 01-01|04-01: yearStart?; text: prefecture=; floor|nearest: rounding=floor
      → 01-01|04-01: yearStart; days: daysInYear buyerDays sellerDays rentDays; yen: buyerShare sellerShare rentShare`,
    run: ({ annualTax, monthlyRent, buyerBearsFrom, prefecture, rounding, ...given }) => {
      const yearStart = given.yearStart ?? engine.settlementYearStartIn(prefecture);
      const settled = engine.taxSettlement(annualTax, buyerBearsFrom, yearStart);
      const exact = engine.timesFraction(annualTax, settled.buyerDays, settled.daysInYear, rounding);
      const buyerShare = rounding === 'floor' ? settled.buyerShare : exact;
      const first = `${buyerBearsFrom.slice(0, 7)}-01`;
      const rentDays = engine.daysBetween(buyerBearsFrom, engine.addMonths(first, 1));
      const rentShare = engine.timesFraction(monthlyRent, rentDays, engine.daysBetween(first, engine.addMonths(first, 1)));
      const seller = { sellerDays: settled.daysInYear - settled.buyerDays, sellerShare: annualTax - buyerShare };
      return { ...settled, yearStart, buyerShare, ...seller, rentDays, rentShare };
    },
  }),
  'EST-ASSESSED-BUILDING': family({
    title: 'Estimated assessed value of a building: cost × share that the tax office counts when new × age correction.',
    names: 'yen: replacementCost=0; ratio: assessedShareWhenNew=1; years: ageYears floorLifeYears → ratio: correction; yen: assessed',
    run: ({ replacementCost, assessedShareWhenNew, ageYears, floorLifeYears }) => ({
      correction: engine.ageCorrection(ageYears, floorLifeYears),
      assessed: engine.estimateBuildingAssessment(replacementCost, assessedShareWhenNew, ageYears, floorLifeYears),
    }),
  }),
  'HOLD-EQ-INS': family({
    title: 'Earthquake insurance of a year (i: fire-resistant イ; ro: other ロ), and the share of the fire insurance that it may cover.',
    names: `text: prefecture=; i|ro: structure=i; yen: sumInsured=0 fireSumInsured=0; ratio: discount=0 → yen: premium lowestSum highestSum`,
    run: ({ prefecture, structure, sumInsured, discount, fireSumInsured }) => {
      const full = engine.earthquakePremiumFor(prefecture, structure, sumInsured);
      const highestSum = Math.min(50_000_000, engine.timesRate(fireSumInsured, 0.5));
      return { premium: full && engine.timesRate(full, 1 - discount), lowestSum: engine.timesRate(fireSumInsured, 0.3), highestSum };
    },
  }),
  'HOLD-REPAIR': family({
    title: 'Planned repairs of thirty years for one dwelling, by the ministry’s guide.',
    names: 'wood|solid|house: building; small|family: size → yen: total perYear',
    run: ({ building, size }) => {
      const total = engine.repairGuide.totalPerDwelling[building][size];
      return { total, perYear: total / engine.repairGuide.years };
    },
  }),
  'HOLD-RESERVE': family({
    title: 'Monthly repair reserve, as paid or as a plan asks for it, beside the national guideline, and the bounds of a stepped plan.',
    names: `count: storeys=1; sqm: totalFloorAreaSqm=0 unitAreaSqm=1 exclusiveAreaSqm=1;
      amount: reservePerMonth? levelPlan=0 first=0 last=0; yen: fundToday=0 paymentsOverPlan=0 otherIncomeOverPlan=0;
      months: planMonths=1
      → amount: band.mean band.low band.high meanOfUnit lowOfUnit highOfUnit perSqm shortfallToMean firstLeast lastMost;
      flag: belowLow aboveHigh firstAllowed lastAllowed`,
    run: ({ storeys, totalFloorAreaSqm, unitAreaSqm: area, reservePerMonth, levelPlan, first, last, ...plan }) => {
      const band = engine.reserveBand(storeys, totalFloorAreaSqm);
      const perSqm = reservePerMonth === undefined ? engine.reservePerSqm(plan) : reservePerMonth / area;
      const ofUnit = { meanOfUnit: band.mean * area, lowOfUnit: band.low * area, highOfUnit: band.high * area };
      const [belowLow, aboveHigh, shortfallToMean] = [perSqm < band.low, perSqm > band.high, Math.max(0, band.mean - perSqm) * area];
      const [firstLeast, lastMost] = [levelPlan * engine.steppedPlanBounds.first, levelPlan * engine.steppedPlanBounds.last];
      const stepped = { firstLeast, lastMost, firstAllowed: first >= firstLeast, lastAllowed: last <= lastMost };
      return { band, perSqm, ...ofUnit, belowLow, aboveHigh, shortfallToMean, ...stepped };
    },
  }),
  'HOLD-RENT-DECLINE': family({
    title: 'Rent after years of steady decline, and the yearly decline at a building’s age in the 23 wards.',
    names: `yen: rent=0; ratio: annualDecline=0; years: years=0 ageYears=0; single|compact: size=single
      → amount: rentAfter; ratio: declineAtAge`,
    run: (inputs) => ({
      rentAfter: engine.rentAfter(inputs.rent, inputs.annualDecline, inputs.years),
      declineAtAge: engine.rentDeclineAtAge(inputs.size, inputs.ageYears),
    }),
  }),
  'HOLD-RELET': family({
    title: 'Change of tenants: mean stay (given, or that of the household), turnover, vacancy, and the cost of a change and of a year.',
    names: `span: stayMonths? advertisingMonths=0 downtimeMonths=0 renewalMonths=0; single|family: household=family; count: units=1;
      yen: rent=0 restoration=0 → span: meanStayMonths; ratio: annualTurnover exitsPerYear vacancy;
      amount: costPerTurnover costPerYear advertising advertisingIncTax renewal`,
    run: ({ stayMonths, household, units, renewalMonths, ...turnover }) => {
      const meanStayMonths = stayMonths ?? engine.meanStayMonths[household];
      const [annualTurnover, costPerTurnover] = [engine.annualTurnover(meanStayMonths), engine.costPerTurnover(turnover)];
      const each = { meanStayMonths, annualTurnover, costPerTurnover };
      const yearly = { exitsPerYear: units * annualTurnover, costPerYear: costPerTurnover * annualTurnover };
      const advertising = engine.timesRate(turnover.rent, turnover.advertisingMonths);
      const fees = { advertising, advertisingIncTax: engine.timesRate(advertising, 1.1), renewal: turnover.rent * renewalMonths };
      return { ...each, ...yearly, ...fees, vacancy: turnover.downtimeMonths / (meanStayMonths + turnover.downtimeMonths) };
    },
  }),
  'HOLD-PM': family({
    title: 'Fee of a rental manager on rent and common fee, floor to 1 yen.',
    names: 'yen: rent commonFee=0; ratio: rate → yen: fee feeIncTax',
    run: ({ rent, commonFee, rate }) => {
      const fee = engine.managementFee(rent, commonFee, rate);
      return { fee, feeIncTax: engine.timesRate(fee, 1.1) };
    },
  }),
};
