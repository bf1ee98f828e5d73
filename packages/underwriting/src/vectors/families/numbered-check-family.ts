import { allChecks } from '../../checks/all-checks.ts';
import { floodMapExplained, isYieldOutlier } from '../../checks/rules/letting.ts';
import { newSeismicByConfirmation, woodStandard2000 } from '../../checks/rules/seismic.ts';
import type { ExtraFacts, FactValues, PropertyKind } from '../../facts/property-facts.ts';
import { underwrite } from '../../report/underwrite.ts';
import type { Structure } from '../../rules/structure.ts';
import { exampleContext, exampleFacts } from '../example-facts.ts';
import { inputSynonyms } from '../input-synonyms.ts';
import { defaultDate, type Inputs, numberIn, type Outputs, textIn, textsIn, UnknownShape } from '../vector.ts';

/** Words that examples may use for a check, where they give neither its number nor our name. First match counts. */
const words: readonly (readonly [RegExp, number])[] = [
  [/wood.*2000|2000.*wood/, 2],
  [/seismic|耐震/, 1],
  [/small.?condo|condo.*few|few.*condo/, 22],
  [/works.*confirm|new.?2|shin.?2|4号|新2号/, 3],
  [/rebuild|再建築/, 5],
  [/private.?road|私道/, 10],
  [/road|setback|接道/, 4],
  [/inspection|検査済/, 7],
  [/illegal|coverage|(^|_)far(?!_from)|容積|違反|nonconform/, 6],
  [/zon|urbani[sz]ation|調整区域|用途地域/, 8],
  [/leasehold|借地/, 9],
  [/share|co.?own|共有/, 11],
  [/hazard|flood|landslide|浸水|土砂/, 12],
  [/asbestos|石綿|アスベスト/, 13],
  [/ventilation|換気/, 14],
  [/gas|septic|well|utilit|浄化槽|プロパン/, 15],
  [/small|studio|狭小|ワンルーム/, 16],
  [/walk|station|bus|徒歩/, 17],
  [/sub.?lease|master.?lease|サブリース/, 18],
  [/full.*current|assumed.*rent|満室/, 19],
  [/yield|利回/, 20],
  [/stigma|disclos|告知/, 21],
  [/reserve|management|積立|管理/, 22],
  [/lift|elevator|エレベ/, 23],
  [/builder|party.?wall|界壁/, 24],
  [/short.?stay|minpaku|lodging|民泊/, 25],
  [/fire|消防/, 26],
  [/heritage|ground|soil|埋蔵|地盤/, 27],
  [/boundar|encroach|境界|越境/, 28],
  [/liabil|warrant|契約不適合/, 29],
  [/vacant.?house|空家|空き家/, 30],
  [/life|loan.?term|耐用/, 31],
  [/population|人口/, 32],
  [/single.?demand|student|学生/, 33],
  [/foreign|non.?resident|外国|外為/, 34],
];

/** Yes-or-no facts as the sentence that a listing would carry for either. Null where no listing says it. */
const said: readonly (readonly [RegExp, string | null, string | null])[] = [
  [/^(has_)?(lift|elevator)$/, 'エレベーターあり', 'エレベーターなし'],
  [/^(has_)?inspection_certificate$/, '検査済証あり', '検査済証なし'],
  [/^rebuildable$/, '再建築可能です', '再建築不可です'],
  [/^not_rebuildable$/, '再建築不可です', '再建築可能です'],
  [/^(propane|lp_gas|propane_gas)$/, 'プロパンガス', '都市ガス'],
  [/^(septic|septic_tank)$/, '浄化槽', '公共下水'],
  [/^(sub_?lease|master_lease)$/, 'サブリース契約中', 'サブリース契約なし'],
  [/^private_road$/, '前面道路は私道', '私道負担なし'],
  [/^(shared_ownership|co_owned)$/, '共有持分のみの売買', '所有権全部の売買'],
  [/^(stigma|disclosure_matter|stigma_disclosure)$/, '告知事項あり', '告知事項なし'],
  [/^(in_flood_zone|flood_zone)$/, '洪水浸水想定区域内', null],
  [/^(boundary_confirmed|boundaries_confirmed)$/, '境界確定済、越境なし', '境界非明示'],
  [/^(short_stay|minpaku)$/, '民泊として運営中', '民泊不可'],
  [/^(liability_excluded|no_liability)$/, '契約不適合責任免責', null],
  [/^(buried_heritage|heritage_area)$/, '埋蔵文化財包蔵地内', '埋蔵文化財包蔵地外'],
  [/^(students_only|student_only)$/, '学生専用マンション', null],
  [/^(designated_vacant_house|specified_vacant_house)$/, '特定空家に指定', null],
];

const structures: Readonly<Record<string, Structure>> = {
  wood: 'W',
  木造: 'W',
  heavy_steel: 'S',
  steel: 'S',
  light_steel: 'LGS',
  rc: 'RC',
  src: 'SRC',
  w: 'W',
  s: 'S',
  lgs: 'LGS',
  cb: 'CB',
};

