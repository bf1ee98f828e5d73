import { addMonths } from '../calendar/days.ts';
import { monthOf } from '../calendar/stated-dates.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import { beginningOf } from '../rules/duty.ts';
import { ventilationDuty } from '../rules/property-law.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { reference } from './references.ts';
import { stated } from './source-text.ts';

const ventilationFrom = beginningOf(ventilationDuty);
const built = ['facts.built_year', 'facts.built_month'];

const ventilation: Check = {
  frame: frame(
    'ventilation',
    14,
    'note',
    'Plans (設計図書); inspection of the rooms',
    'Do the rooms have mechanical ventilation, and is there mould?',
    '24時間換気設備はありますか。結露やカビの有無を教えてください。',
  ),
  run: ({ subject }) => {
    const completed = subject.values.built;
    if (completed === null)
      return unknown('Ventilation cannot be told', `Round-the-clock ventilation has been required since July 2003.`, built);
    if (monthOf(completed) < monthOf(ventilationFrom))
      return flag('From before the ventilation rule', `Built before July 2003, when round-the-clock ventilation became a duty.`, built);
    // The rule follows the start of works.
    if (monthOf(completed) < monthOf(addMonths(ventilationFrom, 18)))
      return unknown('Ventilation depends on when works began', `Completed in ${completed}: works may have begun before July 2003.`, built);
    return pass('Under the ventilation rule', `Completed in ${completed}, well after July 2003.`, built);
  },
};

