import { capLevelPacks } from './cap-levels.ts';
import { landPacks } from './land.ts';
import { municipalPacks, rentalVacancyPacks } from './municipal.ts';
import type { PackFile, SetFolder } from './pack.ts';
import { placeClassPacks } from './place-classes.ts';
import { postalPacks } from './postal-codes.ts';
import { pricePacks } from './prices.ts';
import { ratePacks } from './rates.ts';
import { rentPacks } from './rents.ts';
import { stationPacks } from './stations.ts';
import { townPacks } from './towns.ts';

/** Packs of small sets, whose files are kept in `data/raw`: the tests build them again. */
export const smallPacks: readonly ((sets: SetFolder) => PackFile[])[] = [
  rentalVacancyPacks,
  rentPacks,
  pricePacks,
  ratePacks,
  capLevelPacks,
];
/** Packs of large sets, whose files stay outside. */
export const largePacks: readonly ((sets: SetFolder) => PackFile[])[] = [
  townPacks,
  postalPacks,
  stationPacks,
  municipalPacks,
  placeClassPacks,
  landPacks,
];
/** Files of the small sets. */
export const smallSets = [
  'vacancy_rental_2023/rental_vacancy_rate_2023.csv',
  'rent_jutaku2023_t130_wards/rent_by_ward_area_2023.csv',
  'rent_jutaku2023_t130_wards/rent_age_factor_t107_2.json',
  'rent_kouri_pref_2024/rent_3_3m2_by_pref_2024.csv',
  'rent_calibration_derived/calibration.json',
  'transactions_2025_seiyaku/municipal_median_2025.csv',
  'condo_price_by_age_osaka_2021_2025/04_eda_iqr_outliers.csv',
  'yield_and_asking_facts/yields.csv',
  'yield_and_asking_facts/asking_rents.csv',
  'rates_boj_monthly/rates_monthly_2005_2026.csv',
  'flat35_history/seed_flat35.json',
  'loan_products_2026_10/loan_products.csv',
] as const;
