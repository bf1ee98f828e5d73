import { dateText } from '../calendar/date-text.ts';
import { monthOf } from '../calendar/stated-dates.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { lifeAndLoan } from './loan-life-check.ts';
import { reference } from './references.ts';
import { asbestosSuspected, newSeismicByCompletion, woodStandard2000 } from './rules/seismic.ts';
import { stated } from './source-text.ts';

const built = ['facts.built_year', 'facts.built_month'];
const settleConfirmation = 'Building confirmation ledger (台帳記載事項証明書); seismic diagnosis report (耐震診断報告書)';

function seismicWork(draft: ReportDraft): string | null {
  const floor = draft.subject.values.floor_area_m2;
  if (floor === null) return null;
  const cost = reference(draft, 'seismic_work_per_m2');
  return writeEffect(draft, 'seismic_standard', {
    value: -floor * cost.value,
    ends: [-floor * cost.low, -floor * cost.high],
    unit: 'JPY',
    label: 'Seismic retrofit, or demolition instead',
    formula: '− floor area × retrofit or demolition cost per m²',
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
    'On what date was the building confirmation (確認済証) issued, and is there a seismic diagnosis report (耐震診断報告書)?',
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
          'Pre-1981 seismic code, stated as retrofitted or certified',
          `Completed in ${dateText(completed ?? '')}, before the seismic code of Jun 1981; the sources mention a retrofit or a certificate.`,
          built,
          'caution',
        );
      return {
        ...flag(
          'Pre-1981 seismic code',
          `${completed === null ? 'Stated in the sources.' : `Completed in ${dateText(completed)}, before the seismic code of Jun 1981, or stated so.`} Lenders, insurers and later buyers restrict such buildings.`,
          [...built, 'facts.floor_area'],
        ),
        effect: seismicWork(draft),
      };
    }
    if (reading === true)
      return pass(
        'Built to the 1981 seismic code',
        `Completed in ${dateText(completed ?? '')}, well after the code took effect in Jun 1981.`,
        built,
      );
    if (said === 'good') return pass('Stated as built to the 1981 seismic code', 'The sources state it or mention a certificate.', built);
    return completed === null
      ? unknown(
          'Seismic code: not verified',
          `No completion date is stated. Buildings confirmed before Jun 1, 1981 follow the pre-1981 code.`,
          built,
        )
      : unknown(
          'Seismic code: not verified, confirmation date needed',
          `Completed in ${dateText(completed)}: building confirmation may date from before or after Jun 1, 1981.`,
          built,
        );
  },
};

const wood2000: Check = {
  frame: frame(
    'wood_standard_2000',
    2,
    'note',
    'Building confirmation ledger (台帳記載事項証明書); building inspection (既存住宅状況調査)',
    'Is there an inspection report (既存住宅状況調査) on the wooden frame, covering joints, wall balance and termites?',
    '木造躯体の調査 (接合部、壁の配置、シロアリ) の記録はありますか。',
  ),
  run: ({ subject }) => {
    const completed = subject.values.built;
    if (subject.structure === null && subject.structureUsed === 'W')
      return unknown('Wooden frame rules of 2000: not verified', 'No structure is stated; most such buildings are wooden.', built);
    if (subject.structureUsed !== 'W') return pass('No wooden frame', `The wooden frame rules of Jun 2000 do not apply.`);
    if (completed === null) return unknown('Wooden frame rules of 2000: not verified', 'No completion date is stated.', built);
    if (!woodStandard2000(monthOf(completed)))
      return flag(
        'Wooden frame predates the 2000 rules',
        `Joints and wall balance were not yet prescribed in detail before Jun 2000.`,
        built,
      );
    // The rules follow the confirmation, which for a wooden house comes up to a year before completion.
    if (monthOf(completed) < '2001-06')
      return unknown(
        'Wooden frame rules of 2000: not verified, confirmation date needed',
        `Completed in ${dateText(completed)}: building confirmation may predate Jun 2000.`,
        built,
      );
    return pass('Wooden frame built to the 2000 rules', `Joints and wall balance were prescribed when it was built.`, built);
  },
};

/** Since April 2025 larger works on two-storey wooden buildings need a confirmation. */
const category2: Check = {
  frame: frame(
    'works_need_confirmation',
    3,
    'note',
    'Plans (設計図書) and inspection certificate (検査済証)',
    'Are the building’s plans (設計図書) available, in case renovation needs a building confirmation?',
    '確認申請が必要な改修に備え、建物の設計図書（図面）は残っていますか。',
  ),
  run: ({ subject }) => {
    if (subject.isCondominium || subject.structureUsed !== 'W')
      return subject.structure === null && !subject.isCondominium
        ? unknown('Confirmation for major renovation: not verified', 'No structure is stated.')
        : pass('Usual rules for major renovation', `The Apr 2025 change concerns wooden buildings of two stories or over 200 m².`);
    const storeys = subject.values.floors_total;
    const area = subject.values.floor_area_m2;
    if ((storeys ?? 1) >= 2 || (area ?? 0) > 200)
      return flag(
        'Major renovation needs building confirmation',
        `Required since Apr 2025 for wooden buildings of two stories or over 200 m²; without the plans it can be hard to get.`,
        ['facts.floor_area'],
      );
    if (storeys === null || area === null)
      return unknown(
        'Confirmation for major renovation: not verified',
        `Stories or floor area are not stated. Since Apr 2025 major renovation of most wooden buildings needs one.`,
      );
    return pass('Major renovation needs no confirmation', 'Single story of at most 200 m².', ['facts.floor_area']);
  },
};

function surveyCost(draft: ReportDraft): string | null {
  const cost = reference(draft, 'asbestos_survey');
  return writeEffect(draft, 'asbestos', {
    value: -cost.value,
    ends: [-cost.low, -cost.high],
    unit: 'JPY',
    label: 'Asbestos survey before renovation',
    formula: '− asbestos survey',
    inputs: [cost.id],
  });
}

const asbestos: Check = {
  frame: frame(
    'asbestos',
    13,
    'note',
    'Asbestos survey (石綿調査報告書)',
    'Is there an asbestos survey report (石綿調査報告書), and what did it find?',
    '石綿 (アスベスト) 使用調査の記録はありますか。結果を教えてください。',
  ),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const completed = subject.values.built;
    const said = stated(subject, 'asbestos');
    if (said === 'bad')
      return {
        ...flag('Asbestos stated', 'Renovation and demolition cost more and must be reported.', built, 'caution'),
        effect: surveyCost(draft),
      };
    if (said === 'good') return pass('Stated as asbestos-free', 'Stated in the sources; the survey report shows what was inspected.');
    if (completed === null)
      return unknown('Asbestos: not verified', `No completion date is stated; asbestos was banned on Sep 1, 2006.`, built);
    if (asbestosSuspected(completed))
      return {
        ...flag(
          'Asbestos possible: built before the 2006 ban',
          `Built before the ban of Sep 1, 2006. A survey by a qualified person is required before renovation, and removal raises demolition cost.`,
          built,
        ),
        effect: surveyCost(draft),
      };
    // Works begun before the ban may have been finished up to about a year and a half after it.
    if (monthOf(completed) < '2008-04')
      return unknown(
        'Asbestos: not verified, construction start needed',
        `Completed in ${dateText(completed)}: construction may have begun before the ban of Sep 1, 2006.`,
        built,
      );
    return pass('Built after the asbestos ban', `Completed in ${dateText(completed)}, well after the ban of Sep 1, 2006.`, built);
  },
};

export const buildingChecks: readonly Check[] = [seismic, wood2000, category2, asbestos, lifeAndLoan];
