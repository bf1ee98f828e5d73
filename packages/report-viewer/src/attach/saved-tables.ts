import type { FrameMessage, TableFile } from '../messages/index.ts';
import { readTable, type TableData } from '../tables/read-table.ts';
import { tableFileName, toCsv } from '../tables/to-csv.ts';
import { fillFolds } from './cards.ts';
import { saveText } from './save-text.ts';

interface SavingOptions {
  /** A host that saves files; a frame may not. */
  tell: ((message: FrameMessage) => void) | null;
  signal: AbortSignal;
}

/** Lists every table of the page, each to be saved as CSV or JSON, once the reader opens the list. Amounts are yen whatever is shown. */
export function enableSavedTables(report: HTMLElement, { tell, signal }: SavingOptions): void {
  const save = (file: TableFile) => (tell === null ? saveText(file) : tell({ type: 'save', ...file }));
  for (const fold of report.querySelectorAll<HTMLDetailsElement>('details[data-tables]')) {
    fold.hidden = false;
    fold.addEventListener('toggle', () => fold.open && list(report, fold, save), { once: true, signal });
    signal.addEventListener('abort', () => {
      fold.hidden = true;
    });
  }
}

function list(report: HTMLElement, fold: HTMLElement, save: (file: TableFile) => void): void {
  fillFolds(report);
  const page = report.ownerDocument;
  const button = (label: string, name: string, file: () => TableFile) => {
    const made = page.createElement('button');
    made.type = 'button';
    made.className = 'rv-quiet';
    made.textContent = label;
    made.setAttribute('aria-label', `${name}, ${label}`);
    made.addEventListener('click', () => save(file()));
    return made;
  };
  const json = (data: unknown) => `${JSON.stringify(data, null, 2)}\n`;
  const tables = [...report.querySelectorAll('table')];
  const lines = tables.map((table) => {
    const { title } = dataOf(table);
    const line = page.createElement('li');
    const words = page.createElement('span');
    words.textContent = title;
    line.append(
      words,
      button('CSV', title, () => ({ name: tableFileName(title), format: 'csv', content: toCsv(dataOf(table)) })),
      button('JSON', title, () => ({ name: tableFileName(title), format: 'json', content: json(dataOf(table)) })),
    );
    return line;
  });
  const all = page.createElement('li');
  const name = 'All of these tables';
  const words = page.createElement('span');
  words.textContent = name;
  all.append(
    words,
    button('JSON', name, () => ({ name: 'tables', format: 'json', content: json(tables.map(dataOf)) })),
  );
  fold.querySelector('ul')?.replaceChildren(...lines, all);
}

/** What is opened in a table belongs to no cell. */
function dataOf(table: Element): TableData {
  return readTable(table.outerHTML);
}
