import * as engine from '../engine.ts';
import { family } from '../family.ts';

/** Legal life by the table of that day. */
const lifeOf = (structure: engine.TaxStructure, use?: engine.BuildingUse) => engine.legalLifeYears(structure, '2026-11-20', use);

export const depreciationFamilies = {
  'DEP-LIFE': family({
    title: 'Legal life of a structure or of equipment, and the straight-line rates of lives.',
    names: 'structure: structure=wood; residential|office|shop: use=residential; years[]: lives=[] → years: life; ratio[]: rates',
    run: ({ structure, use, lives }) => ({ life: lifeOf(structure, use), rates: lives.map((life) => engine.straightLineRate(life)) }),
  }),
  'DEP-USED-LIFE': family({
    title: 'Life of a used building by the simplified method. Its age is given in months, or by the dates of completion and first use.',
    names: `years: legalLifeYears?; structure: structure=wood; months: elapsedMonths=0; month: completed? inService?;
      yen: purchasePrice? capitalExpenditure? reacquisitionPrice?
      → years|null: life; years: legalLife; ratio: rate; text: method; flag: simplifiedAllowed fullyElapsed`,
    run: ({ legalLifeYears, structure, elapsedMonths: stated, completed, inService, ...spent }) => {
      const legalLife = legalLifeYears ?? lifeOf(structure);
      const elapsedMonths = completed && inService ? engine.monthsElapsed(completed, inService) : stated;
      const result = engine.usedLife({ legalLifeYears: legalLife, elapsedMonths, ...spent });
      const [rate, fullyElapsed] = [engine.straightLineRate(result.life ?? legalLife), elapsedMonths >= legalLife * 12];
      return { ...result, legalLife, rate, fullyElapsed };
    },
  }),
  'DEP-SL': family({
    title: 'Straight-line depreciation down to one yen. The life is given, or that of the structure at its age when bought.',
    names: `yen: cost; years: lifeYears?; structure: structure=wood; months: elapsedMonths=0 monthsFirstYear?; ratio: rate? businessShare=1;
      date: inService=2026-01-01; count: year=1 → years: life numberOfYears; ratio: rate; yen[]: yearly closing;
      yen: yearly.0 yearly.1 fullYear total ofYear accumulated bookValue deductible`,
    run: ({ cost, lifeYears, structure, elapsedMonths, inService, monthsFirstYear, year, businessShare, ...inputs }) => {
      const legal = lifeOf(structure);
      const life = lifeYears ?? (elapsedMonths === 0 ? legal : engine.simplifiedLife(legal, elapsedMonths));
      const rate = inputs.rate ?? engine.straightLineRate(life);
      const first = monthsFirstYear ?? engine.monthsInFirstYear(Number(inService.slice(5, 7)));
      const { yearly, closing } = engine.straightLine({ cost, lifeYears: life, rate, monthsFirstYear: first });
      const fullYear = engine.fullYearDepreciation(cost, life, rate);
      const atYear = { ofYear: yearly[year - 1], accumulated: engine.sumYen(yearly.slice(0, year)), bookValue: closing[year - 1] };
      const whole = { total: engine.sumYen(yearly), numberOfYears: yearly.length, deductible: engine.timesRate(fullYear, businessShare) };
      return { life, rate, yearly, closing, fullYear, ...atYear, ...whole };
    },
  }),
  'DEP-OLD': family({
    title: 'Methods of older assets: declining balance (定率法) by the year, and a year of the former straight-line method (旧定額法).',
    names: 'yen: cost; ratio: rate revisedRate=1 guaranteeRate=0 → yen[]: decliningBalance; yen: oldStraightLine',
    run: (inputs) => {
      const oldStraightLine = engine.oldStraightLine(inputs.cost, inputs.rate);
      return { decliningBalance: engine.decliningBalance(inputs), oldStraightLine };
    },
  }),
  'DEP-NONBUSINESS': family({
    title: 'Wear of a building while it was not let, such as the owner’s home.',
    names: 'yen: cost; structure: structure; months: elapsedMonths → yen: wear bookValue',
    run: ({ cost, structure, elapsedMonths }) => {
      const wear = engine.deemedDepreciation(cost, lifeOf(structure), elapsedMonths);
      return { wear, bookValue: cost - wear };
    },
  }),
  'DEP-OVERSEAS': family({
    title: 'Whether a loss from a used building is disregarded: only of one abroad, since 2021 (措法41条の4の3).',
    names: 'text: country; flag: used lossFromDepreciation=true; years: year=2026 → flag: disregarded',
    run: (inputs) => ({ disregarded: inputs.country !== 'JP' && inputs.used && inputs.lossFromDepreciation && inputs.year >= 2021 }),
  }),
  'DEP-SMALL': family({
    title: 'Small assets: an expense below 100,000 yen, at once for a blue filer below the limit of the day, in thirds below 200,000.',
    names: 'yen: cost; date: acquiredOn; flag: leasedOut=false blueReturn=true → flag: writeOffAllowed; text: treatment; yen[]: thirds',
    run: ({ cost, acquiredOn, leasedOut, blueReturn }) => {
      const { costBelow } = engine.readRule(engine.smallAssetWriteOff, acquiredOn).version.value;
      const writeOffAllowed = cost < costBelow && !leasedOut && blueReturn;
      const larger = writeOffAllowed ? 'at_once' : cost < 200_000 ? 'thirds' : 'depreciate';
      return { writeOffAllowed, treatment: cost < 100_000 ? 'expense' : larger, thirds: engine.allocate(cost, [1, 1, 1]) };
    },
  }),
  'DEP-REPAIR': family({
    title: 'Work as an expense of the year or as part of the asset, which then has the legal life of a new one.',
    names: `yen: cost assetCost?; structure: structure=wood; restores|improves|unclear: nature; date: doneOn; years: cycleYears?
      → flag: expense; yen: expenseAmount capitalAmount; years: lifeOfAsset`,
    run: ({ structure, ...work }) => {
      const treatment = engine.repairTreatment(work);
      const [expenseAmount, capitalAmount] = treatment.expense ? [work.cost, 0] : [0, work.cost];
      return { ...treatment, expenseAmount, capitalAmount, lifeOfAsset: lifeOf(structure) };
    },
  }),
  'DEP-DEAD-CROSS': family({
    title: 'First year in which more principal is repaid than is written off; null where there is none.',
    names: 'yen[]: principalByYear depreciationByYear → years|null: year',
    run: ({ principalByYear, depreciationByYear }) => {
      const paid = principalByYear.map((principal, index) => ({ year: index + 1, principal }));
      const written = depreciationByYear.map((depreciation) => ({ depreciation }));
      return { year: engine.deadCrossYear(paid, written) };
    },
  }),
};
