import { readRentRoll } from '../analysis/rent-roll.ts';
import type { RentRollLine } from '../facts/property-facts.ts';
import { type Check, type CheckOutcome, flag, frame, pass, writeEffect } from './finding.ts';
import { reference } from './references.ts';

const relet: Check = {
  frame: frame(
    'rent_roll_relet',
    null,
    'caution',
    'Newest leases (直近の賃貸借契約書)',
    'At what rent (成約賃料) was the most recent unit of each type leased?',
    '各タイプの直近の成約賃料を教えてください。',
  ),
  run: (draft) => {
    const roll = readRentRoll(draft.subject);
    if (roll?.relet == null) return null;
    const { inPlace } = roll;
    const gap = roll.relet - inPlace;
    const figures = ['rent_roll.relet', 'rent_roll.in_place'];
    if (gap >= -0.03 * inPlace)
      return pass('Newest leases match in-place rents', 'The most recent leases pay about as much as the others.', figures);
    const effect = writeEffect(draft, 'rent_roll_relet', {
      value: gap * 12,
      ends: [(roll.reletLow ?? roll.relet) - inPlace, (roll.reletHigh ?? roll.relet) - inPlace].map((rent) => rent * 12),
      unit: 'JPY/year',
      label: 'Change in in-place rent at the newest rents',
      formula: '(leased units at the newest rent of their type − in-place rent) × 12; the range uses the last two leases of each type',
      inputs: [...figures, 'facts.rent_roll_total'],
    });
    return {
      ...flag(
        'In-place rents above newest leases',
        'At the newest rent of each type the building earns less than the rent roll shows. Older leases are above market.',
        figures,
      ),
      effect,
    };
  },
};

const clustered: Check = {
  frame: frame(
    'rent_roll_clustered',
    null,
    'caution',
    'Leases (賃貸借契約書) and payment records (入金履歴)',
    'What are the type and payment record of tenants who moved in during the last six months?',
    '直近6か月の入居者の属性と入金状況を教えてください。',
  ),
  run: (draft): CheckOutcome | null => {
    const roll = readRentRoll(draft.subject);
    if (roll?.recentShare == null) return null;
    const figures = ['rent_roll.recent_share'];
    const share = Math.round(roll.recentShare * 100);
    const many = roll.recentRooms >= 2 && roll.recentShare >= 0.3;
    const above = roll.recentPremium > 0.1 * (roll.recentShare * roll.inPlace - roll.recentPremium);
    if (!many && !above)
      return pass('Lease starts spread over time', `Leases of the last six months make up ${share}% of the rent.`, figures);
    const effect =
      roll.recentPremium > 0
        ? writeEffect(draft, 'rent_roll_clustered', {
            value: -roll.recentPremium * 12,
            ends: [-roll.recentPremium * 12, 0],
            unit: 'JPY/year',
            label: 'Recent leases at the rent of older ones',
            formula: '− (rent of leases of the last six months − average rent of older leases of the type) × 12; zero if they stay',
            inputs: ['facts.rent_roll_total', 'rent_roll.in_place', 'rent_roll.recent_share'],
          })
        : null;
    return {
      ...(many
        ? flag(
            'Many leases started just before the sale',
            `${roll.recentRooms} leases with ${share}% of the rent started in the last six months; units may have been filled for the sale.`,
            figures,
          )
        : flag(
            'Recent leases pay more than older ones',
            'Leases of the last six months pay over 10% more than older ones of the type; rents may have been set for the sale.',
            figures,
          )),
      effect,
    };
  },
};

const oneTenant: Check = {
  frame: frame(
    'rent_roll_one_tenant',
    null,
    'caution',
    'Lease of that tenant (賃貸借契約書)',
    'What are the lease terms of the tenant renting several units?',
    '複数室を借りている入居者の契約条件を教えてください。',
  ),
  run: (draft): CheckOutcome | null => {
    const roll = readRentRoll(draft.subject);
    if (roll?.largestTenantShare == null) return null;
    const figures = ['rent_roll.largest_tenant_share'];
    if (roll.largestTenantRooms >= 2 && roll.largestTenantShare >= 0.3) {
      const months = reference(draft, 'months_after_leaving');
      const rent = roll.largestTenantShare * roll.inPlace;
      return {
        ...flag(
          'One tenant rents many units',
          `One tenant rents ${roll.largestTenantRooms} units, ${Math.round(roll.largestTenantShare * 100)}% of the rent.`,
          figures,
        ),
        effect: writeEffect(draft, 'rent_roll_one_tenant', {
          value: -rent * months.value,
          ends: [-rent * months.low, -rent * months.high],
          unit: 'JPY',
          label: 'Rent lost if that tenant leaves',
          formula: '− in-place rent × share of the largest tenant × months of vacancy',
          inputs: ['rent_roll.in_place', 'rent_roll.largest_tenant_share', months.id],
        }),
      };
    }
    return pass(
      'No tenant rents many units',
      `The largest tenant pays ${Math.round(roll.largestTenantShare * 100)}% of the rent.`,
      figures,
    );
  },
};

/** Names of rooms that stand in more than one line of the roll. */
function roomsListedTwice(lines: readonly RentRollLine[]): string[] {
  const names = lines.map((line) => line.unit?.normalize('NFKC').trim() ?? '').filter((name) => name !== '');
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

const rooms: Check = {
  frame: frame(
    'rent_roll_rooms',
    null,
    'caution',
    'Rent roll of all units (全室分のレントロール)',
    'Does the rent roll (レントロール) list every unit exactly once?',
    'レントロールは全室分で、各室が一度だけ記載されていますか。',
  ),
  run: ({ subject, ledger, rentBasis }): CheckOutcome | null => {
    const lines = subject.extra.rent_roll ?? [];
    if (lines.length === 0) return null;
    const figures = ['rent_roll.rooms', 'facts.units'].filter((id) => ledger.has(id));
    const wrong: string[] = [];
    if (subject.units !== null && lines.length !== subject.units)
      wrong.push(
        `${lines.length} ${lines.length === 1 ? 'unit is' : 'units are'} listed but ${subject.units} ${subject.units === 1 ? 'is' : 'are'} stated`,
      );
    const twice = roomsListedTwice(lines);
    if (twice.length > 0)
      wrong.push(
        `${twice.slice(0, 3).join(', ')}${twice.length > 3 ? ' and others' : ''} ${twice.length === 1 ? 'appears' : 'appear'} more than once`,
      );
    if (wrong.length === 0)
      return subject.units === null
        ? null
        : pass('Rent roll lists every unit once', `The rent roll has ${lines.length} ${lines.length === 1 ? 'unit' : 'units'}.`, figures);
    const rests = rentBasis === 'stated' && subject.values.monthly_rent_jpy === null && subject.values.annual_rent_jpy === null;
    return flag(
      'Rent roll and number of units differ',
      `In the rent roll, ${wrong.join('; ')}.${rests ? ' The full-occupancy rent used is its total.' : ''}`,
      figures,
    );
  },
};

export const rentRollChecks: readonly Check[] = [rooms, relet, clustered, oneTenant];
