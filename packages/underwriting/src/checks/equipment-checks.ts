import { dateText } from '../calendar/date-text.ts';
import { addMonths } from '../calendar/days.ts';
import { monthOf } from '../calendar/stated-dates.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import { apartText } from '../numbers/apart-text.ts';
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
    'Plans (設計図書); inspection of the units',
    'Is there 24-hour mechanical ventilation (24時間換気設備), and any condensation or mold?',
    '24時間換気設備はありますか。結露やカビの有無を教えてください。',
  ),
  run: ({ subject }) => {
    const completed = subject.values.built;
    if (completed === null) return unknown('Ventilation: not verified', `24-hour ventilation has been required since Jul 2003.`, built);
    if (monthOf(completed) < monthOf(ventilationFrom))
      return flag('Built before the ventilation rule', `Built before Jul 2003, when 24-hour ventilation became mandatory.`, built);
    // The rule follows the start of works.
    if (monthOf(completed) < monthOf(addMonths(ventilationFrom, 18)))
      return unknown(
        'Ventilation: not verified, construction start needed',
        `Completed in ${dateText(completed)}: construction may have begun before Jul 2003.`,
        built,
      );
    return pass('Built to the 2003 ventilation rule', `Completed in ${dateText(completed)}, well after Jul 2003.`, built);
  },
};

const smallUnit: Check = {
  frame: frame(
    'small_unit',
    16,
    'caution',
    'Floor plan (間取図); lender’s criteria; studio apartment ordinance (ワンルーム条例)',
    'Which lenders finance units of this size here? Are bath and toilet separate?',
    'この面積の住戸に融資する金融機関はどこですか。浴室とトイレは別ですか。',
  ),
  run: ({ subject }) => {
    if (stated(subject, 'one_room_bath') === 'bad')
      return flag('Three-in-one bathroom', 'The sources state bath, basin and toilet in one (3点ユニット), which tenants avoid.', [
        'facts.floor_area',
        'facts.units',
      ]);
    const area = subject.values.floor_area_m2;
    const figures = ['facts.floor_area', 'facts.units'];
    // A condominium unit and a house are one dwelling; of a block the number must be stated, since ours is only a guess.
    if (area === null || subject.units === null)
      return unknown(
        'Unit size: not stated',
        'Floor area or number of units is not stated. Many lenders do not finance units below 16–25 m².',
        figures,
        'note',
      );
    const each = area / subject.unitsUsed;
    if (each < 16)
      return flag(
        'Units below 16 m²',
        `Average unit size is ${apartText(each, 1, 16)} m², below the 16 m² minimum of most lenders. Tenants stay briefly.`,
        figures,
      );
    if (each < 20)
      return flag(
        'Small units',
        `Average unit size is ${apartText(each, 1, 16, 20)} m², below the 20–25 m² many lenders require. Much of Tokyo restricts new units of this size.`,
        figures,
        'note',
      );
    return pass(
      'Unit size at or above 20 m²',
      `Average unit size is ${apartText(each, 1, 20)} m²; many lenders require 20–25 m².`,
      figures,
    );
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
      label: 'Elevator running cost',
      formula: '− elevator running cost',
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
    label: 'Elevator cost share above a usual building',
    formula: '− elevator running cost ÷ units + elevator running cost ÷ units that usually share one',
    inputs: [cost.id, 'facts.building_units', usual.id],
  });
}