const kinds: readonly (readonly [RegExp, PropertyKind])[] = [
  [/condo|unit|区分/, 'condominium_unit'],
  [/apartment|block|whole|一棟|building/, 'apartment_building'],
  [/house|戸建/, 'detached_house'],
];

const numeric: Readonly<Record<string, keyof FactValues>> = {
  price: 'price_jpy',
  monthly_rent: 'monthly_rent_jpy',
  annual_rent: 'annual_rent_jpy',
  floor_area: 'floor_area_m2',
  total_floor_area: 'floor_area_m2',
  unit_area: 'floor_area_m2',
  land_area: 'land_area_m2',
  lot_area: 'land_area_m2',
  floors: 'floors_total',
  storeys: 'floors_total',
  floors_total: 'floors_total',
  floor: 'floor',
  units: 'units',
  units_total: 'units',
  management_fee_month: 'management_fee_jpy_month',
  reserve_month: 'repair_reserve_jpy_month',
  repair_reserve_month: 'repair_reserve_jpy_month',
  designated_coverage: 'building_coverage_pct',
  designated_far: 'floor_area_ratio_pct',
};
const textual: Readonly<Record<string, keyof FactValues>> = {
  built: 'built',
  completion: 'built',
  completed: 'built',
  land_right: 'land_rights',
  land_rights: 'land_rights',
  zone: 'zoning',
  zoning: 'zoning',
  occupancy: 'occupancy',
};
/** Keys read elsewhere in this file, or that only label the example. */
const otherwise =
  /^(check|check_number|check_no|number|no|check_id|check_name|name|note|kind|property_type|type|structure|walk|walk_min|walk_minutes|minutes_to_station|bus_min|bus_minutes|text|listing_text|remarks|said|road|road_width_m|road_width|frontage_m|frontage|road_type|population_index|population_index_2050|current_monthly_rent|current_annual_rent|owner|building_confirmation|confirmation|confirmation_date|listing_gross_yield|area_market_gross_yield|contract_date|as_of|loan_years|transaction)$/;
/** What listings say in words of their own. */
const saidInWords = /^(hazard|hazards|gas|sewage|water_supply|drainage|designation|zone_type|watch_area)$/;
/** Names that the reader adds beside the ones stated. */
const isSpelling = (key: string) => inputSynonyms.some(([spelling]) => spelling.test(key)) || key === 'reserve';
const synonymous = new Set(inputSynonyms.map(([, name]) => name));
const unitEnding = /_(sqm|m2|jpy|yen|pct|percent|percentage|man|square_meters|square_metres)$/;

/** Number of the check that an example names, by its number, our name or a word for it. */
export function numberOfCheck(inputs: Inputs): number | undefined {
  const stated = numberIn(inputs, 'check', 'check_number', 'check_no', 'number', 'no');
  if (stated !== undefined) return stated;
  const name = textIn(inputs, 'check', 'check_id', 'check_name');
  if (name === undefined) return undefined;
  const digits = /^#?(\d{1,2})\b/.exec(name);
  if (digits) return Number(digits[1]);
  const own = allChecks.find((check) => check.frame.id === name)?.frame.number;
  const found = own ?? words.find(([pattern]) => pattern.test(name.toLowerCase()))?.[1];
  if (found === undefined || found === null) throw new UnknownShape(`the check "${name}" is not known`);
  return found;
}

