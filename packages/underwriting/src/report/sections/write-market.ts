import { dateText } from '../../calendar/date-text.ts';
import { monthNames } from '../../calendar/month-names.ts';
import type { DatasetValue } from '../../context/dataset.ts';
import type { MarketLevel, PlaceComparison, PlaceMarket } from '../../context/place-market.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import { placeBandNames } from '../../facts/place-band.ts';
import { apartText } from '../../numbers/apart-text.ts';
import { decimals, percentText, rangeText, yenText } from '../../numbers/number-text.ts';
import type { Unit } from '../../numbers/unit.ts';
import * as texts from '../../texts/market-texts.ts';
import * as shared from '../../texts/shared-texts.ts';
import type { MarketComparison, MarketSection } from '../document/market-section.ts';
import { ownContractPrice, ownLandPrice, ownRent } from './market-own.ts';

interface LevelWords {
  id: string;
  title: string;
  title_ja: string;
  unit: Unit;
}

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
    term: texts.level(title, title_ja, unit, level.basis ?? texts.asPublished(title)),
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
  const area = texts.areaNames[shown === place ? 'place' : shown === prefecture ? 'prefecture' : 'nation'];
  const level = writeLevel(draft, words, { ...shown, basis });
  const others = [
    ...(prefecture && shown !== prefecture
      ? [writeLevel(draft, { ...words, id: `${words.id}_prefecture`, title: texts.ofPrefecture(words.title) }, { ...prefecture, basis })]
      : []),
    ...(nation && shown !== nation
      ? [writeLevel(draft, { ...words, id: `${words.id}_nation`, title: texts.ofJapan(words.title) }, { ...nation, basis })]
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
      basis: texts.vacancyBasis(basis, area),
    },
  ];
}

