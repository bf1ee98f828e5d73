import { area } from '../normalise/area.ts';
import { storeysOf, structureOf } from '../normalise/construction.ts';
import { builtOf } from '../normalise/dates.ts';
import { moneyAmounts } from '../normalise/money.ts';
import { occupancyOf } from '../normalise/occupancy.ts';
import { stationsOf } from '../normalise/stations.ts';
import { one, type Read } from './candidate.ts';

const spelled =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** `Ten of the twelve apartments` in figures. */
function withFigures(text: string): string {
  return text.replace(/\b[a-z]+\b(?=\s+(?:of\s+(?:the\s+)?|units?\b|apartments?\b|flats?\b|rooms?\b|\d))/gi, (word) => {
    const at = spelled.indexOf(word.toLowerCase());
    return at === -1 ? word : String(at + 1);
  });
}

const money = String.raw`((?:JPY|¥|yen)\s*[\d,.]+(?:\s*(?:million|billion|mil|bn|m)\b)?|[\d,.]+\s*(?:million|billion)?\s*(?:yen|JPY))`;
const size = String.raw`([\d,.]+\s*(?:square\s*met(?:re|er)s?|sq\.?\s*m(?:et(?:re|er)s?)?\b|sqm|m2))`;
const otherMatter =
  /\b(?:loan|mortgage|debt|comparable|average|averages|recently sold|similar|nearby|neighbou?ring|insured|insurance|brokerage|agency fee|stamp duty|would be|could be|if sold|per tsubo|previous(?:ly)?|reduced from)\b/i;

function metres(text: string | undefined): number | null {
  return text === undefined ? null : area(text.replace(/square\s*met(?:re|er)s?|sq\.?\s*met(?:re|er)s?/i, 'm2'));
}

/** `gross yield of 6.5%`, `6.5% gross yield`. */
const stated =
  /(current|passing)?\s*(?:gross\s+)?\b(?:yield|return)\s*(?:is|of|:|at|stands at)?\s*(?:about\s*)?(\d{1,2}(?:\.\d+)?)\s*%|\b(\d{1,2}(?:\.\d+)?)\s*%\s*(?:gross\s+)?(?:yield|return)/gi;

