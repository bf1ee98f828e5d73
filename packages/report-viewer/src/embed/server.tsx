import type { InsightReport } from '@rimawari/underwriting';
import { inputsBlock } from '../proof/stored-inputs.ts';
import { bodyMarkup } from '../render/body-markup.tsx';
import { dataBlock, embeddedData } from '../render/embedded-data.ts';
import { attribute } from '../render/escape.ts';
import { idPrefixOf } from '../render/id-prefix.ts';
import { ReportBody } from '../sections/report-body.tsx';
import { embeddedStyles } from './sheet.ts';

export type { InsightReport } from '@rimawari/underwriting';
export { openReport } from '@rimawari/underwriting';

export interface FragmentOptions {
  /** Stands before every id; by default the report's analysis names it. Two reports of one analysis in one page need one each. */
  idPrefix?: string;
  /** Whether the sheet stands in the fragment. A page that links `report.css` needs it once, and not in each. */
  styles?: boolean;
  /**
   * Addresses of two of the package's scripts (`frame/`), for a fragment that is shown by `<ReportFrame>` or stands in a page of its own. The
   * others are looked for beside the first; where they are not, nothing is worked out again in the page.
   */
  scripts?: { interactivity: string; charting: string };
}

/**
 * A report as HTML for a page that a server makes: readable as it is, brought to life by `attach`, or by `<rimawari-report>` around it when
 * it is that element's shadow root. Every text of the report is escaped. It fetches nothing and reads no file.
 */
export function renderFragment(report: InsightReport, { idPrefix: chosen, styles = true, scripts }: FragmentOptions = {}): string {
  const idPrefix = idPrefixOf(report, chosen);
  const { markup, cards } = bodyMarkup(report, 'standalone', (path) => `#${idPrefix}${path.replace(/\.html$/, '')}`, <ReportBody />, {
    idPrefix,
  });
  return [
    ...(styles ? [`<style>${embeddedStyles()}</style>`] : []),
    markup,
    dataBlock(embeddedData(report, cards), idPrefix),
    dataBlock({ inputs: report.inputs }, idPrefix, inputsBlock),
    ...(scripts === undefined
      ? []
      : [
          `<script src="${attribute(scripts.interactivity)}" data-report-script="interactivity" data-lab="lab.js engine.js drawing.js" defer></script>`,
          `<script src="${attribute(scripts.charting)}" data-report-script="charting" defer></script>`,
        ]),
  ].join('\n');
}

/** The sheet of the report without its fonts, for a server that gives it out itself; `report.css` is the same with them. */
export const reportSheet: string = embeddedStyles();