const smallUnit: Check = {
  frame: frame(
    'small_unit',
    16,
    'caution',
    'Floor plan (間取図); lender’s criteria; ordinance on one-room blocks (ワンルーム条例)',
    'Which lenders finance units of this size here, and are bath and toilet apart?',
    'この面積の住戸に融資する金融機関はどこですか。浴室とトイレは別ですか。',
  ),
  run: ({ subject }) => {
    if (stated(subject, 'one_room_bath') === 'bad')
      return flag('Bath, basin and toilet in one', 'The sources name a three-in-one bathroom, which tenants avoid.', [
        'facts.floor_area',
        'facts.units',
      ]);
    const area = subject.values.floor_area_m2;
    const figures = ['facts.floor_area', 'facts.units'];
    // A condominium unit and a house are one dwelling; of a block the number must be stated, since ours is only a guess.
    if (area === null || subject.units === null)
      return unknown(
        'Size of the dwellings is not stated',
        'Floor area or number of dwellings is missing. Many lenders do not finance dwellings under 16 to 25 m².',
        figures,
        'note',
      );
    const each = area / subject.unitsUsed;
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

/** A lift’s running cost: the whole of it in a block; in a condominium what an owner bears beyond one in a usual building. */
function liftCost(draft: ReportDraft): string | null {
  const { subject } = draft;
  const cost = reference(draft, 'lift_yearly');
  if (!subject.isCondominium)
    return writeEffect(draft, 'lift', {
      value: -cost.value,
      ends: [-cost.low, -cost.high],
      unit: 'JPY/year',
      label: 'Running the lift',
      formula: '− running a lift',
      inputs: [cost.id],
    });
  const units = subject.values.units;
  if (units === null) return null;
  const usual = reference(draft, 'lift_dwellings');
  const beyond = (yearly: number) => -Math.max(0, yearly / units - yearly / usual.value);
  return writeEffect(draft, 'lift', {
    value: beyond(cost.value),
    ends: [beyond(cost.low), beyond(cost.high)],
    unit: 'JPY/year',
    label: 'Share of the lift beyond that in a usual building',
    formula: '− running a lift ÷ dwellings + running a lift ÷ dwellings that usually share one',
    inputs: [cost.id, 'facts.building_units', usual.id],
  });
}

const elevator: Check = {
  frame: frame(
    'lift',
    23,
    'note',
    'Property outline (物件概要書); lift maintenance contract (エレベーター保守契約書)',
    'Is there a lift, who maintains it, and what does that cost?',
    'エレベーターの有無、保守契約と年間費用を教えてください。',
  ),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const storeys = subject.values.floors_total;
    const lift = stated(subject, 'lift');
    if (storeys === null && lift === null)
      return unknown('Storeys and lift are not stated', 'A lift shared by few dwellings is dear; four storeys without one let badly.');
    const tall = (storeys ?? 0) >= 4;
    if (subject.isCondominium) {
      const units = subject.values.units;
      if (units !== null && units < 20 && (tall || lift === 'good'))
        return {
          ...flag('Few dwellings share a lift', `${units} dwellings; its cost is in the management fee and grows with every repair.`, [
            'facts.building_units',
          ]),
          effect: liftCost(draft),
        };
      if (!tall && lift !== 'good') return pass('No need of a lift', `The building has ${storeys ?? 'few'} storeys.`);
      if (units === null) return unknown('How many share the lift is not stated', 'A lift shared by few dwellings is dear.');
      return pass('Many dwellings share the lift', `${units} dwellings; it is paid through the management fee.`, ['facts.building_units']);
    }
    if (lift === 'bad' && tall)
      return flag('Stairs to the fourth floor', `${storeys} storeys and stated to have no lift: upper floors let badly.`, [], 'caution');
    if (lift === 'good')
      return subject.unitsUsed <= 12
        ? {
            ...flag(
              'A lift for few dwellings',
              `${subject.unitsUsed} dwellings pay for a lift that costs 400,000 to 700,000 yen a year, before its renewal after 25 to 30 years.`,
              ['facts.units'],
              'caution',
            ),
            effect: liftCost(draft),
          }
        : pass('Enough dwellings for a lift', `${subject.unitsUsed} dwellings share its cost.`, ['facts.units']);
    if (tall && subject.unitsUsed <= 12)
      return {
        ...flag(
          'A lift for few dwellings, or stairs to the fourth floor',
          `${storeys} storeys and ${subject.unitsUsed} dwellings: a lift costs 400,000 to 700,000 yen a year, and without one upper floors let badly.`,
          ['facts.units'],
          'caution',
        ),
        effect: liftCost(draft),
      };
    if (tall)
      return unknown('Whether there is a lift is not stated', `${storeys} storeys. Without a lift upper floors let badly.`, [
        'facts.units',
      ]);
    if (lift === 'bad' || (storeys ?? 9) <= 2) return pass('No lift, and none needed', `${storeys ?? 'Few'} storeys.`);
    return unknown('Whether there is a lift is not stated', `${storeys} storeys, which are let with and without one.`);
  },
};

const builderDefect: Check = {
  frame: frame(
    'builder_defect',
    24,
    'caution',
    'Check of the party walls in the roof space (小屋裏界壁の確認)',
    'Who built it, and were the party walls checked up to the roof?',
    '施工会社はどこですか。小屋裏の界壁は確認済みですか。',
  ),
  run: ({ subject }) => {
    const said = stated(subject, 'party_walls');
    if (said === 'bad')
      return flag('Party walls may be missing', 'The sources name a builder or a defect known for party walls that do not reach the roof.');
    if (said === 'good') return pass('Party walls stated as checked', 'The sources say so; the report of the check shows it.');
    if (subject.isOneHome) return pass('Party-wall defects do not arise', 'They were found in blocks of some prefabricated builders.');
    if (subject.structure !== null && ['RC', 'SRC'].includes(subject.structure))
      return pass('Solid party walls', 'The known cases were light frames; concrete is stated.', built);
    const light = subject.values.built !== null && subject.values.built >= '1990' && subject.values.built < '2010';
    return unknown(
      'Builder and party walls to be checked',
      light
        ? 'Some light blocks of the 1990s and 2000s were sold with party walls that do not reach the roof (建築基準法30条).'
        : 'Neither builder nor party walls are stated. The known cases were light blocks of the 1990s and 2000s.',
      built,
      light ? 'caution' : 'note',
    );
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
    const said = stated(subject, 'fire_equipment');
    if (said === 'bad')
      return flag('Fire equipment lacking', 'The sources speak of missing equipment, a missed inspection or findings.', [], 'caution');
    if (said === 'good') return pass('Fire equipment inspected', 'The sources say so; the report lists what was found.');
    if (subject.kind === 'detached_house') return pass('Smoke alarms only', 'A house needs smoke alarms in bedrooms and on stairs.');
    if (subject.isCondominium)
      return unknown('Fire equipment is not stated', 'The association has it inspected; the owner sees to the alarms inside the unit.');
    return unknown(
      'Fire equipment is not stated',
      'Blocks need extinguishers from 150 m², alarms from 500 m² and regular inspections, paid by the owner.',
      ['facts.floor_area'],
    );
  },
};

export const equipmentChecks: readonly Check[] = [ventilation, smallUnit, elevator, builderDefect, fire];
