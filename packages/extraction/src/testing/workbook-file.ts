import { utils, type WorkBook, write } from '@e965/xlsx';

/**
 * A workbook from text: `=== name` begins a sheet (`hidden` behind the name hides it), cells are set apart by tabs.
 * A cell that begins with `=` is a formula that no program has worked out yet.
 */
export function workbookFile(text: string): Uint8Array {
  const book: WorkBook = utils.book_new();
  const hidden: boolean[] = [];
  for (const part of text.split(/^=== /m).filter((sheet) => sheet.trim() !== '')) {
    const [title = '', ...lines] = part.replace(/\n$/, '').split('\n');
    const rows = lines.map((line) => line.split('\t'));
    const sheet = utils.aoa_to_sheet(
      rows.map((row) =>
        row.map((cell) => (cell.startsWith('=') || cell === '' ? null : /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell)),
      ),
    );
    for (const [row, cells] of rows.entries())
      for (const [column, cell] of cells.entries())
        if (cell.startsWith('=')) sheet[utils.encode_cell({ r: row, c: column })] = { t: 'n', f: cell.slice(1) };
    sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length - 1, c: Math.max(...rows.map((row) => row.length)) - 1 } });
    utils.book_append_sheet(book, sheet, title.replace(/ hidden$/, ''));
    hidden.push(title.endsWith(' hidden'));
  }
  book.Workbook = { Sheets: hidden.map((isHidden) => ({ Hidden: isHidden ? 1 : 0 })) };
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}
