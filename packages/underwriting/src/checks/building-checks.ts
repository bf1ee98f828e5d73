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

const ventilation: Check = {
  frame: frame(
    'ventilation',
    14,
    'note',
    'Inspection of the rooms',
    'Do the rooms have mechanical ventilation, and is there mould?',
    '24時間換気設備はありますか。結露やカビの有無を教えてください。',
  ),
  run: ({ subject }) => {
    if (subject.values.built === null)
      return unknown('Ventilation cannot be told', 'Round-the-clock ventilation has been required since July 2003.', built);
    if (subject.values.built < '2003-07')
      return flag('From before the ventilation rule', 'Built before July 2003, when round-the-clock ventilation became a duty.', built);
    return pass('Under the ventilation rule', 'Built after July 2003.', built);
  },
};

const smallUnit: Check = {
  frame: frame(
    'small_unit',
    16,
    'caution',
    'Lender’s criteria; house rules of the building',
    'Which lenders finance units of this size here?',
    'この面積の住戸に融資する金融機関はどこですか。',
  ),
  run: ({ subject }) => {
    const area = subject.values.floor_area_m2;
    if (area === null)
      return unknown('Size of the dwellings is not stated', 'Many lenders do not finance dwellings under 16 to 25 m².', [
        'facts.floor_area',
      ]);
    const each = area / subject.unitsUsed;
    const figures = ['facts.floor_area', 'facts.units'];
    if (/3点ユニット|３点ユニット/.test(subject.text))
      return flag('Bath, basin and toilet in one', 'The sources name a three-in-one bathroom, which tenants avoid.', figures);
    if (each < 16)
      return flag(
        'Very small dwellings',
        `About ${each.toFixed(1)} m² each. Few lenders take less than 16 m², and tenants stay briefly.`,
        figures,
      );
    if (each < 20)
      return flag(
        'Small dwellings',
        `About ${each.toFixed(1)} m² each; many lenders draw the line at 20 to 25 m², and new rooms of this size are restricted in much of Tokyo.`,
        figures,
        'note',
      );
    return pass('Size of the dwellings is common', `About ${each.toFixed(1)} m² each.`, figures);
  },
};

const elevator: Check = {
  frame: frame(
    'lift',
    23,
    'note',
    'Property outline; maintenance contract',
    'Is there a lift, who maintains it, and what does that cost?',
    'エレベーターの有無、保守契約と年間費用を教えてください。',
  ),
  run: ({ subject }) => {
    const storeys = subject.values.floors_total;
    if (storeys === null)
      return unknown('Storeys are not stated', 'A lift shared by few dwellings is dear; four storeys without one let badly.');
    if (subject.isCondominium) return pass('Lift is paid through the management fee', `The building has ${storeys} storeys.`);
    if (storeys >= 4 && subject.unitsUsed <= 12)
      return flag(
        'A lift for few dwellings, or stairs to the fourth floor',
        `${storeys} storeys and ${subject.unitsUsed} dwellings: a lift costs 400,000 to 700,000 yen a year, and without one upper floors let badly.`,
        ['facts.units'],
        'caution',
      );
    return pass('No lift question', `${storeys} storeys.`);
  },
};

const builderDefect: Check = {
  frame: frame(
    'builder_defect',
    24,
    'caution',
    'Check of the party walls in the roof space (小屋裏界壁)',
    'Who built it, and were the party walls checked up to the roof?',
    '施工会社はどこですか。小屋裏の界壁は確認済みですか。',
  ),
  run: ({ subject }) => {
    if (/界壁(の)?(不備|不良|未施工)|レオパレス/.test(subject.text))
      return flag('Party walls may be missing', 'The sources name a builder or a defect known for party walls that do not reach the roof.');
    if (subject.isCondominium || subject.kind === 'detached_house')
      return pass('Party-wall defects do not arise', 'They were found in blocks of some prefabricated builders.');
    const suspect =
      ['W', 'LGS'].includes(subject.structureUsed) &&
      subject.values.built !== null &&
      subject.values.built >= '1990' &&
      subject.values.built < '2010';
    if (suspect)
      return unknown(
        'Builder and party walls to be checked',
        'Some light blocks of the 1990s and 2000s were sold with party walls that do not reach the roof.',
        built,
      );
    return pass('No sign of a known builder’s defect', 'Neither age nor structure points to the known cases.', built);
  },
};

const fire: Check = {
  frame: frame(
    'fire_equipment',
    26,
    'note',
    'Inspection report of fire equipment (消防用設備等点検結果報告書)',
    'Was the fire equipment inspected, and what was found?',
    '消防用設備の点検報告書と指摘事項を教えてください。',
  ),
  run: ({ subject }) => {
    if (subject.kind === 'detached_house') return pass('Smoke alarms only', 'A house needs smoke alarms in bedrooms and on stairs.');
    if (subject.isCondominium) return pass('Common fire equipment is the association’s', 'The owner sees to the alarms inside the unit.');
    return unknown(
      'Fire equipment is not stated',
      'Blocks need extinguishers, alarms from 500 m² and regular inspections, paid by the owner.',
      ['facts.floor_area'],
    );
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

export const buildingChecks: readonly Check[] = [
  seismic,
  wood2000,
  category2,
  asbestos,
  ventilation,
  smallUnit,
  elevator,
  builderDefect,
  fire,
  lifeAndLoan,
];
