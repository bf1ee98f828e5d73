import { monthOf } from '../calendar/stated-dates.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import * as texts from '../texts/checks/building-texts.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { lifeAndLoan } from './loan-life-check.ts';
import { reference } from './references.ts';
import { asbestosSuspected, newSeismicByCompletion, woodStandard2000 } from './rules/seismic.ts';
import { stated } from './source-text.ts';

const built = ['facts.built_year', 'facts.built_month'];

function seismicWork(draft: ReportDraft): string | null {
  const floor = draft.subject.values.floor_area_m2;
  if (floor === null) return null;
  const cost = reference(draft, 'seismic_work_per_m2');
  return writeEffect(draft, 'seismic_standard', texts.seismicWork, {
    value: -floor * cost.value,
    ends: [-floor * cost.low, -floor * cost.high],
    unit: 'JPY',
    inputs: ['facts.floor_area', cost.id],
  });
}

/** The 1981 standard follows the building confirmation, which comes months before completion. */
const seismic: Check = {
  frame: frame('seismic_standard', 1, 'critical', texts.seismicAsked),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const completed = subject.values.built;
    const said = stated(subject, 'quake_standard');
    const reading =
      completed === null
        ? null
        : newSeismicByCompletion(completed, subject.kind === 'detached_house' || ['W', 'LGS'].includes(subject.structureUsed));
    if (reading === false || (said === 'bad' && reading === null)) {
      if (said === 'good') return unknown(texts.oldCodeRetrofitted(completed ?? ''), built, 'caution');
      return {
        ...flag(completed === null ? texts.oldCodeStated : texts.oldCode(completed), [...built, 'facts.floor_area']),
        effect: seismicWork(draft),
      };
    }
    if (reading === true) return pass(texts.builtToCode(completed ?? ''), built);
    if (said === 'good') return pass(texts.statedAsBuiltToCode, built);
    return completed === null ? unknown(texts.codeNotVerified, built) : unknown(texts.confirmationDateNeeded(completed), built);
  },
};

const wood2000: Check = {
  frame: frame('wood_standard_2000', 2, 'note', texts.woodFrameAsked),
  run: ({ subject }) => {
    const completed = subject.values.built;
    if (subject.structure === null && subject.structureUsed === 'W') return unknown(texts.frameNotStated, built);
    if (subject.structureUsed !== 'W') return pass(texts.noWoodFrame);
    if (completed === null) return unknown(texts.frameNotVerified, built);
    if (!woodStandard2000(monthOf(completed))) return flag(texts.framePredatesRules, built);
    // The rules follow the confirmation, which for a wooden house comes up to a year before completion.
    if (monthOf(completed) < '2001-06') return unknown(texts.frameDateNeeded(completed), built);
    return pass(texts.frameToRules, built);
  },
};

/** Since April 2025 larger works on two-storey wooden buildings need a confirmation. */
const category2: Check = {
  frame: frame('works_need_confirmation', 3, 'note', texts.worksAsked),
  run: ({ subject }) => {
    if (subject.isCondominium || subject.structureUsed !== 'W')
      return subject.structure === null && !subject.isCondominium ? unknown(texts.worksNotVerified) : pass(texts.usualWorks);
    const storeys = subject.values.floors_total;
    const area = subject.values.floor_area_m2;
    if ((storeys ?? 1) >= 2 || (area ?? 0) > 200) return flag(texts.worksNeedConfirmation, ['facts.floor_area']);
    if (storeys === null || area === null) return unknown(texts.worksNotStated);
    return pass(texts.worksNeedNone, ['facts.floor_area']);
  },
};

function surveyCost(draft: ReportDraft): string | null {
  const cost = reference(draft, 'asbestos_survey');
  return writeEffect(draft, 'asbestos', texts.asbestosSurvey, {
    value: -cost.value,
    ends: [-cost.low, -cost.high],
    unit: 'JPY',
    inputs: [cost.id],
  });
}

const asbestos: Check = {
  frame: frame('asbestos', 13, 'note', texts.asbestosAsked),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const completed = subject.values.built;
    const said = stated(subject, 'asbestos');
    if (said === 'bad')
      return {
        ...flag(texts.asbestosStated, built, 'caution'),
        effect: surveyCost(draft),
      };
    if (said === 'good') return pass(texts.asbestosFree);
    if (completed === null) return unknown(texts.asbestosNotVerified, built);
    if (asbestosSuspected(completed))
      return {
        ...flag(texts.asbestosPossible, built),
        effect: surveyCost(draft),
      };
    // Works begun before the ban may have been finished up to about a year and a half after it.
    if (monthOf(completed) < '2008-04') return unknown(texts.constructionStartNeeded(completed), built);
    return pass(texts.builtAfterBan(completed), built);
  },
};

export const buildingChecks: readonly Check[] = [seismic, wood2000, category2, asbestos, lifeAndLoan];
