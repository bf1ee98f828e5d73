import { onFigures } from '../charts/live/figures-changed.ts';
import { formatMoney } from '../format/money.ts';
import { MilestoneRows } from '../milestones/milestone-rows.tsx';
import { type MilestoneSource, type Milestones, milestonesOf } from '../milestones/milestones.ts';
import { SaleReading, saleText } from '../milestones/sale-reading.tsx';
import { yearOfSale } from '../milestones/year-of-sale.ts';
import { domNodes } from '../redraw/dom-nodes.ts';
import sheet from '../styles/milestones.css?inline';
import * as texts from '../texts/milestones-texts.ts';
import { cardsOf } from './cards.ts';
import { reportData } from './report-root.ts';

/**
 * Draws the milestones of a report into their place once the page has nothing else to do, from the data of its tables, and again from other
 * figures when a case is worked out anew. A handle on them, moved by pointer or keys, chooses the year of sale whose values stand below.
 */
export function enableMilestones(report: HTMLElement, signal: AbortSignal): void {
  const place = report.querySelector<HTMLElement>('[data-milestones]');
  if (place === null) return;
  const before = [...place.childNodes];
  const begin = () => {
    const source = signal.aborted ? null : cardsOf(report);
    if (source === null) return;
    addSheet(place.getRootNode() as Document | ShadowRoot);
    const asOf = place.dataset.milestones ?? '';
    const shown = showMilestones(place, report, signal);
    shown(source, asOf);
    onFigures(report, (changed) => shown(changed, asOf), signal);
    signal.addEventListener('abort', () => place.replaceChildren(...before));
  };
  const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (idle === undefined) setTimeout(begin, 200);
  else idle(begin, { timeout: 2000 });
}

/** The sheet comes with the script, as an object: the policy of a file allows no other style than that of the file. */
function addSheet(root: Document | ShadowRoot): void {
  const added = new CSSStyleSheet();
  added.replaceSync(sheet);
  root.adoptedStyleSheets.push(added);
}

/** Keeps the chosen year and the handle, with its focus, while what they stand on is drawn anew. */
function showMilestones(first: HTMLElement, report: HTMLElement, signal: AbortSignal): (source: MilestoneSource, asOf: string) => void {
  const page = first.ownerDocument;
  let place = first;
  const make = (className: string) => Object.assign(page.createElement('div'), { className });
  const [title, plot, rows] = [make('rv-chart-title'), make('rv-milestones-plot'), make('rv-milestones-rows')];
  const [area, hand, knob] = [make('rv-milestones-area'), make('rv-milestones-hand'), make('rv-milestones-knob')];
  const reading = make('rv-milestones-reading');
  hand.role = 'slider';
  hand.tabIndex = 0;
  hand.ariaLabel = texts.saleSlider;
  hand.ariaValueMin = '1';
  hand.append(knob);
  area.append(hand);
  plot.append(rows, area);
  let shown: { milestones: Milestones; source: MilestoneSource } | null = null;
  /** What the reader chose; until then the year in which the base case sells. */
  let chosen: number | null = null;

  const choose = () => {
    if (shown === null) return;
    const { milestones, source } = shown;
    const year = Math.min(milestones.years, Math.max(1, chosen ?? milestones.held));
    const currency = report.dataset.currency === 'USD' ? 'USD' : 'JPY';
    const rate = reportData(report)?.exchange_rate.jpy_per_usd ?? 0;
    const money = (yen: number) => formatMoney(yen, currency, rate);
    const sale = yearOfSale(source, milestones, year);
    knob.textContent = String(year);
    hand.style.left = `${((year - 0.5) / milestones.years) * 100}%`;
    hand.ariaValueMax = String(milestones.years);
    hand.ariaValueNow = String(year);
    hand.ariaValueText = saleText(sale, money);
    reading.replaceChildren(...domNodes(SaleReading({ sale, money }), page));
  };
  const moveTo = (year: number) => {
    chosen = Math.min(shown?.milestones.years ?? 1, Math.max(1, year));
    choose();
  };
  const under = ({ clientX }: PointerEvent) => {
    const { left, width } = area.getBoundingClientRect();
    moveTo(Math.ceil(((clientX - left) / (width || 1)) * (shown?.milestones.years ?? 1)));
  };
  area.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      area.setPointerCapture(event.pointerId);
      hand.focus({ preventScroll: true });
      under(event);
    },
    { signal },
  );
  area.addEventListener('pointermove', (event) => area.hasPointerCapture(event.pointerId) && under(event), { signal });
  // The currency may have changed since the amounts were last spoken.
  hand.addEventListener('focus', choose, { signal });
  hand.addEventListener(
    'keydown',
    (event) => {
      const now = Number(hand.ariaValueNow);
      const to = {
        ArrowRight: now + 1,
        ArrowUp: now + 1,
        ArrowLeft: now - 1,
        ArrowDown: now - 1,
        PageUp: now + 5,
        PageDown: now - 5,
        Home: 1,
        End: Number.MAX_SAFE_INTEGER,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      moveTo(to);
    },
    { signal },
  );
  return (source, asOf) => {
    const milestones = milestonesOf(source, asOf);
    // The chapter around it may have been written again from other assumptions, with an empty place.
    if (!place.isConnected) place = report.querySelector<HTMLElement>('[data-milestones]') ?? place;
    place.hidden = milestones === null;
    if (milestones === null) return;
    shown = { milestones, source };
    title.textContent = milestones.title;
    rows.replaceChildren(...domNodes(MilestoneRows({ milestones }), page));
    if (!plot.isConnected) place.replaceChildren(title, plot, reading);
    choose();
  };
}
