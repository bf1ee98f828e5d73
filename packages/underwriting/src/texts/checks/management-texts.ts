import { rangeText, yenText } from '../../numbers/number-text.ts';
import { term } from '../../terms/term.ts';
import { asked, effect, found } from './check-text.ts';

// reserve_band

export const bandReason = (sure: boolean) =>
  `Mean of repair plans for buildings of this size${sure ? '' : ' (size assumed)'}, and the range of two-thirds of them; mechanical parking comes on top.`;
export const band = term(
  'Repair reserve fee guideline',
  '修繕積立金の目安',
  'JPY/m2/month',
  'National guideline per m² of exclusive area a month.',
);
export const associationReport = 'the owners’ association report (重要事項調査報告書)';
export const statedArrears = term(
  'Stated arrears',
  '滞納額',
  'JPY',
  'Management and repair reserve fees the seller has not paid, as stated.',
);
export const arrears = (amount: number) =>
  found(
    'Arrears pass to the buyer',
    `Unpaid condominium fees are stated as ${yenText(amount)}; the buyer is also liable, and they grow until handover.`,
  );
export const arrearsGrowing = effect('Arrears with up to six months more', '− stated arrears; at worst six more months of both fees');
export const repairPlan = 'the long-term repair plan (長期修繕計画書)';
export const announcedFee = term(
  'Announced repair reserve fee',
  '改定後の修繕積立金',
  'JPY/month',
  'The repair reserve fee from a later date, as stated.',
);
export const rise = (today: number, later: number) =>
  found('Repair reserve fee will rise', `An increase from ${yenText(today)} to ${yenText(later)} a month is announced.`);
export const announcedRise = effect('Announced increase in repair reserve fee', '− (announced fee − fee today) × 12; at worst 10% more');
export const managementAsked = asked(
  'Owners’ association report (重要事項調査報告書) and long-term repair plan (長期修繕計画書)',
  'What are the balance of the repair fund (修繕積立金), the arrears, planned increases and the long-term repair plan?',
  '修繕積立金の残高、滞納額、値上げ予定、長期修繕計画を教えてください。',
);
export const noAssociation = found('No owners’ association', 'The owner alone funds repairs; this report includes a capital reserve.');
export const selfManaged = found(
  'Self-managed building',
  'No management company keeps the accounts and repair plan. Many lenders decline.',
);
export const feeIncludesReserve = found(
  'Repair reserve fee included in management fee',
  'One amount is stated for both (管理費等), so the part saved for repairs is not known.',
);
export const reserveNotStated = found(
  'Repair reserve fee: not stated',
  'The national guideline is ¥235–¥430 per m² a month in buildings below 5,000 m².',
);
const perSqmText = (perSqm: number) => `Repair reserve fee is ${yenText(perSqm)} per m² a month`;
export const sizeNeeded = (perSqm: number) =>
  found(
    'Repair reserve guideline: not verified, building size needed',
    `${perSqmText(perSqm)}. Guideline ranges start at ¥170–¥240 by size, and stories or units are not stated.`,
  );
export const fewOwners = (perSqm: number, units: number | null) =>
  found('Few owners share repairs', `${perSqmText(perSqm)}, within the guideline, but only ${units} units share elevator, roof and walls.`);
export const withinGuideline = (perSqm: number, guideline: readonly [number, number]) =>
  found(
    'Repair reserve fee within national guideline',
    `${perSqmText(perSqm)}, within the guideline of ${rangeText(guideline, yenText)} for this size.`,
  );
export const belowGuideline = (perSqm: number, low: number) =>
  found(
    'Repair reserve fee below national guideline',
    `${perSqmText(perSqm)}, below the guideline’s low end of ${yenText(low)} for this size. Increases or a special levy are likely.`,
  );
export const raisedToGuideline = effect('Repair reserve fee raised to guideline', '− (guideline per m² − fee ÷ area) × area × 12');
