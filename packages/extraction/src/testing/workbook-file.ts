import { type CellObject, type Range, utils, type WorkBook, write } from '@e965/xlsx';

/** A cell from its text: `=B2+1` a formula that no program has worked out, `=B2+1|7` one with its result, `@2024-04-01` a day. */
function cellOf(text: string): CellObject | null {
  if (text === '' || text === '<' || text === '^') return null;
  if (text.startsWith('=')) {
    const [formula = '', result] = text.slice(1).split('|');
    return result === undefined ? { t: 'n', f: formula } : { t: 'n', f: formula, v: Number(result) };
  }
  if (/^@\d{4}-\d\d-\d\d$/.test(text)) {
    const days = Date.parse(`${text.slice(1)}T00:00:00Z`) / 86_400_000 + 25_569;
    return { t: 'n', v: days, z: 'yyyy/m/d' };
  }
  return /^-?\d+(?:\.\d+)?$/.test(text) ? { t: 'n', v: Number(text) } : { t: 's', v: text };
}

/** Cells joined by `<` (with the one on the left) and `^` (with the one above). */
function mergesOf(rows: readonly string[][]): Range[] {
  const at = (row: number, column: number): string | undefined => rows[row]?.[column];
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      if (cell === '<' || cell === '^') return [];
      let [right, down] = [column, row];
      while (at(row, right + 1) === '<') right += 1;
      while (at(down + 1, column) === '^') down += 1;
      return right > column || down > row ? [{ s: { r: row, c: column }, e: { r: down, c: right } }] : [];
    }),
  );
}

/**
 * A workbook from text: `=== name` begins a sheet (`hidden` behind the name hides it), cells are set apart by tabs;
 * what stands in a cell is told at `cellOf` and `mergesOf`.
 */
export function workbookFile(text: string): Uint8Array {
  const book: WorkBook = utils.book_new();
  const hidden: boolean[] = [];
  for (const part of text.split(/^=== /m).filter((sheet) => sheet.trim() !== '')) {
    const [title = '', ...lines] = part.replace(/\n+$/, '').split('\n');
    const rows = lines.map((line) => line.split('\t'));
    const sheet = utils.aoa_to_sheet([]);
    for (const [row, cells] of rows.entries())
      for (const [column, cell] of cells.entries()) {
        const made = cellOf(cell);
        if (made !== null) sheet[utils.encode_cell({ r: row, c: column })] = made;
      }
    sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: Math.max(...rows.map((row) => row.length)) - 1 } });
    const merges = mergesOf(rows);
    if (merges.length > 0) sheet['!merges'] = merges;
    utils.book_append_sheet(book, sheet, title.replace(/ hidden$/, ''));
    hidden.push(title.endsWith(' hidden'));
  }
  book.Workbook = { Sheets: hidden.map((isHidden) => ({ Hidden: isHidden ? 1 : 0 })) };
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}
