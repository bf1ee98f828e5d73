import type { InsightReport } from '@rimawari/underwriting';
import type { ReactElement } from 'react';
import { abroadStages } from '../abroad/abroad-stages.ts';
import type { Medium } from '../context/report-context.ts';
import type { CardView } from '../data/card-view.ts';
import { packCards } from '../data/packed.ts';
import { plainTexts } from '../format/plain-text.ts';
import { lettersQuestions } from '../letter/letter-of-questions.ts';
import { documentPages } from '../pictures/document-pages.ts';
import { noPictures, type ReportPictures } from '../pictures/report-pictures.ts';
import { inputsPath } from '../proof/stored-inputs.ts';
import { AbroadPage } from '../sections/abroad-page.tsx';
import { DocumentPageBody } from '../sections/document-page.tsx';
import { LetterPage } from '../sections/letter-page.tsx';
import { BankPage, DocumentsPage, InputsPage, MethodPage, YearsPage } from '../sections/nested-pages.tsx';
import { NotesPage } from '../sections/notes-page.tsx';
import { PrintedBody, ReportBody } from '../sections/report-body.tsx';
import { assetManifest } from './assets.ts';
import { bodyMarkup } from './body-markup.tsx';
import { dataBlock, embeddedData } from './embedded-data.ts';
import { attribute } from './escape.ts';
import { linkedFonts, preloads } from './font-faces.ts';
import { idPrefixOf } from './id-prefix.ts';
import { withOutline } from './outline.ts';
import type { RenderedPage, RenderOptions } from './renderer.ts';
import { bankStyles, nestedStyles, paperStyles, reportStyles } from './styles.ts';

/** The report as a fragment: style, readable HTML, its data as JSON, and the two scripts that enhance it. */
export function renderFragment(report: InsightReport, options: RenderOptions): string {
  return assemble(report, options, { body: <ReportBody />, dataOf: (cards) => embeddedData(report, cards) });
}

type NestedPage = { path: string } & PageParts;

/** What each nested page of the report is made of. */
function nestedPages(report: InsightReport, pictures: ReportPictures): NestedPage[] {
  const { exchange_rate } = report;
  const documents = documentPages(plainTexts(report), pictures);
  const pages: NestedPage[] = [
    { path: 'method.html', body: <MethodPage /> },
    { path: inputsPath, body: <InputsPage />, dataOf: () => ({ exchange_rate, inputs: report.inputs }) },
    { path: 'years.html', body: <YearsPage />, dataOf: (cards) => ({ exchange_rate, cards: packCards(cards) }), linked: false },
    { path: 'notes.html', body: <NotesPage />, sheets: [nestedStyles] },
    ...(report.document_meter?.length ? [{ path: 'documents.html', body: <DocumentsPage /> }] : []),
    ...(lettersQuestions(report).length > 0 ? [{ path: 'letter.html', body: <LetterPage />, sheets: [nestedStyles] }] : []),
    ...(abroadStages(report).length > 0 ? [{ path: 'abroad.html', body: <AbroadPage />, sheets: [nestedStyles] }] : []),
    { path: 'bank.html', body: <BankPage />, sheets: [bankStyles] },
    { path: paperPage, body: <PrintedBody />, medium: 'print', sheets: [paperStyles, unnumbered] },
    ...documents.map((document) => ({ path: document.path, body: <DocumentPageBody document={document} />, sheets: [nestedStyles] })),
  ];
  return pages.map((page) => ({ dataOf: () => ({ exchange_rate }), ...page }));
}

/** The nested pages of the report, or one of them, without the report itself. */
export function renderPages(report: InsightReport, options: RenderOptions): RenderedPage[] {
  return nestedPages(report, options.pictures ?? noPictures)
    .filter(({ path }) => options.only === undefined || path === options.only)
    .map(({ path, ...parts }) => ({ path, html: assemble(report, options, parts) }));
}

/** Paths of the nested pages, in their order, without rendering one. */
export function pagePaths(report: InsightReport, pictures: ReportPictures = noPictures): string[] {
  return nestedPages(report, pictures).map(({ path }) => path);
}

/** The report laid out as the PDF is, for a host that prints it. */
const paperPage = 'paper.html';

/** A browser that prints cannot count pages for the contents: no line leads to a number. */
const unnumbered = '@media print{.rv-print .rv-outline a::after{display:none}}';

interface PageParts {
  body: ReactElement;
  dataOf?: (cards: CardView) => unknown;
  /** Whether figures stand on the page, so that cards may lead to them. */
  linked?: boolean;
  medium?: Extract<Medium, 'fragment' | 'print'>;
  /** Beside the sheet of every page. */
  sheets?: string[];
}

function assemble(
  report: InsightReport,
  options: RenderOptions,
  { body, dataOf = () => null, linked = true, medium = 'fragment', sheets = [] }: PageParts,
): string {
  const { scripts, pictures, scorePage } = options;
  const idPrefix = idPrefixOf(report, options.idPrefix);
  const isPaper = medium === 'print';
  const hrefOf = (path: string) => (isPaper ? `#${idPrefix}${path.replace(/\.html$/, '')}` : pageAddress(options, path));
  const { markup, cards } = bodyMarkup(report, medium, hrefOf, body, { idPrefix, pictures, linked, scorePage });
  const data = dataBlock(dataOf(cards), idPrefix);
  const { lab, engine, drawing } = assetManifest();
  const base = encodeURI(scripts.charting.slice(0, scripts.charting.lastIndexOf('/') + 1));
  return [
    ...preloads(base),
    `<style>${linkedFonts(markup, data, base)}\n${[reportStyles, ...sheets].join('\n')}</style>`,
    isPaper ? withOutline(markup) : markup,
    data,
    // In this order: the switches answer before the charts, which are drawn already. Nothing runs on paper.
    ...(isPaper
      ? []
      : [
          scriptTag('interactivity', scripts.interactivity, ` data-lab="${lab} ${engine} ${drawing}"`),
          scriptTag('charting', scripts.charting),
        ]),
  ].join('\n');
}

function scriptTag(name: string, address: string, more = ''): string {
  return `<script src="${attribute(address)}" data-report-script="${name}"${more} defer></script>`;
}

function pageAddress({ filesBase }: RenderOptions, path: string): string {
  return `${filesBase.replace(/\/$/, '')}/${path}`;
}
