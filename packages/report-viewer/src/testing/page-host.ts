import { type AttachedReport, attachReport } from '../attach/index.ts';
import type { ChartedReport } from '../charts/chart.ts';
import { attachCharts } from '../charts/live/index.ts';
import { redraw } from '../redraw/index.ts';

/** What a test asks of the page: reports by the id of the element that holds them, in a shadow root where it has one. */
export interface ReportsOfPage {
  attach: (holder: string) => void;
  detach: (holder: string) => void;
  goTo: (holder: string, id: string) => boolean;
  redraw: (holder: string, figures: ChartedReport) => string[];
}

const attached = new Map<string, [AttachedReport, { detach: () => void }]>();

function rootOf(holder: string): Element | ShadowRoot {
  const element = document.getElementById(holder);
  if (element === null) throw new Error(`The page holds no #${holder}.`);
  return element.shadowRoot ?? element;
}

/** With `?only=…` the other report stays away: laying out two takes twice as long. */
const only = new URLSearchParams(location.search).get('only');

/** Fragments come as text, as a host fetches them: scripts in them do not run. */
for (const source of document.querySelectorAll<HTMLTemplateElement>('template[data-into]')) {
  const holder = document.getElementById(source.dataset.into ?? '');
  if (only !== null && only !== holder?.id) continue;
  const root = source.hasAttribute('data-shadow') ? holder?.attachShadow({ mode: 'open' }) : holder;
  if (root != null) root.innerHTML = source.innerHTML;
}

const reports: ReportsOfPage = {
  attach: (holder) => {
    const root = rootOf(holder);
    attached.set(holder, [attachReport(root, { theme: 'light' }), attachCharts(root)]);
  },
  detach: (holder) => {
    for (const part of attached.get(holder) ?? []) part.detach();
    attached.delete(holder);
  },
  goTo: (holder, id) => attached.get(holder)?.[0].goTo(id) ?? false,
  redraw: (holder, figures) => redraw(rootOf(holder), figures),
};
Object.assign(window, { reports });
