import type { InsightReport } from '@rimawari/underwriting';
import type { ReportEvents } from './events.ts';
import type { LiveReport, MountedReport, MountOptions } from './mount.tsx';

export type { InsightReport } from '@rimawari/underwriting';
export type { ReportEvents } from './events.ts';

/** Outside of a browser the module may be loaded, and does nothing. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * `<rimawari-report src="report.json">`: a report as an element, for pages without React. What shows it is loaded when the element stands in
 * a page. `src` is the address of a report as JSON, `data` such a report as text; the property `report` takes one as an object.
 */
export class RimawariReport extends Base {
  static readonly observedAttributes = ['src', 'data', 'currency', 'theme'];
  #report: InsightReport | null = null;
  #shown: Pick<LiveReport, 'show' | 'goTo' | 'openScenario' | 'redraw'> | null = null;
  #end: (() => void) | null = null;
  /** Counts what was asked for: an answer that comes after a later question is not shown. */
  #asked = 0;

  get report(): InsightReport | null {
    return this.#report;
  }
  set report(report: InsightReport | null) {
    this.#report = report;
    this.#start();
  }

  connectedCallback(): void {
    this.#start();
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (name === 'src' || name === 'data') this.#start();
    else this.#shown?.show(this.#settings());
  }

  /** Brings a place of the report into view by its element id; false where there is none, or nothing is shown yet. */
  goTo(id: string): boolean {
    return this.#shown?.goTo(id) ?? false;
  }

  /** Opens the lab with values of the reader's, as `rimawari-scenario` told them. */
  openScenario(scenario: string): void {
    this.#shown?.openScenario(scenario);
  }

  /** Draws the charts from the figures of another report of the same property. */
  async redraw(figures: InsightReport): Promise<void> {
    await this.#shown?.redraw(figures);
  }

  #stop(): void {
    this.#asked += 1;
    this.#end?.();
    this.#end = null;
    this.#shown = null;
  }

  #start(): void {
    if (!this.isConnected) return;
    this.#stop();
    const asked = this.#asked;
    this.#show(() => asked === this.#asked).catch((error: unknown) => {
      if (asked === this.#asked) this.#tell('rimawari-error', { message: error instanceof Error ? error.message : String(error) });
    });
  }

  async #show(isWanted: () => boolean): Promise<void> {
    // Written by a server as the shadow root of this element: it only has to answer.
    const standing = this.#isEmpty() && this.shadowRoot?.querySelector('[data-report]') != null;
    if (!standing && this.#isEmpty()) return;
    const [report, parts] = await Promise.all([standing ? null : this.#given(), import('./mount.tsx')]);
    if (!isWanted()) return;
    const options: MountOptions = { ...parts.asEvents(this), ...this.#settings() };
    if (standing && this.shadowRoot !== null) {
      const live = parts.attach(this.shadowRoot, options);
      this.#shown = live;
      this.#end = live.detach;
    } else {
      const idPrefix = this.getAttribute('id-prefix');
      const mounted: MountedReport = parts.mount(this, parts.openReport(report), { ...options, ...(idPrefix !== null && { idPrefix }) });
      this.#shown = mounted;
      this.#end = mounted.unmount;
    }
    this.#tell('rimawari-ready', {});
  }

  #isEmpty(): boolean {
    return this.#report === null && !this.hasAttribute('data') && !this.hasAttribute('src');
  }

  async #given(): Promise<unknown> {
    if (this.#report !== null) return this.#report;
    const data = this.getAttribute('data');
    if (data !== null) return data;
    const response = await fetch(this.getAttribute('src') ?? '', { headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`The report could not be loaded: its address answered ${response.status}.`);
    return response.json();
  }

  #settings(): MountOptions {
    const [currency, theme] = [this.getAttribute('currency'), this.getAttribute('theme')];
    return {
      ...((currency === 'JPY' || currency === 'USD') && { currency }),
      ...((theme === 'light' || theme === 'dark') && { theme }),
    };
  }

  #tell<Name extends 'rimawari-ready' | 'rimawari-error'>(name: Name, detail: ReportEvents[Name]['detail']): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rimawari-report': RimawariReport;
  }
}

if (globalThis.customElements !== undefined && customElements.get('rimawari-report') === undefined)
  customElements.define('rimawari-report', RimawariReport);
