import { assumedIncome, fullyLet, presentState, tenanted, vacantUnit } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { storeyMark, unitCounter } from '../../lexicon/units.ts';
import { plainText } from '../../normalise/text.ts';

const totalWord = composed.i`^(?:.{0,12}?(?:合\s*計|小\s*計|総\s*計|総\s*額|総合計|累計)(?:\s*[（(].*)?(?:\s*(?:\d+\s*棟\s*)?(?:\d+\s*\/\s*)?\d+\s*${unitCounter}(?:中\s*\d+\s*${unitCounter})?(?:稼働|入居|${tenanted})?)?|.{0,8}(?:棟|${storeyMark}|室|号館|館|月|賃料|家賃|住居|住宅|店舗|事務所|${presentState}|${fullyLet})?\s*計(?:\s*[（(].*)?|(?:.{0,14} )?(?:sub-?|grand )?totals?(?:\s*[（(/&].*)?(?: .{0,20})?|sum|全\s*体|全\s*室|年\s*額|年\s*間.{0,4}|月\s*額|平\s*均.{0,4}|average.{0,10}|${fullyLet}(?:時|${assumedIncome}|${assumedIncome}時|稼働時)?(?:賃料|収入|月額|月収)?|現\s*況(?:時|賃料|収入|月額|月収)?|annuali[sz]ed|annual(?:ly)?|per (?:month|year|annum)|yearly)$`;
const subtotalWord = /小\s*計|棟\s*(?:計|合計)|[階F館]\s*(?:計|合計)|sub-?\s?total|^(?:住居|住宅|店舗|事務所|居室).*計/i;
const averageWord = /平\s*均|average|年\s*額|年\s*間|annual|yearly|per (?:year|annum)/i;
const otherWord = composed.i`(?:稼働|入居|${vacantUnit}|利回り?|占有)率|利回り?|坪単価|単価|公租公課|固定資産税|経費|支出|費用|純収|noi|差引|売買価格|物件価格|occupancy|vacancy rate|yield|管理会社|作成者|以\s*上$|消費税|^\d+(?:\.\d+)?(?:帖|畳)$`;
const parkingWord =
  /駐車|駐輪|バイク|ﾊﾞｲｸ|自販機|自動販売機|看板|アンテナ|基地局|太陽光|ソーラー|電柱|車庫|ガレージ|parking|car ?space|garage|vending|signboard|antenna|bicycle|^p-?\d{1,2}$|^no\.\d{1,2}駐/i;
const storeWord = /倉庫|トランク|物置|屋上|外壁|塔屋|storage|^roof/i;
const onlyParking =
  /^(?:駐車場|駐輪場|看板|屋上看板|広告|自販機|自動販売機|アンテナ|基地局|signboard|signage|billboard|vending machines?|parking(?: lot| bay)?|antenna|cell site)\s*\d*$/i;
const groupWord = composed.i`^[【<＜「◆■●〔(（[]?.{0,14}(?:棟|号館|館|${storeyMark}|フロア|floor|building|部分|住居部|店舗部|事務所部|住戸|住居|店舗|事務所|駐車場|駐輪場|その他|区画)[】>＞」〕)）\]]?$`;

/** `満室想定（20戸）`, `現況合計（入居18戸）`: how many rooms a total is of. */
const ofRooms = composed`\s*[（(]\s*(?:入居|稼働|全)?\s*(?:中)?\s*\d{1,3}\s*${unitCounter}[^（()）]{0,6}[)）]$`;

const isTotalWord = (cell: string): boolean =>
  cell.length <= 28 &&
  totalWord.test(
    cell
      .replace(/[:：]$/, '')
      .replace(/^[【<＜■●◆]+|[】>＞]+$/g, '')
      .replace(ofRooms, ''),
  );

/** The cell that names a row a total, wherever it stands. */
export function totalName(row: readonly string[]): string | null {
  const found = row.map((cell) => plainText(cell)).find((cell) => cell !== '' && isTotalWord(cell));
  return found ?? null;
}

export function isSubtotalName(name: string): boolean {
  return subtotalWord.test(name);
}

/** A row of what the house brings in with every room let: `満室想定`, `Total (full occupancy)`. */
export function isFullName(name: string): boolean {
  return composed.i`${fullyLet}|${assumedIncome}|full(?:y|[ -]occup)|potential|${vacantUnit}.{0,4}含`.test(name);
}

/** A row of averages or of the year: it totals nothing of a month. */
export function isOtherTotal(name: string): boolean {
  return averageWord.test(name);
}

/** A row that tells a rate, a cost or the price, and no room. */
export function isOtherMatter(cell: string): boolean {
  return otherWord.test(cell);
}

export function isParking(cell: string): boolean {
  return parkingWord.test(cell);
}

/** Whether a cell says nothing but that: in the place of a tenant it is what is rented. */
export function isOnlyParking(cell: string): boolean {
  return onlyParking.test(cell.trim());
}

/** A room that is not let at all: the caretaker's, rooms that all share. */
export function isNotForRent(cell: string): boolean {
  return /^(?:管理(?:人|員)?室|集会(?:室|所)|共用(?:部|室).*|機械室|電気室|ポンプ室|オーナー住戸|賃貸対象外|caretaker.*|manager'?s? (?:room|office))$/i.test(
    cell.trim(),
  );
}

/** A group of people who have applied for rooms, or will move in: their rooms stand in the list already. */
export function isFutureGroup(name: string): boolean {
  return /future|applicant|prospect|入居予定者?|申込者/i.test(name);
}

export function isStorage(cell: string): boolean {
  return storeWord.test(cell);
}

/** The name of a group that stands alone in its row: a house, a floor, the parking. */
export function groupName(row: readonly string[]): string | null {
  const filled = [...new Set(row.filter((cell) => cell.trim() !== '').map((cell) => plainText(cell)))];
  const [only = ''] = filled;
  return filled.length === 1 && (groupWord.test(only) || isFutureGroup(only)) && !isTotalWord(only)
    ? only.replace(/[【】<>＜＞「」◆■●〔〕()（）[\]]/g, '')
    : null;
}
