import { monthOf } from '../calendar/stated-dates.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { lifeAndLoan } from './loan-life-check.ts';
import { reference } from './references.ts';
import { asbestosSuspected, newSeismicByCompletion, woodStandard2000 } from './rules/seismic.ts';
import { stated } from './source-text.ts';

const built = ['facts.built_year', 'facts.built_month'];
const settleConfirmation = 'Building confirmation ledger (台帳記載事項証明書); earthquake resistance report (耐震診断報告書)';

function seismicWork(draft: ReportDraft): string | null {
  const floor = draft.subject.values.floor_area_m2;
  if (floor === null) return null;
  const cost = reference(draft, 'seismic_work_per_m2');
  return writeEffect(draft, 'seismic_standard', {
    value: -floor * cost.value,
    ends: [-floor * cost.low, -floor * cost.high],
    unit: 'JPY',
    label: 'Strengthening, or demolition in its place',
    formula: '− floor area × strengthening or demolition per m²',
    inputs: ['facts.floor_area', cost.id],
  });
}

/** The 1981 standard follows the building confirmation, which comes months before completion. */
const seismic: Check = {
  frame: frame(
    'seismic_standard',
    1,
    'critical',
    settleConfirmation,
    'On what date was the building confirmation (確認済証) issued, and is there an earthquake-resistance report?',
    '建築確認済証の交付年月日はいつですか。耐震診断の記録はありますか。',
  ),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const completed = subject.values.built;
    const said = stated(subject, 'quake_standard');
    const reading =
      completed === null
        ? null
        : newSeismicByCompletion(completed, subject.kind === 'detached_house' || ['W', 'LGS'].includes(subject.structureUsed));
    if (reading === false || (said === 'bad' && reading === null)) {
      if (said === 'good')
        return unknown(
          'Old earthquake standard, stated as strengthened or certified',
          `Completed in ${completed}, before the standard of June 1981; the sources speak of strengthening or a certificate.`,
          built,
          'caution',
        );
      return {
        ...flag(
          'Old earthquake standard',
          `${completed === null ? 'The sources say so.' : `Completed in ${completed}, before the standard of June 1981 came into force, or stated so.`} Lenders, insurers and later buyers treat such buildings apart.`,
          [...built, 'facts.floor_area'],
        ),
        effect: seismicWork(draft),
      };
    }
    if (reading === true)
      return pass('Built under the earthquake standard of 1981', `Completed in ${completed}, well after the standard of June 1981.`, built);
    if (said === 'good')
      return pass('Stated to follow the earthquake standard of 1981', 'The sources say so, or name a certificate.', built);
    return completed === null
      ? unknown(
          'Earthquake standard cannot be told',
          `No date of completion is stated. Buildings confirmed before 1 June 1981 follow the old standard.`,
          built,
        )
      : unknown(
          'Earthquake standard depends on the confirmation date',
          `Completed in ${completed}: the confirmation may date from before or after 1 June 1981.`,
          built,
        );
  },
};

const wood2000: Check = {
  frame: frame(
    'wood_standard_2000',
    2,
    'note',
    'Building confirmation ledger (台帳記載事項証明書); survey of the frame (既存住宅状況調査)',
    'Is there a survey of the wooden frame (joints, wall balance, termites)?',
    '木造躯体の調査 (接合部、壁の配置、シロアリ) の記録はありますか。',
  ),
  run: ({ subject }) => {
    const completed = subject.values.built;
    if (subject.structure === null && subject.structureUsed === 'W')
      return unknown('Wood rules of 2000 cannot be told', 'No structure is stated; such buildings are mostly of wood.', built);
    if (subject.structureUsed !== 'W') return pass('No wooden frame', `The rules on wooden joints of June 2000 do not arise.`);
    if (completed === null) return unknown('Wood rules of 2000 cannot be told', 'No date of completion is stated.', built);
    if (!woodStandard2000(monthOf(completed)))
      return flag('Wood from before the rules of June 2000', `Joints and the balance of walls were not yet prescribed in detail.`, built);
    // The rules follow the confirmation, which for a wooden house comes up to a year before completion.
    if (monthOf(completed) < '2001-06')
      return unknown(
        'Wood rules of 2000 depend on the confirmation date',
        `Completed in ${completed}: it may have been confirmed before June 2000.`,
        built,
      );
    return pass('Wood under the rules of June 2000', `Joints and wall balance were prescribed when it was built.`, built);
  },
};

