import type { ReportPictures } from '@rimawari/report-viewer/render';
import type { InsightReport } from '@rimawari/underwriting';
import type { ObjectStore } from '../../platform/index.ts';
import type { Renderer } from './ports.ts';
import { proveFile, proveFragment, provePage } from './prove-report.ts';
import { copyKey, copyNames } from './rendered-copies.ts';

/** The front page. @throws ReportDoesNotOpen */
export function renderFragment(render: Renderer, report: InsightReport, pictures?: ReportPictures): string {
  const fragment = render.fragment(report, pictures);
  proveFragment(fragment);
  return fragment;
}

/** The nested page of that path, or null where the report has none. @throws ReportDoesNotOpen */
export function renderPage(render: Renderer, report: InsightReport, path: string, pictures?: ReportPictures): string | null {
  const [page] = render.pages(report, pictures, path);
  if (page === undefined) return null;
  provePage(path, page.html);
  return page.html;
}

/** The file that needs nothing else. @throws ReportDoesNotOpen */
export async function renderFile(render: Renderer, report: InsightReport, pictures?: ReportPictures): Promise<string> {
  const file = await render.standalone(report, pictures);
  proveFile(file);
  return file;
}

/** What stands ready when a report is announced; nested pages are made when they are opened. */
export interface FrontPage {
  fragment: string;
  /** Paths of the nested pages. */
  pages: readonly string[];
}

/** Keeps the front page as a copy of this build; an early one stands apart, until all pictures are there. */
export async function keepFrontPage(
  store: ObjectStore,
  sessionPrefix: string,
  build: string,
  { fragment, pages }: FrontPage,
  { isEarly }: { isEarly: boolean },
): Promise<void> {
  const put = (name: string, content: string) => store.put(copyKey(sessionPrefix, build, isEarly ? copyNames.early(name) : name), content);
  await Promise.all([put(copyNames.fragment, fragment), put(copyNames.index, JSON.stringify(pages))]);
}
