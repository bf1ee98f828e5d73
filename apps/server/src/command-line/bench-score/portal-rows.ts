import { parse } from 'csv-parse/sync';

/** One row of a portal's result list: names of columns as the portal prints them, and their values. */
export interface PortalRow {
  /** `FILE row N`, counted from 1 without the header. */
  name: string;
  cells: ReadonlyMap<string, string>;
}

/** The portals' short names of columns, by the label that a listing page gives the same fact. */
const labels: Readonly<Record<string, string>> = {
  物件番号: '物件番号',
  物件名: '物件名',
  物件種別: '物件種別',
  住所: '所在地',
  所在地: '所在地',
  交通: '交通',
  価格: '価格',
  販売価格: '価格',
  満室時利回り: '満室時利回り',
  表面利回り: '表面利回り',
  築年月: '築年月',
  '建物構造/階数': '建物構造',
  建物構造: '建物構造',
  階数: '階数',
  総戸数: '総戸数',
  土地面積: '土地面積',
};

/** Rows of a CSV file with the columns of the two portals' lists. @throws Error where a needed column is missing */
export function readPortalRows(fileName: string, text: string): PortalRow[] {
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true, relax_column_count: true, skip_empty_lines: true });
  const columns = Object.keys(rows[0] ?? {});
  const needed = [['物件種別'], ['価格', '販売価格'], ['住所', '所在地']];
  const missing = needed.filter((names) => !names.some((name) => columns.includes(name)));
  if (missing.length > 0) throw new Error(`${fileName} has no column ${missing.map((names) => names.join(' or ')).join(', ')}.`);
  return rows.map((row, index) => ({ name: `${fileName} row ${index + 1}`, cells: new Map(Object.entries(row)) }));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const isUnit = (kind: string): boolean => /区分|投資用マンション/.test(kind);

/** A list prints yields and areas without their unit, and several facts in one cell; a listing page has a row for each. */
function pairsOf(cells: ReadonlyMap<string, string>): [label: string, value: string][] {
  const kind = cells.get('物件種別') ?? '';
  const pairs: [string, string][] = [];
  for (const [column, value] of cells) {
    if (value.trim() === '') continue;
    const number = /^[\d.,]+$/.test(value.trim());
    if (column === '満室時利回り' || column === '表面利回り') pairs.push([labels[column] ?? column, number ? `${value}%` : value]);
    else if (column === '建物面積/専有面積') pairs.push([isUnit(kind) ? '専有面積' : '建物面積', number ? `${value}m²` : value]);
    else if (column === '土地面積') {
      if (!isUnit(kind)) pairs.push(['土地面積', number ? `${value}m²` : value]);
    } else if (column === '面積')
      for (const part of value.split('/')) {
        const [, label, area] = /(専有|建物|土地)\s*([\d.,]+\s*(?:㎡|m²))/.exec(part) ?? [];
        if (label !== undefined && area !== undefined) pairs.push([`${label}面積`, area]);
      }
    else if (column === '階数/戸数') pairs.push(...storeysAndUnits(value, kind));
    else if (column === '建物構造/階数') pairs.push(...structureAndUnits(value, kind));
    else if (labels[column] !== undefined) pairs.push([labels[column], value]);
  }
  return pairs;
}

/** `3階/12階建 総戸数84戸`, `2階建/8戸` */
function storeysAndUnits(value: string, kind: string): [string, string][] {
  const units = /(\d+)戸/.exec(value)?.[1];
  const storeys = value.replace(/\/?\s*(?:総戸数)?\s*\d+戸.*$/, '').replace(/\/$/, '');
  return [
    ...(storeys === '' ? [] : ([[isUnit(kind) ? '所在階/階数' : '階数', storeys]] as [string, string][])),
    ...(units === undefined ? [] : ([['総戸数', `${units}戸`]] as [string, string][])),
  ];
}

/** `木造2階建 総戸数1戸` */
function structureAndUnits(value: string, kind: string): [string, string][] {
  const structure = value.replace(/総戸数\s*\d+戸.*$/, '').trim();
  const units = /(\d+)戸/.exec(value)?.[1];
  const storeys = /(?:地下\d+階)?(?:地上)?\d+階建/.exec(structure)?.[0];
  const name = storeys === undefined ? structure : structure.replace(storeys, '').trim();
  return [
    ...(name === '' ? [] : ([['建物構造', name]] as [string, string][])),
    ...(storeys === undefined || isUnit(kind) ? [] : ([['階建', storeys]] as [string, string][])),
    ...(units === undefined ? [] : ([['総戸数', `${units}戸`]] as [string, string][])),
  ];
}

/** A portal's list has no column of rights: it names a land lease in the title or the kind, and every other row offers freehold. */
function rightsOf(cells: ReadonlyMap<string, string>): [label: string, value: string] {
  const named = /定期借地|借地|地上権|賃借権/.exec([...cells.values()].join('\n'))?.[0];
  return ['土地権利', named === undefined ? '所有権' : named.replace(/借地$/, '借地権')];
}

/** The row as a listing page, so that it is read as any page is. */
export function pageOfRow({ cells }: PortalRow): string {
  const title = escaped(cells.get('物件名') ?? cells.get('物件種別') ?? '');
  const rows = [...pairsOf(cells), rightsOf(cells)].map(
    ([label, value]) => `<tr><th>${escaped(label)}</th><td>${escaped(value)}</td></tr>`,
  );
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1><table>${rows.join('')}</table></body></html>`;
}
