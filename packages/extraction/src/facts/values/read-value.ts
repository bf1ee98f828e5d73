import { fullyLet } from '../../lexicon/occupancy.ts';
import type { ReadingName } from '../../lexicon/reading-names.ts';
import { addressOf } from '../../normalise/address.ts';
import { sellerOf } from '../../normalise/agents-role.ts';
import { area, areas } from '../../normalise/area.ts';
import { unitsOf } from '../../normalise/construction.ts';
import { occupancyOf } from '../../normalise/occupancy.ts';
import { ratioOf } from '../../normalise/percent.ts';
import { landShareOf } from '../../normalise/rights.ts';
import { stationsOf } from '../../normalise/stations.ts';
import { isBlankValue, isStatedAbsence, plainText } from '../../normalise/text.ts';
import { one, type Read } from '../candidate.ts';
import { absences } from './absences.ts';
import { firstLine, yen } from './read-amount.ts';
import { readBesides } from './read-besides.ts';
import { construction, floor, floorArea, landArea, layout, mixedAreas, otherAreas, storeys } from './read-building.ts';
import { category } from './read-category.ts';
import { feeAndReserve, leaseTerm, leaseTermRent, monthlyFee, otherFees, yearlyTax } from './read-charges.ts';
import { built, constructionAndBuilt, registeredConstruction, withRoof } from './read-construction.ts';
import { bidPeriod, day, newestDay } from './read-days.ts';
import { delivery } from './read-delivery.ts';
import { propertyName } from './read-name.ts';
import { occupancy, runningUnits, unitsOfShare } from './read-occupancy.ts';
import { coverageAndFloorRatio, isOtherRule, landRights } from './read-plot.ts';
import { price } from './read-price.ts';
import { amountOf } from './read-price-parts.ts';
import { remarks } from './read-remarks.ts';
import { assumedRent, currentRent, fullRent, rent, type ValueReader } from './read-rents.ts';
import { privateRoad, road } from './read-road.ts';
import { buildingStatus, transaction } from './read-status.ts';
import { registeredUse, units } from './read-units.ts';
import { yields } from './read-yields.ts';
import { designatedRatios, zoneOf } from './read-zone.ts';

