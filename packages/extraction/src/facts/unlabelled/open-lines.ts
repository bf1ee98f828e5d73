import { addressOf } from '../../normalise/address.ts';
import { storeysOf } from '../../normalise/construction.ts';
import { dateOf } from '../../normalise/dates.ts';
import { layoutOf } from '../../normalise/layout.ts';
import { moneyAmounts } from '../../normalise/money.ts';
import { stationsOf } from '../../normalise/stations.ts';
import { plainText } from '../../normalise/text.ts';
import type { Block, LineBlock, PairBlock, SourceReading } from '../../reading/source-reading.ts';
import { closeWideLabels } from '../../vocabulary/glued-label.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import { type Candidate, candidatesFrom, mainBlocks, one, type Read } from '../candidate.ts';
import { taxOf } from '../values/read-price-parts.ts';

/** A line that is an address with prefecture and number, `東京都港区白金台3丁目12-8 502号室`. */
function placeInLine(text: string): string | null {
  // `滋賀県草津市…6-21 ／ JR東海道本線「南草津」駅 徒歩16分`: the way to it behind the place.
  const plain = plainText(text).replace(/(?<=[\d丁目番地号])\s*[/|]\s*(?=[^\d/|]*(?:線|駅|ライン)).*$/, '');
  if (!/^(?:東京都|北海道|京都府|大阪府|[^\s\d]{2,3}県)[^\s\d]{1,12}[市区町村]\S*[\d丁]/.test(plain)) return null;
  if (plain.length > 40 || /TEL|FAX|℡|免許|ビル|株式会社|\(株\)|知事/i.test(plain)) return null;
  return addressOf(plain.replace(/\s+\S*号室$/, ''));
}

const zoneAlone = /^(?:第[一二12]種(?:低層住居専用|中高層住居専用|住居)|住居|準住居|田園住居|近隣商業|商業|準工業|工業|工業専用)地域$/;

/** Layout, area and floor that a flyer sets large and without labels: `2LDK 61.37㎡ 5階部分`. */
function headlines(text: string): Read[] {
  const plain = plainText(text)
    .replace(/\((?:壁芯|内法|登記)\)/g, '')
    .replace(/(?:^|\s)[■●◆◇□◎○★▪▽]\s*(?=\S)/g, ' ')
    .trim();
  const words = plain.split(/[\s/|・]+/);
  const parts = plain.split(/\s*[/|・•,]\s*/);
  const area = words
    .concat(parts)
    .map((word) => /^(?:専有(?:面積)?:?)?(\d{1,4}(?:\.\d+)?)\s*(?:m2|平米|sqm|sq\.?\s?m)$/.exec(word)?.[1])
    .find((word) => word !== undefined);
  const floor = words
    .map((word) => /^(\d{1,2})(?:F|階(?:部分|の部屋)?(?:\d{3,4}号室)?)$/.exec(word)?.[1])
    .find((word) => word !== undefined);
  // `7階／12階建`: the floor of the unit and the storeys of its building.
  const both = /(?:^|[\s|・,])((?:\d{1,2}|B\d)階(?:部分)?\s*\/\s*(?:地上)?\d{1,2}階建?て?)(?=$|[\s|・,])/.exec(plain)?.[1];
  const level = both === undefined ? null : storeysOf(both);
  // `第一種住居地域／60・200`: the ratios behind the zone.
  const ratios = /地域\s*[/|(]\s*(\d{2})\s*・\s*(\d{2,3})\s*(?=$|[/|)])/.exec(plain);
  return [
    ...one('floors_total', level?.total),
    ...one(
      'layout',
      // `木造アパート一棟 1LDK 6世帯`: the plan of each of several homes.
      /世帯|[一1]棟|棟売|棟マンション|棟アパート|[KR]\s*[×xX*]\s*\d/.test(plain)
        ? null
        : words.map((word) => (/^\d(?:S?L?D?K|R)(?:\+\S{1,3})?$/i.test(word) ? layoutOf(word) : null)).find((word) => word !== null),
    ),
    ...one('floor_area_m2', area ? Number(area) : null),
    ...one('floor', level?.floor ?? (floor ? Number(floor) : null)),
    ...one(
      'land_rights',
      words.find((word) => /^(?:所有権|(?:旧法|普通|定期)?借地権|地上権)$/.test(word)),
    ),
    ...one(
      'zoning',
      words.find((word) => zoneAlone.test(word)),
    ),
    ...(ratios === null ? [] : [...one('building_coverage_pct', Number(ratios[1])), ...one('floor_area_ratio_pct', Number(ratios[2]))]),
    ...parts.flatMap(englishHeadline),
  ];
}

