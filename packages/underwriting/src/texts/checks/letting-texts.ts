import { apartText } from '../../numbers/apart-text.ts';
import { yenText } from '../../numbers/number-text.ts';
import { term } from '../../terms/term.ts';
import { asked, effect, found } from './check-text.ts';
import { inSources } from './shared-texts.ts';

// utilities

export const utilitiesAsked = asked(
  'Property outline (物件概要書); gas contract (ガス供給・設備貸与契約書)',
  'Is the gas town gas or propane (プロパンガス), is there a sewer or septic tank (浄化槽), and is gas equipment on loan?',
  'ガスの種別、下水・浄化槽の別、ガス設備の貸与契約の有無を教えてください。',
);
export const septicTank = found(
  'Septic tank or well',
  'Stated in the sources; upkeep, replacement and a later sewer connection cost money.',
);
export const newTank = effect('New septic tank, one-time', '− new septic tank');
export const propane = found(
  'Propane gas',
  'Tenants pay more, and equipment lent by the gas dealer may have to be bought back. Rules of Apr 2025 ban adding its cost to the gas price.',
);
export const gasEquipment = effect('Gas equipment to buy back or replace', '− units × gas equipment per unit');
export const townGasAndSewer = found('Town gas and sewer', inSources);
const raiseCosts = 'Propane and septic tanks raise costs for tenants and owner.';
export const sewerNotStated = found('Sewer: not stated', raiseCosts);
export const gasNotStated = found('Gas: not stated', raiseCosts);
export const gasAndSewerNotStated = found('Gas and sewer: not stated', raiseCosts);

// sublease

export const subleaseAsked = asked(
  'Sublease contract (サブリース契約書・マスターリース契約書)',
  'Is there a sublease (サブリース契約), when is its rent reviewed, and how can it be terminated?',
  'サブリース契約の有無、賃料改定時期、解約条件を教えてください。',
);
export const noSublease = found('No sublease', inSources);
export const subleaseNotStated = found(
  'Sublease: not stated',
  'By law a master lessee can ask for a lower rent; operators have had to explain this since Dec 2020.',
);
export const sublease = found(
  'Sublease in place',
  'The rent comes from a master tenant. A “guaranteed” rent can be lowered on review (借地借家法32条), and the owner can rarely terminate the contract.',
);
export const lowerGuaranteed = effect('Lower guaranteed rent on review', '− annual full-occupancy rent × reduction on review');

// full_against_current

export const currentAsked = asked(
  'Rent roll (レントロール) and bank statements (入金履歴)',
  'Which units are leased today, since when and at what rent (賃料)?',
  '現在の入居状況と各室の契約開始日、賃料を教えてください。',
);
export const currentAskedOfOneHome = asked(
  'Lease (賃貸借契約書) and bank statements (入金履歴)',
  'Is the property leased today, and if so, since when and at what rent (賃料)?',
  '現在の入居状況と、入居中の場合は契約開始日、賃料を教えてください。',
);
export const noRentInPlace = found(
  'No in-place rent',
  'The sources state no tenant. The model uses an estimated rent from the day of purchase.',
);
export const rentInPlaceNotStated = found('In-place rent: not stated', 'No source states a rent.');
export const occupancyNotStated = found(
  'Occupancy: not stated',
  'The rent may be the full-occupancy rent (満室想定), not the in-place rent.',
);
export const leased = found('Stated as leased', 'According to the sources, tenants pay the rent used today. A rent roll would confirm it.');
export const rentNotPaid = effect(
  'In-place rent compared with full-occupancy rent',
  '(in-place rent − full-occupancy rent) × 12; smaller if the units are leased sooner',
);
const belowFull = 'In-place rent is below full-occupancy rent';
export const nothingPaid = found(belowFull, 'No rent is paid today; the yield counts the full-occupancy rent.');
export const paidBelowFull = (current: number, percent: number) =>
  found(belowFull, `In-place rent is ${yenText(current)} a month, ${percent}% of the full-occupancy rent used for the yield.`);

// yield_outlier

/** What is usual, in percent, with its range. */
interface Level {
  value: number;
  low: number;
  high: number;
}
export const typicalYield = term(
  'Typical gross yield',
  '想定表面利回り',
  'percent',
  'Gross yield at which this type is commonly offered; a reference level.',
);
export const outlierAsked = asked(
  'Rent roll (レントロール); reason for the sale (売却理由)',
  'Why is the yield (利回り) higher than that of comparable properties nearby?',
  '本物件の利回りが周辺の水準より高い理由を教えてください。',
);
export const outlierNotVerified = found('Gross yield: not verified', 'No source states a rent or a yield.');
export const comparablesAsked = asked(
  'Sales of comparable properties (周辺の取引事例)',
  'At what yield (利回り) do comparable properties nearby sell?',
  '周辺の類似物件はどの程度の利回りで取引されていますか。',
);
export const farAbove = (own: number, typical: Level) =>
  found(
    'Gross yield far above typical',
    `Gross yield is ${apartText(own, 2, typical.value)}%, far above the typical ${typical.value}%. Possible reasons: vacancy, leased land, no rebuilding, or rents above market.`,
  );
export const rentAboveTypical = effect('Rent change if the yield falls to the typical level', '(typical yield − gross yield) × price');
export const belowRange = (own: number, typical: Level) =>
  found(
    'Gross yield below typical range',
    `Gross yield is ${apartText(own, 2, typical.low)}%, below the typical ${typical.low}%–${typical.high}%.`,
  );
export const priceSupportAsked = {
  question_en: 'Which comparable sales (取引事例) support the price, given a yield below the market level?',
  question_ja: '周辺相場より低い利回りですが、価格の根拠となる取引事例を教えてください。',
};
export const aboveRange = (own: number, typical: Level) =>
  found(
    'Gross yield above typical range',
    `Gross yield is ${apartText(own, 2, typical.high)}%, above the typical ${typical.low}%–${typical.high}% but below the level we flag, 1.5 × ${typical.value}%.`,
  );
export const withinRange = (own: number, typical: Level) =>
  found(
    'Gross yield within typical range',
    `Gross yield is ${apartText(own, 2, typical.low, typical.high)}%, within the typical ${typical.low}%–${typical.high}%.`,
  );
