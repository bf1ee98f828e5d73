import type { Check } from './finding.ts';

/** The 1981 standard follows the building confirmation, which comes months before completion. */
const seismic: Check = {
  frame: {
    id: 'seismic_standard',
    severity: 'critical',
    settle: 'Building confirmation ledger (台帳記載事項証明書)',
    question_en: 'On what date was the building confirmation (確認済証) issued, and is there an earthquake-resistance report?',
    question_ja: '建築確認済証の交付年月日はいつですか。耐震診断の記録はありますか。',
  },
  run: ({ subject }) => {
    const built = subject.values.built;
    if (built === null)
      return {
        state: 'unknown',
        title: 'Earthquake standard cannot be told',
        detail: 'No date of completion is stated. Buildings confirmed before 1 June 1981 follow the old standard.',
        figures: ['facts.built_year'],
      };
    const month = built.length === 4 ? `${built}-07` : built;
    if (month < '1981-06')
      return {
        state: 'flag',
        title: 'Old earthquake standard',
        detail: `Completed in ${built}, before the standard of June 1981 came into force. Lenders, insurers and later buyers treat such buildings apart.`,
        figures: ['facts.built_year'],
      };
    const clear = subject.isCondominium || subject.structureUsed === 'RC' || subject.structureUsed === 'SRC' ? '1983-06' : '1982-06';
    if (month < clear)
      return {
        state: 'unknown',
        title: 'Earthquake standard depends on the confirmation date',
        detail: `Completed in ${built}: the confirmation may date from before or after 1 June 1981.`,
        figures: ['facts.built_year'],
      };
    return {
      state: 'pass',
      title: 'Built under the earthquake standard of 1981',
      detail: `Completed in ${built}, well after the standard of June 1981.`,
      figures: ['facts.built_year'],
    };
  },
};

const wood2000: Check = {
  frame: {
    id: 'wood_standard_2000',
    severity: 'note',
    settle: 'Building confirmation ledger; survey of the frame',
    question_en: 'Is there a survey of the wooden frame (joints, wall balance, termites)?',
    question_ja: '木造躯体の調査 (接合部、壁の配置、シロアリ) の記録はありますか。',
  },
  run: ({ subject }) => {
    if (subject.structureUsed !== 'W' || subject.values.built === null) return null;
    if (subject.values.built < '2000-06')
      return {
        state: 'flag',
        title: 'Wood from before the rules of June 2000',
        detail: 'Joints and the balance of walls were not yet prescribed in detail.',
        figures: ['facts.built_year'],
      };
    return {
      state: 'pass',
      title: 'Wood under the rules of June 2000',
      detail: 'Joints and wall balance were prescribed when it was built.',
      figures: ['facts.built_year'],
    };
  },
};

const asbestos: Check = {
  frame: {
    id: 'asbestos',
    severity: 'note',
    settle: 'Asbestos survey (石綿調査)',
    question_en: 'Is there an asbestos survey, and what did it find?',
    question_ja: '石綿 (アスベスト) 使用調査の記録はありますか。結果を教えてください。',
  },
  run: ({ subject }) => {
    if (subject.values.built === null)
      return {
        state: 'unknown',
        title: 'Asbestos cannot be ruled out',
        detail: 'No date of completion is stated; asbestos was banned on 1 September 2006.',
      };
    if (subject.values.built < '2006-09')
      return {
        state: 'flag',
        title: 'Asbestos may be present',
        detail: 'Built before the ban of 1 September 2006. A survey is due before works, and removal raises the cost of demolition.',
        figures: ['facts.built_year'],
      };
    return {
      state: 'pass',
      title: 'Built after the ban on asbestos',
      detail: 'Completed after 1 September 2006.',
      figures: ['facts.built_year'],
    };
  },
};

const smallUnit: Check = {
  frame: {
    id: 'small_unit',
    severity: 'caution',
    settle: 'Lender’s criteria; house rules of the building',
    question_en: 'Which lenders finance units of this size here?',
    question_ja: 'この面積の住戸に融資する金融機関はどこですか。',
  },
  run: ({ subject }) => {
    const area = subject.values.floor_area_m2;
    if (area === null)
      return {
        state: 'unknown',
        title: 'Size of the dwellings is not stated',
        detail: 'Many lenders do not finance dwellings under 16 to 25 m².',
        figures: ['facts.floor_area'],
      };
    const each = area / subject.unitsUsed;
    if (each < 16)
      return {
        state: 'flag',
        title: 'Very small dwellings',
        detail: `About ${each.toFixed(1)} m² each. Few lenders take less than 16 m², and tenants stay briefly.`,
        figures: ['facts.floor_area', 'facts.units'],
      };
    if (each < 20)
      return {
        state: 'flag',
        severity: 'note',
        title: 'Small dwellings',
        detail: `About ${each.toFixed(1)} m² each; many lenders draw the line at 20 to 25 m², and new rooms of this size are restricted in much of Tokyo.`,
        figures: ['facts.floor_area', 'facts.units'],
      };
    return {
      state: 'pass',
      title: 'Size of the dwellings is common',
      detail: `About ${each.toFixed(1)} m² each.`,
      figures: ['facts.floor_area', 'facts.units'],
    };
  },
};

const lifeAndLoan: Check = {
  frame: {
    id: 'life_and_loan',
    severity: 'caution',
    settle: 'Lender’s written terms',
    question_en: 'How long a term does the lender grant for this building, and on which life does it rest?',
    question_ja: 'この建物への融資期間は何年まで可能ですか。その根拠となる耐用年数は何年ですか。',
  },
  run: ({ subject, ledger }) => {
    const left = ledger.value('facts.life_left');
    const term = ledger.value('assumptions.loan_years');
    if (left === null || term === null || ledger.value('loan.amount') === 0) return null;
    const figures = ['facts.life_left', 'assumptions.loan_years'];
    if (subject.ageMonths === null)
      return {
        state: 'unknown',
        title: 'Loan term against the building’s life cannot be compared',
        detail: 'No date of completion is stated.',
        figures,
      };
    if (left < term)
      return {
        state: 'flag',
        title: 'The loan outlasts the tax life of the building',
        detail: `${left} years of tax life are left and the loan is assumed to run ${term}. Some lenders grant only the life left, which raises the payment.`,
        figures,
      };
    return {
      state: 'pass',
      title: 'The loan ends within the tax life',
      detail: `${left} years of tax life are left; the loan is assumed to run ${term}.`,
      figures,
    };
  },
};

export const buildingChecks: readonly Check[] = [seismic, wood2000, asbestos, smallUnit, lifeAndLoan];
