import { chaptersIn } from '../attach/chapters.ts';
import { type AttachedReport, attachReport } from '../attach/index.ts';
import { tellHeight } from '../attach/report-height.ts';
import { type FrameMessage, type HostMessage, parseHostMessage, type ReportPlace, toHost } from '../messages/index.ts';

for (const report of document.querySelectorAll<HTMLElement>('[data-report]')) {
  if (report.dataset.live !== undefined) continue;
  if (window.parent === window) attachReport(report, { remember: true });
  else startFramed(report);
}

/** A report in its frame: its settings come from the host, which hears of everything that the reader does. */
function startFramed(report: HTMLElement): void {
  // The host's origin is not known to a frame without one of its own; nothing that is sent is secret, and the host checks its source.
  const tell = (message: FrameMessage) => window.parent.postMessage(toHost(message), '*');
  const { currency, theme, chapters } = document.documentElement.dataset;
  const attached = attachReport(report, {
    remember: true,
    tell,
    currency: currency === 'USD' || currency === 'JPY' ? currency : undefined,
    theme: theme === 'dark' || theme === 'light' ? theme : undefined,
    chapters,
    loadPage: (path) => askForPage(path, tell),
    hear,
  });
  obey(attached);
  const measure = () => {
    tellHeight(report, tell);
    tell({ type: 'places', places: placesOf(report) });
  };
  new ResizeObserver(measure).observe(report);
  tell({ type: 'ready', fallback: false });
}

function hear(listener: (message: HostMessage) => void): void {
  addEventListener('message', (event) => {
    const message = event.source === window.parent ? parseHostMessage(event.data) : null;
    if (message !== null) listener(message);
  });
}

/** The host answers once, with the page or without. */
function askForPage(path: string, tell: (message: FrameMessage) => void): Promise<string | null> {
  return new Promise((resolve) => {
    const hear = (event: MessageEvent) => {
      const message = event.source === window.parent ? parseHostMessage(event.data) : null;
      if (message?.type !== 'page' || message.path !== path) return;
      removeEventListener('message', hear);
      resolve(message.html);
    };
    addEventListener('message', hear);
    tell({ type: 'fetch', path });
  });
}

function placesOf(report: HTMLElement): ReportPlace[] {
  return chaptersIn(report).map((chapter) => ({
    id: chapter.id,
    name: chapter.querySelector('.rv-toggle-text')?.textContent ?? chapter.id,
    top: Math.max(0, Math.round(chapter.getBoundingClientRect().top + scrollY)),
  }));
}

function obey(attached: AttachedReport): void {
  hear((message) => {
    if (message.type === 'settings') attached.show(message);
    if (message.type === 'go') attached.goTo(message.id);
    if (message.type === 'lab') attached.openLab(message.inputs);
  });
}
