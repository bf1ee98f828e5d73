export {
  type EvidenceGrade,
  type ScoreMeasure,
  scoreMeasureNames,
  scoreOfMarks,
  scoreVersion,
  scoreWithLoan,
} from '@rimawari/underwriting';
export { capOfParts } from './cap-of-parts.ts';
export {
  capNames,
  grades,
  readScoreParts,
  type ScoreParts,
  type SwitchedCap,
  scorePartsAddress,
  switchedCaps,
} from './score-address.ts';
export { scorePartsOf } from './score-parts-of.ts';
export { valueOfMark } from './value-of-mark.ts';
