import { loanTermsOf, loanYearsOf } from '../case/hold.ts';
import { changeSettings } from '../case/settings.ts';
import { type Check, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { asbestosSuspected, newSeismicByCompletion, woodStandard2000 } from './rules/seismic.ts';

const built = ['facts.built_year', 'facts.built_month'];
const settleConfirmation = 'Building confirmation ledger (台帳記載事項証明書)';

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
  run: ({ subject }) => {
    const completed = subject.values.built;
    if (completed === null)
      return unknown(
        'Earthquake standard cannot be told',
        'No date of completion is stated. Buildings confirmed before 1 June 1981 follow the old standard.',
        built,
      );
    const reading = newSeismicByCompletion(completed, subject.kind === 'detached_house' || ['W', 'LGS'].includes(subject.structureUsed));
    if (reading === false)
      return flag(
        'Old earthquake standard',
        `Completed in ${completed}, before the standard of June 1981 came into force. Lenders, insurers and later buyers treat such buildings apart.`,
        built,
      );
    if (reading === null)
      return unknown(
        'Earthquake standard depends on the confirmation date',
        `Completed in ${completed}: the confirmation may date from before or after 1 June 1981.`,
        built,
      );
    return pass('Built under the earthquake standard of 1981', `Completed in ${completed}, well after the standard of June 1981.`, built);
  },
};

const wood2000: Check = {
  frame: frame(
    'wood_standard_2000',
    2,
    'note',
    'Building confirmation ledger; survey of the frame',
    'Is there a survey of the wooden frame (joints, wall balance, termites)?',
    '木造躯体の調査 (接合部、壁の配置、シロアリ) の記録はありますか。',
  ),
  run: ({ subject }) => {
    if (subject.structureUsed !== 'W') return pass('No wooden frame', 'The rules on wooden joints of June 2000 do not arise.');
    if (subject.values.built === null) return unknown('Wood rules of 2000 cannot be told', 'No date of completion is stated.', built);
    if (!woodStandard2000(subject.values.built))
      return flag('Wood from before the rules of June 2000', 'Joints and the balance of walls were not yet prescribed in detail.', built);
    return pass('Wood under the rules of June 2000', 'Joints and wall balance were prescribed when it was built.', built);
  },
};

/** Since April 2025 larger works on two-storey wooden buildings need a confirmation. */
const category2: Check = {
  frame: frame(
    'works_need_confirmation',
    3,
    'note',
    'Plans and inspection certificate',
    'Are plans and the inspection certificate at hand, in case works need a confirmation?',
    '確認申請が必要な改修に備え、図面と検査済証はありますか。',
  ),
  run: ({ subject }) => {
    if (subject.structureUsed !== 'W' || subject.isCondominium)
      return pass(
        'Larger works follow the usual rules',
        'The change of April 2025 is about wooden buildings of two storeys or over 200 m².',
      );
    const storeys = subject.values.floors_total;
    const area = subject.values.floor_area_m2;
    if (storeys === null && area === null)
      return unknown(
        'Whether larger works need a confirmation',
        'Neither storeys nor floor area is stated. Since April 2025 larger works on most wooden buildings need one.',
      );
    if ((storeys ?? 1) >= 2 || (area ?? 0) > 200)
      return flag(
        'Larger works need a building confirmation',
        'Since April 2025 this holds for wooden buildings of two storeys or over 200 m²; without papers it can be hard to get.',
        ['facts.floor_area'],
      );
    return pass('Larger works need no confirmation', 'A single storey of at most 200 m².', ['facts.floor_area']);
  },
};

const asbestos: Check = {
  frame: frame(
    'asbestos',
    13,
    'note',
    'Asbestos survey (石綿調査)',
    'Is there an asbestos survey, and what did it find?',
    '石綿 (アスベスト) 使用調査の記録はありますか。結果を教えてください。',
  ),
  run: ({ subject }) => {
    if (subject.values.built === null)
      return unknown('Asbestos cannot be ruled out', 'No date of completion is stated; asbestos was banned on 1 September 2006.', built);
    if (asbestosSuspected(subject.values.built))
      return flag(
        'Asbestos may be present',
        'Built before the ban of 1 September 2006. A survey is due before works, and removal raises the cost of demolition.',
        built,
      );
    return pass('Built after the ban on asbestos', 'Completed after 1 September 2006.', built);
  },
};

const lifeAndLoan: Check = {
  frame: frame(
    'life_and_loan',
    31,
    'caution',
    'Lender’s written terms',
    'How long a term does the lender grant for this building, and on which life does it rest?',
    'この建物への融資期間は何年まで可能ですか。その根拠となる耐用年数は何年ですか。',
  ),
  run: (draft) => {
    const { subject, ledger, settings, base } = draft;
    const left = ledger.value('facts.life_left') ?? 0;
    const term = ledger.value('assumptions.loan_years') ?? 0;
    const figures = ['facts.life_left', 'assumptions.loan_years'];
    if (base.purchase.loanAmount === 0) return pass('No loan to outlast the building', 'The purchase is made with cash.');
    if (subject.ageMonths === null)
      return unknown('Loan term against the building’s life cannot be compared', 'No date of completion is stated.', figures);
    if (left >= term)
      return pass('The loan ends within the tax life', `${left} years of tax life are left; the loan is assumed to run ${term}.`, figures);
    const years = Math.max(1, left);
    const short =
      loanYearsOf(loanTermsOf(changeSettings(settings, { set: { loan_years: years } }), base.purchase.loanAmount))[0]?.payment ?? 0;
    const more = short - (base.years[0]?.debtService ?? 0);
    const effect = writeEffect(
      draft,
      'life_and_loan',
      more,
      'JPY/year',
      'More to pay a year if the loan ends with the tax life',
      `payments over ${years} years − payments over ${term}`,
      ['loan.annual_debt_service', 'loan.amount', ...figures],
    );
    return {
      ...flag(
        'The loan outlasts the tax life of the building',
        `${left} years of tax life are left and the loan is assumed to run ${term}. Some lenders grant only the life left, which raises the payment.`,
        figures,
      ),
      effect,
    };
  },
};

export const buildingChecks: readonly Check[] = [seismic, wood2000, category2, asbestos, lifeAndLoan];
