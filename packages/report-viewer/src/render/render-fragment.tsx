import type { InsightReport } from '@rimawari/underwriting';
import type { ReactElement } from 'react';
import { plainTexts } from '../format/plain-text.ts';
import { documentPages } from '../pictures/document-pages.ts';
import { noPictures } from '../pictures/report-pictures.ts';
import { DocumentPageBody } from '../sections/document-page.tsx';
import { MethodPage, ReportBody } from '../sections/report-body.tsx';
import { bodyMarkup } from './body-markup.tsx';
import { dataBlock, embeddedData } from './embedded-data.ts';
import { attribute } from './escape.ts';
import { linkedFonts } from './font-faces.ts';
import { idPrefixOf } from './id-prefix.ts';
import type { RenderedPage, RenderOptions } from './renderer.ts';
import { reportStyles } from './styles.ts';

/** The report as a fragment: style, readable HTML, the data of its charts as JSON, and the two scripts that enhance it. */
export function renderFragment(report: InsightReport, options: RenderOptions): string {
  return assemble(report, options, <ReportBody />, embeddedData(report));
}

/** The nested pages of the report, without the report itself. */
export function renderPages(report: InsightReport, options: RenderOptions): RenderedPage[] {
  const data = { exchange_rate: report.exchange_rate };
  const documents = documentPages(plainTexts(report), options.pictures ?? noPictures);
  return [
    { path: 'method.html', html: assemble(report, options, <MethodPage />, data) },
    ...documents.map((document) => ({
      path: document.path,
      html: assemble(report, options, <DocumentPageBody document={document} />, data),
    })),
  ];
}

function assemble(report: InsightReport, options: RenderOptions, page: ReactElement, data: unknown): string {
  const { scripts } = options;
  const idPrefix = idPrefixOf(report, options.idPrefix);
  const body = bodyMarkup(report, 'fragment', (path) => pageAddress(options, path), page, {
    idPrefix,
    pictures: options.pictures,
  });
  const base = scripts.charting.slice(0, scripts.charting.lastIndexOf('/') + 1);
  return [
    `<style>${linkedFonts(body, encodeURI(base))}\n${reportStyles}</style>`,
    body,
    dataBlock(data, idPrefix),
    `<script src="${attribute(scripts.charting)}" data-report-script="charting" defer></script>`,
    `<script src="${attribute(scripts.interactivity)}" data-report-script="interactivity" defer></script>`,
  ].join('\n');
}

function pageAddress({ filesBase }: RenderOptions, path: string): string {
  return `${filesBase.replace(/\/$/, '')}/${path}`;
}
