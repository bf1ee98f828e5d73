import { labelKey } from '../vocabulary/label-key.ts';
import { meaningOf } from '../vocabulary/labels.ts';

/** What a column of a rent roll holds. */
export type RollColumn = 'unit' | 'layout' | 'area' | 'rent' | 'asking' | 'fee' | 'total' | 'status' | 'tenant' | 'start' | 'other';

const rollLabels: Record<Exclude<RollColumn, 'other'>, string> = {
  unit: '号室 部屋番号 部屋 室番号 室 号 号数 部屋no 部屋no. 区画 room unit roomno roomno. unitno unitno. 室no 住戸 住戸番号 部屋名 貸室 貸室番号 区画番号 室番 室no. 号室番号 号室名 住戸no 部屋番 居室 号室(部屋) 部屋・区画',
  layout: '間取り 間取 タイプ layout 間取りタイプ',
  area: '専有面積 面積 床面積 m2 専有面積(m2) 面積(m2) 契約面積 area size 面積m2 専有',
  rent: '賃料 家賃 月額賃料 現行賃料 契約賃料 現賃料 賃料(月額) 月額家賃 rent monthlyrent 賃料/月 現行家賃 成約賃料 現行月額賃料 契約家賃 約定賃料 賃料収入 月額賃料等 現況賃料 現在賃料 家賃収入 契約月額賃料',
  asking:
    '募集賃料 想定賃料 査定賃料 満室想定賃料 想定家賃 募集家賃 askingrent 満室時賃料 満室時想定賃料 想定月額賃料 募集月額賃料 査定家賃 満室賃料 想定成約賃料',
  fee: '共益費 管理費 共益費・管理費 管理費・共益費 共益費/管理費 管理費/共益費 commonfee 共益費等 管理共益費 共益管理費 管理費等 共益費(管理費) 管理費(共益費) servicecharge',
  total: '合計 計 月額合計 賃料合計 賃料計 月額計 total 総額 合計額 月額収入',
  status:
    '状況 現況 入居状況 契約状況 稼働状況 稼働 status 入居 空室状況 賃貸状況 occupancy 区分 利用状況 契約の有無 備考(状況) 稼働状態 賃貸借状況',
  tenant:
    '契約者 入居者 賃借人 テナント 契約者名 入居者名 借主 tenant 賃借人名 属性 契約者(賃借人) 借主名 入居者属性 契約名義 法人/個人 契約種別 賃借人(属性)',
  start:
    '契約開始日 入居日 契約日 賃貸開始日 契約始期 契約開始 始期 入居開始日 入居年月日 入居時期 当初契約日 leasestart startdate 契約年月日 賃貸開始 入居年月 契約期間 契約期間(自) 開始日 契約始期日 入居日付',
};

const rollColumns = new Map<string, RollColumn>();
for (const [column, labels] of Object.entries(rollLabels) as [RollColumn, string][])
  for (const label of labels.split(' ')) rollColumns.set(labelKey(label), column);

/** The rent roll column a header names; brackets such as `（円）` are ignored. */
export function rollColumnOf(label: string): RollColumn | null {
  const key = labelKey(label);
  if (key.includes('坪')) return null;
  return rollColumns.get(key) ?? rollColumns.get(key.replace(/\([^)]*\)/g, '')) ?? null;
}

/** A row of a table that names its columns: several known labels side by side. */
export function isHeaderRow(row: readonly string[]): boolean {
  if (row.some((cell) => /^¥?[\d,.]*\d(?:円|万円|億円|㎡|m2|%|％)?$/.test(cell.normalize('NFKC').trim()))) return false;
  const known = row.map((cell) => cell.trim() !== '' && (meaningOf(cell) !== null || rollColumnOf(cell) !== null));
  const count = known.filter(Boolean).length;
  const filled = row.filter((cell) => cell.trim() !== '').length;
  return count >= 3 && count / filled >= 0.4 && known.some((label, index) => label && known[index + 1] === true);
}

/** A header of unit rows: a room and a rent, or room-like columns with a rent, and no asking price. */
export function isRollHeader(row: readonly string[]): boolean {
  if (!isHeaderRow(row)) return false;
  const columns = new Set(row.map(rollColumnOf));
  const hasPrice = row.some((cell) => meaningOf(cell)?.reading === 'price');
  return (
    !hasPrice && (columns.has('rent') || columns.has('asking')) && (columns.has('unit') || (columns.has('area') && columns.has('layout')))
  );
}

export function isTotalRow(row: readonly string[]): boolean {
  const first = row.find((cell) => cell.trim() !== '') ?? '';
  return /^(?:.{0,8}?(?:合\s*計|小\s*計|総\s*計)|計|(?:grand |sub)?-?total|sum)/i.test(first.normalize('NFKC').trim());
}