function comparisons(draft: ReportDraft, market: PlaceMarket): MarketComparison[] {
  const rent = market.rent_levels.find(({ room }) => room === null);
  const land = market.land_price;
  const contract = market.contract_price;
  const offered = market.typical_yield;
  const level = (id: string, words: Pick<LevelWords, 'title' | 'title_ja'>, unit: Unit): LevelWords => ({
    id: `market.${id}`,
    ...words,
    unit,
  });
  return [
    ...(rent ? [compare(draft, level('rent_level', texts.rentLevel(decimals(rent.area_m2, 1)), 'JPY/month'), rent, ownRent(draft))] : []),
    ...(land ? [compare(draft, level('land_price', texts.landPrice, 'JPY/m2'), land, ownLandPrice(draft))] : []),
    ...(contract
      ? [
          compare(
            draft,
            contract.unit === 'JPY/m2'
              ? level('contract_price', texts.salesOfUnits, 'JPY/m2')
              : level('contract_price', texts.salesOfHouses, 'JPY'),
            contract,
            ownContractPrice(draft),
          ),
        ]
      : []),
    ...(offered
      ? [
          compare(
            draft,
            level('typical_yield', offered.kind === 'expected' ? texts.expectedYield : texts.askingYield, 'percent'),
            offered,
            offered.kind === 'expected' ? ownId(draft, 'returns.noi_yield') : ownId(draft, 'returns.gross_yield'),
          ),
        ]
      : []),
    ...compareVacancy(draft, level('rental_vacancy', texts.rentalVacancy, 'percent'), market.rental_vacancy, texts.rentalVacancyBasis),
    ...compareVacancy(draft, level('total_vacancy', texts.totalVacancy, 'percent'), market.total_vacancy, texts.totalVacancyBasis),
    ...(market.investment_loan_rate
      ? [compare(draft, level('loan_rate', texts.loanRate, 'percent'), market.investment_loan_rate, ownId(draft, 'assumptions.loan_rate'))]
      : []),
    ...market.published_rates.map(({ name, month, ...rate }): MarketComparison => {
      const { title, title_ja } = texts.rateNames[name];
      const words = level(`rate_${name}`, { title: `${title}, ${monthWords(month)}`, title_ja }, 'percent');
      const basis = name === 'flat35' ? texts.notForInvestment : texts.publishedRate;
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
    const name = texts.areaNames[row];
    const year = String(path.years[0]);
    const input = ledger.dataset(`market.population_${row}`, first, path.dataset, `${path.row}, ${year}, ${name}`, {
      term: texts.population(name, year),
    });
    return [
      ledger.series(
        `market.population_path_${row}`,
        path[row].map((persons) => persons / first),
        texts.populationPathFormula(name, year, path.dataset.source, path.dataset.vintage),
        [input],
        texts.populationPath(texts.areaTitles[row], name, year),
      ),
    ];
  });
  return { years: path.years, columns, source: path.dataset.source, vintage: path.dataset.vintage };
}

/** How the place is classed: by the table of municipalities, in older contexts by how built-up it is. */
function classSentence({ belt, place_class: reading }: PlaceMarket): string {
  if (reading) return texts.areaClass(placeBandNames[reading.name], reading.basis);
  return belt ? texts.areaByDensity(texts.beltNames[belt]) : '';
}

function locationSentence({ context }: ReportDraft, market: PlaceMarket): string {
  const { location, zoning } = market;
  const { prefecture_en, municipality_en, municipality } = context.place;
  if (location.candidates.length > 0) return texts.mayBeOneOf(municipality, location.candidates.slice(0, 6));
  if (location.precision === null) return texts.notLocated;
  const names = [location.town, municipality_en ?? municipality, prefecture_en].filter((name) => name !== null).join(', ');
  const settled = location.settled_by === null ? '' : texts.settledBy(location.settled_by.replace('_', ' '));
  const rest = location.not_understood === null ? '' : texts.notOnMap(location.not_understood);
  const zone = zoning ? texts.zoning(zoning.words, zoning.dataset.source, zoning.dataset.vintage) : '';
  return texts.located(names === '', names, texts.precisionNames[location.precision], classSentence(market), zone, settled, rest);
}

/** `Sep 2026` for `2026-09`, as dates stand in the rest of a report. */
function monthWords(month: string): string {
  const name = monthNames[Number(month.slice(5, 7)) - 1];
  return name === undefined ? month : `${name} ${month.slice(0, 4)}`;
}

/** Units of amounts in a sentence. */
const yenOf: Partial<Record<Unit, string>> = { JPY: '', 'JPY/month': texts.aMonth, 'JPY/m2': texts.perSqm };

/** What the levels say of the property: above, within or below each stated range. */
function readings({ ledger }: ReportDraft, rows: readonly MarketComparison[]): string[] {
  return rows.flatMap(({ level, own, title, id }) => {
    const figure = ledger.figures()[level];
    const value = own === null || id.includes('vacancy') ? null : ledger.value(own);
    if (!figure?.range || value === null || own === null) return [];
    const [low, high] = figure.range;
    const side = value > high ? shared.above : value < low ? shared.below : shared.within;
    const yen = yenOf[figure.unit];
    const say = (amount: number) => (yen === undefined ? `${apartText(amount, 2, low, high)}%` : yenText(amount));
    const span = rangeText([low, high], (end) => (yen === undefined ? percentText(end, 2) : yenText(end)));
    return [texts.reading(title, say(value), yen ?? '', side, span)];
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
      term: texts.station(name),
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
      ...texts.hazardNames[kind],
      state,
      detail,
      source: dataset?.source ?? null,
      vintage: dataset?.vintage ?? null,
    })),
    services: market.services.map(({ detail }) => detail),
    accuracy: accuracy
      ? texts.rentAccuracy(
          accuracy.cases,
          dateText(accuracy.measured_on),
          percentText(accuracy.median_error_pct, 1),
          percentText(accuracy.coverage_pct, 1),
          percentText(accuracy.median_width_pct, 1),
        )
      : null,
  };
}