const elevator: Check = {
  frame: frame(
    'lift',
    23,
    'note',
    'Property outline (物件概要書); elevator maintenance contract (エレベーター保守契約書)',
    'Is there an elevator (エレベーター), who maintains it, and what does maintenance cost a year?',
    'エレベーターの有無、保守契約と年間費用を教えてください。',
  ),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const storeys = subject.values.floors_total;
    const lift = stated(subject, 'lift');
    if (storeys === null && lift === null)
      return unknown(
        'Stories and elevator: not stated',
        'An elevator shared by few units costs more per unit; four stories without one are hard to lease.',
      );
    const tall = (storeys ?? 0) >= 4;
    if (subject.isCondominium) {
      const units = subject.values.units;
      if (units !== null && units < 20 && (tall || lift === 'good'))
        return {
          ...flag('Few units share the elevator', `${units} units share it; its cost is in the management fee and rises with repairs.`, [
            'facts.building_units',
          ]),
          effect: liftCost(draft),
        };
      if (!tall && lift !== 'good') return pass('No elevator needed', `The building has ${storeys ?? 'few'} stories.`);
      if (units === null) return unknown('Units sharing the elevator: not stated', 'An elevator shared by few units costs more per unit.');
      return pass('Enough units share the elevator', `${units} units share it; the management fee covers it.`, ['facts.building_units']);
    }
    if (lift === 'bad' && tall)
      return flag(
        'No elevator above the third floor',
        `The building has ${storeys} stories and no elevator; upper floors are hard to lease.`,
        [],
        'caution',
      );
    if (lift === 'good')
      return subject.unitsUsed <= 12
        ? {
            ...flag(
              'Elevator shared by few units',
              `${subject.unitsUsed} units pay for an elevator that costs ¥400,000–¥700,000 a year, before renewal after 25–30 years.`,
              ['facts.units'],
              'caution',
            ),
            effect: liftCost(draft),
          }
        : pass('Enough units share the elevator', `${subject.unitsUsed} units share its cost.`, ['facts.units']);
    if (tall && subject.unitsUsed <= 12)
      return {
        ...flag(
          'Elevator for few units, or none above the third floor',
          `The building has ${storeys} stories and ${subject.unitsUsed} units: an elevator costs ¥400,000–¥700,000 a year, and without one upper floors are hard to lease.`,
          ['facts.units'],
          'caution',
        ),
        effect: liftCost(draft),
      };
    if (tall)
      return unknown('Elevator: not stated', `The building has ${storeys} stories. Without an elevator, upper floors are hard to lease.`, [
        'facts.units',
      ]);
    if (lift === 'bad' || (storeys ?? 9) <= 2) return pass('No elevator needed', `The building has ${storeys ?? 'few'} stories.`);
    return unknown('Elevator: not stated', `The building has ${storeys} stories; such buildings are leased with and without one.`);
  },
};

const builderDefect: Check = {
  frame: frame(
    'builder_defect',
    24,
    'caution',
    'Inspection of party walls in the attic (小屋裏界壁の確認)',
    'Who was the builder, and were the party walls in the attic (小屋裏界壁) inspected?',
    '施工会社はどこですか。小屋裏の界壁は確認済みですか。',
  ),
  run: ({ subject }) => {
    const said = stated(subject, 'party_walls');
    if (said === 'bad')
      return flag('Party walls may be missing', 'The sources name a builder or a defect known for party walls that do not reach the roof.');
    if (said === 'good') return pass('Party walls inspected', 'Stated in the sources; the inspection report shows it.');
    if (subject.isOneHome)
      return pass('Party walls not at issue', 'The known defects concern prefabricated apartment buildings of some builders.');
    if (subject.structure !== null && ['RC', 'SRC'].includes(subject.structure))
      return pass('Concrete party walls', 'The known defects concern light frames; concrete is stated.', built);
    const light = subject.values.built !== null && subject.values.built >= '1990' && subject.values.built < '2010';
    return unknown(
      'Party walls: not verified',
      light
        ? 'Some light-frame buildings of the 1990s and 2000s have party walls that do not reach the roof (建築基準法30条).'
        : 'Builder and party walls are not stated. The known defects concern light-frame buildings of the 1990s and 2000s.',
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
    'When was the fire equipment (消防用設備) last inspected, and what was found?',
    '消防用設備の点検報告書と指摘事項を教えてください。',
  ),
  run: ({ subject }) => {
    const said = stated(subject, 'fire_equipment');
    if (said === 'bad')
      return flag('Fire equipment deficient', 'The sources mention missing equipment, a missed inspection or findings.', [], 'caution');
    if (said === 'good') return pass('Fire equipment inspected', 'Stated in the sources; the inspection report lists the findings.');
    if (subject.kind === 'detached_house') return pass('Smoke alarms only', 'A house needs smoke alarms in bedrooms and on stairs only.');
    if (subject.isCondominium)
      return unknown('Fire equipment: not stated', 'The owners’ association has it inspected; the owner maintains alarms inside the unit.');
    return unknown(
      'Fire equipment: not stated',
      'Apartment buildings need extinguishers from 150 m², alarms from 500 m² and regular inspections, paid by the owner.',
      ['facts.floor_area'],
    );
  },
};

export const equipmentChecks: readonly Check[] = [ventilation, smallUnit, elevator, builderDefect, fire];
