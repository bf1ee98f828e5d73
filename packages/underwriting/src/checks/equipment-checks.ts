import { addMonths } from '../calendar/days.ts';
import { monthOf } from '../calendar/stated-dates.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import { beginningOf } from '../rules/duty.ts';
import { ventilationDuty } from '../rules/property-law.ts';
import * as texts from '../texts/checks/equipment-texts.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { reference } from './references.ts';
import { stated } from './source-text.ts';

const ventilationFrom = beginningOf(ventilationDuty);
const built = ['facts.built_year', 'facts.built_month'];

const ventilation: Check = {
  frame: frame('ventilation', 14, 'note', texts.ventilationAsked),
  run: ({ subject }) => {
    const completed = subject.values.built;
    if (completed === null) return unknown(texts.ventilationNotVerified, built);
    if (monthOf(completed) < monthOf(ventilationFrom)) return flag(texts.beforeVentilation, built);
    // The rule follows the start of works.
    if (monthOf(completed) < monthOf(addMonths(ventilationFrom, 18))) return unknown(texts.ventilationStartNeeded(completed), built);
    return pass(texts.ventilated(completed), built);
  },
};

const smallUnit: Check = {
  frame: frame('small_unit', 16, 'caution', texts.smallUnitAsked),
  run: ({ subject }) => {
    if (stated(subject, 'one_room_bath') === 'bad') return flag(texts.bathroom, ['facts.floor_area', 'facts.units']);
    const area = subject.values.floor_area_m2;
    const figures = ['facts.floor_area', 'facts.units'];
    // A condominium unit and a house are one dwelling; of a block the number must be stated, since ours is only a guess.
    if (area === null || subject.units === null) return unknown(texts.unitSizeNotStated, figures, 'note');
    const each = area / subject.unitsUsed;
    if (each < 16) return flag(texts.below16(each), figures);
    if (each < 20) return flag(texts.smallUnits(each), figures, 'note');
    return pass(texts.largeEnough(each), figures);
  },
};

/** A lift’s running cost: the whole of it in a block; in a condominium what an owner bears beyond one in a usual building. */
function liftCost(draft: ReportDraft): string | null {
  const { subject } = draft;
  const cost = reference(draft, 'lift_yearly');
  if (!subject.isCondominium)
    return writeEffect(draft, 'lift', texts.liftRunning, {
      value: -cost.value,
      ends: [-cost.low, -cost.high],
      unit: 'JPY/year',
      inputs: [cost.id],
    });
  const units = subject.values.units;
  if (units === null) return null;
  const usual = reference(draft, 'lift_dwellings');
  const beyond = (yearly: number) => -Math.max(0, yearly / units - yearly / usual.value);
  return writeEffect(draft, 'lift', texts.liftShare, {
    value: beyond(cost.value),
    ends: [beyond(cost.low), beyond(cost.high)],
    unit: 'JPY/year',
    inputs: [cost.id, 'facts.building_units', usual.id],
  });
}

const elevator: Check = {
  frame: frame('lift', 23, 'note', texts.liftAsked),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const storeys = subject.values.floors_total;
    const lift = stated(subject, 'lift');
    if (storeys === null && lift === null) return unknown(texts.liftNotStated);
    const tall = (storeys ?? 0) >= 4;
    if (subject.isCondominium) {
      const units = subject.values.units;
      if (units !== null && units < 20 && (tall || lift === 'good'))
        return {
          ...flag(texts.fewShareLift(units), ['facts.building_units']),
          effect: liftCost(draft),
        };
      if (!tall && lift !== 'good') return pass(texts.noLiftNeeded(storeys));
      if (units === null) return unknown(texts.sharingNotStated);
      return pass(texts.enoughShareUnit(units), ['facts.building_units']);
    }
    if (lift === 'bad' && tall) return flag(texts.noLiftAbove(storeys), [], 'caution');
    if (lift === 'good')
      return subject.unitsUsed <= 12
        ? {
            ...flag(texts.fewPayForLift(subject.unitsUsed), ['facts.units'], 'caution'),
            effect: liftCost(draft),
          }
        : pass(texts.enoughShare(subject.unitsUsed), ['facts.units']);
    if (tall && subject.unitsUsed <= 12)
      return {
        ...flag(texts.liftOrNone(storeys, subject.unitsUsed), ['facts.units'], 'caution'),
        effect: liftCost(draft),
      };
    if (tall) return unknown(texts.liftNotStatedTall(storeys), ['facts.units']);
    if (lift === 'bad' || (storeys ?? 9) <= 2) return pass(texts.noLiftNeeded(storeys));
    return unknown(texts.liftNotStatedLow(storeys));
  },
};

const builderDefect: Check = {
  frame: frame('builder_defect', 24, 'caution', texts.builderAsked),
  run: ({ subject }) => {
    const said = stated(subject, 'party_walls');
    if (said === 'bad') return flag(texts.partyWallsMissing);
    if (said === 'good') return pass(texts.partyWallsInspected);
    if (subject.isOneHome) return pass(texts.partyWallsOfHouse);
    if (subject.structure !== null && ['RC', 'SRC'].includes(subject.structure)) return pass(texts.concreteWalls, built);
    const light = subject.values.built !== null && subject.values.built >= '1990' && subject.values.built < '2010';
    return unknown(light ? texts.partyWallsLight : texts.partyWallsNotStated, built, light ? 'caution' : 'note');
  },
};

const fire: Check = {
  frame: frame('fire_equipment', 26, 'note', texts.fireAsked),
  run: ({ subject }) => {
    const said = stated(subject, 'fire_equipment');
    if (said === 'bad') return flag(texts.fireDeficient, [], 'caution');
    if (said === 'good') return pass(texts.fireInspected);
    if (subject.kind === 'detached_house') return pass(texts.smokeAlarms);
    if (subject.isCondominium) return unknown(texts.fireOfUnit);
    return unknown(texts.fireNotStated, ['facts.floor_area']);
  },
};

export const equipmentChecks: readonly Check[] = [ventilation, smallUnit, elevator, builderDefect, fire];
