export {
  type EvidenceGrade,
  type MarkedScore,
  type ScoreMeasure,
  scoreMeasures,
  scoreOfMarks,
  scoreVersion,
  weightsInScore,
} from '@rimawari/underwriting';
export { financingMeasures, grades, propertyMeasures, readScoreParts, type ScoreParts, scorePartsAddress } from './score-address.ts';
export { scorePartsOf } from './score-parts-of.ts';
export { valueOfMark } from './value-of-mark.ts';
