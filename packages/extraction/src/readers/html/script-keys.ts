/** How a bare figure of such a key is written: `%` for 7.75, `㎡` for 148.92. Text is kept as it stands. */
type Unit = '円' | '%' | '㎡' | '戸' | '階' | '階建' | '';

/** Keys in English and in Latin letters, in lower case without `_` and `-`, and the label that says the same on a page. */
const keys: readonly [pattern: RegExp, label: string, unit: Unit][] = [
  [/^(?:sales?|selling|asking|list|property|bukken)?price(?:yen|jpy|amount|text)?$|^(?:hanbai|baibai)?kakaku$|^価格$/, '価格', '円'],
  [/^(?:price|kakaku)(?:man|manyen|manen)$/, '価格(万円)', ''],
  [
    /^(?:gross|surface|hyomen|expected|full)?(?:yield|rimawari)(?:rate|gross|surface|text)?$|^(?:hyo(?:u)?men|souteihyoumen)rimawari$/,
    '表面利回り',
    '%',
  ],
  [
    /^(?:annual|yearly|nenkan)(?:rent(?:al)?)?(?:income|rent|revenue|shu(?:u)?nyu(?:u)?)$|^(?:manshitsu(?:ji)?)(?:nenshu(?:u)?|nenkanshu(?:u)?nyu(?:u)?)$|^fulloccupancy(?:annual)?income$/,
    '満室時年収',
    '円',
  ],
  [/^(?:current|monthly)?(?:rent|chinryo(?:u)?|yachin)(?:permonth|monthly|jpy|amount)?$|^monthlyincome$/, '賃料', '円'],
  [/^(?:full|property|street)?address(?:full|text|line)?$|^shozaichi$|^(?:ju(?:u)?sho)$|^location(?:text|address)$/, '所在地', ''],
  [/^(?:stations?|access(?:es)?|traffic|transportation|kotsu(?:u)?|koutsu(?:u)?|neareststations?|moyorieki)(?:text|list)?$/, '交通', ''],
  [/^(?:layout|floorplan|madori|roomplan|roomlayout)(?:text|name)?$/, '間取り', ''],
  [/^(?:exclusive|occupied|private|senyu(?:u)?)(?:floor)?(?:area|menseki)(?:sqm|m2|text)?$/, '専有面積', '㎡'],
  [/^(?:building|gross(?:floor)?|totalfloor|floor|tatemono|nobe(?:yuka)?|nobeyuka)(?:area|menseki)(?:sqm|m2|text)?$/, '建物面積', '㎡'],
  [/^(?:land|site|lot|plot|tochi|shikichi)(?:area|size|menseki)(?:sqm|m2|text)?$/, '土地面積', '㎡'],
  [
    /^(?:built|completion|construction|chiku)(?:year|date|yearmonth|nengetsu|ym|at|on)*$|^yearbuilt$|^chikunengetsu$|^buildyearmonth$/,
    '築年月',
    '',
  ],
  [/^(?:building)?(?:structure|construction(?:type)|ko(?:u)?zo(?:u)?)(?:name|text)?$|^tatemonoko(?:u)?zo(?:u)?$/, '構造', ''],
  [/^(?:floorsaboveground|totalfloors|floorstotal|numberoffloors|stories|storeys|kaidate|kaisu(?:u)?|buildingfloors)$/, '階建', '階建'],
  [/^(?:floor|floornumber|roomfloor|shozaikai)$/, '所在階', '階'],
  [
    /^(?:total|number|numof|numberof)?(?:units|rooms?total|households|dwellings|kosu(?:u)?)$|^(?:totalunits|sokosu(?:u)?|soukosuu?|unitcount)$/,
    '総戸数',
    '戸',
  ],
  [/^(?:management|maintenance|kanri)(?:fee|cost|hi)(?:permonth|monthly)?$/, '管理費', '円'],
  [/^(?:repair|shu(?:u)?zen)(?:reserve(?:fund|fee)?|fund|tsumitate(?:kin)?)(?:permonth|monthly)?$|^reservefund$/, '修繕積立金', '円'],
  [/^(?:land|tochi)?(?:rights?|landrights?|kenri|ownership|tenure|landtenure)(?:type|name)?$/, '土地権利', ''],
  [/^(?:zoning|usedistrict|landuse|yo(?:u)?tochiiki)(?:district|area|name|type)?$/, '用途地域', ''],
  [/^(?:building)?coverage(?:ratio|rate)?$|^(?:kenpeiritsu|kenpei)$/, '建ぺい率', '%'],
  [/^(?:floorarearatio|far|yo(?:u)?sekiritsu|yo(?:u)?seki)$/, '容積率', '%'],
  [/^(?:occupancy(?:status)?|currentstatus|rentalstatus|genkyo(?:u)?)(?:name|text)?$/, '現況', ''],
  [/^(?:transaction(?:type|mode)|torihikitaiyo(?:u)?)(?:name)?$/, '取引態様', ''],
  [/^(?:property|building|bukken|tatemono)(?:name|mei)$/, '物件名', ''],
  [/^(?:property|bukken)(?:type|kind|category|shubetsu)(?:name)?$|^shumoku$/, '種別', ''],
];

