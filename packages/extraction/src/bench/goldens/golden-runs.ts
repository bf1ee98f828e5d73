import type { CaseOutcome } from '../score.ts';
import type { Truth } from '../truth.ts';
import { type Goldens, goldensOf } from './golden-files.ts';
import { digestOf, type GoldenLine, goldenLines } from './golden-lines.ts';

/** Collects the lines of cases while a bench reads them. */
export interface GoldenRun {
  observe: (truth: Truth, outcome: CaseOutcome) => void;
  goldens: () => Goldens;
}

/** Of our own cases everything is kept, in a file for each kind of input. */
export function ownGoldens(): GoldenRun {
  const cases: { kind: string; lines: GoldenLine[] }[] = [];
  return {
    observe: (truth, outcome) => cases.push({ kind: truth.kind, lines: goldenLines(truth, outcome) }),
    goldens: () => goldensOf(cases),
  };
}

/** Whether a case was read from a picture: how letters are recognised differs between processors. */
const isRecognised = ({ facts }: CaseOutcome): boolean => JSON.stringify(facts).includes('"recognised"');

/** Of inputs that are kept elsewhere a digest of each field is kept, in a file for each case, and none of what was read from pictures. */
export function otherDigests(): GoldenRun {
  const cases: GoldenLine[] = [];
  return {
    observe: (truth, outcome) => {
      if (isRecognised(outcome)) return;
      for (const line of goldenLines(truth, outcome))
        cases.push({
          ...line,
          field: line.field.replace(/^(unused)\..*$/, '$1'),
          value: digestOf(Object.values(line).join('\t')),
          confidence: '',
          rule: line.rule,
          place: '',
          evidence: '',
        });
    },
    goldens: () =>
      new Map([['reference', cases.map(({ case: name, field, value, rule }) => `${name}\t${field}\t${value}\t${rule}\n`).join('')]]),
  };
}
