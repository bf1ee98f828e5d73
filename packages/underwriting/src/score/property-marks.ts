import type { Finding } from '../checks/finding.ts';
import type { Subject } from '../facts/subject.ts';
import { scoreOn } from './curve.ts';
import type { FlatMarket } from './flat-market.ts';
import type { ScoreMarks } from './score-of-marks.ts';
import { type ScoreMeasure, scoreVersion } from './score-version.ts';

/** The measures of the card in their own units; null where one is not known. */
export type ScoreMeasured = Readonly<Record<Exclude<ScoreMeasure, 'legal'>, number | null>>;

/** Years of a working life: solid buildings, and wood or light steel. */
const workingLives = { solid: 60, light: 50 };

/** These weigh on measures of their own or on the price that is asked, so they do not weigh on the legal measure as well. */
const markedElsewhere: readonly string[] = [
  'coverage',
  'rent_basis',
  'yield_claim',
  'yield_outlier',
  'full_against_current',
  'walk',
  'population',
  'life_and_loan',
  'conflicts',
];

export const workingLifeLeft = (subject: Subject): number =>
  Math.max(0, (['W', 'LGS', 'CB'].includes(subject.structureUsed) ? workingLives.light : workingLives.solid) - subject.ageYears);

/** Measures of a property in the flat-market case. */
export function measuresOf({ subject, result }: FlatMarket, populationIndex: number | null): ScoreMeasured {
  const { purchase, settled, ratios, settings } = result;
  const { irr } = ratios;
  return {
    income_yield: (settled.ncf / (purchase.price + purchase.total)) * 100,
    flat_return: irr.value === null ? null : irr.value * 100,
    value_to_price: result.today.base / purchase.price,
    ncf_margin: settled.grossPotential > 0 ? (settled.ncf / settled.grossPotential) * 100 : 0,
    working_life: workingLifeLeft(subject),
    walk: subject.walkMinutes,
    population: populationIndex,
    vacancy: settings.values.vacancy ?? 8,
  };
}

/** Ten, minus a part for each check that flags, and for the check of the lease where the land is marked as leased because no right is stated. */
function legalMark({ tenure }: Subject, checks: readonly Finding[]): number {
  const { deductions } = scoreVersion;
  const counts = ({ id, state }: Finding) => state === 'flag' || (id === 'leasehold' && state === 'unknown' && tenure === 'leasehold');
  const lost = checks.filter((check) => counts(check) && !markedElsewhere.includes(check.id));
  return Math.max(0, 10 - lost.reduce((sum, { severity }) => sum + deductions[severity], 0));
}

/** Mark of each measure, 0 to 10. A return that does not exist, because too little comes back, marks zero. */
export function marksOf(subject: Subject, measured: ScoreMeasured, checks: readonly Finding[]): ScoreMarks {
  const { unknown, measures } = scoreVersion;
  const mark = (name: keyof ScoreMeasured, otherwise = 0): number => {
    const value = measured[name];
    return value === null ? otherwise : scoreOn(measures[name].curve, value);
  };
  return {
    income_yield: mark('income_yield'),
    flat_return: mark('flat_return'),
    value_to_price: mark('value_to_price'),
    ncf_margin: mark('ncf_margin'),
    working_life: mark('working_life'),
    // A walk that is stated beside a bus takes nothing away from the bus.
    walk: Math.max(mark('walk', unknown.walk), subject.hasBus ? unknown.walk : 0),
    population: mark('population', unknown.population),
    vacancy: mark('vacancy'),
    legal: legalMark(subject, checks),
  };
}
