import type { SettledRent } from '../assumptions/settle-rent.ts';
import type { Finding } from '../checks/finding.ts';
import { equityMultiple } from '../returns/ratios.ts';
import * as texts from '../texts/model/risk-level-texts.ts';
import type { EvidenceGrade } from './evidence-grade.ts';
import type { FlatMarket } from './flat-market.ts';
import { workingLifeLeft } from './property-marks.ts';
import { barringChecks } from './score-caps.ts';
import { scoreVersion } from './score-version.ts';

export type RiskLevel = 'low' | 'medium' | 'high';

export interface RiskReading {
  level: RiskLevel;
  /** The decisive reason first, each with its number. */
  reasons: string[];
}

/** What the level is read from beside the flat-market case. */
export interface RiskInputs {
  checks: readonly Finding[];
  /** Population of 2050 ÷ today; null where it is not known. */
  populationIndex: number | null;
  grade: EvidenceGrade;
  rent: Pick<SettledRent, 'stated' | 'estimate'>;
}

/** What the level is read from: the flat-market case and its cautious variant, both all cash. */
interface RiskMeasures {
  /** Income yield of the cautious case, percent. */
  cautiousYield: number;
  /** Cash received ÷ cash contributed over ten years in the cautious case. */
  cashBack: number;
  /** Years. */
  workingLife: number;
  /** Official land value ÷ price; 0 where it is not known. */
  landOfPrice: number;
}

const percent = (value: number, decimals = 1): string => `${value.toFixed(decimals).replace('-', '−')}%`;
/** Checks of the loan, which is read apart. */
const ofTheLoan: readonly string[] = ['coverage', 'life_and_loan'];

/** What is missing of the cash that was put in, percent; of a share that comes back. */
const lostShare = (cashBack: number): string => percent((1 - cashBack) * 100, 0);
const cashLost = (cashBack: number): string => texts.cashLost(lostShare(cashBack));

function lowReason(cashBack: number): string {
  const limit = lostShare(scoreVersion.risk.low.cashBack);
  if (cashBack >= 1) return texts.noCashLost(limit);
  return texts.cashLostWithin(cashLost(cashBack), limit);
}

function riskMeasures({ subject, result, cautious: cautiousOf }: FlatMarket): RiskMeasures {
  const cautious = cautiousOf();
  const { purchase } = cautious;
  return {
    cautiousYield: (cautious.settled.ncf / (purchase.price + purchase.total)) * 100,
    cashBack: equityMultiple(cautious.equityFlows).value ?? 0,
    workingLife: workingLifeLeft(subject),
    landOfPrice: (result.purchase.valuation.landValue?.value ?? 0) / purchase.price,
  };
}

/** Reasons that make the risk high. */
function highReasons(market: FlatMarket, measures: RiskMeasures, checks: readonly Finding[]): string[] {
  const { high } = scoreVersion.risk;
  const { cautiousYield, cashBack, workingLife, landOfPrice } = measures;
  const reasons = checks.filter(({ id, state }) => state === 'flag' && barringChecks.includes(id)).map(({ title }) => `${title}.`);
  if (market.subject.isBusinessIncome) reasons.push(texts.lodging);
  if (cautiousYield < high.cautiousYield) reasons.push(texts.incomeYield(percent(cautiousYield), percent(high.cautiousYield)));
  if (cashBack < high.cashBack) reasons.push(texts.cashLostAbove(cashLost(cashBack), lostShare(high.cashBack)));
  if (workingLife < high.workingLife && landOfPrice < high.landOfPrice)
    reasons.push(
      texts.workingLifeAndLand(
        workingLife,
        high.workingLife,
        landOfPrice > 0 ? texts.ofPrice(percent(landOfPrice * 100, 0)) : texts.noLandValue,
      ),
    );
  return reasons;
}

/** What keeps the risk from being low. */
function mediumReasons(
  { subject, result }: FlatMarket,
  { cautiousYield, cashBack, workingLife }: RiskMeasures,
  { checks, populationIndex, grade, rent }: RiskInputs,
): string[] {
  const { low } = scoreVersion.risk;
  const vacancy = result.settings.values.vacancy ?? 0;
  const reasons: string[] = [];
  if (cashBack < low.cashBack) reasons.push(texts.cashLostAbove(cashLost(cashBack), lostShare(low.cashBack)));
  if (cautiousYield < low.cautiousYield) reasons.push(texts.incomeYield(percent(cautiousYield), percent(low.cautiousYield)));
  if (workingLife < low.workingLife) reasons.push(texts.workingLife(workingLife, low.workingLife));
  if (vacancy > low.vacancy) reasons.push(texts.vacancy(percent(vacancy), percent(low.vacancy, 0)));
  if (populationIndex !== null && populationIndex < low.population)
    reasons.push(texts.population(percent(populationIndex * 100, 0), percent(low.population * 100, 0)));
  if (subject.busOnly) reasons.push(texts.busAlone);
  else if (subject.walkMinutes === null) reasons.push(texts.walkNotStated);
  else if (subject.walkMinutes > low.walk) reasons.push(texts.walk(subject.walkMinutes, low.walk));
  for (const { id, state, severity, title } of checks)
    if (state === 'flag' && severity === 'critical' && !ofTheLoan.includes(id)) reasons.push(`${title}.`);
  // The cautious case lowers a stated rent; it says little where no rent is stated at all.
  if (rent.stated === null && rent.estimate !== null) reasons.push(texts.rentEstimated);
  if (grade === 'D') reasons.push(texts.gradeD);
  if (subject.isOtherKind) reasons.push(texts.noMarketData);
  return reasons;
}

/** Risk level by the published thresholds: of the property, bought all cash, in the cautious flat-market case. The loan is read apart. */
export function readRisk(market: FlatMarket, inputs: RiskInputs): RiskReading {
  const measures = riskMeasures(market);
  const high = highReasons(market, measures, inputs.checks);
  if (high.length > 0) return { level: 'high', reasons: high };
  const medium = mediumReasons(market, measures, inputs);
  if (medium.length > 0) return { level: 'medium', reasons: medium };
  return {
    level: 'low',
    reasons: [lowReason(measures.cashBack)],
  };
}
