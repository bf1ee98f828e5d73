import type { FrameMessage, TableFile } from '../messages/index.ts';
import { readTable, type TableData } from '../tables/read-table.ts';
import { tableFileName, toCsv } from '../tables/to-csv.ts';
import * as texts from '../texts/parts-texts.ts';
import { fillFolds } from './cards.ts';
import { saveText } from './save-text.ts';

interface SavingOptions {
  /** A host that saves files; a frame may not. */
  tell: ((message: FrameMessage) => void) | null;
  signal: AbortSignal;
}

type Save = (file: TableFile) => void;

/**
 * Offers every table of the page as CSV or JSON: one that stands in a fold below itself, once it is opened, and all of them in a list, once
 * the reader opens that. Amounts are yen whatever is shown.
 */
export function enableSavedTables(report: HTMLElement, { tell, signal }: SavingOptions): void {
  const save: Save = (file) => (tell === null ? saveText(file) : tell({ type: 'save', ...file }));
  const beside: HTMLElement[] = [];
  const opened = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches('.rv-fold')) return;
    for (const frame of target.querySelectorAll<HTMLElement>('.rv-table-frame')) {
      const table = frame.querySelector('table');
      if (table === null || beside.some((list) => list.previousElementSibling === frame)) continue;
      const list = report.ownerDocument.createElement('ul');
      list.className = 'rv-tables';
      list.dataset.tables = '';
      list.append(lineOf(table, save, texts.savedTablesOne));
      frame.after(list);
      beside.push(list);
    }
  };
  report.addEventListener('toggle', opened, { capture: true, signal });
  for (const fold of report.querySelectorAll<HTMLDetailsElement>('details[data-tables]')) {
    fold.hidden = false;
    fold.addEventListener('toggle', () => fold.open && fill(report, fold, save), { once: true, signal });
    signal.addEventListener('abort', () => {
      fold.hidden = true;
    });
  }
  signal.addEventListener('abort', () => {
    for (const list of beside) list.remove();
  });
}

/** The list of all tables. */
function fill(report: HTMLElement, fold: HTMLElement, save: Save): void {
  fillFolds(report);
  const tables = [...report.querySelectorAll('table')];
  const name = texts.savedTablesAll;
  const all = lineNamed(report.ownerDocument, name, [
    buttonOf(report.ownerDocument, 'JSON', name, save, () => ({ name: 'tables', format: 'json', content: json(tables.map(dataOf)) })),
  ]);
  fold.querySelector('ul')?.replaceChildren(...tables.map((table) => lineOf(table, save)), all);
}

/** A table's name, or other words for it, with its two files. */
function lineOf(table: HTMLTableElement, save: Save, words?: string): HTMLElement {
  const page = table.ownerDocument;
  const { title } = dataOf(table);
  const name = tableFileName(title);
  return lineNamed(page, words ?? title, [
    buttonOf(page, 'CSV', title, save, () => ({ name, format: 'csv', content: toCsv(dataOf(table)) })),
    buttonOf(page, 'JSON', title, save, () => ({ name, format: 'json', content: json(dataOf(table)) })),
  ]);
}

function lineNamed(page: Document, words: string, buttons: HTMLElement[]): HTMLElement {
  const [line, name] = [page.createElement('li'), page.createElement('span')];
  name.textContent = words;
  line.append(name, ...buttons);
  return line;
}

function buttonOf(page: Document, label: string, name: string, save: Save, file: () => TableFile): HTMLElement {
  const made = page.createElement('button');
  made.type = 'button';
  made.className = 'rv-quiet';
  made.textContent = label;
  made.setAttribute('aria-label', texts.savedTablesNamed(name, label));
  made.addEventListener('click', () => save(file()));
  return made;
}

function json(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** What is opened in a table belongs to no cell. */
function dataOf(table: Element): TableData {
  return readTable(table.outerHTML);
}
