import { reportData } from '../attach/report-root.ts';
import { compareCards } from '../proof/compare-cards.ts';
import { showProof } from '../proof/show-proof.ts';
import { storedInputs } from '../proof/stored-inputs.ts';
import { type EngineSource, startEngine } from './engine-client.ts';

/** What the script of the page hands over: the report, the text of the block with its inputs, and where the engine is. */
export interface EnlivenOptions {
  report: HTMLElement;
  inputs: string;
  engine: EngineSource;
  signal: AbortSignal;
}

/** Works the report out again from its own inputs, and says at its foot whether the numbers are the stored ones. */
export async function enliven({ report, inputs: json, engine: source, signal }: EnlivenOptions): Promise<void> {
  const data = reportData(report);
  const { engine = '', rules = '' } = report.querySelector<HTMLElement>('.rv-footer')?.dataset ?? {};
  const inputs = storedInputs(json);
  if (inputs === null) return showProof(report, { state: 'kept-no-inputs', engine });
  if (data?.cards === undefined) return;
  const client = startEngine(source);
  signal.addEventListener('abort', () => client.end());
  try {
    const again = await client.ask({ ask: 'proof', inputs });
    if (signal.aborted || !('cards' in again)) return;
    showProof(report, {
      state: 'compared',
      stored: { engine, rules },
      now: { engine: again.engine, rules: again.rules },
      ...compareCards(data.cards, again.cards),
    });
  } catch (error) {
    showProof(report, { state: 'refused', engine, message: error instanceof Error ? error.message : String(error) });
  } finally {
    client.end();
  }
}
