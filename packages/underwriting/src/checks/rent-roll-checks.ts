import { readRentRoll } from '../analysis/rent-roll.ts';
import type { RentRollLine } from '../facts/property-facts.ts';
import * as texts from '../texts/checks/rent-roll-texts.ts';
import { type Check, type CheckOutcome, flag, frame, pass, writeEffect } from './finding.ts';
import { reference } from './references.ts';

const relet: Check = {
  frame: frame('rent_roll_relet', null, 'caution', texts.reletAsked),
  run: (draft) => {
    const roll = readRentRoll(draft.subject);
    if (roll?.relet == null) return null;
    const { inPlace } = roll;
    const gap = roll.relet - inPlace;
    const figures = ['rent_roll.relet', 'rent_roll.in_place'];
    if (gap >= -0.03 * inPlace) return pass(texts.newestMatch, figures);
    const effect = writeEffect(draft, 'rent_roll_relet', texts.reletChange, {
      value: gap * 12,
      ends: [(roll.reletLow ?? roll.relet) - inPlace, (roll.reletHigh ?? roll.relet) - inPlace].map((rent) => rent * 12),
      unit: 'JPY/year',
      inputs: [...figures, 'facts.rent_roll_total'],
    });
    return {
      ...flag(texts.aboveNewest, figures),
      effect,
    };
  },
};

const clustered: Check = {
  frame: frame('rent_roll_clustered', null, 'caution', texts.clusteredAsked),
  run: (draft): CheckOutcome | null => {
    const roll = readRentRoll(draft.subject);
    if (roll?.recentShare == null) return null;
    const figures = ['rent_roll.recent_share'];
    const share = Math.round(roll.recentShare * 100);
    const many = roll.recentRooms >= 2 && roll.recentShare >= 0.3;
    const above = roll.recentPremium > 0.1 * (roll.recentShare * roll.inPlace - roll.recentPremium);
    if (!many && !above) return pass(texts.spread(share), figures);
    const effect =
      roll.recentPremium > 0
        ? writeEffect(draft, 'rent_roll_clustered', texts.recentAtOlderRents, {
            value: -roll.recentPremium * 12,
            ends: [-roll.recentPremium * 12, 0],
            unit: 'JPY/year',
            inputs: ['facts.rent_roll_total', 'rent_roll.in_place', 'rent_roll.recent_share'],
          })
        : null;
    return {
      ...(many ? flag(texts.manyRecent(roll.recentRooms, share), figures) : flag(texts.recentPayMore, figures)),
      effect,
    };
  },
};

const oneTenant: Check = {
  frame: frame('rent_roll_one_tenant', null, 'caution', texts.oneTenantAsked),
  run: (draft): CheckOutcome | null => {
    const roll = readRentRoll(draft.subject);
    if (roll?.largestTenantShare == null) return null;
    const figures = ['rent_roll.largest_tenant_share'];
    if (roll.largestTenantRooms >= 2 && roll.largestTenantShare >= 0.3) {
      const months = reference(draft, 'months_after_leaving');
      const rent = roll.largestTenantShare * roll.inPlace;
      return {
        ...flag(texts.oneTenant(roll.largestTenantRooms, Math.round(roll.largestTenantShare * 100)), figures),
        effect: writeEffect(draft, 'rent_roll_one_tenant', texts.rentLost, {
          value: -rent * months.value,
          ends: [-rent * months.low, -rent * months.high],
          unit: 'JPY',
          inputs: ['rent_roll.in_place', 'rent_roll.largest_tenant_share', months.id],
        }),
      };
    }
    return pass(texts.noLargeTenant(Math.round(roll.largestTenantShare * 100)), figures);
  },
};

/** Names of rooms that stand in more than one line of the roll. */
function roomsListedTwice(lines: readonly RentRollLine[]): string[] {
  const names = lines.map((line) => line.unit?.normalize('NFKC').trim() ?? '').filter((name) => name !== '');
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

const rooms: Check = {
  frame: frame('rent_roll_rooms', null, 'caution', texts.roomsAsked),
  run: ({ subject, ledger, rentBasis }): CheckOutcome | null => {
    const lines = subject.extra.rent_roll ?? [];
    if (lines.length === 0) return null;
    const figures = ['rent_roll.rooms', 'facts.units'].filter((id) => ledger.has(id));
    const wrong: string[] = [];
    if (subject.units !== null && lines.length !== subject.units) wrong.push(texts.otherNumber(lines.length, subject.units));
    const twice = roomsListedTwice(lines);
    if (twice.length > 0) wrong.push(texts.listedTwice(twice));
    if (wrong.length === 0) return subject.units === null ? null : pass(texts.everyUnitOnce(lines.length), figures);
    const rests = rentBasis === 'stated' && subject.values.monthly_rent_jpy === null && subject.values.annual_rent_jpy === null;
    return flag(texts.unitsDiffer(wrong, rests), figures);
  },
};

export const rentRollChecks: readonly Check[] = [rooms, relet, clustered, oneTenant];
