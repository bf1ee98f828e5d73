import { addressOf } from '../normalise/address.ts';
import { storeysOf } from '../normalise/construction.ts';
import { dateOf } from '../normalise/dates.ts';
import { layoutOf } from '../normalise/layout.ts';
import { moneyAmounts } from '../normalise/money.ts';
import { prefecturePattern } from '../normalise/prefectures.ts';
import { stationsOf } from '../normalise/stations.ts';
import { plainText } from '../normalise/text.ts';
import { type GridBlock, isPrinted, type LineBlock, type PairBlock, type SourceReading } from '../reading/source-reading.ts';
import { type Candidate, candidatesFrom, mainBlocks, one, type Read } from './candidate.ts';
import { cellName } from './cell-name.ts';
import { namedPropertyTax } from './read-charges.ts';
import { readSentences } from './read-sentences.ts';

/** `【site】見本レジデンス 中古マンション物件情報`, `見本レジデンスの物件情報（A1）｜site` → `見本レジデンス`; null where the title is not a building's name. */
export function nameInTitle(title: string): string | null {
  const first = plainFirstPart(title);
  const named = /の物件情報|中古マンション|新築マンション|区分マンション|\d+階/.test(title);
  const isName =
    first.length >= 3 &&
    first.length <= 30 &&
    /\p{L}{2}/u.test(first) &&
    !/[都道府県市区町村郡]\S*\d|丁目|万円|物件|一覧|購入|検索|不動産|駅|徒歩|の$|\d(?:LDK|K|R)/.test(first);
  return named && isName && !/^(?:中古|新築|区分|投資|一棟|マンション|アパート|売)/.test(first) ? first : null;
}

function plainFirstPart(title: string): string {
  return (title.replace(/^(?:[【[][^】\]]*[】\]]\s*)+/, '').split(/[｜|]/)[0] ?? '')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s*(?:の物件情報|(?:中古|新築|区分|投資用)マンション).*$/, '')
    .replace(/\s+\d+(?:階|号室).*$/, '')
    .trim();
}

const buildingWord =
  /ハイツ|コーポ|レジデンス|マンション|アパート|ハウス|荘$|メゾン|コート|パレス|ビル|ヴィラ|ハイム|シャト|グラン|パーク|プラザ|ガーデン|タワー|ヒルズ|ホーム|メイツ|カーサ|リバー|館|[ァ-ヴー]{3,}/;

/** The name of the building that stands alone as the page's first heading. */
export function nameInHeading(reading: SourceReading): Candidate[] {
  const headings = mainBlocks(reading).flatMap((line) => (line.type === 'line' && line.heading ? [line] : []));
  // A flyer sets the name large, but the price and a slogan larger.
  const block = isPrinted(reading.medium)
    ? headings.toSorted((a, b) => (b.size ?? 0) - (a.size ?? 0)).find(({ text }) => buildingName(text) !== null)
    : headings[0];
  const name = block === undefined ? null : buildingName(block.text);
  return block === undefined || name === null
    ? []
    : candidatesFrom(one('extra.property_name', name), {
        reading,
        label: null,
        raw: block.text,
        form: 'title',
        weak: false,
        rank: 1,
        group: block.group,
        at: block.at,
      });
}

