import { type MarkupOutline, outlineOf } from './markup-outline.ts';

/** What was rendered is not a report that a browser could show: a fault of the renderer, not of the property. */
export class ReportDoesNotOpen extends Error {
  constructor(page: string, because: string) {
    super(`The rendered report does not open: ${page}: ${because}`);
  }
}

/**
 * Holds that the front page parses, has what a reader finds their way by, and carries data that can be read.
 * @throws ReportDoesNotOpen
 */
export function proveFragment(fragment: string): void {
  const front = prove('the front page', fragment);
  proveTitled('the front page', front);
  for (const script of ['charting', 'interactivity']) {
    const named = front.tags.some(({ name, attributes }) => name === 'script' && attributes.includes(`data-report-script="${script}"`));
    if (!named) throw new ReportDoesNotOpen('the front page', `it does not name its ${script} script`);
  }
  const data: unknown = JSON.parse(front.data[0] ?? 'null');
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'schema') !== 'rimawari/insight-report') {
    throw new ReportDoesNotOpen('the front page', 'its data are not a report');
  }
}

/** Holds the same of a nested page. @throws ReportDoesNotOpen */
export function provePage(path: string, html: string): void {
  prove(path, html);
}

/** Holds the same of the file, and that it loads nothing. @throws ReportDoesNotOpen */
export function proveFile(standalone: string): void {
  if (!/^<!doctype html>/i.test(standalone)) throw new ReportDoesNotOpen('the file', 'it is not an HTML document');
  const file = prove('the file', standalone);
  proveTitled('the file', file);
  const loads = file.tags.find(
    ({ name, attributes }) => ['script', 'link', 'img'].includes(name) && /\b(src|href)="(?!data:)/.test(attributes),
  );
  if (loads !== undefined) throw new ReportDoesNotOpen('the file', `it loads something from elsewhere: <${loads.name}${loads.attributes}>`);
}

function proveTitled(page: string, { tags, title }: MarkupOutline): void {
  if (title === '' || tags.filter(({ name }) => name === 'h1').length !== 1) {
    throw new ReportDoesNotOpen(page, 'it has not the one title that it should have');
  }
}

function prove(page: string, html: string): MarkupOutline {
  const outline = readOutline(page, html);
  const count = (name: string) => outline.tags.filter((tag) => tag.name === name).length;
  if (!outline.tags.some(({ name, attributes }) => name === 'article' && /\sdata-report(=|\s|$)/.test(attributes))) {
    throw new ReportDoesNotOpen(page, 'it has no report');
  }
  if (count('h1') + count('h2') === 0) throw new ReportDoesNotOpen(page, 'it has no headings');
  if (outline.data.length === 0) throw new ReportDoesNotOpen(page, 'it carries no data');
  for (const text of outline.data) {
    try {
      JSON.parse(text);
    } catch {
      throw new ReportDoesNotOpen(page, 'its data are not JSON');
    }
  }
  return outline;
}

function readOutline(page: string, html: string): MarkupOutline {
  try {
    return outlineOf(html);
  } catch (problem) {
    throw new ReportDoesNotOpen(page, problem instanceof Error ? problem.message : String(problem));
  }
}