/** Whether a yield is one after costs: `net yield`, `net initial yield`, `net of all costs, a return of 4 %`, `4 % net`. */
function ofNet(upToYield: string, behind: string): boolean {
  const clause = upToYield.split(/[.;]\s|\bgross\b/i).at(-1) ?? '';
  return /\bnet\b|\bNOI\b|\bafter (?:all )?(?:costs|expenses)\b/i.test(clause) || /^\s*\(?net\b/i.test(behind);
}

type SentenceReader = (sentence: string) => Read[];

/** One reader for each field, as for sentences in Japanese. */
const readers: readonly SentenceReader[] = [
  (text) => {
    const found =
      new RegExp(`(?:asking|sale|guide|purchase|offer)?\\s*price\\s*(?:is|of|:|at)?\\s*${money}`, 'i').exec(text)?.[1] ??
      new RegExp(`(?:offered|for sale|available|priced)\\s+(?:at|for)\\s*${money}`, 'i').exec(text)?.[1];
    const yen = found ? moneyAmounts(found)[0] : undefined;
    return yen !== undefined && yen >= 1_000_000 ? one('price_jpy', yen) : [];
  },
  (text) => {
    const found = [...text.matchAll(stated)].find(
      ({ 0: all, index }) => !ofNet(text.slice(0, index) + all, text.slice(index + all.length)),
    );
    if (!found) return [];
    const [, named, spoken, figure = spoken] = found;
    return one(/current|passing/i.test(named ?? '') ? 'extra.current_gross_yield_pct' : 'gross_yield_pct', Number(figure));
  },
  (text) => {
    const found =
      new RegExp(`annual\\s+(?:rental\\s+)?(?:income|rent)\\s*(?:is|of|:)?\\s*(?:about\\s*)?${money}`, 'i').exec(text)?.[1] ??
      new RegExp(`${money}\\s*(?:per (?:year|annum)|a year|annually|p\\.?a\\.?)`, 'i').exec(text)?.[1];
    return /rent|income|let/i.test(text) && found ? one('annual_rent_jpy', moneyAmounts(found)[0]) : [];
  },
  (text) => {
    const found = new RegExp(`${money}\\s*(?:per month|a month|monthly|/\\s*month|pcm)`, 'i').exec(text)?.[1];
    return /\b(?:rent|rented|let|leased|tenant|income)\b/i.test(text) && !/fee|reserve|maintenance/i.test(text) && found
      ? one('monthly_rent_jpy', moneyAmounts(found)[0])
      : [];
  },
  (text) =>
    /\b(?:let|leased|tenant|tenanted|occupied|rented|vacant)\b/i.test(text) &&
    !/fully let (?:annual )?(?:income|rent)/i.test(text.replace(/\d+ of (?:the )?\d+[^,.]*/i, ''))
      ? one('occupancy', occupancyOf(/\d+\s*of\s*(?:the\s*)?\d+[^,.]*/i.exec(text)?.[0] ?? text))
      : [],
  (text) => {
    const of =
      /\b\d{1,3}\s+of\s+(?:the\s+)?(\d{1,3})\s+(?:units?|apartments?|flats?|rooms?)/i.exec(text)?.[1] ??
      /\b(\d{1,3})\s+(?:residential\s+)?(?:units|apartments|flats)\b/i.exec(text)?.[1];
    return of ? one('units', Number(of)) : [];
  },
  (text) =>
    /storey|story|stories|floors?\b|concrete|wooden|steel/i.test(text) && /building|house|structure|built|block/i.test(text)
      ? [...one('structure', structureOf(text)), ...one('floors_total', storeysOf(text).total)]
      : [],
  (text) => {
    const found = /\b(?:completed|built|constructed)\s+(?:in\s+)?((?:[A-Z][a-z]+\.?\s+)?(?:19|20)\d\d)\b/.exec(text)?.[1];
    return found ? one('built', builtOf(found)) : [];
  },
  (text) =>
    one(
      'floor_area_m2',
      metres(
        new RegExp(
          `(?:(?:total|gross|exclusive|private)\\s+)?(?:floor|living|internal|interior|building)\\s+(?:area|space|size)\\s*(?:is|of|:)?\\s*(?:about\\s*)?${size}`,
          'i',
        ).exec(text)?.[1],
      ),
    ),
  (text) =>
    one(
      'land_area_m2',
      metres(
        new RegExp(`(?:site|plot|land|lot)\\s*(?:area|size)?\\s*(?:is|of|:|measures|measuring)\\s*(?:about\\s*)?${size}`, 'i').exec(
          text,
        )?.[1] ?? new RegExp(`${size}\\s*(?:site|plot|lot|parcel)\\b`, 'i').exec(text)?.[1],
      ),
    ),
  (text) => {
    const zone = /\bzoned\s+(?:as\s+)?(?:a\s+)?([a-z0-9][a-z0-9 /-]{4,60}?)(?=\s+(?:with|and|zone|district|area)\b|[,.;]|$)/i.exec(
      text,
    )?.[1];
    const coverage = /(?:building\s+)?coverage(?:\s+ratio)?\s*(?:is|of|:)?\s*(\d{2,3})\s*%/i.exec(text)?.[1];
    const ratio =
      /floor[- ]area ratio\s*(?:\(FAR\)\s*)?(?:is|of|:)?\s*(\d{2,4})\s*%/i.exec(text)?.[1] ??
      /\bFAR\s*(?:is|of|:)?\s*(\d{2,4})\s*%/.exec(text)?.[1];
    return [
      ...one('zoning', zone),
      ...one('building_coverage_pct', coverage ? Number(coverage) : null),
      ...one('floor_area_ratio_pct', ratio ? Number(ratio) : null),
    ];
  },
  (text) => {
    const right = /\b(freehold|leasehold)\b/i.exec(text)?.[1];
    return right && /building|apartment|house|unit|property|land/i.test(text) ? one('land_rights', right) : [];
  },
  (text) => {
    const place =
      /\b(?:located|situated|stands|found)\s+(?:at|in|on)\s+([A-Z0-9][^.;]*?(?:-ku|-shi|-cho|-machi|Tokyo|Osaka|Kyoto|Hokkaido|Prefecture)(?:,\s*[A-Z][a-z]+)*)/.exec(
        text,
      )?.[1];
    return place && /\d/.test(place) ? one('address', place) : [];
  },
  (text) => {
    const walk =
      /(?:about\s+)?(?:an?\s+)?(\d{1,2}[- ]min(?:ute)?s?['’]?\s*(?:walk|on foot)\s*(?:from|to)\s+(?:the\s+)?[A-Z][\w'’]*(?:-[\w'’]+)*(?: [A-Z][\w'’]*(?:-[\w'’]+)*){0,5}\s+(?:Station|Sta\.?)(?:\s*\([^)]*\)|\s+on\s+the\s+[A-Z][\w' -]*?Line)?)/.exec(
        text,
      )?.[1];
    const stations = walk ? stationsOf(walk) : [];
    return stations.length > 0 ? one('stations', stations) : [];
  },
];

/** Facts stated in English running text, a sentence at a time; sentences about other matters are left out. */
export function readEnglishSentences(text: string): { sentence: string; reads: Read[] }[] {
  return withFigures(text)
    .split(/(?<=[.!?])\s+(?=[A-Z\d"“])|\n/)
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence.length >= 20 &&
        sentence.length <= 500 &&
        /[a-z] [a-z]/i.test(sentence) &&
        !/[\u3040-\u30ff]/.test(sentence) &&
        !otherMatter.test(sentence),
    )
    .map((sentence) => ({ sentence, reads: readers.flatMap((reader) => reader(sentence)) }))
    .filter(({ reads }) => reads.length > 0);
}
