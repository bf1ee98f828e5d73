/** One line of a rent roll. A vacant room has no rent; what is asked for it stands apart. Yen a month. */
export interface RentRollLine {
  unit: string | null;
  layout: string | null;
  area_m2: number | null;
  rent_jpy: number | null;
  common_fee_jpy: number | null;
  occupied: boolean | null;
  /** `YYYY-MM-DD` or shorter. */
  lease_start: string | null;
  asking_rent_jpy?: number | null;
  /** What the tenant has left with the owner (敷金, 保証金), which passes on with the lease; 0 where there is none. */
  deposit_jpy?: number | null;
  /** Name or mark of the tenant, where the roll has one; used only to see one tenant in several rooms. */
  tenant?: string | null;
  place?: RoomPlace;
}

/** Where a room stands in its source, as in `Evidence`. */
export interface RoomPlace {
  page?: number;
  box?: [number, number, number, number];
  sheet?: string;
  cell?: string;
}

/** The total row of a rent roll as printed, yen a month. */
export interface RentRollTotals {
  rent_jpy?: number;
  common_fee_jpy?: number;
  total_jpy?: number;
  asking_rent_jpy?: number;
  /** Rent of parking, signs and the like that `rent_jpy` holds beside that of the rooms. */
  other_jpy?: number;
}

/** A monthly charge by the name that the source gives it. */
export interface NamedCharge {
  name: string;
  jpy?: number;
}

/**
 * Facts beyond the common fields; every name is optional and means the same wherever it appears. A name that ends in `_raw`
 * keeps the printed words of a cell that says more than its value.
 */
export interface ExtraFacts {
  property_name?: string;
  /** The word that stands for the price where it is none of the usual ones, such as 売却基準価額. */
  price_label?: string;
  /** From and to, where several prices are printed. */
  price_range_jpy?: number[];
  /** Parts of the price as the contract or the listing states them, yen; the building's with or without the tax beside it. */
  building_price_jpy?: number;
  land_price_jpy?: number;
  /** Consumption tax inside the price. Only the building bears it, and only where the seller is a taxable business. */
  consumption_tax_jpy?: number;
  /** Assessed values (固定資産税評価額) of what is sold, yen; for a unit those of its share. */
  land_assessed_jpy?: number;
  building_assessed_jpy?: number;

  minimum_bid_jpy?: number;
  bid_deposit_jpy?: number;
  /** First and last day, `YYYY-MM-DD/YYYY-MM-DD`. */
  bid_period?: string;
  /** File number of a court auction. */
  case?: string;

  current_monthly_rent_jpy?: number;
  current_annual_rent_jpy?: number;
  current_gross_yield_pct?: number;
  assumed_monthly_rent_jpy?: number;
  assumed_annual_rent_jpy?: number;
  sublease_monthly_rent_jpy?: number;
  sublease_annual_rent_jpy?: number;
  rent_roll?: RentRollLine[];
  totals?: RentRollTotals;
  current_status_raw?: string;
  occupant_raw?: string;

  management_fee_jpy_year?: number;
  management_fee_raw?: string;
  repair_reserve_jpy_year?: number;
  repair_reserve_raw?: string;
  /** Fee and reserve together, where one amount is printed for both. */
  monthly_cost_total_jpy?: number;
  garden_fee_jpy_month?: number;
  internet_jpy_month?: number;
  other_fees?: NamedCharge[];

  ground_rent_jpy_month?: number;
  ground_rent_jpy_year?: number;
  ground_rent_raw?: string;
  lease_term_years?: number;
  /** `YYYY-MM-DD` or shorter. */
  lease_end?: string;
  land_rights_raw?: string;
  land_share?: string;
  /** The land under a condominium, of which the unit has a share. */
  site_area_m2?: number;
  parcels_m2?: number[];
  land_category?: string;
  land_use?: string;
  coverage_ratio_raw?: string;
  road?: string;
  private_road?: string;
  reference_station?: string;

  balcony_m2?: number;
  floor_areas_m2?: number[];
  residential_floor_area_m2?: number;
  floors_basement?: number;
  floor_raw?: string;
  registered_storeys?: number;
  registered_use?: string;
  layout_raw?: string;
  unit_mix?: string;
  completion_raw?: string;
  building_status?: string;
  building_current?: string;

  /** The kind of property in the source's own words. */
  category?: string;
  units_for_sale?: number;
  transaction?: string;
  delivery?: string;
  /** The management fee is printed as 管理費等 with no reserve beside it: it holds the repair reserve too. */
  fee_includes_reserve?: boolean;
  /** The repair reserve from a later day on, and that day. */
  reserve_rise_jpy_month?: number;
  reserve_rise_on?: string;
  service_balcony_fee_jpy_month?: number;
  /** Parking in the source’s own words. */
  parking?: string;
  /** Fixed asset and city planning tax of a year as stated. */
  property_tax_jpy_year?: number;
  /** Day for which the rent roll holds. */
  rent_roll_date?: string;
  /** Who sells, as printed. */
  seller?: string;
  /** Whether consumption tax is inside the price, as printed. */
  price_tax?: string;
  /** Days that the page or flyer gives for itself. */
  updated_on?: string;
  next_update_on?: string;
  sale_ended_on?: string;
  /** Words of the remarks that change what is bought: サブリース, 再建築不可, 告知事項, 既存不適格, セットバック and the like. */
  remark_flags?: string[];
  /** `court_auction` where a court sells. */
  sale_kind?: string;
  /** Day on which bids are opened. */
  opening_day?: string;
  /** The date of completion as printed, where it is given in an era or to the day. */
  built_raw?: string;
  structure_raw?: string;
  move_in?: string;
  /** Use of the land or building as printed. */
  use?: string;
  /** What the readers left unread, in sentences. */
  reading_notes?: string[];
  /** Sources of which nothing says whether they are about the same property as the others. */
  unmatched_sources?: string[];
  /** Sentences of the remarks that a check may need, as printed. */
  remarks?: string[];
}
export type ExtraName = keyof ExtraFacts;
