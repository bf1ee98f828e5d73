import type { Station } from '@rimawari/underwriting';
import { planKind } from '../../lexicon/layouts.ts';
import { composed, oneOf } from '../../lexicon/pattern.ts';
import { thresholds } from '../../lexicon/thresholds.ts';
import { area } from '../../normalise/area.ts';
import { storeysOf, structureOf } from '../../normalise/construction.ts';
import { builtOf } from '../../normalise/dates.ts';
import { withEnglishFigures } from '../../normalise/english-figures.ts';
import { layoutOf } from '../../normalise/layout.ts';
import { moneyAmounts } from '../../normalise/money.ts';
import { occupancyOf } from '../../normalise/occupancy.ts';
import { one, type Read } from '../candidate.ts';

const money = String.raw`((?:JPY|¥|yen)\s*[\d,.]*\d(?:\s*(?:million|billion|mil|bn|m)\b)?|[\d,.]*\d\s*(?:million|billion)?\s*(?:yen|JPY))`;
const size = String.raw`([\d,.]+\s*(?:square\s*met(?:re|er)s?|sq\.?\s*m(?:et(?:re|er)s?)?\b|sqm|m2))`;
/** Words for loans, the market, other offers and what might be. */
const wordsForOthers = oneOf(
  '',
  /loan|mortgage|debt|comparables?|average|averages|recently (?:sold|traded)|similar|nearby|neighbou?ring|insured|insurance/,
  /brokerage|agency fee|stamp duty|would be|could be|if sold|per tsubo|previous(?:ly)?|reduced from|lenders?|recommended/,
);
const englishSentenceOfOthers = composed.i`\b${wordsForOthers}\b`;
/** The one who offers, and where to find them. */
const ofAgent = /\b(?:K\.K\.|Ltd|Inc|LLC|Tel|Fax|Tower|Realty|Partners|Advisors|Real Estate|Licen[cs]e|office)\b|\d+F\b.*Building/i;
const name = String.raw`[A-Z][\w'’]*(?:-[\w'’]+)*(?: [A-Z][\w'’]*(?:-[\w'’]+)*){0,5}`;
const line = String.raw`(?:\s*\(([^()]*Line)\)|,?\s+(?:on|of)\s+the\s+([A-Z][\w' -]*?Line))?`;
const minutes = String.raw`(\d{1,2})[- ]min(?:ute)?s?['’]?\s*(?:walk|on foot|stroll)`;
/** \`5-minute walk from Kita Station on the Chuo Line\`, and the other way round. */
const walks = [
  new RegExp(String.raw`\b${minutes}\s*(?:from|to)\s+(?:the\s+)?(?<station>${name})\s+(?:Station|Sta\.?)${line}`, 'g'),
  new RegExp(
    String.raw`\b(?<station>${name})\s+(?:Station|Sta\.?)${line},?\s+(?:which\s+)?(?:is|lies|within)\s+(?:within\s+|about\s+)?(?:an?\s+)?${minutes}`,
    'g',
  ),
];

function walkedStations(text: string): Station[] {
  return walks.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const parts = match.slice(1).filter((part) => part !== undefined);
      const walk = parts.find((part) => /^\d{1,2}$/.test(part));
      const own = parts.find((part) => part.endsWith('Line'));
      return { line: own?.trim() ?? null, station: (match.groups?.station ?? '').replace(/\s+/g, ''), walk_min: Number(walk) };
    }),
  );
}

/** What the rooms would bring in says nothing of who is in them. */
const ifLet = /\b(?:if|when|once|assuming|were it|on a|as)\s+(?:it is\s+)?fully[ -](?:let|leased|occupied|rented)\b/gi;

/** A charge of each month behind its name; none where the words say a year. */
function monthlyCharge(names: string, text: string): number | null {
  const found = new RegExp(
    String.raw`(?:${names})(?:[a-z ]{0,24}?\s(?:is|of|are|at)|:)?\s*(?:currently\s+)?${money}([^.;]{0,20})`,
    'i',
  ).exec(text);
  return found && !/\b(?:year|annum|annual)/i.test(found[2] ?? '') ? (moneyAmounts(found[1] ?? '')[0] ?? null) : null;
}

function metres(text: string | undefined): number | null {
  return text === undefined ? null : area(text.replace(/square\s*met(?:re|er)s?|sq\.?\s*met(?:re|er)s?/i, 'm2'));
}