/** A part of an English headline: `5th floor of 8`, `built 1992`. */
function englishHeadline(part: string): Read[] {
  const { floor, total } = /\bfloor\b|^\d+F\b/i.test(part) ? storeysOf(part) : { floor: null, total: null };
  const built = /^(?:built|completed)(?: in)?\s+((?:[A-Z][a-z]+\s+)?\d{4})$/i.exec(part)?.[1];
  return [...one('floor', floor), ...one('floors_total', total), ...one('built', built ? dateOf(built) : null)];
}

/** `木造平屋建／昭和55年築／3DK`: three short parts or more, none of them a label with its value. */
function runOfFacts(text: string): boolean {
  const parts = plainText(text).split(/[/|]/);
  return parts.length >= 3 && parts.every((part) => part.trim() !== '' && part.length <= 24 && !part.includes(':'));
}

/** Of a line of several facts behind bullets the one with the walk to a station. */
function partWithWalk(text: string): string {
  return text.split(/[▽●■◆◇□◎★]/).find((part) => /駅.*(?:徒歩|歩|バス)/.test(part)) ?? text;
}

const factAlone =
  /^(?:\d(?:S?L?D?K|R)|ワンルーム|\d{1,4}(?:\.\d+)?(?:m2|平米|sqm)|(?:\d{1,2}|B\d)(?:階|F)(?:部分|建て?)?(?:\/(?:地上)?\d{1,2}階建?て?)?|(?:S?RC|[SW]|木|鉄骨|鉄筋コンクリート|鉄骨鉄筋コンクリート)造\S{0,6}|\S{4,10}築|所有権|角部屋|南向き?)$/i;

/** `1LDK 40.86㎡ 2階／12階建`: words of which each is a fact by its form, a plan and an area among them. */
function factsByForm(text: string): boolean {
  const words = plainText(text).split(/\s+/);
  return (
    words.length >= 2 &&
    words.every((word) => factAlone.test(word)) &&
    words.some((word) => /^\d(?:S?L?D?K|R)$/i.test(word)) &&
    words.some((word) => /(?:m2|平米|sqm)$/i.test(word))
  );
}

const beside = ({ at }: LineBlock): string => `${at.page ?? 0}|${Math.round(200 * (at.box?.[1] ?? -1))}`;

/** Facts known by their form that stand side by side, `2DK`, `44.55㎡（壁芯）` and `5階` on one line: a plan and an area among them. */
function factsSideBySide(blocks: readonly Block[]): ReadonlySet<Block> {
  const facts = blocks.filter(
    (block): block is LineBlock =>
      block.type === 'line' && block.at.box !== undefined && factAlone.test(plainText(block.text).replace(/\((?:壁芯|内法|登記)\)$/, '')),
  );
  const rows = [...Map.groupBy(facts, beside).values()].filter(
    (row) =>
      row.some(({ text }) => /^\d(?:S?L?D?K|R)$/i.test(plainText(text))) &&
      row.some(({ text }) => /(?:m2|平米|sqm)/i.test(plainText(text))),
  );
  // Several such lines are the rooms of a roll.
  return new Set(rows.length === 1 ? rows.flat() : []);
}