/** Since April 2025 larger works on two-storey wooden buildings need a confirmation. */
const category2: Check = {
  frame: frame(
    'works_need_confirmation',
    3,
    'note',
    'Plans (設計図書) and inspection certificate (検査済証)',
    'Are the plans of the building at hand, in case works need a confirmation?',
    '確認申請が必要な改修に備え、建物の設計図書（図面）は残っていますか。',
  ),
  run: ({ subject }) => {
    if (subject.isCondominium || subject.structureUsed !== 'W')
      return subject.structure === null && !subject.isCondominium
        ? unknown('Whether larger works need a confirmation', 'No structure is stated.')
        : pass('Larger works follow the usual rules', `The change of April 2025 is about wooden buildings of two storeys or over 200 m².`);
    const storeys = subject.values.floors_total;
    const area = subject.values.floor_area_m2;
    if ((storeys ?? 1) >= 2 || (area ?? 0) > 200)
      return flag(
        'Larger works need a building confirmation',
        `Since April 2025 this holds for wooden buildings of two storeys or over 200 m²; without papers it can be hard to get.`,
        ['facts.floor_area'],
      );
    if (storeys === null || area === null)
      return unknown(
        'Whether larger works need a confirmation',
        `Storeys or floor area are not stated. Since April 2025 larger works on most wooden buildings need one.`,
      );
    return pass('Larger works need no confirmation', 'A single storey of at most 200 m².', ['facts.floor_area']);
  },
};

function surveyCost(draft: ReportDraft): string | null {
  const cost = reference(draft, 'asbestos_survey');
  return writeEffect(draft, 'asbestos', {
    value: -cost.value,
    ends: [-cost.low, -cost.high],
    unit: 'JPY',
    label: 'Survey for asbestos before works',
    formula: '− survey for asbestos',
    inputs: [cost.id],
  });
}

const asbestos: Check = {
  frame: frame(
    'asbestos',
    13,
    'note',
    'Asbestos survey (石綿調査報告書)',
    'Is there an asbestos survey, and what did it find?',
    '石綿 (アスベスト) 使用調査の記録はありますか。結果を教えてください。',
  ),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const completed = subject.values.built;
    const said = stated(subject, 'asbestos');
    if (said === 'bad')
      return {
        ...flag('Asbestos is stated', 'Works and demolition cost more, and must be announced.', built, 'caution'),
        effect: surveyCost(draft),
      };
    if (said === 'good') return pass('Stated to be free of asbestos', 'The sources say so; the survey report shows what was looked at.');
    if (completed === null)
      return unknown('Asbestos cannot be ruled out', `No date of completion is stated; asbestos was banned on 1 September 2006.`, built);
    if (asbestosSuspected(completed))
      return {
        ...flag(
          'Asbestos may be present',
          `Built before the ban of 1 September 2006. A survey is due before works, reported since April 2022 and made by a qualified person since October 2023, and removal raises the cost of demolition.`,
          built,
        ),
        effect: surveyCost(draft),
      };
    // Works begun before the ban may have been finished up to about a year and a half after it.
    if (monthOf(completed) < '2008-04')
      return unknown(
        'Asbestos depends on when works began',
        `Completed in ${completed}: works may have begun before the ban of 1 September 2006.`,
        built,
      );
    return pass('Built after the ban on asbestos', `Completed in ${completed}, well after the ban of 1 September 2006.`, built);
  },
};

export const buildingChecks: readonly Check[] = [seismic, wood2000, category2, asbestos, lifeAndLoan];