const plainKey = (key: string): string => key.replace(/[_\-\s]/g, '').toLowerCase();

const scalar = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, 300) || null
    : null;

const isItem = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{lineName: '京阪本線', stationName: '千林', walk: 5}` as a page would print it. */
function accessOf(entry: unknown): string | null {
  const text = scalar(entry);
  if (text !== null || !isItem(entry)) return text;
  const by = (pattern: RegExp): string | null => scalar(Object.entries(entry).find(([key]) => pattern.test(plainKey(key)))?.[1]);
  const [line, station, walk, bus] = [
    by(/^(?:line|railway|rosen|ensen)(?:name|mei)?$/),
    by(/^(?:station|eki)(?:name|mei)?$|^name$/),
    by(/^(?:walk|toho)/),
    by(/^bus(?:minutes?|time|min)?$/),
  ];
  if (station === null || walk === null) return null;
  return `${line ?? ''}「${station.replace(/駅$/, '')}」駅${bus === null ? '' : ` バス${bus.replace(/\D/g, '')}分`} 徒歩${walk.replace(/\D/g, '')}分`;
}

/** `{prefecture: '東京都', city: '板橋区', town: '蓮沼町', block: '41-6'}` as one line; null without a prefecture or a town below its city. */
export function addressInParts(item: Record<string, unknown>): string | null {
  const by = (pattern: RegExp): string | null => {
    const value = Object.entries(item).find(([key]) => pattern.test(plainKey(key)))?.[1];
    return isItem(value) ? scalar(value.name) : scalar(value);
  };
  const prefecture = by(/^(?:pref(?:ecture)?|todofuken|ken)(?:name)?$/);
  const city = by(/^(?:city|municipality|ward|shi?kucho(?:u)?son|shiku)(?:name)?$/);
  const town = by(/^(?:town|area|cho(?:u)?son|choiki|aza|oaza|district|street|choume?|chome)(?:name)?$/);
  const rest = by(/^(?:block|banchi|addressline|addressdetail|address2|number|streetnumber|gaiku|chiban|detail|rest)(?:number|name)?$/);
  const parts = [prefecture, city, town, rest].filter((part) => part !== null);
  const japanese = /[一-鿿]/.test(`${prefecture}${city}`) && /[都道府県]$/.test(prefecture ?? '');
  return japanese && city !== null && (town !== null || rest !== null) ? parts.join('') : null;
}

function withUnit(text: string, label: string, unit: Unit): string {
  if (!/^[\d,]+(?:\.\d+)?$/.test(text)) return text;
  const figure = Number(text.replaceAll(',', ''));
  // Prices below a million are in ten thousands, shares below one half in hundredths.
  if (label === '価格' && figure < 1_000_000) return `${text}万円`;
  if (unit === '%' && figure < 0.5) return `${Math.round(figure * 10_000) / 100}%`;
  return `${text}${unit}`;
}

/** What keys were found to name: data names the same few thousand keys again and again. */
const named = new Map<string, (typeof keys)[number] | null>();
const mostNamed = 5000;

function keyNamed(key: string): (typeof keys)[number] | null {
  const known = named.get(key);
  if (known !== undefined) return known;
  if (named.size >= mostNamed) named.clear();
  const found = keys.find(([pattern]) => pattern.test(plainKey(key))) ?? null;
  named.set(key, found);
  return found;
}

/** The label and the printed value of one entry of a page's data; null where its key names no fact or its value none. */
export function labelOfKey(key: string, value: unknown): { label: string; value: string } | null {
  const found = keyNamed(key);
  if (!found) return null;
  const [, label, unit] = found;
  if (label === '交通') {
    const lines = (Array.isArray(value) ? value : [value]).slice(0, 6).map(accessOf);
    const known = lines.filter((line) => line !== null);
    return known.length > 0 && known.length === lines.length ? { label, value: known.join('\n') } : null;
  }
  const text = label === '所在地' && isItem(value) ? addressInParts(value) : scalar(value);
  if (text === null || (unit !== '' && text === '0')) return null;
  // `annualIncome: 696` may be ten thousands, and is not said to be.
  if (unit === '円' && label !== '価格' && /^[\d,.]+$/.test(text) && Number(text.replaceAll(',', '')) < 1000) return null;
  return { label, value: withUnit(text, label, unit) };
}