/** `Nakatsu Station (Osaka Metro Midosuji Line) 4 min walk`: one way to one station, and nothing else. */
const englishWalk =
  /^(?!Nearest|Access|Transport)[A-Z][\w'’ -]* (?:Station|Sta\.?)(?:,| \()[^()]*(?:Line|Railway|Subway|Monorail)\)?[\s:,–—-]*\d+\s*-?\s*min(?:ute)?s?\b[^,;]{0,12}$/;

/** Lines in which an agent tells of itself. */
const agentLine =
  /支店|本店|取扱店|事務局|株式会社|有限会社|[(（][株有][)）]|㈱|㈲|\b(?:K\.K\.|Co\.,? ?Ltd|Licen[cs]e|Commission|Brokerage|Ltd|Inc|Governor)\b/i;

/** Amounts that stand under labels of rents and charges: what is one of them is never the price, however large it is set. */
function chargedAmounts(blocks: readonly Block[]): ReadonlySet<number> {
  return new Set(
    blocks
      .filter((block) => block.type === 'pair')
      .filter(({ label }) => /^(?:rent|management|repair|fee|cost|property_tax|deposit|ground)/.test(meaningOf(label)?.reading ?? ''))
      .flatMap(({ value }) => moneyAmounts(value)),
  );
}

/** A way of a picture that could not be read for certain: those of its lines that could are not all of it. */
const isDoubtfulAccess = (block: Block): boolean =>
  block.type !== 'grid' &&
  block.at.recognised === 'unsure' &&
  (block.type === 'pair'
    ? meaningOf(block.label)?.reading === 'stations'
    : block.type === 'line' && /駅|線/.test(block.text) && /(?:徒歩|バス)\s*約?\d/.test(block.text));

/** What a flyer prints without a label: stations, and the price as a large figure. */
export function lineCandidates(reading: SourceReading): Candidate[] {
  const found: Candidate[] = [];
  const places: { value: string; raw: string; at: PairBlock['at'] }[] = [];
  let largest: { size: number; yen: number; raw: string; at: PairBlock['at'] } | null = null;
  const abreast = factsSideBySide(mainBlocks(reading));
  const charged = chargedAmounts(mainBlocks(reading));
  const accessInDoubt = mainBlocks(reading).some(isDoubtfulAccess);
  for (const block of mainBlocks(reading)) {
    if (block.type !== 'line') continue;
    const from = { reading, label: null, raw: block.text, form: 'line', weak: false, rank: 1, group: block.group, at: block.at };
    if (
      ((/駅|(?:線|ライン)\s*[「｢][^」｣]+[」｣]/.test(block.text) && /(?:徒歩|歩|バス)\s*約?\s*[\d０-９]/.test(block.text)) ||
        englishWalk.test(block.text)) &&
      block.text.length < 120 &&
      !agentLine.test(block.text)
    ) {
      const stations = stationsOf(
        closeWideLabels(partWithWalk(block.text))
          .replace(/^.*(?:交通|沿線|アクセス|最寄り?駅)[^\s「]*?\s*[:：／/]\s*/, '')
          .replace(/^\s*(?:沿線交通|交通アクセス|交通機関|交通|沿線|最寄り?の?駅?|アクセス)\s*(?=\S{3})/, ''),
      ).filter((station) => station.line !== null);
      const at: PairBlock['at'] = accessInDoubt ? { ...block.at, recognised: 'unsure' } : block.at;
      if (stations.length > 0) found.push(...candidatesFrom([{ field: 'stations', value: stations }], { ...from, at }));
    }
    if (block.text.length < 40)
      found.push(
        ...candidatesFrom(
          headlines(block.text).filter(
            ({ field }) =>
              field === 'land_rights' ||
              field === 'zoning' ||
              field.endsWith('_pct') ||
              // `8階／10階建` can be nothing else.
              (/^floor(?:s_total)?$/.test(field) && /階\S*\s*\/\s*\S*階建/.test(plainText(block.text))),
          ),
          from,
        ),
      );
    if (block.size !== null && (block.size >= 13 || runOfFacts(block.text) || factsByForm(block.text) || abreast.has(block)))
      found.push(...candidatesFrom(headlines(block.text), from));
    const place = placeInLine(block.text);
    if (place !== null) places.push({ value: place, raw: block.text, at: block.at });
    // Of a price before and after a cut the one behind the arrow is in force.
    const amounts = moneyAmounts(block.text.replace(/^.*[円万億]\s*[→⇒➡]\s*(?=[¥￥\d０-９])/, '')).filter((yen) => yen >= 1_000_000);
    const [yen] = amounts;
    if (
      yen !== undefined &&
      amounts.length === 1 &&
      !charged.has(yen) &&
      block.size !== null &&
      block.size > (largest?.size ?? 11) &&
      !/保険|融資|借入|ローン|賃料|収入|返済|頭金|リフォーム|売上/.test(block.text)
    ) {
      largest = { size: block.size, yen, raw: block.text, at: block.at };
    }
    if (/オーナーチェンジ/.test(block.text)) found.push(...candidatesFrom([{ field: 'occupancy', value: 'tenanted' }], from));
  }
  // One place alone printed in the open is the property's; two may be the agent's and the property's.
  if (new Set(places.map(({ value }) => value)).size === 1 && places[0]) {
    const { value, raw, at } = places[0];
    const from = { reading, label: null, raw, form: 'line', weak: false, rank: 1, group: 0, at };
    found.push(...candidatesFrom([{ field: 'address', value }], from));
  }
  if (largest)
    found.push(
      ...candidatesFrom([{ field: 'price_jpy', value: largest.yen }], {
        reading,
        label: null,
        raw: largest.raw,
        form: 'line',
        weak: false,
        rank: 1,
        group: 0,
        at: largest.at,
      }),
    );
  return found;
}

const amountAlone =
  /^(?:(?:¥|JPY)[\d.,]+(?:million|billion)?|(?:\d[\d,.]*億)?(?:\d[\d,.]*万)?[\d,]*千?円)\s*(?:\((?:税込|税抜|非課税|税込み|消費税込|(?:consumption)?tax(?:included|incl\.?|excluded|excl\.?)|(?:incl\.?|including|excl\.?|excluding)(?:consumption)?tax)\)|\((?:approx\.?|約|around)?(?:USD|US\$|EUR|€|HKD|SGD|\$)[\d,.]+(?:k|m)?\))?$/i;

/** `オーナーチェンジ戸建 880万円`: a kind of property and one amount, and nothing else. */
function amountBehindKind(plain: string): number[] {
  const kind =
    /^(?:オーナーチェンジ|収益|投資用?|中古|売り?|区分|一棟|1棟|[・\s])*(?:オーナーチェンジ|戸建て?(?:住宅)?|一戸建て?(?:住宅)?|アパート|マンション|ビル|店舗|貸家|テラス(?:ハウス)?)\s+([\d,.億万]+円)$/.exec(
      plain,
    );
  return kind ? moneyAmounts(kind[1] ?? '') : [];
}

/** `1,980万円 利回り 15.15% 木造2階建`: the price before its yield, in a line of facts. */
function amountBeforeYield(plain: string): number[] {
  const amount = /^((?:\d[\d,]*億)?(?:\d[\d,.]*万)?円)\s*(?:\(税込\)\s*)?(?:満室時?|想定|表面)*利回り?\s*:?\s*\d+(?:\.\d+)?\s*%/.exec(
    plain,
  )?.[1];
  return amount === undefined || /[。、]/.test(plain) ? [] : moneyAmounts(amount);
}

/** `埼玉県所沢市東所沢 一棟アパート 4,980万円`: the title of an offer. */
const titleOfOffer =
  /^((?:東京都|北海道|京都府|大阪府|[^\s\d]{2,3}県)[^\s\d]{1,12}[市区町村][^\s]{0,20})\s+((?:オーナーチェンジ|収益|投資用?|中古|売り?|区分|一棟|1棟|[・\s])*(?:戸建て?|一戸建て?|アパート|マンション|ビル|貸家|テラス)\s+[\d,.億万]+円)$/;

const englishPlace =
  /(?:^|[/•|]\s*)((?:\d[\d-]*(?:-?ch[oō]me(?:[\s-]\d[\d-]*)?)?,?\s+)?[A-Z][\w-]+(?:\s(?:[A-Z][\w-]+|\d+-ch[oō]me))*,\s+[A-Z]\w+-(?:ku|shi|cho|machi)(?:,\s+[A-Z][\w-]+)*)$/;

/** `9,800万円 / 利回り7% / 東京都練馬区… / RC造4階建`: a line of four short parts or more, each read as a line of its own. */
function asParts(block: Block): Block[] {
  // A post whose facts each begin with a sign, `💰価格 2,980万円 🚃JR総武線 …`.
  const signed =
    block.type === 'line' && block.at.box === undefined && block.text.length <= 600
      ? block.text.split(/(?=\p{Extended_Pictographic})/u)
      : [];
  if (block.type === 'line' && signed.length >= 5) return [block, ...signed.map((part) => ({ ...block, text: part.trim() }))];
  if (block.type !== 'line' || block.at.box !== undefined || block.text.length > 240) return [block];
  const parts = block.text.split(/[\s　]+[/／|｜][\s　]+|[｜／]/);
  const short = parts.every((part) => part.trim() !== '' && part.length <= 40 && !/[:：。]/.test(part));
  return parts.length >= 4 && short ? [block, ...parts.map((part) => ({ ...block, text: part.trim() }))] : [block];
}

const kindAlone =
  /^(?:(?:中古|新築|投資用|収益|売|(?:一|1)棟(?:売り?)?)(?:マンション|アパート|ビル|一?戸建て?|店舗)|店舗付き?住宅|賃貸併用住宅|店舗・?事務所|オーナーチェンジ(?:戸建|マンション))$/;

/** What a page prints without a label: one place, one amount of a price and one access standing alone on their lines. */
export function looseLines(reading: SourceReading, labelled: ReadonlySet<string>): Candidate[] {
  const found = new Map<string, Candidate[]>();
  const add = (field: string, block: LineBlock, reads: Read[]): void => {
    const from = { reading, label: null, raw: block.text, form: 'line', weak: false, rank: 1, group: block.group, at: block.at };
    found.set(field, [...(found.get(field) ?? []), ...candidatesFrom(reads, from)]);
  };
  for (const block of mainBlocks(reading).flatMap(asParts)) {
    if (block.type !== 'line' || block.text.length > 120) continue;
    // A sign before a line of a post, `🚃JR総武線 …`, says nothing that the line does not.
    const plain = plainText(block.text).replace(/^(?:\p{Extended_Pictographic}\uFE0F?\s*)+/u, '');
    const [, titled, offer] = titleOfOffer.exec(plain) ?? [];
    const place =
      placeInLine(block.text) ??
      (titled !== undefined ? addressOf(titled) : null) ??
      (plain.length < 90 ? (englishPlace.exec(plain)?.[1] ?? null) : null);
    if (place !== null) add('address', block, one('address', place));
    if (labelled.has(plain)) continue;
    if (kindAlone.test(plain)) add('extra.category', block, one('extra.category', plain));
    if (plain.length < 60) for (const read of headlines(plain)) add(read.field, block, [read]);
    // Of a price before and after a cut the one behind the arrow is in force.
    const [yen] = amountAlone.test(
      plain
        .replace(/^.*[→⇒➡]\s*(?=[¥\d])/, '')
        .replace(/\s/g, '')
        // `金19,800,000円也`, `1,640万円（内消費税410,000円）`, `￥19,800,000-`.
        .replace(/^金(?=\d)/, '')
        .replace(/也$|(?<=\d)-$|\((?:内消費税|うち消費税|税|価格)[^()]*\)$/g, '')
        .replace(/^(?:asking(?:price)?|price|guideprice|税込(?:価格)?|総額):?(?=[¥J\d])/i, '')
        // `¥148,000,000 approx. USD 960,000`: the same in another currency.
        .replace(
          /(?<=\d)[(/]?(?:approx\.?|about|c\.|約)?(?:US\$|USD|\$|€|EUR|£|GBP|A\$|AUD|S\$|SGD|HK\$|HKD)[\d,.]+(?:k|m|million)?(?:\/[€$£][\d,.]+)?\)?$/i,
          '',
        ),
    )
      ? moneyAmounts(plain.split(/[→⇒➡]/).at(-1) ?? plain)
      : [...amountBehindKind(offer ?? plain), ...amountBeforeYield(plain)];
    if (yen !== undefined && yen >= 1_000_000) {
      add('price_jpy', block, one('price_jpy', yen));
      add('extra.price_tax', block, one('extra.price_tax', taxOf(plain)));
    }
    if (
      /徒歩|歩\d|バス|\d\s*-?\s*min(?:ute)?s?\b.{0,12}walk|walk.{0,12}\d\s*-?\s*min/i.test(plain) &&
      !/[。、！!]|です|ます/.test(plain) &&
      !/スーパー|小学校|公園まで/.test(plain) &&
      !agentLine.test(plain)
    ) {
      const stations = stationsOf(plain).filter(
        ({ line, walk_min, bus_min }) => line !== null && (walk_min !== null || bus_min !== undefined),
      );
      if (stations.length > 0) add('stations', block, one('stations', stations));
    }
  }
  // Two places or two amounts may be of two offers.
  return [...found].flatMap(([field, candidates]) =>
    field !== 'stations' && new Set(candidates.map(({ value }) => value)).size > 1 ? [] : candidates,
  );
}
