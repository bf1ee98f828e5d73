import { type InsightReport, openReport } from '@rimawari/underwriting';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createReportView, ReportContext } from '../context/report-context.ts';
import { plainTexts } from '../format/plain-text.ts';
import { inputsBlock } from '../proof/stored-inputs.ts';
import { embeddedData } from '../render/embedded-data.ts';
import { idPrefixOf } from '../render/id-prefix.ts';
import { ReportBody } from '../sections/report-body.tsx';
import { attach, type LiveReport } from './attach.ts';
import type { ReportOptions } from './events.ts';
import { sheetOf } from './sheet.ts';

export type { InsightReport } from '@rimawari/underwriting';
export { attach, type LiveReport } from './attach.ts';
export { asEvents, type ReportOptions } from './events.ts';
export { openReport };

export interface MountOptions extends ReportOptions {
  /** Stands before every id; by default the report's analysis names it. Two reports of one analysis in one page need one each. */
  idPrefix?: string;
}

export interface MountedReport extends Omit<LiveReport, 'detach'> {
  /** Takes the report out of its element again; another one may be mounted there. */
  unmount: () => void;
}

/**
 * Shows a report inside an element: in a shadow root of its own, which neither takes styles from the page nor gives it any.
 * Not from within a rendering of React: `<ReportViewer>` is for that.
 * @param report as the engine gave it; `openReport` checks one that came as JSON, also of an earlier version
 * @throws where the element cannot have a shadow root (such as `<button>`), or `idPrefix` cannot begin an id
 */
export function mount(host: HTMLElement, report: InsightReport, options: MountOptions = {}): MountedReport {
  const idPrefix = idPrefixOf(report, options.idPrefix);
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheetOf(host.ownerDocument)];
  const page = host.ownerDocument.createElement('div');
  const view = createReportView(plainTexts(report), 'standalone', (path) => `#${idPrefix}${path.replace(/\.html$/, '')}`, idPrefix);
  const root = createRoot(page);
  flushSync(() =>
    root.render(
      <ReportContext value={view}>
        <ReportBody />
      </ReportContext>,
    ),
  );
  const blocks = { 'report-data': embeddedData(view.report, view.cards), [inputsBlock]: { inputs: report.inputs } };
  for (const [name, content] of Object.entries(blocks)) {
    const data = host.ownerDocument.createElement('script');
    data.type = 'application/json';
    data.id = `${idPrefix}${name}`;
    data.textContent = JSON.stringify(content);
    page.append(data);
  }
  shadow.replaceChildren(page);
  const live = attach(page, options);
  return {
    ...live,
    unmount: () => {
      live.detach();
      page.remove();
      // Later, since a host may be in the middle of its own rendering with the same React.
      queueMicrotask(() => root.unmount());
    },
  };
}
