import { dateText } from '../../calendar/date-text.ts';
import { monthNames } from '../../calendar/month-names.ts';
import type { DatasetValue } from '../../context/dataset.ts';
import type { MarketLevel, PlaceComparison, PlaceMarket } from '../../context/place-market.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import { placeBandNames } from '../../facts/place-band.ts';
import { apartText } from '../../numbers/apart-text.ts';
import { decimals, percentText, rangeText, yenText } from '../../numbers/number-text.ts';
import type { Unit } from '../../numbers/unit.ts';
import { term } from '../../terms/term.ts';
import type { MarketComparison, MarketSection } from '../document/market-section.ts';
import { ownContractPrice, ownLandPrice, ownRent } from './market-own.ts';

interface LevelWords {
  id: string;
  title: string;
  title_ja: string;
  unit: Unit;
}

const hazardNames: Record<PlaceMarket['hazards'][number]['kind'], [string, string]> = {
  flood: ['River flooding', '洪水'],
  inland_flood: ['Inland flooding', '内水'],
  storm_surge: ['Storm surge', '高潮'],
  tsunami: ['Tsunami', '津波'],
  landslide: ['Landslide', '土砂災害'],
  liquefaction: ['Liquefaction', '液状化'],
};
const beltNames = { city: 'urban', suburb: 'suburban', region: 'rural' } as const;
const precisionNames = { town: 'the center of the town', municipality: 'the municipal office', station: 'the station' } as const;
const rateNames = {
  long_prime: ['Long prime rate', '長期プライムレート'],
  short_prime: ['Short prime rate', '短期プライムレート'],
  government_bond_10y: ['Ten-year government bond', '10年国債利回り'],
  flat35: ['Fixed home loan rate (Flat 35)', 'フラット35'],
} as const;

/** Writes a level of the place once: another part of the report may have written it before. */
function writeLevel(
  { ledger }: ReportDraft,
  words: LevelWords,
  level: DatasetValue & Partial<Pick<MarketLevel, 'low' | 'high' | 'basis'>>,
): string {
  const { id, title, title_ja, unit } = words;
  if (ledger.has(id)) return id;
  const range = level.low === undefined || level.high === undefined ? null : ([level.low, level.high] as [number, number]);
  return ledger.dataset(id, level.value, level.dataset, level.row, {
    range,
    term: term(title, title_ja, unit, level.basis ?? `${title}, as published.`),
  });
}

function compare(draft: ReportDraft, words: LevelWords, level: MarketLevel, own: string | null): MarketComparison {
  const { id, title, title_ja } = words;
  return {
    id,
    title,
    title_ja,
    level: writeLevel(draft, words, level),
    own,
    others: [],
    source: [level.dataset, ...level.further]
      .map(({ source }) => source)
      .filter((source, at, all) => all.indexOf(source) === at)
      .join('; '),
    vintage: [...new Set([level.dataset, ...level.further].map(({ vintage }) => vintage))].join('; '),
    basis: level.basis,
  };
}

function compareVacancy(
  draft: ReportDraft,
  words: LevelWords,
  { place, prefecture, nation }: PlaceComparison,
  basis: string,
): MarketComparison[] {
  const shown = place ?? prefecture ?? nation;
  if (!shown) return [];
  const area = shown === place ? 'the municipality' : shown === prefecture ? 'the prefecture' : 'Japan';
  const level = writeLevel(draft, words, { ...shown, basis });
  const others = [
    ...(prefecture && shown !== prefecture
      ? [writeLevel(draft, { ...words, id: `${words.id}_prefecture`, title: `${words.title}, prefecture` }, { ...prefecture, basis })]
      : []),
    ...(nation && shown !== nation
      ? [writeLevel(draft, { ...words, id: `${words.id}_nation`, title: `${words.title}, Japan` }, { ...nation, basis })]
      : []),
  ];
  const { id, title, title_ja } = words;
  const own = draft.ledger.has('assumptions.vacancy') ? 'assumptions.vacancy' : null;
  return [
    {
      id,
      title,
      title_ja,
      level,
      own,
      others,
      source: shown.dataset.source,
      vintage: shown.dataset.vintage,
      basis: `${basis} Level of ${area}.`,
    },
  ];
}

