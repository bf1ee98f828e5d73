import type { InsightReport } from '@rimawari/underwriting';
import type { ReactElement } from 'react';
import type { CardView } from '../data/card-view.ts';
import { packCards } from '../data/packed.ts';
import { plainTexts } from '../format/plain-text.ts';
import { documentPages } from '../pictures/document-pages.ts';
import { noPictures } from '../pictures/report-pictures.ts';
import { DocumentPageBody } from '../sections/document-page.tsx';
import { MethodPage, ReportBody, YearsPage } from '../sections/report-body.tsx';
import { bodyMarkup } from './body-markup.tsx';
import { dataBlock, embeddedData } from './embedded-data.ts';
import { attribute } from './escape.ts';
import { linkedFonts, preloads } from './font-faces.ts';
import { idPrefixOf } from './id-prefix.ts';
import type { RenderedPage, RenderOptions } from './renderer.ts';
import { reportStyles } from './styles.ts';

/** The report as a fragment: style, readable HTML, its data as JSON, and the two scripts that enhance it. */
export function renderFragment(report: InsightReport, options: RenderOptions): string {
  return assemble(report, options, <ReportBody />, (cards) => embeddedData(report, cards));
}

/** The nested pages of the report, without the report itself. */
export function renderPages(report: InsightReport, options: RenderOptions): RenderedPage[] {
  const { exchange_rate } = report;
  const documents = documentPages(plainTexts(report), options.pictures ?? noPictures);
  return [
    { path: 'method.html', html: assemble(report, options, <MethodPage />, () => ({ exchange_rate })) },
    { path: 'years.html', html: assemble(report, options, <YearsPage />, (cards) => ({ exchange_rate, cards: packCards(cards) }), false) },
    ...documents.map((document) => ({
      path: document.path,
      html: assemble(report, options, <DocumentPageBody document={document} />, () => ({ exchange_rate })),
    })),
  ];
}

function assemble(
  report: InsightReport,
  options: RenderOptions,
  page: ReactElement,
  dataOf: (cards: CardView) => unknown,
  linked = true,
): string {
  const { scripts, pictures } = options;
  const idPrefix = idPrefixOf(report, options.idPrefix);
  const { markup, cards } = bodyMarkup(report, 'fragment', (path) => pageAddress(options, path), page, { idPrefix, pictures, linked });
  const data = dataBlock(dataOf(cards), idPrefix);
  const base = encodeURI(scripts.charting.slice(0, scripts.charting.lastIndexOf('/') + 1));
  return [
    ...preloads(base),
    `<style>${linkedFonts(markup, data, base)}\n${reportStyles}</style>`,
    markup,
    data,
    // In this order: the switches answer before the charts, which are drawn already.
    `<script src="${attribute(scripts.interactivity)}" data-report-script="interactivity" defer></script>`,
    `<script src="${attribute(scripts.charting)}" data-report-script="charting" defer></script>`,
  ].join('\n');
}

function pageAddress({ filesBase }: RenderOptions, path: string): string {
  return `${filesBase.replace(/\/$/, '')}/${path}`;
}
