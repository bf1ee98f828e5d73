import { dateText } from '../../calendar/date-text.ts';
import { apartText } from '../../numbers/apart-text.ts';
import { asked, effect, found } from './check-text.ts';
import { elevatorRunningCost } from './shared-texts.ts';

// ventilation

export const ventilationAsked = asked(
  'Plans (設計図書); inspection of the units',
  'Is there 24-hour mechanical ventilation (24時間換気設備), and any condensation or mold?',
  '24時間換気設備はありますか。結露やカビの有無を教えてください。',
);
export const ventilationNotVerified = found('Ventilation: not verified', '24-hour ventilation has been required since Jul 2003.');
export const beforeVentilation = found(
  'Built before the ventilation rule',
  'Built before Jul 2003, when 24-hour ventilation became mandatory.',
);
export const ventilationStartNeeded = (completed: string) =>
  found(
    'Ventilation: not verified, construction start needed',
    `Completed in ${dateText(completed)}: construction may have begun before Jul 2003.`,
  );
export const ventilated = (completed: string) =>
  found('Built to the 2003 ventilation rule', `Completed in ${dateText(completed)}, well after Jul 2003.`);

// small_unit

export const smallUnitAsked = asked(
  'Floor plan (間取図); lender’s criteria; studio apartment ordinance (ワンルーム条例)',
  'Are bath and toilet separate?',
  '浴室とトイレは別ですか。',
);
export const bathroom = found(
  'Three-in-one bathroom',
  'The sources state bath, basin and toilet in one (3点ユニット), which tenants avoid.',
);
export const unitSizeNotStated = found(
  'Unit size: not stated',
  'Floor area or number of units is not stated. Many lenders do not finance units below 16–25 m².',
);
export const below16 = (sqm: number) =>
  found(
    'Units below 16 m²',
    `Average unit size is ${apartText(sqm, 1, 16)} m², below the 16 m² minimum of most lenders. Tenants stay briefly.`,
  );
export const smallUnits = (sqm: number) =>
  found(
    'Small units',
    `Average unit size is ${apartText(sqm, 1, 16, 20)} m², below the 20–25 m² many lenders require. Much of Tokyo restricts new units of this size.`,
  );
export const largeEnough = (sqm: number) =>
  found('Unit size at or above 20 m²', `Average unit size is ${apartText(sqm, 1, 20)} m²; many lenders require 20–25 m².`);

// lift

export const liftRunning = effect(elevatorRunningCost, '− elevator running cost');
export const liftShare = effect(
  'Elevator cost share above a usual building',
  '− elevator running cost ÷ units + elevator running cost ÷ units that usually share one',
);
export const liftAsked = asked(
  'Property outline (物件概要書); elevator maintenance contract (エレベーター保守契約書)',
  'Is there an elevator (エレベーター), who maintains it, and what does maintenance cost a year?',
  'エレベーターの有無、保守契約と年間費用を教えてください。',
);
export const liftNotStated = found(
  'Stories and elevator: not stated',
  'An elevator shared by few units costs more per unit; four stories without one are hard to lease.',
);
export const fewShareLift = (units: number) =>
  found('Few units share the elevator', `${units} units share it; its cost is in the management fee and rises with repairs.`);
export const sharingNotStated = found('Units sharing the elevator: not stated', 'An elevator shared by few units costs more per unit.');
const enoughShareTitle = 'Enough units share the elevator';
export const enoughShareUnit = (units: number) =>
  found(enoughShareTitle, `${units} units share the elevator; the management fee covers its cost.`);
export const noLiftAbove = (storeys: number | null) =>
  found('No elevator above the third floor', `The building has ${storeys} stories and no elevator; upper floors are hard to lease.`);
export const fewPayForLift = (units: number) =>
  found(
    'Elevator shared by few units',
    `${units} units pay for an elevator that costs ¥400,000–¥700,000 a year, before renewal after 25–30 years.`,
  );
export const enoughShare = (units: number) => found(enoughShareTitle, `${units} units share its cost.`);
export const liftOrNone = (storeys: number | null, units: number) =>
  found(
    'Elevator for few units, or none above the third floor',
    `The building has ${storeys} stories and ${units} units: an elevator costs ¥400,000–¥700,000 a year, and without one upper floors are hard to lease.`,
  );
const liftNotStatedTitle = 'Elevator: not stated';
export const liftNotStatedTall = (storeys: number | null) =>
  found(liftNotStatedTitle, `The building has ${storeys} stories. Without an elevator, upper floors are hard to lease.`);
export const noLiftNeeded = (storeys: number | null) => found('No elevator needed', `The building has ${storeys ?? 'few'} stories.`);
export const liftNotStatedLow = (storeys: number | null) =>
  found(liftNotStatedTitle, `The building has ${storeys} stories; such buildings are leased with and without an elevator.`);

// builder_defect

export const builderAsked = asked(
  'Inspection of party walls in the attic (小屋裏界壁の確認)',
  'Who was the builder, and were the party walls in the attic (小屋裏界壁) inspected?',
  '施工会社はどこですか。小屋裏の界壁は確認済みですか。',
);
export const partyWallsMissing = found(
  'Party walls may be missing',
  'The sources name a builder or a defect known for party walls that do not reach the roof.',
);
export const partyWallsInspected = found('Party walls inspected', 'Stated in the sources; the inspection report shows it.');
export const partyWallsOfHouse = found(
  'Party walls: none expected',
  'The known defects concern prefabricated apartment buildings of some builders.',
);
export const concreteWalls = found('Concrete party walls', 'The known defects concern light frames; concrete is stated.');
const partyWallsTitle = 'Party walls: not verified';
export const partyWallsLight = found(
  partyWallsTitle,
  'Some light-frame buildings of the 1990s and 2000s have party walls that do not reach the roof (建築基準法30条).',
);
export const partyWallsNotStated = found(
  partyWallsTitle,
  'Builder and party walls are not stated. The known defects concern light-frame buildings of the 1990s and 2000s.',
);

// fire_equipment

export const fireAsked = asked(
  'Inspection report of fire equipment (消防用設備等点検結果報告書)',
  'When was the fire equipment (消防用設備) last inspected, and what was found?',
  '消防用設備の点検報告書と指摘事項を教えてください。',
);
export const fireDeficient = found('Fire equipment deficient', 'The sources mention missing equipment, a missed inspection or findings.');
export const fireInspected = found('Fire equipment inspected', 'Stated in the sources; the inspection report lists the findings.');
export const smokeAlarms = found('Smoke alarms only', 'A house needs smoke alarms in bedrooms and on stairs only.');
const fireNotStatedTitle = 'Fire equipment: not stated';
export const fireOfUnit = found(
  fireNotStatedTitle,
  'The owners’ association has it inspected; the owner maintains alarms inside the unit.',
);
export const fireNotStated = found(
  fireNotStatedTitle,
  'Apartment buildings need extinguishers from 150 m², alarms from 500 m² and regular inspections, paid by the owner.',
);