function comparisons(draft: ReportDraft, market: PlaceMarket): MarketComparison[] {
  const rent = market.rent_levels.find(({ room }) => room === null);
  const land = market.land_price;
  const contract = market.contract_price;
  const offered = market.typical_yield;
  const level = (id: string, title: string, title_ja: string, unit: Unit): LevelWords => ({ id: `market.${id}`, title, title_ja, unit });
  return [
    ...(rent
      ? [
          compare(
            draft,
            level('rent_level', `Market rent estimate, ${decimals(rent.area_m2, 1)} m²`, '賃料水準', 'JPY/month'),
            rent,
            ownRent(draft),
          ),
        ]
      : []),
    ...(land ? [compare(draft, level('land_price', 'Official land price', '地価水準', 'JPY/m2'), land, ownLandPrice(draft))] : []),
    ...(contract
      ? [
          compare(
            draft,
            contract.unit === 'JPY/m2'
              ? level('contract_price', 'Comparable sales of units', '成約㎡単価', 'JPY/m2')
              : level('contract_price', 'Comparable sales of houses', '成約価格 (戸建)', 'JPY'),
            contract,
            ownContractPrice(draft),
          ),
        ]
      : []),
    ...(offered
      ? [
          compare(
            draft,
            level(
              'typical_yield',
              offered.kind === 'expected' ? 'NOI yield investors expect' : 'Gross yield of listings',
              '想定利回り水準',
              'percent',
            ),
            offered,
            offered.kind === 'expected' ? ownId(draft, 'returns.noi_yield') : ownId(draft, 'returns.gross_yield'),
          ),
        ]
      : []),
    ...compareVacancy(
      draft,
      level('rental_vacancy', 'Rental vacancy', '賃貸用空き家率', 'percent'),
      market.rental_vacancy,
      'Vacant rental units ÷ all rental units; a sample survey by inspection that includes units not fit for rent.',
    ),
    ...compareVacancy(
      draft,
      level('total_vacancy', 'Vacancy of all housing', '空き家率', 'percent'),
      market.total_vacancy,
      'Vacant homes of every kind, including second homes and homes for sale.',
    ),
    ...(market.investment_loan_rate
      ? [
          compare(
            draft,
            level('loan_rate', 'Published rental property loan rates', '投資用ローン金利', 'percent'),
            market.investment_loan_rate,
            ownId(draft, 'assumptions.loan_rate'),
          ),
        ]
      : []),
    ...market.published_rates.map(({ name, month, ...rate }): MarketComparison => {
      const [title, title_ja] = rateNames[name];
      const words = level(`rate_${name}`, `${title}, ${monthWords(month)}`, title_ja, 'percent');
      const basis = name === 'flat35' ? 'For context only; it is not available for investment property.' : 'Published rate of the month.';
      return {
        id: words.id,
        title,
        title_ja,
        level: writeLevel(draft, words, { ...rate, basis }),
        own: null,
        others: [],
        source: rate.dataset.source,
        vintage: month,
        basis,
      };
    }),
  ];
}

function ownId({ ledger }: ReportDraft, id: string): string | null {
  return ledger.value(id) === null ? null : id;
}

/** Persons against 2020, so that a town, its prefecture and Japan stand in one picture. */
function population({ ledger }: ReportDraft, market: PlaceMarket): MarketSection['population'] {
  const path = market.population_path;
  if (!path) return null;
  const columns = (['place', 'prefecture', 'nation'] as const).flatMap((row) => {
    const [first] = path[row];
    if (first === undefined || first <= 0) return [];
    const name = { place: 'the municipality', prefecture: 'the prefecture', nation: 'Japan' }[row];
    const input = ledger.dataset(`market.population_${row}`, first, path.dataset, `${path.row}, ${path.years[0]}, ${name}`, {
      term: term(`Population of ${name}, ${path.years[0]}`, '人口', 'count', 'Residents in the census year the projection starts from.'),
    });
    return [
      ledger.series(
        `market.population_path_${row}`,
        path[row].map((persons) => persons / first),
        `projected residents of ${name} ÷ residents of ${path.years[0]} (${path.dataset.source}, ${path.dataset.vintage})`,
        [input],
        term(
          { place: 'Municipality', prefecture: 'Prefecture', nation: 'Japan' }[row],
          '人口指数',
          'ratio',
          `Population of ${name} ÷ population of ${path.years[0]}.`,
        ),
      ),
    ];
  });
  return { years: path.years, columns, source: path.dataset.source, vintage: path.dataset.vintage };
}

