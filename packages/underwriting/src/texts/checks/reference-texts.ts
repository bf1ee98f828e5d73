import { level } from './check-text.ts';
import { elevatorRunningCost, landValueWithoutRebuilding } from './shared-texts.ts';

export const levelMeaning = 'Reference level for the effect of a check; not included in cash flow and returns.';
const ours = 'Our default until a quote is available.';

// reference.asbestos_survey

export const asbestosSurvey = level(
  'Asbestos survey',
  '石綿事前調査費',
  `Document review and a few samples; more if many materials are suspect. ${ours}`,
);

// reference.seismic_work_per_m2

export const seismicWorkPerM2 = level(
  'Seismic retrofit or demolition',
  '耐震補強または解体費',
  `Seismic retrofit or demolition, per m² of floor area. ${ours}`,
);

// reference.demolition_per_m2

export const demolitionPerM2 = level('Demolition', '解体費', `Demolition per m² of floor area, without asbestos. ${ours}`);

// reference.septic_tank

export const septicTank = level(
  'New septic tank',
  '浄化槽入替費',
  `A tank lasts about 30 years; its size depends on the number of residents. ${ours}`,
);

// reference.gas_equipment_per_unit

export const gasEquipmentPerUnit = level(
  'Gas equipment per unit',
  'ガス設備の買取・入替費 (1戸)',
  `Water heater and pipes lent by the gas dealer, to be bought back or replaced. ${ours}`,
);

// reference.conformity_survey

export const conformitySurvey = level(
  'Conformity survey',
  '建築基準法適合状況調査費',
  `An inspection body compares plans and building in place of the certificate. ${ours}`,
);

// reference.boundary_survey

export const boundarySurvey = level(
  'Boundary survey',
  '確定測量費',
  `Survey with the neighbors’ consent; more expensive next to public land. ${ours}`,
);

// reference.lift_yearly

export const liftYearly = level(
  elevatorRunningCost,
  'エレベーター維持費',
  'Yearly maintenance, inspection and electricity of one elevator.',
  'Ranges on public pages for owners of small buildings',
);

// reference.lift_dwellings

export const liftDwellings = level(
  'Units that usually share an elevator',
  null,
  `Urban condominium buildings commonly have 25–60 units per elevator. ${ours}`,
);

// reference.sublease_cut

export const subleaseCut = level(
  'Guaranteed rent reduction on review',
  'サブリース賃料の減額',
  `The master tenant may ask by law for a lower rent (借地借家法32条), whatever the contract guarantees. ${ours}`,
);

// reference.walk_discount

export const walkDiscount = level(
  'Rent discount for the walk',
  '徒歩分による賃料差',
  'Compared with rents within 3 minutes of a station in Tokyo’s 23 wards: −12.7% at 11–15 minutes, −16.2% at 16–20. Indicative elsewhere; our default beyond 20 minutes and for buses.',
  '東京カンテイ (Tokyo 23 wards, as quoted on public pages)',
);

// reference.renewal_fee

export const renewalFee = level(
  'Land lease renewal fee rate',
  '更新料',
  'Customary, not set by law: often 5%–10% of the land right’s value per term. Our default; the land lease would settle it.',
);

// reference.stigma_cut

export const stigmaCut = level(
  'Rent reduction after a disclosure matter',
  '告知事項による賃料減',
  `Depends on what happened and when; it lasts some years. ${ours}`,
);

// reference.months_until_let

export const monthsUntilLet = level(
  'Months until vacant units are leased',
  '空室期間',
  `The model counts units vacant today as vacant for a year; three months to lease is common. ${ours}`,
);

// reference.months_after_leaving

export const monthsAfterLeaving = level(
  'Vacancy after a large tenant leaves',
  '退去後の空室期間',
  `Months of rent lost when several units become vacant at once. ${ours}`,
);

// reference.rebuilding_discount

export const rebuildingDiscount = level(
  landValueWithoutRebuilding,
  '再建築不可による減価',
  `Lots that cannot be rebuilt sell well below others. ${ours}`,
);

// reference.lease_up_months

export const leaseUpMonths = level(
  'Months from completion until leased',
  '竣工後の募集期間',
  `A new building starts vacant unless leased before completion. ${ours}`,
);
