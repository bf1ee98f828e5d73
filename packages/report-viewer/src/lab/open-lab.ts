import { idPrefixOf, reportData } from '../attach/report-root.ts';
import { unpackCards } from '../data/packed.ts';
import type { Standing } from '../follow/report-parts.tsx';
import { storedInputs } from '../proof/stored-inputs.ts';
import sheet from '../styles/lab.css?inline';
import * as texts from '../texts/lab-texts.ts';
import { type EngineClient, startEngine } from './engine-client.ts';
import type { EnlivenOptions } from './enliven.ts';
import { createFollower } from './follow-report.ts';
import { framedHost, type LabHost, type Line, ownHost } from './lab-host.ts';
import { isChanged, type MovedKey } from './lab-inputs.ts';
import { type LabNote, labNote } from './lab-note.ts';
import { followed } from './lab-outcomes.ts';
import { type LabPanel, labPanel } from './lab-panel.ts';
import { readLabText } from './lab-text.ts';
import { showQuick } from './quick-controls.ts';
import { showTiles } from './tiles.ts';

export interface LabOptions extends EnlivenOptions {
  /** The host around a frame; null where the page has its address itself. */
  line?: Line | null;
  /** Who keeps scenarios, in place of both. */
  host?: LabHost;
  /** Brings the lab into view. */
  go: () => void;
}

const opened = new WeakMap<HTMLElement, LabPanel>();
const notes = new WeakMap<HTMLElement, LabNote>();

/**
 * Puts the lab in the place of what opened it, once; `asked` are values from an address or from the page around, as a text.
 * @throws where the report kept no inputs or the engine does not start
 */
export async function openLab(options: LabOptions, asked: string | null): Promise<void> {
  const { report } = options;
  const panel = opened.get(report) ?? putLab(options);
  const given = options.host === undefined ? 'address' : 'page';
  if (asked === null) panel.element.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  else {
    const scenario = readLabText(asked);
    const refused =
      scenario === null ? texts.openUnreadable(given) : await panel.takeFrom(scenario, asked === '' ? '' : texts.openFrom(given));
    if (refused !== null) {
      panel.say(refused);
      // The reader of an address begins at the top.
      notes.get(report)?.refuse(refused);
    }
  }
}

/** Moves one value, from the first screen: the lab is put into its place if it does not stand there yet. */
export function moveValue(options: LabOptions, key: MovedKey, value: number): void {
  (opened.get(options.report) ?? putLab(options)).change(key, value);
}

function putLab({ report, inputs: json, engine, signal, line = null, host, go }: LabOptions): LabPanel {
  const inputs = storedInputs(json);
  const data = reportData(report);
  const place = report.querySelector('.rv-section-scenarios button[data-open-lab]')?.closest('p');
  if (inputs === null || data?.cards === undefined || place == null) throw new Error(texts.openNoInputs);
  const standing = standingOf(report);
  const start = async () => {
    const client = startEngine(engine);
    signal.addEventListener('abort', () => client.end());
    const answer = await client.ask({ ask: 'open', inputs, standing });
    return { client, draws: 'draws' in answer && answer.draws };
  };
  const forValues = start();
  void forValues.then(warm, () => undefined);
  // Two of them: the headline of a step never waits for the report around it to be drawn. A file has nothing that draws it.
  const forDrawing = forValues.then(({ draws }) => (draws ? start() : null));
  // Whoever asks for a drawing hears of it again.
  forDrawing.catch(() => undefined);
  const follow = createFollower(report);
  const panel: LabPanel = labPanel({
    report,
    cards: unpackCards(data.cards),
    overrides: inputs.overrides,
    yenPerDollar: data.exchange_rate.jpy_per_usd,
    host: host ?? (line === null ? ownHost(idPrefixOf(report) || location.pathname) : framedHost(line)),
    workOut: async (scenario) => {
      const { client } = await forValues;
      const answer = await client.ask({ ask: 'values', scenario, only: followed });
      return 'values' in answer ? answer.values : {};
    },
    draw: async (scenario, against) => {
      const answer = await (await forDrawing)?.client.ask({ ask: 'draw', scenario, against });
      return answer !== undefined && 'drawn' in answer && !signal.aborted ? follow(answer.drawn) : null;
    },
    onChange: (scenario, follows) => {
      note.show(isChanged(scenario) && follows);
      showQuick(report, scenario);
    },
    // Where something draws the report, the tiles are drawn with it.
    onValues: (values, follows) => void (follows || showTiles(report, values, data.exchange_rate.jpy_per_usd)),
  });
  const note = labNote(report, go, panel.reset);
  notes.set(report, note);
  forValues.then(
    ({ draws }) => panel.follows(draws),
    (error: unknown) => panel.say(error instanceof Error ? error.message : String(error)),
  );
  addSheet(report.getRootNode() as Document | ShadowRoot);
  place.replaceWith(panel.element);
  opened.set(report, panel);
  signal.addEventListener('abort', () => opened.delete(report));
  return panel;
}

const warmingSteps = 20;

/** The first steps of a script are its slowest: these are taken before the reader's, one at a time, so that theirs need not wait. */
async function warm({ client }: { client: EngineClient }): Promise<void> {
  try {
    for (let step = 1; step <= warmingSteps; step += 1)
      await client.ask({ ask: 'values', scenario: { assumptions: { vacancy: step / 10 } }, only: [] });
  } catch {
    // The reader's own step says what is wrong.
  }
}

/** Where the report stands, as its own markup tells it. */
function standingOf(report: HTMLElement): Standing {
  const link = report.querySelector('a[href$="/years.html"], a[href*="/years.html#"], a[href$="/method.html"], a[href$="/bank.html"]');
  const score = report.querySelector('.rv-section-score a[href*="?marks="]');
  return {
    medium: report.classList.contains('rv-standalone') ? 'standalone' : 'fragment',
    idPrefix: idPrefixOf(report),
    scorePage: score?.getAttribute('href')?.replace(/\?.*/s, '') ?? null,
    filesBase: (link?.getAttribute('href') ?? '').replace(/\/[\w-]+\.html(?:#.*)?$/, ''),
  };
}

/** The lab's own sheet comes with it, as an object: the policy of a file allows no other style than that of the file. */
function addSheet(root: Document | ShadowRoot): void {
  const added = new CSSStyleSheet();
  added.replaceSync(sheet);
  root.adoptedStyleSheets.push(added);
}