/** How the place is classed: by the table of municipalities, in older contexts by how built-up it is. */
function classSentence({ belt, place_class: reading }: PlaceMarket): string {
  if (reading) return ` Area class: ${placeBandNames[reading.name]}. ${reading.basis}`;
  return belt ? ` The area is ${beltNames[belt]} by density, population and distance to a major station.` : '';
}

function locationSentence({ context }: ReportDraft, market: PlaceMarket): string {
  const { location, zoning } = market;
  const { prefecture_en, municipality_en, municipality } = context.place;
  if (location.candidates.length > 0)
    return `${municipality ?? 'The name'} may be ${location.candidates.slice(0, 6).join(' or ')}. The sources do not settle which, so no local data is used.`;
  if (location.precision === null) return 'Not available: the address could not be located, so no local data is used.';
  const names = [location.town, municipality_en ?? municipality, prefecture_en].filter((name) => name !== null).join(', ');
  const settled =
    location.settled_by === null ? '' : ` Several places share the name; the ${location.settled_by.replace('_', ' ')} settles which.`;
  const rest = location.not_understood === null ? '' : ` Not found on the map: ${location.not_understood}.`;
  const zone = zoning ? ` Zoning: ${zoning.words} (${zoning.dataset.source}, ${zoning.dataset.vintage}).` : '';
  return `${names === '' ? 'Near a station' : names}, located by ${precisionNames[location.precision]}.${classSentence(market)}${zone}${settled}${rest}`;
}

/** `Sep 2026` for `2026-09`, as dates stand in the rest of a report. */
function monthWords(month: string): string {
  const name = monthNames[Number(month.slice(5, 7)) - 1];
  return name === undefined ? month : `${name} ${month.slice(0, 4)}`;
}

/** Units of amounts in a sentence. */
const yenOf: Partial<Record<Unit, string>> = { JPY: '', 'JPY/month': ' a month', 'JPY/m2': ' per m²' };

/** What the levels say of the property: above, within or below each stated range. */
function readings({ ledger }: ReportDraft, rows: readonly MarketComparison[]): string[] {
  return rows.flatMap(({ level, own, title, id }) => {
    const figure = ledger.figures()[level];
    const value = own === null || id.includes('vacancy') ? null : ledger.value(own);
    if (!figure?.range || value === null || own === null) return [];
    const [low, high] = figure.range;
    const side = value > high ? 'above' : value < low ? 'below' : 'within';
    const yen = yenOf[figure.unit];
    const say = (amount: number) => (yen === undefined ? `${apartText(amount, 2, low, high)}%` : yenText(amount));
    const span = rangeText([low, high], (end) => (yen === undefined ? percentText(end, 2) : yenText(end)));
    return [`${title}: this property is at ${say(value)}${yen ?? ''}, ${side} the range of ${span}.`];
  });
}

/** The section Market: every level with its source and vintage beside the property's own. Absent where nothing was gathered. */
export function writeMarket(draft: ReportDraft): MarketSection | undefined {
  const { market } = draft.context;
  if (!market) return undefined;
  const rows = comparisons(draft, market);
  const { rent_accuracy: accuracy } = market;
  const stations = market.stations.map(({ name, lines, distance_m, dataset }, at) => ({
    name,
    lines,
    distance: draft.ledger.dataset(`market.station_${at + 1}`, distance_m, dataset, name, {
      term: term(
        `Distance to ${name}`,
        '駅までの直線距離',
        'metres',
        'Straight line from the coordinates of the address, rounded to 10 m; the walk is longer.',
      ),
    }),
    source: dataset.source,
    vintage: dataset.vintage,
  }));
  return {
    location: locationSentence(draft, market),
    reading: readings(draft, rows),
    comparisons: rows,
    population: population(draft, market),
    stations,
    hazards: market.hazards.map(({ kind, state, detail, dataset }) => ({
      kind,
      title: hazardNames[kind][0],
      title_ja: hazardNames[kind][1],
      state,
      detail,
      source: dataset?.source ?? null,
      vintage: dataset?.vintage ?? null,
    })),
    services: market.services.map(({ detail }) => detail),
    accuracy: accuracy
      ? `Tested on ${accuracy.cases} stated rents of public listings (${dateText(accuracy.measured_on)}), the market rent estimate has a median error of ${percentText(accuracy.median_error_pct, 1)}. ${percentText(accuracy.coverage_pct, 1)} of rents are within its range, whose median width is ±${percentText(accuracy.median_width_pct, 1)}.`
      : null,
  };
}