function factsIn(inputs: Inputs): { kind: PropertyKind; values: Partial<FactValues>; extra: ExtraFacts } {
  const values: Record<string, unknown> = {};
  const remarks: string[] = [...(textsIn(inputs, 'remarks', 'text', 'listing_text') ?? [])];
  const sentence = textIn(inputs, 'text', 'listing_text', 'remarks', 'said');
  if (sentence !== undefined) remarks.push(sentence);
  const unread: string[] = [];
  for (const [key, value] of Object.entries(inputs)) {
    const plain = key.replace(unitEnding, '');
    const [number, text] = [numeric[plain], textual[plain]];
    const yesNo = said.find(([pattern]) => pattern.test(key));
    if (number !== undefined && typeof value === 'number') values[number] ??= value;
    else if (text !== undefined && typeof value === 'string') values[text] = value;
    else if (yesNo && typeof value === 'boolean') {
      const statement = value ? yesNo[1] : yesNo[2];
      if (statement !== null) remarks.push(statement);
    } else if (key in ({ stations: 1, layout: 1, prefecture: 1, municipality: 1, address: 1 } as Record<string, number>))
      values[key] = value;
    else if (saidInWords.test(key) && typeof value === 'string') remarks.push(value);
    else if (value !== null && !synonymous.has(key) && !isSpelling(key) && !otherwise.test(key) && !otherwise.test(plain)) unread.push(key);
  }
  if (unread.length > 0) throw new UnknownShape(`no fact of a property is called ${unread.join(', ')}`);
  const structure = textIn(inputs, 'structure');
  if (structure !== undefined) values.structure = structures[structure.toLowerCase()];
  const walk = numberIn(inputs, 'walk_min', 'walk_minutes', 'walk', 'minutes_to_station');
  const bus = numberIn(inputs, 'bus_min', 'bus_minutes');
  if (walk !== undefined || bus !== undefined)
    values.stations = [{ line: null, station: 'x', walk_min: walk ?? null, ...(bus === undefined ? {} : { bus_min: bus }) }];
  const [width, frontage] = [numberIn(inputs, 'road_width_m', 'road_width'), numberIn(inputs, 'frontage_m', 'frontage')];
  const road =
    textIn(inputs, 'road') ??
    (width === undefined && frontage === undefined
      ? undefined
      : `公道${width === undefined ? '' : ` 幅員${width.toFixed(1)}m`}${frontage === undefined ? '' : ` 接道${frontage.toFixed(1)}m`}`);
  const [monthly, annual] = [numberIn(inputs, 'current_monthly_rent'), numberIn(inputs, 'current_annual_rent')];
  const transaction = textIn(inputs, 'transaction');
  const named = textIn(inputs, 'kind', 'property_type', 'type');
  const kind = kinds.find(([pattern]) => named !== undefined && pattern.test(named))?.[1];
  return {
    kind:
      kind ??
      // Fees, reserves and the management of a building with many owners belong to a unit in it.
      (values.repair_reserve_jpy_month === undefined && numberIn(inputs, 'unit_area') === undefined && numberOfCheck(inputs) !== 22
        ? 'apartment_building'
        : 'condominium_unit'),
    values: values as Partial<FactValues>,
    extra: {
      ...(remarks.length > 0 ? { remarks } : {}),
      ...(road === undefined ? {} : { road }),
      ...(monthly === undefined ? {} : { current_monthly_rent_jpy: monthly }),
      ...(annual === undefined ? {} : { current_annual_rent_jpy: annual }),
      ...(transaction === undefined ? {} : { transaction }),
    },
  };
}

/** What a date or a market figure decides without a property around it: the engine's rule itself. */
function decidedByRule(number: number, inputs: Inputs): string | undefined {
  const confirmation = textIn(inputs, 'building_confirmation', 'confirmation', 'confirmation_date');
  if (confirmation !== undefined && number === 1) return newSeismicByConfirmation(confirmation) ? 'pass' : 'flag';
  if (confirmation !== undefined && number === 2) return woodStandard2000(confirmation) ? 'pass' : 'flag';
  const [listed, market] = [numberIn(inputs, 'listing_gross_yield'), numberIn(inputs, 'area_market_gross_yield')];
  if (number === 20 && listed !== undefined && market !== undefined) return isYieldOutlier(listed, market) ? 'flag' : 'pass';
  return undefined;
}

/** State of one of the 34 listing checks on the facts of an example, by the engine's own checks. Without a named check, nothing. */
export function numberedCheck(inputs: Inputs): Outputs {
  const number = numberOfCheck(inputs);
  if (number === undefined) return {};
  const frame = allChecks.find((check) => check.frame.number === number)?.frame;
  if (!frame) throw new UnknownShape(`there is no listing check ${number}`);
  const { kind, values, extra } = factsIn(inputs);
  // A price and a rent belong to any offer; they are left out only where the check is about them.
  const rent = number === 19 || number === 20 || values.annual_rent_jpy != null ? {} : { monthly_rent_jpy: 380_000 };
  const place = { prefecture: '埼玉県', municipality: '川口市' };
  const facts = exampleFacts(kind, { price_jpy: 60_000_000, ...rent, ...place, ...values }, extra);
  const context = exampleContext(facts, numberIn(inputs, 'population_index_2050', 'population_index'));
  const term = numberIn(inputs, 'loan_years');
  const overrides = {
    ...(/^non.?resident/.test(textIn(inputs, 'owner') ?? '') ? { owner: 'non_resident' as const } : {}),
    ...(term === undefined ? {} : { loan_years: term }),
  };
  const asOf = textIn(inputs, 'as_of') ?? defaultDate;
  const finding = underwrite(facts, context, overrides, asOf).checks.find((check) => check.id === frame.id);
  const state = decidedByRule(number, inputs) ?? finding?.state;
  const contract = textIn(inputs, 'contract_date');
  return {
    check: frame.id,
    check_id: frame.id,
    number,
    check_number: number,
    state,
    flagged: state === 'flag',
    passes: state === 'pass',
    is_unknown: state === 'unknown',
    severity: finding?.severity,
    settle: finding?.settle,
    ...(contract === undefined ? {} : { flood_map_explanation_required: floodMapExplained(contract) }),
  };
}