const readers: Record<ReadingName, ValueReader | null> = {
  price,
  minimum_bid: (text, label) => one('extra.minimum_bid_jpy', yen(text, label)),
  bid_deposit: (text, label) => one('extra.bid_deposit_jpy', yen(text, label)),
  yield_full: (text) => yields(text, 'gross_yield_pct'),
  yield_current: (text) => yields(text, 'extra.current_gross_yield_pct'),
  rent_annual_full: rent(fullRent, 'year'),
  rent_annual: rent(fullRent, 'year'),
  rent_annual_current: rent(currentRent, 'year'),
  rent_monthly_full: rent(fullRent, 'month'),
  rent_monthly: rent(fullRent, 'month'),
  rent_monthly_current: rent(currentRent, 'month'),
  rent_assumed: (text, label) =>
    rent(
      fullyLet.pattern.test(text + label) ? fullRent : assumedRent,
      /年/.test(plainText(label).replace(/築年.*/, '')) ? 'year' : 'month',
    )(text, label),
  rent_year_month: rent(fullRent, 'both'),
  rent_sublease: rent({ monthly: 'extra.sublease_monthly_rent_jpy', annual: 'extra.sublease_annual_rent_jpy' }, 'month'),
  address: (text) => one('address', addressOf(text)),
  name: propertyName,
  stations: (text) => {
    const stations = stationsOf(text);
    return stations.length > 0 ? one('stations', stations) : [];
  },
  reference_station: (text) => one('extra.reference_station', firstLine(text)),
  layout,
  floor_area: floorArea,
  registered_floor_area: floorArea,
  // `土地（220）` of a menu counts offers.
  land_area: (text, label) => (/^土地$/.test(label.trim()) && /^\s*[\d,]+\s*$/.test(text) ? [] : landArea(text)),
  site_area: (text) => one('extra.site_area_m2', area(text)),
  areas: mixedAreas,
  other_area: otherAreas,
  balcony: (text) => one('extra.balcony_m2', area(text) ?? areas(text)[0]),
  built: built,
  construction: (text) => [...construction(text), ...withRoof(text)],
  registered_construction: registeredConstruction,
  construction_built: constructionAndBuilt,
  storeys: (text, label) => storeys(text, label),
  floor,
  units: units,
  units_for_sale: (text) => one('extra.units_for_sale', unitsOf(plainText(text).replace(/棟|区画/g, '戸'), true)),
  management_fee: monthlyFee('management_fee_jpy_month'),
  repair_reserve: monthlyFee('repair_reserve_jpy_month'),
  fee_and_reserve: feeAndReserve,
  other_fees: otherFees,
  cost_total: (text, label) => one('extra.monthly_cost_total_jpy', yen(firstLine(text), label)),
  garden_fee: (text, label) => one('extra.garden_fee_jpy_month', yen(firstLine(text), label)),
  land_rights: landRights,
  land_share: (text) => one('extra.land_share', landShareOf(text)),
  zoning: (text, label) => [...designatedRatios(text), ...one('zoning', isOtherRule(text, label) ? null : zoneOf(text))],
  coverage: (text) => one('building_coverage_pct', ratioOf(plainText(text).replace(/[\s/、,・]*(?:FAR|容積).*$/i, ''))),
  // `容積率１００％以上` is the term of a search.
  ratio: (text) => one('floor_area_ratio_pct', /%\s*以上/.test(plainText(text)) ? null : ratioOf(text)),
  coverage_ratio: coverageAndFloorRatio,
  occupancy: (text, label) => [...occupancy(text, label), ...one('units', runningUnits(text) ?? unitsOfShare(text, label))],
  vacancies: (text) => one('occupancy', occupancyOf(`空室${firstLine(text)}`)),
  occupant: (text, label) => [
    ...occupancy(text, label).filter(({ field }) => field !== 'extra.current_status_raw'),
    ...one('extra.occupant_raw', firstLine(text).replace(/\s+\([^()]*\)$/, '')),
  ],
  building_status: buildingStatus,
  building_price: amountOf('extra.building_price_jpy'),
  land_price: amountOf('extra.land_price_jpy'),
  consumption_tax: amountOf('extra.consumption_tax_jpy'),
  land_assessed: amountOf('extra.land_assessed_jpy'),
  building_assessed: amountOf('extra.building_assessed_jpy'),
  ground_rent: monthlyFee('extra.ground_rent_jpy_month'),
  lease_term: leaseTerm,
  lease_term_rent: leaseTermRent,
  category: category,
  use: registeredUse,
  land_category: (text) => one('extra.land_category', firstLine(text).slice(0, 20)),
  land_use: (text) => one('extra.land_use', firstLine(text).slice(0, 40)),
  // The caption of a photograph, `前面道路 外観`, tells no road.
  road: road,
  private_road: privateRoad,
  delivery: delivery,
  updated: (text) => one('extra.updated_on', newestDay(text)),
  next_update: day('extra.next_update_on'),
  sale_ended: day('extra.sale_ended_on'),
  opening_day: day('extra.opening_day'),
  roll_date: day('extra.rent_roll_date'),
  seller: (text) => one('extra.seller', sellerOf(firstLine(text))),
  parking: (text) => one('extra.parking', firstLine(text).slice(0, 80)),
  property_tax: (text, label) => one('extra.property_tax_jpy_year', yearlyTax(text, label)),
  service_balcony_fee: (text, label) => one('extra.service_balcony_fee_jpy_month', yen(firstLine(text), label)),
  transaction: transaction,
  bid_period: bidPeriod,
  remarks,
  // Read with their neighbours, or signs of what a page is: they hold no fact of their own.
  rent_and_fee: null,
  tenant_charge: null,
  deposit: null,
  lease_sign: null,
  agent_sign: null,
};

/** Reads the value beside a label of the given meaning. Empty where nothing is printed or nothing can be read. */
export function readValue(reading: ReadingName, text: string, label: string): Read[] {
  if (isStatedAbsence(text)) return absences[reading]?.(text.trim()) ?? [];
  if (isBlankValue(text)) return [];
  const own = readers[reading]?.(text, label) ?? [];
  const said = new Set(own.map(({ field }) => field));
  return [...own, ...readBesides(reading, text).filter(({ field }) => !said.has(field))];
}
