import { announceCards } from '../attach/new-cards.ts';
import { reportData } from '../attach/report-root.ts';
import { writeAmounts } from '../attach/settings.ts';
import { announceFigures } from '../charts/live/figures-changed.ts';
import type { CardSource } from '../data/card-view.ts';
import { type PackedCards, unpackCards } from '../data/packed.ts';
import type { DrawnReport } from '../engine/engine-messages.ts';
import type { ChapterHtml } from '../follow/report-parts.tsx';
import type { EmbeddedReport } from '../render/embedded-data.ts';
import { markChanges } from './mark-changes.ts';
import { morphChildren } from './morph.ts';

/** What of a report's own data the charts are drawn from, beside its figures and series. */
type ChartParts = Pick<EmbeddedReport, 'cost_groups' | 'loan_schedule' | 'projection' | 'exchange_rate'>;

/** What differs from the report that is compared with. */
export interface Differences {
  places: number;
  chapters: number;
}

/** Shows a report that was worked out again in the place of the one that stands there, chapter by chapter where they differ. */
export function createFollower(report: HTMLElement): (drawn: DrawnReport) => Differences {
  const now = new Map<string, ChapterHtml>();
  const against = new Map<string, ChapterHtml>();
  const marks = new Map<string, number>();
  const rate = reportData(report)?.exchange_rate.jpy_per_usd ?? 0;
  const parsed = (html: string): DocumentFragment => {
    const template = report.ownerDocument.createElement('template');
    template.innerHTML = html;
    // What opened the lab is gone: the lab stands there.
    template.content.querySelector('button[data-open-lab]')?.closest('p')?.remove();
    if (report.dataset.currency === 'USD') writeAmounts(template.content, 'USD', rate);
    return template.content;
  };
  const parsedAgainst = new Map<string, { html: string; currency: string | undefined; parts: DocumentFragment }>();
  /** The chapter that is compared with, which seldom changes. */
  const standing = (name: string, html: string): DocumentFragment => {
    const { currency } = report.dataset;
    const kept = parsedAgainst.get(name);
    if (kept?.html === html && kept.currency === currency) return kept.parts;
    const parts = parsed(html);
    parsedAgainst.set(name, { html, currency, parts });
    return parts;
  };
  const show = (chapter: HTMLElement, { id, sum, body }: ChapterHtml): void => {
    const place = chapter.querySelector(':scope > .rv-chapter-body');
    if (place === null) return;
    const [fresh, freshSum] = [parsed(body), parsed(sum)];
    const other = against.get(id);
    const moved = markChanges(fresh, standing(id, other?.body ?? '')) + markChanges(freshSum, standing(`${id} sum`, other?.sum ?? ''));
    marks.set(id, moved);
    chapter.toggleAttribute('data-moved', moved > 0);
    morphChildren(place, fresh);
    const sumPlace = chapter.querySelector(':scope > .rv-chapter-sum');
    if (sumPlace !== null && sum !== '') morphChildren(sumPlace, freshSum);
  };
  return (drawn) => {
    if (now.size === 0) keepStanding(report, drawn.chapters, parsed);
    for (const chapter of drawn.chapters) now.set(chapter.id, chapter);
    for (const chapter of drawn.against) against.set(chapter.id, chapter);
    const changed = new Set([...drawn.chapters, ...drawn.against].map(({ id }) => id));
    // The cards first: what is open is built again from them.
    const cards = lazily((): CardSource => unpackCards(JSON.parse(drawn.cards) as PackedCards));
    announceCards(report, cards);
    for (const chapter of report.querySelectorAll<HTMLElement>('[data-chapter]')) {
      const id = chapter.dataset.chapter ?? '';
      const html = now.get(id);
      chapter.hidden = html !== undefined && !drawn.ids.includes(id);
      if (chapter.hidden) marks.delete(id);
      else if (html !== undefined && changed.has(id)) show(chapter, html);
    }
    const parts = JSON.parse(drawn.charts) as ChartParts;
    announceFigures(report, {
      ...parts,
      get figures() {
        return cards().figures;
      },
      get series() {
        return cards().series;
      },
    });
    const counts = [...marks.values()];
    return { places: counts.reduce((sum, count) => sum + count, 0), chapters: counts.filter((count) => count > 0).length };
  };
}

/** What of the chapters is not among those that are written again stays as it stands. */
function keepStanding(report: HTMLElement, chapters: ChapterHtml[], parsed: (html: string) => DocumentFragment): void {
  for (const { id, body } of chapters) {
    const place = report.querySelector(`[data-chapter="${id}"] > .rv-chapter-body`);
    const written = new Set([...parsed(body).children].map(({ className }) => className));
    for (const part of place?.children ?? []) if (!written.has(part.className)) part.setAttribute('data-standing', '');
  }
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
