import type { EngineSource } from '../lab/engine-client.ts';
import type { EnlivenOptions } from '../lab/enliven.ts';
import type { Line } from '../lab/lab-host.ts';
import type { MovedKey } from '../lab/lab-inputs.ts';
import type { LabOptions as OpenOptions } from '../lab/open-lab.ts';
import { inputsBlock, inputsPath } from '../proof/stored-inputs.ts';
import { labAbsent, labScriptNotLoaded } from '../texts/scenarios-texts.ts';
import { goTo } from './places.ts';
import { enableQuick } from './quick.ts';
import { idPrefixOf } from './report-root.ts';

interface LabOptions {
  /** Gives another page of the report, where there is a host to ask. */
  loadPage: ((path: string) => Promise<string | null>) | null;
  /** The host around a frame; null where there is none. */
  line: Line | null;
  /** Whether values are read from the address of the page. */
  address: boolean;
  signal: AbortSignal;
}

/** What the lab's script leaves in the page. */
interface LabScript {
  enliven: (options: EnlivenOptions) => Promise<void>;
  openLab: (options: OpenOptions, asked: string | null) => Promise<void>;
  moveValue: (options: OpenOptions, key: MovedKey, value: number) => void;
}

/**
 * The engine is loaded once the reader comes to the foot of the report, where the outcome stands, or when the page has been idle for a while on a
 * line that can carry a hundred kilobytes more. Where anything of it is missing the report stays as it is. Gives what opens the lab with values.
 */
export function enableLab(report: HTMLElement, { loadPage, line, address, signal }: LabOptions): (asked: string) => void {
  const foot = report.querySelector('[data-proof]');
  if (foot === null || typeof Worker === 'undefined') return () => undefined;
  let prepared: Promise<Prepared | null> | null = null;
  const prepare = () => {
    prepared ??= load(report, loadPage, signal);
    return prepared;
  };
  let begun = false;
  const begin = () => {
    if (begun || signal.aborted) return;
    begun = true;
    seen.disconnect();
    void prepare().then(
      (ready) => ready?.script.enliven(ready.options),
      () => undefined,
    );
  };
  const go = () => void goTo(report, `${idPrefixOf(report)}scenarios`, line?.tell ?? null);
  const open = async (asked: string | null) => {
    const button = report.querySelector<HTMLButtonElement>('button[data-open-lab]');
    if (button !== null) button.disabled = true;
    try {
      const ready = await prepare();
      if (ready === null) throw new Error(labAbsent);
      await ready.script.openLab({ ...ready.options, line, go }, asked);
    } catch {
      const place = button?.parentElement;
      if (place != null) place.textContent = labAbsent;
    }
  };
  report.addEventListener('click', ({ target }) => void (target instanceof Element && target.closest('[data-open-lab]') && open(null)), {
    signal,
  });
  enableQuick(report, {
    approach: () => void prepare(),
    move: async (key, value) => {
      const ready = await prepare();
      if (ready === null) throw new Error(labAbsent);
      ready.script.moveValue({ ...ready.options, line, go }, key, value);
    },
    signal,
  });
  const seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin());
  seen.observe(foot);
  signal.addEventListener('abort', () => seen.disconnect());
  if (!isSlowLine()) whenIdle(begin, signal);
  if (address) {
    const follow = () => void (location.hash.startsWith('#lab=') && open(location.hash.slice('#lab='.length)));
    addEventListener('hashchange', follow, { signal });
    follow();
  }
  return (asked) => void open(asked);
}

interface SlowLine {
  connection?: { saveData?: boolean; effectiveType?: string };
}

function isSlowLine(): boolean {
  const { connection } = navigator as Navigator & SlowLine;
  return connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g';
}

/** Long after the first view, and not in the middle of anything. */
const restMs = 4000;

function whenIdle(begin: () => void, signal: AbortSignal): void {
  const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
  const timer = setTimeout(() => (idle === undefined ? begin() : idle(begin)), restMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

interface Prepared {
  script: LabScript;
  options: EnlivenOptions;
}

/** Everything that the lab needs; null where its host gives no inputs or the page names no scripts. */
async function load(report: HTMLElement, loadPage: LabOptions['loadPage'], signal: AbortSignal): Promise<Prepared | null> {
  // In a file the scripts of the lab stand behind this one.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const inputs = blockText(report.parentNode, `${idPrefixOf(report)}${inputsBlock}`) ?? (await inputsOfPage(loadPage, report));
  const named = report.parentNode?.querySelector<HTMLScriptElement>('script[data-lab]');
  const [lab, ...addresses] = (named?.dataset.lab ?? '').split(' ').map((name) => new URL(name, named?.src ?? location.href).href);
  const texts = [...(report.parentNode?.querySelectorAll('script[data-engine]') ?? [])].map(({ textContent }) => textContent);
  const engine: EngineSource | null = texts.length > 0 ? { texts } : addresses.length === 0 ? null : { addresses };
  if (inputs === null || engine === null) return null;
  const page = globalThis as { Rimawari_lab?: LabScript };
  if (page.Rimawari_lab === undefined && lab !== undefined) await loadScript(lab);
  const script = page.Rimawari_lab;
  return script === undefined || signal.aborted ? null : { script, options: { report, inputs, engine, signal } };
}

async function inputsOfPage(loadPage: LabOptions['loadPage'], report: HTMLElement): Promise<string | null> {
  const html = loadPage === null ? null : await loadPage(inputsPath);
  if (html === null) return null;
  return blockText(new DOMParser().parseFromString(html, 'text/html'), `${idPrefixOf(report)}report-data`);
}

function blockText(page: ParentNode | null, id: string): string | null {
  return page?.querySelector(`#${CSS.escape(id)}`)?.textContent ?? null;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(labScriptNotLoaded(address))));
    document.head.append(script);
  });
}
