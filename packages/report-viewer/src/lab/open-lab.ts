import { reportData } from '../attach/report-root.ts';
import { unpackCards } from '../data/packed.ts';
import { storedInputs } from '../proof/stored-inputs.ts';
import sheet from '../styles/lab.css?inline';
import { startEngine } from './engine-client.ts';
import type { EnlivenOptions } from './enliven.ts';
import { withChanges } from './lab-inputs.ts';
import { followed, labPanel } from './lab-panel.ts';

/** Puts the lab in the place of what opened it. @throws where the report kept no inputs or the engine does not start */
export function openLab({ report, inputs: json, engine, signal }: EnlivenOptions, place: Element): void {
  const inputs = storedInputs(json);
  const data = reportData(report);
  if (inputs === null || data?.cards === undefined) throw new Error('This report keeps no inputs to work from.');
  const client = startEngine(engine);
  signal.addEventListener('abort', () => client.end());
  const panel = labPanel({
    report,
    cards: unpackCards(data.cards),
    owner: inputs.overrides.owner ?? 'resident',
    yenPerDollar: data.exchange_rate.jpy_per_usd,
    workOut: async (changes) => {
      const answer = await client.workOut({ ...inputs, overrides: withChanges(inputs.overrides, changes) }, followed);
      if (!answer.done) return answer.message;
      return 'values' in answer ? answer.values : {};
    },
  });
  addSheet(report.getRootNode() as Document | ShadowRoot);
  place.replaceWith(panel);
  panel.querySelector<HTMLElement>('button')?.focus();
}

/** The lab's own sheet comes with it, as an object: the policy of a file allows no other style than that of the file. */
function addSheet(root: Document | ShadowRoot): void {
  const added = new CSSStyleSheet();
  added.replaceSync(sheet);
  root.adoptedStyleSheets.push(added);
}
