import type { ReportDraft } from '../draft/report-draft.ts';
import * as texts from '../texts/checks/rights-texts.ts';
import { type Check, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { leasehold } from './leasehold-check.ts';
import { reference } from './references.ts';
import { stated } from './source-text.ts';

const shared: Check = {
  frame: frame('shared_ownership', 11, 'critical', texts.sharedAsked),
  run: ({ subject }) => {
    const said = stated(subject, 'shared_ownership');
    if (said === 'bad') return flag(texts.onlyShare);
    if (said === 'good') return pass(texts.wholeOwnership);
    return unknown(texts.shareNotStated, [], 'note');
  },
};

const ground: Check = {
  frame: frame('ground_and_heritage', 27, 'caution', texts.groundAsked),
  run: ({ subject }) => {
    const said = stated(subject, 'ground');
    if (said === 'bad') return flag(texts.groundIssue);
    if (said === 'good') return pass(texts.groundIssueRuledOut);
    if (subject.isCondominium) return pass(texts.groundOfUnit);
    return unknown(texts.groundNotStated, [], 'note');
  },
};

function surveyCost(draft: ReportDraft): string | null {
  const cost = reference(draft, 'boundary_survey');
  return writeEffect(draft, 'boundary', texts.boundarySurvey, {
    value: -cost.value,
    ends: [-cost.low, -cost.high],
    unit: 'JPY',
    inputs: [cost.id],
  });
}

const boundary: Check = {
  frame: frame('boundary', 28, 'caution', texts.boundaryAsked),
  run: (draft) => {
    const { subject } = draft;
    const [line, across] = [stated(subject, 'boundary'), stated(subject, 'encroachment')];
    if (line === 'bad' || across === 'bad')
      return {
        ...flag(texts.boundaryUnsettled, ['facts.land_area']),
        effect: surveyCost(draft),
      };
    if (subject.isCondominium) return pass(texts.boundariesOfUnit);
    if (line === 'good') return pass(texts.boundariesSettled, ['facts.land_area']);
    return {
      ...unknown(texts.boundariesNotStated, ['facts.land_area'], 'note'),
      effect: surveyCost(draft),
    };
  },
};

export const rightsChecks: readonly Check[] = [leasehold, shared, ground, boundary];
