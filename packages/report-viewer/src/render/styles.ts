import bank from '../styles/bank.css?inline';
import bankFile from '../styles/bank-file.css?inline';
import base from '../styles/base.css?inline';
import chapters from '../styles/chapters.css?inline';
import charts from '../styles/charts.css?inline';
import controls from '../styles/controls.css?inline';
import document from '../styles/document.css?inline';
import documentPage from '../styles/document-page.css?inline';
import figures from '../styles/figures.css?inline';
import headline from '../styles/headline.css?inline';
import ladder from '../styles/ladder.css?inline';
import letter from '../styles/letter.css?inline';
import noted from '../styles/noted.css?inline';
import notes from '../styles/notes.css?inline';
import page from '../styles/page.css?inline';
import paper from '../styles/paper.css?inline';
import paperLists from '../styles/paper-lists.css?inline';
import paperSummary from '../styles/paper-summary.css?inline';
import paperTables from '../styles/paper-tables.css?inline';
import print from '../styles/print.css?inline';
import sections from '../styles/sections.css?inline';
import sheets from '../styles/sheets.css?inline';
import stacked from '../styles/stacked.css?inline';
import tables from '../styles/tables.css?inline';
import tokens from '../styles/tokens.css?inline';
import years from '../styles/years.css?inline';

/** The sheet of the report. Unlayered, in px and em, every class `rv-…`: it can live in a frame, a shadow root or another page. */
export const reportStyles = /* @__PURE__ */ compact([
  tokens,
  base,
  controls,
  chapters,
  sections,
  figures,
  notes,
  tables,
  stacked,
  years,
  headline,
  ladder,
  charts,
  sheets,
  print,
]);

/** The sheet of pages that hold nothing but a report. */
export const documentStyles = /* @__PURE__ */ compact([document, page]);

/** The sheet of nested pages, beside the others. */
export const nestedStyles = /* @__PURE__ */ compact([noted, letter, documentPage]);

/** What the file alone adds: it has no pages beside it. */
export const fileStyles = /* @__PURE__ */ compact([letter]);

/** The sheet of the PDF, beside the others. */
export const paperStyles = /* @__PURE__ */ compact([paper, paperTables, paperLists, paperSummary, bank]);

/** What the Japanese page for banks adds; the report itself goes without. */
export const bankStyles = /* @__PURE__ */ compact([bank]);

/** The same as a file of its own. */
export const bankFileStyles = /* @__PURE__ */ compact([bank, bankFile]);

function compact(sheets: string[]): string {
  return sheets
    .join('\n')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*\n\s*/g, '\n');
}
