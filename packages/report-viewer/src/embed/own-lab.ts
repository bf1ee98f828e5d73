import { goTo } from '../attach/places.ts';
import { idPrefixOf } from '../attach/report-root.ts';
import { type EnlivenOptions, enliven } from '../lab/enliven.ts';
import { type Line, ownHost } from '../lab/lab-host.ts';
import { openLab } from '../lab/open-lab.ts';
import { inputsBlock } from '../proof/stored-inputs.ts';

interface Embedded {
  report: HTMLElement;
  signal: AbortSignal;
}

/** The engine in one file of the package: this form of an address is what bundlers look for and take along. */
const worker = (): string => new URL(/* @vite-ignore */ '../frame/worker.js', import.meta.url).href;

/** Null where a server wrote the report without its inputs. */
function prepared({ report, signal }: Embedded): EnlivenOptions | null {
  const inputs = report.parentNode?.querySelector(`#${CSS.escape(`${idPrefixOf(report)}${inputsBlock}`)}`)?.textContent ?? null;
  return inputs === null ? null : { report, inputs, engine: { worker: worker() }, signal };
}

/** Says at the foot whether the figures are the stored ones, or why that could not be found out here. */
export async function prove(embedded: Embedded): Promise<void> {
  const options = prepared(embedded);
  if (options !== null && !embedded.signal.aborted) await enliven(options);
}

/**
 * Opens the lab. The address of the page is its host's: values are told to the host in place of being written there, and scenarios are kept in
 * this browser. @throws where the report has no inputs
 */
export async function open({ line, ...embedded }: Embedded & { line: Line | null }, asked: string | null): Promise<void> {
  const options = prepared(embedded);
  if (options === null) throw new Error('This report has no inputs to work from.');
  const { report } = embedded;
  const host = {
    ...ownHost(idPrefixOf(report)),
    share: null,
    keepAddress: (inputs: string) => line?.tell({ type: 'lab', act: 'keep', inputs }),
  };
  await openLab({ ...options, host, go: () => void goTo(report, `${idPrefixOf(report)}scenarios`, null) }, asked);
}
