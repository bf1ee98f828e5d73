/** What the drawing script, which is started beside it in the same worker, takes from the engine. */
export {
  assumptions,
  coverageDigits,
  dateText,
  engineVersion,
  isOfficialSale,
  monthNames,
  reasonSentence,
  rulesVersion,
  scoreMeasureNames,
  scoreVersion,
  settlingDocuments,
  sourceReasons,
  underwrite,
  withScenario,
} from '@rimawari/underwriting';
