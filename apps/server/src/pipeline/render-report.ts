import type { ReportPictures } from '@rimawari/report-viewer/render';
import type { InsightReport } from '@rimawari/underwriting';
import type { ObjectStore } from '../storage/object-store.ts';
import type { Renderer } from './ports.ts';
import { copyKey, copyNames } from './rendered-copies.ts';

/** What the web app shows of a report. */
export interface RenderedReport {
  fragment: string;
  pages: { path: string; html: string }[];
}

export function renderReport(render: Renderer, report: InsightReport, pictures?: ReportPictures): RenderedReport {
  return { fragment: render.fragment(report, pictures), pages: render.pages(report, pictures) };
}

/** Keeps the pages as copies of this build; early ones stand apart, until all pictures are there. */
export async function keepPages(
  store: ObjectStore,
  sessionPrefix: string,
  build: string,
  { fragment, pages }: RenderedReport,
  { isEarly }: { isEarly: boolean },
): Promise<void> {
  const put = (name: string, content: string) => store.put(copyKey(sessionPrefix, build, isEarly ? copyNames.early(name) : name), content);
  await Promise.all([put(copyNames.fragment, fragment), ...pages.map(({ path, html }) => put(copyNames.page(path), html))]);
  await put(copyNames.index, JSON.stringify(pages.map(({ path }) => path)));
}