/** The name of a building that stands alone in a heading, without the floor behind it. */
function buildingName(heading: string): string | null {
  const text = plainText(heading)
    .replace(/^(?:売り?|中古|投資用?|区分|一棟|1棟|収益)*(?:マンション|アパート|ビル|物件)\s+(?=\S{3})/, '')
    .replace(/\s*[<〈【[].*$/, '')
    .replace(/\s+\d+階.*$/, '');
  const isName =
    text.length >= 3 &&
    text.length <= 28 &&
    buildingWord.test(text) &&
    !/[都道府県]\S*[市区町村]|[市区]$|丁目|万円|物件|一覧|情報|概要|紹介|案内|不動産|収益|投資|駅|徒歩|一棟|1棟|売(?:り|買)?|中古|新築|区分|オーナー|[!！]/.test(
      text,
    );
  return isName ? text : null;
}

export function titleCandidates(reading: SourceReading, heading: string): Candidate[] {
  const reads: Read[] = [];
  const plain = plainText(heading);
  const sale = /賃料|家賃|月額/.test(plain) ? [] : moneyAmounts(plain).filter((yen) => yen >= 1_000_000);
  if (new Set(sale).size === 1) reads.push(...one('price_jpy', sale[0]));
  const layout = layoutOf(plain);
  if (layout) reads.push({ field: 'layout', value: layout });
  const { total } = storeysOf(plain);
  if (total !== null) reads.push({ field: 'floors_total', value: total });
  const name = nameInTitle(plain);
  if (name) reads.push({ field: 'extra.property_name', value: name });
  return candidatesFrom(reads, { reading, label: null, raw: plain, form: 'title', weak: false, rank: 1, group: 0, at: {} });
}

/** `オーナーチェンジ`, `tenant in place` in the title or a heading of the page: the property is let. */
export function letInHeading(reading: SourceReading, heading: string): Candidate[] {
  const line = heading
    .split('\n')
    .find((text) => /オーナーチェンジ(?!可|物件を|物件一覧|とは)|賃貸中|tenants? in place|tenanted|tenant[- ]occupied/i.test(text));
  return line === undefined
    ? []
    : candidatesFrom([{ field: 'occupancy', value: 'tenanted' }], {
        reading,
        label: null,
        raw: line,
        form: 'title',
        weak: false,
        rank: 1,
        group: 0,
        at: {},
      });
}

/** A line that is an address with prefecture and number, `東京都港区白金台3丁目12-8 502号室`. */
function placeInLine(text: string): string | null {
  const plain = plainText(text);
  if (!/^(?:東京都|北海道|京都府|大阪府|[^\s\d]{2,3}県)[^\s\d]{1,12}[市区町村]\S*[\d丁]/.test(plain)) return null;
  if (plain.length > 40 || /TEL|FAX|℡|免許|ビル|株式会社|\(株\)|知事/i.test(plain)) return null;
  return addressOf(plain.replace(/\s+\S*号室$/, ''));
}

/** Layout, area and floor that a flyer sets large and without labels: `2LDK 61.37㎡ 5階部分`. */
function headlines(text: string): Read[] {
  const plain = plainText(text);
  const words = plain.split(/[\s/|・]+/);
  const parts = plain.split(/\s*[/|・•,]\s*/);
  const area = words
    .concat(parts)
    .map((word) => /^(?:専有(?:面積)?:?)?(\d{1,4}(?:\.\d+)?)\s*(?:m2|平米|sqm|sq\.?\s?m)$/.exec(word)?.[1])
    .find((word) => word !== undefined);
  const floor = words.map((word) => /^(\d{1,2})階(?:部分|の部屋)?$/.exec(word)?.[1]).find((word) => word !== undefined);
  return [
    ...one(
      'layout',
      words.map((word) => (/^\d(?:S?L?D?K|R)(?:\+\S{1,3})?$/i.test(word) ? layoutOf(word) : null)).find((word) => word !== null),
    ),
    ...one('floor_area_m2', area ? Number(area) : null),
    ...one('floor', floor ? Number(floor) : null),
    ...one(
      'land_rights',
      words.find((word) => /^(?:所有権|(?:旧法|普通|定期)?借地権|地上権)$/.test(word)),
    ),
    ...parts.flatMap(englishHeadline),
  ];
}

/** A part of an English headline: `5th floor of 8`, `built 1992`. */
function englishHeadline(part: string): Read[] {
  const { floor, total } = /\bfloor\b|^\d+F\b/i.test(part) ? storeysOf(part) : { floor: null, total: null };
  const built = /^(?:built|completed)(?: in)?\s+((?:[A-Z][a-z]+\s+)?\d{4})$/i.exec(part)?.[1];
  return [...one('floor', floor), ...one('floors_total', total), ...one('built', built ? dateOf(built) : null)];
}

/** What a flyer prints without a label: stations, and the price as a large figure. */
export function lineCandidates(reading: SourceReading): Candidate[] {
  const found: Candidate[] = [];
  const places: { value: string; raw: string; at: PairBlock['at'] }[] = [];
  let largest: { size: number; yen: number; raw: string; at: PairBlock['at'] } | null = null;
  for (const block of mainBlocks(reading)) {
    if (block.type !== 'line') continue;
    const from = { reading, label: null, raw: block.text, form: 'line', weak: false, rank: 1, group: block.group, at: block.at };
    if (
      /駅/.test(block.text) &&
      /(?:徒歩|歩|バス)\s*約?\s*[\d０-９]/.test(block.text) &&
      block.text.length < 120 &&
      !/支店|本店|取扱店|株式会社|有限会社|[(（][株有][)）]|㈱|㈲/.test(block.text)
    ) {
      const stations = stationsOf(
        block.text
          .replace(/^.*(?:交通|沿線|アクセス|最寄り?駅)[^\s「]*?\s*[:：／/]\s*/, '')
          .replace(/^\s*(?:沿線交通|交通アクセス|交通機関|交通|沿線|最寄り?の?駅?|アクセス)\s*(?=\S{3})/, ''),
      ).filter((station) => station.line !== null);
      if (stations.length > 0) found.push(...candidatesFrom([{ field: 'stations', value: stations }], from));
    }
    if (block.text.length < 40)
      found.push(
        ...candidatesFrom(
          headlines(block.text).filter(({ field }) => field === 'land_rights'),
          from,
        ),
      );
    if (block.size !== null && block.size >= 13) found.push(...candidatesFrom(headlines(block.text), from));
    const place = placeInLine(block.text);
    if (place !== null) places.push({ value: place, raw: block.text, at: block.at });
    const amounts = moneyAmounts(block.text).filter((yen) => yen >= 1_000_000);
    const [yen] = amounts;
    if (
      yen !== undefined &&
      amounts.length === 1 &&
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
  /^(?:(?:¥|JPY)[\d.,]+(?:million|billion)?|(?:\d[\d,]*億)?(?:\d[\d,.]*万)?[\d,]*円)\s*(?:\((?:税込|税抜|非課税|税込み|消費税込)\)|\((?:approx\.?|約|around)?(?:USD|US\$|EUR|€|HKD|SGD|\$)[\d,.]+(?:k|m)?\))?$/i;

/** What a page prints without a label: one place, one amount of a price and one access standing alone on their lines. */
export function looseLines(reading: SourceReading, labelled: ReadonlySet<string>): Candidate[] {
  const found = new Map<string, Candidate[]>();
  const add = (field: string, block: LineBlock, reads: Read[]): void => {
    const from = { reading, label: null, raw: block.text, form: 'line', weak: false, rank: 1, group: block.group, at: block.at };
    found.set(field, [...(found.get(field) ?? []), ...candidatesFrom(reads, from)]);
  };
  for (const block of mainBlocks(reading)) {
    if (block.type !== 'line' || block.text.length > 120) continue;
    const plain = plainText(block.text);
    const place = placeInLine(block.text);
    if (place !== null) add('address', block, one('address', place));
    if (labelled.has(plain)) continue;
    if (plain.length < 60) for (const read of headlines(block.text)) add(read.field, block, [read]);
    const [yen] = amountAlone.test(plain.replace(/\s/g, '')) ? moneyAmounts(plain) : [];
    if (yen !== undefined && yen >= 1_000_000) add('price_jpy', block, one('price_jpy', yen));
    if (
      /徒歩|歩\d|バス|\d\s*-?\s*min(?:ute)?s?\b.{0,12}walk|walk.{0,12}\d\s*-?\s*min/i.test(plain) &&
      !/[。、！!]|です|ます/.test(plain) &&
      !/支店|本店|株式会社|有限会社|[(][株有][)]|スーパー|小学校|公園まで/.test(plain)
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

/** File number of a court auction, `東京地方裁判所立川支部 令和08年(ケ)第42号`. */
export function courtCase(reading: SourceReading, lines: readonly string[]): Candidate[] {
  const line = lines.map(plainText).find((text) => /地方裁判所.*第\d+号$/.test(text) && text.length < 60);
  return line
    ? candidatesFrom([{ field: 'extra.case', value: line }], {
        reading,
        label: null,
        raw: line,
        form: 'line',
        weak: false,
        rank: 1,
        group: 0,
        at: {},
      })
    : [];
}

const placeInCell = new RegExp(`(?:^|(?<=[\\s:、]))${prefecturePattern}[^\\s、]+[市区町村郡]\\S*`);

/** An address printed above a rent roll without a label. */
export function looseAddress(reading: SourceReading, grid: GridBlock): Candidate[] {
  for (const [row, cells] of grid.rows.slice(0, 8).entries()) {
    const column = cells.findIndex((cell) => placeInCell.test(plainText(cell)));
    const text = cells[column];
    const value = text === undefined ? null : addressOf(placeInCell.exec(plainText(text))?.[0] ?? '');
    if (value === null) continue;
    const at = { ...(grid.sheet !== null && { sheet: grid.sheet }), cell: cellName(column, grid.first_row + row) };
    return candidatesFrom([{ field: 'address', value }], {
      reading,
      label: null,
      raw: text ?? '',
      form: 'line',
      weak: false,
      rank: 1,
      group: grid.group,
      at,
    });
  }
  return [];
}

/** A number of rooms printed above a rent roll (`全8室`, `総戸数：8戸`). */
export function looseUnits(reading: SourceReading, grid: GridBlock): Candidate[] {
  for (const [row, cells] of grid.rows.slice(0, 8).entries()) {
    for (const [column, cell] of cells.entries()) {
      const said = /(?:全|総戸数\s*:?\s*|総室数\s*:?\s*)(\d+)\s*(?:室|戸)/.exec(plainText(cell))?.[1];
      if (!said) continue;
      const at = { ...(grid.sheet !== null && { sheet: grid.sheet }), cell: cellName(column, grid.first_row + row) };
      return candidatesFrom([{ field: 'units', value: Number(said) }], {
        reading,
        label: null,
        raw: cell,
        form: 'line',
        weak: false,
        rank: 1,
        group: grid.group,
        at,
      });
    }
  }
  return [];
}

/** Lines of one paragraph of a page put together again: same left edge and size, one under the other. */
function paragraphs(blocks: readonly LineBlock[]): LineBlock[] {
  const result: LineBlock[] = [];
  const rightEdges = new Map<number, number>();
  for (const { at } of blocks)
    if (at.box) {
      const left = Math.round(at.box[0] * 100);
      rightEdges.set(left, Math.max(rightEdges.get(left) ?? 0.35, at.box[0] + at.box[2]));
    }
  for (const block of blocks) {
    const last = result.at(-1);
    const [a, b] = [last?.at.box, block.at.box];
    const goesOn =
      last !== undefined &&
      a !== undefined &&
      b !== undefined &&
      last.at.page === block.at.page &&
      last.size === block.size &&
      Math.abs(a[0] - b[0]) < 0.005 &&
      b[1] - a[1] > 0 &&
      b[1] - a[1] < 2.2 * b[3] &&
      a[0] + a[2] > 0.9 * (rightEdges.get(Math.round(a[0] * 100)) ?? 1) &&
      !/[。！]$/.test(last.text);
    if (goesOn && last) result[result.length - 1] = { ...last, text: last.text + block.text, at: { ...last.at, box: b } };
    else result.push(block);
  }
  return result;
}

/** What a page says in sentences: read where no label says it. Lines that are the value of a label are left to it. */
export function sentenceCandidates(reading: SourceReading, labelled: ReadonlySet<string>): Candidate[] {
  const lines = mainBlocks(reading).filter((block) => block.type === 'line' && !labelled.has(plainText(block.text))) as LineBlock[];
  const seen = new Set<string>();
  const named = lines.flatMap((block) =>
    candidatesFrom([...namedPropertyTax(block.text), ...dayOfPage(block.text)], {
      reading,
      label: null,
      raw: block.text,
      form: 'sentence',
      weak: false,
      rank: 1,
      group: block.group,
      at: block.at,
    }),
  );
  const said = paragraphs(lines).flatMap((block) => {
    if (seen.has(block.text)) return [];
    seen.add(block.text);
    return sentencesOf(reading, block.text, block.group, block.at);
  });
  return [...said, ...named];
}

/** The day a page gives for itself in the open: `作成 令和8年11月10日`, `2026年11月20日更新`. */
function dayOfPage(text: string): Read[] {
  const plain = plainText(text);
  if (plain.length > 80) return [];
  const day = String.raw`((?:\d{4}|令和\s*\d{1,2})\s*[年/.]\s*\d{1,2}\s*[月/.]\s*\d{1,2}\s*日?)`;
  const named = new RegExp(`(?:作成|発行|掲載|更新|公開|登録)(?:日|年月日)?\\s*[:：]?\\s*${day}`).exec(plain)?.[1];
  const behind = new RegExp(`${day}\\s*(?:作成|発行|掲載|更新|公開|登録)`).exec(plain)?.[1];
  return /次回|予定/.test(plain) ? [] : one('extra.updated_on', dateOf(named ?? behind ?? ''));
}

/** What the sentences of one text say. */
export function sentencesOf(reading: SourceReading, text: string, group: number, at: PairBlock['at']): Candidate[] {
  return readSentences(text).flatMap(({ sentence, reads }) =>
    candidatesFrom(reads, { reading, label: null, raw: sentence, form: 'sentence', weak: false, rank: 1, group, at }),
  );
}

/** Words that change what is bought, each with what says that it does not apply. */
const heeded: readonly [flag: string, said: RegExp, denied: RegExp][] = [
  ['サブリース', /サブリース|一括借上/, /サブリース(?:契約)?(?:な|無|は?あり?ません|ではありません|解約済)/],
  ['再建築不可', /再建築(?:は)?不可/, /再建築(?:は)?不可ではありません/],
  ['告知事項', /告知事項|心理的瑕疵/, /(?:告知事項|心理的瑕疵)(?:は|等|:)?\s*(?:な|無|特に)/],
  ['既存不適格', /既存不適格/, /既存不適格(?:では|に該当しま|に該当し)な?/],
  ['セットバック', /セットバック/, /セットバック(?::)?\s*(?:な|無|不要|済)/],
  ['違反建築', /違反建築|建ぺい率超過|容積率?オーバー|容積率超過/, /違反建築(?:では|物では)/],
  ['市街化調整区域', /市街化調整区域/, /市街化調整区域(?:では|外)/],
  ['越境', /越境/, /越境(?:物)?(?::)?\s*(?:な|無)/],
  ['契約不適合責任免責', /契約不適合責任(?:を|は)?\s*(?:免責|負い?ません|負わない)|瑕疵担保(?:責任)?免責/, /^$/],
];

/** Flags of remarks and running text, once each. */
export function remarkFlags(reading: SourceReading, texts: readonly string[]): Candidate[] {
  const plain = [...new Set(texts.map(plainText))].filter((text) => text.length < 1200);
  const raised = heeded.flatMap(([flag, said, denied]) => {
    const text = plain.find((words) => words.split(/[。\n]/).some((sentence) => said.test(sentence) && !denied.test(sentence)));
    return text === undefined ? [] : [{ flag, text }];
  });
  if (raised.length === 0) return [];
  return candidatesFrom(
    one(
      'extra.remark_flags',
      raised.map(({ flag }) => flag),
    ),
    {
      reading,
      label: null,
      raw: raised.map(({ text }) => text.slice(0, 80)).join(' / '),
      form: 'line',
      weak: false,
      rank: 2,
      group: 0,
      at: {},
    },
  );
}
