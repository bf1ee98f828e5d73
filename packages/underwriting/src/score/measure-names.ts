import type { ScoreMeasure } from './score-of-marks.ts';
import { scoreVersion } from './score-version.ts';

const { deductions } = scoreVersion;

/** What each measure of the score is called, what is marked, and in which unit its curve has it. */
export const scoreMeasures: Readonly<Record<ScoreMeasure, { label: string; definition: string }>> = {
  net_yield: { label: 'Net yield', definition: 'Net yield in percent' },
  total_return: {
    label: 'Return with the sale',
    definition: 'Yearly growth of price and costs without a loan, the sale included, in percent',
  },
  age: { label: 'Age of the building', definition: 'Age ÷ tax life' },
  walk: { label: 'Walk to the station', definition: 'Minutes on foot' },
  vacancy: { label: 'Vacancy of the place', definition: 'Assumed vacancy in percent' },
  population: { label: 'Population to 2050', definition: 'Population of 2050 ÷ population now' },
  legal: {
    label: 'Legal and physical',
    definition: `Ten, less ${deductions.critical} for each critical flag, ${deductions.caution} for each caution and ${deductions.note} for each note among the checks that no other measure marks`,
  },
  coverage: { label: 'Coverage', definition: 'NOI ÷ heaviest loan payments to come' },
  cautious_coverage: { label: 'Coverage in the cautious scenario', definition: 'The same in the cautious scenario' },
  break_even: { label: 'Break-even', definition: 'Break-even ratio in percent' },
};
