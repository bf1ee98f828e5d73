import type { EnlivenOptions } from '../lab/enliven.ts';
import { inputsBlock, inputsPath } from '../proof/stored-inputs.ts';
import { idPrefixOf } from './report-root.ts';

interface LabOptions {
  /** Gives another page of the report, where there is a host to ask. */
  loadPage: ((path: string) => Promise<string | null>) | null;
  signal: AbortSignal;
}

/** What the lab's script leaves in the page. */
interface LabScript {
  enliven: (options: EnlivenOptions) => Promise<void>;
  openLab: (options: EnlivenOptions, place: Element) => void;
}

/**
 * The engine is loaded once the reader comes to the foot of the report, where the outcome stands, or when the page has been idle for a while on a
 * line that can carry a hundred kilobytes more. Where anything of it is missing the report stays as it is.
 */
export function enableLab(report: HTMLElement, { loadPage, signal }: LabOptions): void {
  const foot = report.querySelector('[data-proof]');
  if (foot === null || typeof Worker === 'undefined') return;
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
  report.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-open-lab]') : null;
      if (button !== null) void open(button, prepare);
    },
    { signal },
  );
  const seen = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && begin());
  seen.observe(foot);
  signal.addEventListener('abort', () => seen.disconnect());
  if (!isSlowLine()) whenIdle(begin, signal);
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

const notHere = 'Other assumptions cannot be tried here: the report could not load what works it out.';

async function open(button: HTMLButtonElement, prepare: () => Promise<Prepared | null>): Promise<void> {
  button.disabled = true;
  const place = button.parentElement ?? button;
  try {
    const ready = await prepare();
    if (ready === null) throw new Error(notHere);
    ready.script.openLab(ready.options, place);
  } catch {
    place.textContent = notHere;
  }
}

/** Everything that the lab needs; null where its host gives no inputs or the page names no scripts. */
async function load(report: HTMLElement, loadPage: LabOptions['loadPage'], signal: AbortSignal): Promise<Prepared | null> {
  const inputs = blockText(report.parentNode, `${idPrefixOf(report)}${inputsBlock}`) ?? (await inputsOfPage(loadPage, report));
  const named = report.parentNode?.querySelector<HTMLScriptElement>('script[data-lab]');
  const [lab, engine] = (named?.dataset.lab ?? '').split(' ').map((name) => new URL(name, named?.src ?? location.href).href);
  const text = report.parentNode?.querySelector('script[data-engine]')?.textContent;
  const source = text != null ? { text } : engine === undefined ? null : { address: engine };
  if (inputs === null || source === null) return null;
  const page = globalThis as { Rimawari_lab?: LabScript };
  if (page.Rimawari_lab === undefined && lab !== undefined) await loadScript(lab);
  const script = page.Rimawari_lab;
  return script === undefined || signal.aborted ? null : { script, options: { report, inputs, engine: source, signal } };
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
    script.addEventListener('error', () => reject(new Error(`${address} did not load.`)));
    document.head.append(script);
  });
}
