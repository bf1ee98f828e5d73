import * as texts from '../texts/charts-texts.ts';
import { type ReadFrom, type Reading, readingsOf, rowsOf, watchFigures, yearsOf } from './chart-reading.ts';

/**
 * Lays over every drawn chart what gives its values: under the pointer, at a tap until the next one elsewhere, and by arrow keys, as a
 * slider through its places, which screen readers speak. A live chart has its own, and its layer goes.
 */
export function enableCharts(report: HTMLElement, signal: AbortSignal): void {
  const current = watchFigures(report, signal);
  const layers: HTMLElement[] = [];
  const hideAll = (but?: Element | null) => {
    for (const layer of layers) if (layer !== but) hide(layer);
  };
  for (const plot of report.querySelectorAll<HTMLElement>('.rv-plot')) {
    const layer = layerOf(plot);
    layers.push(layer);
    const at = (index: number) => {
      const from = current();
      const readings = from === null ? [] : readingsOf(plot, report, from);
      const place = Math.max(0, Math.min(index, readings.length - 1));
      const reading = readings[place];
      if (from === null || reading === undefined) return;
      hideAll(layer);
      say(layer, reading, place, readings.length);
      layer.replaceChildren();
      show(layer, reading, boxOf(plot, place, readings.length, report, from));
    };
    const under = ({ clientX, clientY }: MouseEvent) => {
      const from = current();
      if (from !== null) at(placeUnder(plot, clientX, clientY, report, from));
    };
    layer.addEventListener('pointermove', (event) => event.pointerType === 'mouse' && under(event), { signal });
    layer.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && hide(layer), { signal });
    layer.addEventListener('click', under, { signal });
    layer.addEventListener('focus', () => layer.matches(':focus-visible') && at(Number(layer.ariaValueNow ?? 1) - 1), { signal });
    layer.addEventListener('blur', () => hide(layer), { signal });
    layer.addEventListener(
      'keydown',
      (event) => {
        const now = Number(layer.ariaValueNow ?? 1) - 1;
        const to = { ArrowRight: now + 1, ArrowDown: now + 1, ArrowLeft: now - 1, ArrowUp: now - 1, Home: 0, End: Number.MAX_SAFE_INTEGER }[
          event.key
        ];
        if (to !== undefined) {
          event.preventDefault();
          at(to);
        } else if (event.key === 'Escape' && layer.childElementCount > 0) {
          event.preventDefault();
          hide(layer);
        }
      },
      { signal },
    );
  }
  const press = (event: Event) =>
    hideAll(event.composedPath().find((target): target is Element => target instanceof Element && target.matches('.rv-read')));
  document.addEventListener('pointerdown', press, { signal });
  const live = new MutationObserver(() => {
    for (const layer of layers) layer.hidden = layer.parentElement?.dataset.mounted !== undefined;
  });
  live.observe(report, { subtree: true, attributeFilter: ['data-mounted'] });
  signal.addEventListener('abort', () => {
    live.disconnect();
    for (const layer of layers) layer.remove();
  });
}

function layerOf(plot: HTMLElement): HTMLElement {
  const layer = plot.ownerDocument.createElement('div');
  layer.className = 'rv-read';
  layer.tabIndex = 0;
  layer.role = 'slider';
  layer.setAttribute('aria-labelledby', plot.querySelector('.rv-drawn')?.getAttribute('aria-labelledby') ?? '');
  layer.setAttribute('aria-roledescription', texts.readingChart);
  layer.ariaValueMin = '1';
  layer.ariaValueMax = '1';
  layer.ariaValueNow = '1';
  layer.ariaValueText = texts.readingKeys;
  plot.append(layer);
  return layer;
}

/** Which place of the chart lies under a point of the window. */
function placeUnder(plot: HTMLElement, x: number, y: number, report: HTMLElement, from: ReadFrom): number {
  const ids = plot.dataset.read?.split(' ') ?? [];
  if (ids.length === 0) {
    const rows = rowsOf(plot);
    const columns = rows.map((row) => row.getBoundingClientRect());
    const standing = plot.querySelector('.rv-standing') !== null;
    const past = columns.findLastIndex((box) => (standing ? box.left <= x : box.top <= y));
    return Math.max(0, past);
  }
  const drawn = plot.querySelector('.rv-drawn')?.getBoundingClientRect();
  const years = yearsOf(ids, report, from);
  if (drawn === undefined || years.length === 0) return 0;
  const share = (x - drawn.left) / (drawn.width || 1);
  const isLines = plot.querySelector('.rv-drawn > svg') !== null;
  return isLines ? Math.round(((share - 0.015) / 0.965) * (years.length - 1)) : Math.floor(share * years.length);
}

/** Where a place stands in its plot, in pixels from its left top corner. */
function boxOf(
  plot: HTMLElement,
  place: number,
  count: number,
  report: HTMLElement,
  from: ReadFrom,
): { left: number; top: number; width: number } {
  const page = plot.getBoundingClientRect();
  const row = rowsOf(plot)[place]?.getBoundingClientRect();
  const drawn = plot.querySelector('.rv-drawn')?.getBoundingClientRect();
  if (plot.dataset.read === undefined && row !== undefined)
    return plot.querySelector('.rv-standing') === null
      ? { left: 0, top: row.bottom - page.top + 4, width: 0 }
      : { left: row.left - page.left, top: 0, width: row.width };
  if (drawn === undefined) return { left: 0, top: 0, width: 0 };
  const years = yearsOf(plot.dataset.read?.split(' ') ?? [], report, from);
  const isLines = plot.querySelector('.rv-drawn > svg') !== null;
  const slot = drawn.width / Math.max(1, count);
  const first = years[0] ?? 1;
  const part = ((years[place] ?? first) - first) / ((years.at(-1) ?? first) - first || 1);
  const left = isLines ? (0.015 + part * 0.965) * drawn.width : place * slot;
  return { left: drawn.left - page.left + left, top: 0, width: isLines ? 1 : slot };
}

function say(layer: HTMLElement, { title, entries }: Reading, place: number, count: number): void {
  layer.ariaValueMax = `${count}`;
  layer.ariaValueNow = `${place + 1}`;
  layer.ariaValueText = [title, ...entries.map(([label, value]) => `${label} ${value}`)].join(', ');
}

function show(layer: HTMLElement, { title, entries }: Reading, box: { left: number; top: number; width: number }): void {
  const make = (tag: string, text = '', className = '') => {
    const element = layer.ownerDocument.createElement(tag);
    element.textContent = text;
    if (className !== '') element.className = className;
    return element;
  };
  const [cursor, tip, list] = [make('div', '', 'rv-cursor'), make('div', '', 'rv-tooltip'), make('dl')];
  list.append(...entries.flatMap(([label, value]) => [make('dt', label), make('dd', value)]));
  tip.append(make('p', title), list);
  layer.replaceChildren(cursor, tip);
  cursor.style.left = `${box.left}px`;
  cursor.style.width = `${box.width}px`;
  const beside = box.left + box.width + 8;
  const fits = beside + tip.offsetWidth <= layer.offsetWidth;
  tip.style.left = `${Math.max(0, fits ? beside : Math.min(box.left - 8 - tip.offsetWidth, layer.offsetWidth - tip.offsetWidth))}px`;
  // Above a plot of years, so that it covers none of them; under its own row of a list.
  if (box.top === 0) tip.style.bottom = '100%';
  else tip.style.top = `${box.top}px`;
}

function hide(layer: HTMLElement): void {
  layer.replaceChildren();
}