/** `gross yield of 6.5%`, `6.5% gross yield`. */
const stated =
  /(current|passing)?\s*(?:gross\s+)?\b(?:yield|return)\s*(?:(?:at|on)\s+the\s+(?:asking|guide|purchase)?\s*price\s*)?(?:is|of|:|at|stands at)?\s*(?:therefore\s*|about\s*|approximately\s*)?(\d{1,2}(?:\.\d+)?)\s*%|\b(\d{1,2}(?:\.\d+)?)\s*%\s*(?:gross\s+)?(?:yield|return)/gi;

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
      new RegExp(`(?:offered|for sale|available|priced)\\s+(?:at|for)\\s*${money}`, 'i').exec(text)?.[1] ??
      new RegExp(`\\boffers\\s+(?:in the region of|in excess of|around|over|above|from|of|at)\\s*${money}`, 'i').exec(text)?.[1];
    const yen = found ? moneyAmounts(found)[0] : undefined;
    return yen !== undefined && yen >= thresholds.leastPriceSpoken.value ? one('price_jpy', yen) : [];
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
      new RegExp(
        `annual\\s+(?:rental\\s+)?(?:income|rent)(?:,[^,;.]{3,30},)?\\s*(?:currently\\s+)?(?:is|of|:|stands at|amounts to|totals|at)?\\s*(?:about\\s*)?${money}`,
        'i',
      ).exec(text)?.[1] ?? new RegExp(`${money}\\s*(?:per (?:year|annum)|a year|annually|p\\.?a\\.?)`, 'i').exec(text)?.[1];
    return /rent|income|let/i.test(text) && found ? one('annual_rent_jpy', moneyAmounts(found)[0]) : [];
  },
  (text) => {
    const named = new RegExp(
      `\\bmonthly\\s+(?:passing\\s+)?rent(?:al)?(?:\\s+income)?\\s*(?:currently\\s+)?(?:is|of|:|at|stands at|amounts to)?\\s*${money}`,
      'i',
    ).exec(text)?.[1];
    // What somebody expects is paid by nobody.
    if (/\b(?:expect|estimat|project|assum|anticipat|market rent|could|would)/i.test(text)) return [];
    if (named) return one('monthly_rent_jpy', moneyAmounts(named)[0]);
    const found = new RegExp(`${money}\\s*(?:per month|a month|monthly|/\\s*month|pcm)`, 'i').exec(text)?.[1];
    return /\b(?:rent|rented|let|leased|tenant|income)\b/i.test(text) && !/fee|reserve|maintenance/i.test(text) && found
      ? one('monthly_rent_jpy', moneyAmounts(found)[0])
      : [];
  },
  (whole) => {
    const text = whole.replace(ifLet, ' ');
    return /\ball\b(?: of (?:which|them))?(?: \d+)?(?: units| apartments| flats)? are (?:currently )?(?:let|leased|occupied|rented)/i.test(
      text,
    )
      ? one('occupancy', 'tenanted')
      : /\b(?:has been|is|remains) (?:currently |fully )?(?:let|leased|rented) (?:since|to|until|at|for|out|on)\b/i.test(text) &&
          !/\d+ of (?:the )?\d+/.test(text)
        ? one('occupancy', 'tenanted')
        : [];
  },
  (whole) => {
    const text = whole.replace(ifLet, ' ');
    return /\b(?:let|leased|tenant|tenanted|occupied|rented|vacant)\b/i.test(text) &&
      !/fully let (?:annual )?(?:income|rent)/i.test(text.replace(/\d+ of (?:the )?\d+[^,.]*/i, ''))
      ? one('occupancy', occupancyOf(/\d+\s*of\s*(?:the\s*)?\d+[^,.]*/i.exec(text)?.[0] ?? text))
      : [];
  },
  (text) => {
    const of =
      /\b\d{1,3}\s+of\s+(?:the\s+)?(\d{1,3})\s+(?:units?|apartments?|flats?|rooms?)/i.exec(text)?.[1] ??
      /\b(\d{1,3})\s+(?:(?!other|further|more|vacant|empty|let\b|leased|occupied|such|remaining)[a-z\d-]+\s+)?(?:units|apartments|flats|dwellings|studios)\b/i.exec(
        text,
      )?.[1];
    return of ? one('units', Number(of)) : [];
  },
  (text) =>
    /storey|story|stories|floors?\b|concrete|wooden|steel/i.test(text) && /building|house|structure|built|block/i.test(text)
      ? [...one('structure', structureOf(text)), ...one('floors_total', storeysOf(text).total)]
      : [],
  (text) => {
    const found = /\b(?:[Cc]ompleted|[Bb]uilt|[Cc]onstructed)\s+(?:in\s+)?((?:[A-Z][a-z]+\.?\s+)?(?:19|20)\d\d)\b/.exec(text)?.[1];
    return found ? one('built', builtOf(found)) : [];
  },
  (text) => {
    const floor = /\b(\d{1,2})(?:st|nd|rd|th)[- ]floor\b/i.exec(text)?.[1];
    return floor && composed.i`\b(?:apartment|unit|flat|studio|bedroom|condominium|residence|building|\d${planKind})\b`.test(text)
      ? one('floor', Number(floor))
      : [];
  },
  (text) => {
    const plans = new Set([...text.matchAll(composed.g`\b(\d{1,2}${planKind})\b`)].map(([, plan]) => plan));
    const [plan] = plans;
    return plans.size === 1 && plan && /\b(?:apartment|unit|flat|house|home|studio|residence|floor)\b/i.test(text)
      ? one('layout', layoutOf(plan))
      : [];
  },
  (text) => one('management_fee_jpy_month', monthlyCharge('(?:management|building|condominium) (?:fee|charge)s?', text)),
  (text) =>
    one('repair_reserve_jpy_month', monthlyCharge('(?:repair|reserve|sinking)[a-z -]{0,16}(?:fund|reserve|contributions?|fee)', text)),
  (text) =>
    one(
      'floor_area_m2',
      metres(
        new RegExp(
          `(?:(?:total|gross|exclusive|private)\\s+)?(?:floor|living|internal|interior|building|exclusive)\\s+(?:area|space|size)\\s*(?:is|of|:)?\\s*(?:about\\s*)?${size}`,
          'i',
        ).exec(text)?.[1] ??
          new RegExp(
            `\\b(?:apartment|unit|flat|studio|residence)\\s+(?:of|measuring|extending to|measures|extends to)\\s+(?:about\\s+)?${size}`,
            'i',
          ).exec(text)?.[1],
      ),
    ),
  (text) =>
    one(
      'land_area_m2',
      metres(
        new RegExp(
          `(?:site|plot|land|lot)\\s*(?:area|size)?\\s*(?:is|of|:|measures|measuring|extends to|totals|covers)\\s*(?:about\\s*)?${size}`,
          'i',
        ).exec(text)?.[1] ?? new RegExp(`${size}\\s*(?:site|plot|lot|parcel)\\b`, 'i').exec(text)?.[1],
      ),
    ),
  (text) => {
    const zone =
      /\b(?:zoned\s+(?:as\s+)?(?:a\s+)?|zoning\s*(?:is|:)\s*)([a-z0-9][a-z0-9 /-]{4,60}?)(?=\s+(?:with|and|zone|district|area)\b|\s*\(|[,.;]|$)/i.exec(
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
    return right && /building|apartment|house|unit|property|land|plot|site|title/i.test(text) ? one('land_rights', right) : [];
  },
  (text) => {
    if (ofAgent.test(text)) return [];
    const numbered =
      /(?:^|[\s(])(\d{1,3}(?:-\d{1,4}){1,3}\s+[A-Z][\w-]*(?:\s[A-Z][\w-]*){0,3},\s+[A-Z]\w+-(?:ku|shi|cho|machi|gun|mura)(?:,\s+[A-Z][a-z]+(?:-(?:shi|fu|ken|to))?){0,2})/.exec(
        text,
      )?.[1];
    const place =
      numbered ??
      /\b(?:located|situated|stands|found)\s+(?:at|in|on)\s+([A-Z0-9][^.;]*?(?:-ku|-shi|-cho|-machi|Tokyo|Osaka|Kyoto|Hokkaido|Prefecture)(?:,\s*[A-Z][a-z]+)*)/.exec(
        text,
      )?.[1];
    return place && /\d/.test(place) ? one('address', place) : [];
  },
  (text) => {
    const stations = walkedStations(text);
    return stations.length > 0 ? one('stations', stations) : [];
  },
];

/** Facts stated in English running text, a sentence at a time; sentences about other matters are left out. */
export function readEnglishSentences(text: string): { sentence: string; reads: Read[] }[] {
  return withEnglishFigures(text)
    .split(/(?<=[.!?])\s+(?=[A-Z\d"“])|\n/)
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence.length >= 20 &&
        sentence.length <= 500 &&
        /[a-z] [a-z]/i.test(sentence) &&
        !/[\u3040-\u30ff]/.test(sentence) &&
        !englishSentenceOfOthers.test(sentence),
    )
    .map((sentence) => ({ sentence, reads: readers.flatMap((reader) => reader(sentence)) }))
    .filter(({ reads }) => reads.length > 0);
}
