import { asked, effect, found } from './check-text.ts';

// rent_roll_relet

export const reletAsked = asked(
  'Newest leases (直近の賃貸借契約書)',
  'At what rent (成約賃料) was the most recent unit of each type leased?',
  '各タイプの直近の成約賃料を教えてください。',
);
export const newestMatch = found('Newest leases match in-place rents', 'The most recent leases pay about as much as the others.');
export const reletChange = effect(
  'Rent change if all units paid the newest rents',
  '(leased units at the newest rent of their type − in-place rent) × 12; the range uses the last two leases of each type',
);
export const aboveNewest = found(
  'In-place rents above those of the newest leases',
  'At the newest rent of each type the building earns less than the rent roll shows. Older leases are above market.',
);

// rent_roll_clustered

export const clusteredAsked = asked(
  'Leases (賃貸借契約書) and payment records (入金履歴)',
  'What are the type and payment record of tenants who moved in during the last six months?',
  '直近6か月の入居者の属性と入金状況を教えてください。',
);
export const spread = (share: number) =>
  found('Lease starts spread over time', `Leases of the last six months make up ${share}% of the rent.`);
export const recentAtOlderRents = effect(
  'Recent leases at the rent of older ones',
  '− (rent of leases of the last six months − average rent of older leases of the type) × 12; zero if they stay',
);
export const manyRecent = (rooms: number, share: number) =>
  found(
    'Many leases started just before the sale',
    `${rooms} leases with ${share}% of the rent started in the last six months; units may have been filled for the sale.`,
  );
export const recentPayMore = found(
  'Recent leases pay more than older ones',
  'Leases of the last six months pay over 10% more than older ones of the type; rents may have been set for the sale.',
);

// rent_roll_one_tenant

export const oneTenantAsked = asked(
  'Lease of that tenant (賃貸借契約書)',
  'What are the lease terms of the tenant renting several units?',
  '複数室を借りている入居者の契約条件を教えてください。',
);
export const oneTenant = (rooms: number, share: number) =>
  found('One tenant rents many units', `One tenant rents ${rooms} units, ${share}% of the rent.`);
export const rentLost = effect('Rent lost if that tenant leaves', '− in-place rent × share of the largest tenant × months of vacancy');
export const noLargeTenant = (share: number) => found('No tenant rents many units', `The largest tenant pays ${share}% of the rent.`);

// rent_roll_rooms

export const roomsAsked = asked(
  'Rent roll of all units (全室分のレントロール)',
  'Does the rent roll (レントロール) list every unit exactly once?',
  'レントロールは全室分で、各室が一度だけ記載されていますか。',
);
const unitsText = (count: number) => `${count} ${count === 1 ? 'unit' : 'units'}`;
export const everyUnitOnce = (listed: number) => found('Rent roll lists every unit once', `The rent roll has ${unitsText(listed)}.`);
export const otherNumber = (listed: number, stated: number) =>
  `${unitsText(listed)} ${listed === 1 ? 'is' : 'are'} listed but ${stated} ${stated === 1 ? 'is' : 'are'} stated`;
export const listedTwice = (rooms: readonly string[]) =>
  `${rooms.slice(0, 3).join(', ')}${rooms.length > 3 ? ' and others' : ''} ${rooms.length === 1 ? 'appears' : 'appear'} more than once`;
export const unitsDiffer = (wrong: readonly string[], isTotal: boolean) =>
  found(
    'Rent roll and number of units differ',
    `In the rent roll, ${wrong.join('; ')}.${isTotal ? ' The full-occupancy rent used is its total.' : ''}`,
  );
