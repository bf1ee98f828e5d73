import { type Check, flag, frame, pass, unknown } from './finding.ts';

const built = ['facts.built_year', 'facts.built_month'];

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

export const equipmentChecks: readonly Check[] = [ventilation, smallUnit, elevator, builderDefect, fire];
