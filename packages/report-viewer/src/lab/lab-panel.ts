import type { AssumptionOverrides, ScenarioInputs } from '@rimawari/underwriting';
import { writeAmounts } from '../attach/settings.ts';
import type { CardSource } from '../data/card-view.ts';
import * as texts from '../texts/lab-texts.ts';
import { labGroups } from '../texts/scenarios-texts.ts';
import type { Differences } from './follow-report.ts';
import { type Field, labField } from './lab-fields.ts';
import type { LabHost } from './lab-host.ts';
import {
  emptyShare,
  type GroupName,
  isChanged,
  type LabChoice,
  type LabInput,
  labChoices,
  labInputs,
  type MovedKey,
  merged,
  onlyChanged,
  presetsOf,
  valueIn,
  withValue,
} from './lab-inputs.ts';
import { keptPart } from './lab-kept.ts';
import { followed, outcomeTable, type Values } from './lab-outcomes.ts';
import { labText } from './lab-text.ts';
import { buttonOf, type Make, makerIn } from './make.ts';

interface PanelOptions {
  report: HTMLElement;
  cards: CardSource;
  /** What the report was given in place of defaults. */
  overrides: AssumptionOverrides;
  yenPerDollar: number;
  host: LabHost;
  /** The values of the figures that follow. @throws what the engine refuses, in words */
  workOut: (scenario: ScenarioInputs) => Promise<Values>;
  /** The whole report follows; null where nothing draws it. @throws what the engine refuses, in words */
  draw: (scenario: ScenarioInputs, against: ScenarioInputs) => Promise<Differences | null>;
  /** Hears of every change, and whether the report around follows. */
  onChange: (scenario: ScenarioInputs, follows: boolean) => void;
  /** Hears of the figures as they become with it; null where they are the report's own again. */
  onValues: (values: Values | null, follows: boolean) => void;
}

export interface LabPanel {
  element: HTMLElement;
  /** Shows values from elsewhere. Gives what the engine says of values that it refuses, else null. */
  takeFrom: (scenario: ScenarioInputs, said: string) => Promise<string | null>;
  /** Takes one value, as if it had been moved here. */
  change: (key: MovedKey, value: number) => void;
  say: (text: string) => void;
  /** Whether the report around the panel follows, as soon as that is known. */
  follows: (follows: boolean) => void;
  reset: () => void;
}

/** How long the reader rests before the report around follows, milliseconds: longer than between two frames, so that nothing is drawn while steps come with each. */
const restMs = 20;
const groups = Object.keys(labGroups) as GroupName[];
const nothing: ScenarioInputs = {};

/** Sliders with number fields, ready changes, and the figures that follow beside those of the report; the report follows when the reader rests. */
export function labPanel({ report, cards, overrides, yenPerDollar, host, workOut, draw, onChange, onValues }: PanelOptions): LabPanel {
  const make = makerIn(report.ownerDocument);
  const numbers = labInputs(cards);
  const inputs: (LabInput | LabChoice)[] = [...numbers, ...labChoices(cards, overrides)];
  const baseValues: Values = Object.fromEntries(followed.map((id) => [id, cards.figures[id]?.value ?? null]));
  const empty = emptyShare(cards);
  let scenario = nothing;
  let against = { name: texts.outcomesReport as string, scenario: nothing, values: baseValues };
  let values = baseValues;
  const panel = make('div', 'rv-lab');
  panel.role = 'group';
  panel.ariaLabel = texts.panelName;
  const [status, differs] = [make('p', 'rv-lab-status'), make('p', 'rv-lab-status rv-lab-differs')];
  status.role = 'status';
  const say = (text: string) => {
    if (status.textContent !== text) status.textContent = text;
  };
  const outcomes = outcomeTable(cards, make);
  const fields = new Map<string, Field>(
    inputs.map((input) => [
      input.key,
      labField(input, { make, change: (value) => take(withValue(scenario, input.key, value)), refuse: say }),
    ]),
  );

  const follow = newestOf(async () => {
    const changed = isChanged(scenario);
    values = changed ? await workOut(scenario) : baseValues;
    showOutcomes();
    onValues(changed ? values : null, doesFollow);
  }, say);
  const drawing = newestOf(async () => {
    const differences = await draw(scenario, against.scenario);
    if (differences === null) return;
    const { places, chapters } = differences;
    const other = against.scenario === nothing ? null : against.name;
    differs.textContent = places === 0 ? '' : texts.panelDiffers(places, other, chapters);
  }, say);
  let rest: ReturnType<typeof setTimeout> | undefined;
  const drawSoon = () => {
    clearTimeout(rest);
    rest = setTimeout(() => {
      host.keepAddress(labText(scenario));
      void drawing();
    }, restMs);
  };

  function showOutcomes(): void {
    outcomes.show(values, against);
    if (report.dataset.currency === 'USD') writeAmounts(outcomes.element, 'USD', yenPerDollar);
  }

  function take(wanted: ScenarioInputs, said = ''): void {
    scenario = onlyChanged(wanted, inputs);
    say(said);
    show();
    void follow();
    drawSoon();
    onChange(scenario, doesFollow);
  }

  function show(): void {
    for (const { key } of inputs) fields.get(key)?.show(valueIn(scenario, key));
    const vacancy = valueIn(scenario, 'vacancy');
    const isBelow = empty !== null && typeof vacancy === 'number' && vacancy < empty && valueIn(scenario, 'monthly_rent') === undefined;
    fields.get('vacancy')?.hint(isBelow ? texts.panelVacantToday(empty) : '');
    resetButton.disabled = !isChanged(scenario);
    kept.show();
  }

  async function compareWith(name: string, other: ScenarioInputs): Promise<void> {
    try {
      against = { name, scenario: other, values: isChanged(other) ? await workOut(other) : baseValues };
      showOutcomes();
      drawSoon();
    } catch (error) {
      say(wordsOf(error));
    }
  }

  /** Values from elsewhere are shown once the engine has taken them. */
  async function takeFrom(wanted: ScenarioInputs, said: string): Promise<string | null> {
    try {
      await workOut(onlyChanged(wanted, inputs));
      take(wanted, said);
      return null;
    } catch (error) {
      return wordsOf(error);
    }
  }

  const reset = () => take(nothing, texts.panelIsReset);
  const kept = keptPart({
    make,
    host,
    current: () => scenario,
    use: ({ name, scenario: saved }) => void takeFrom(saved, texts.panelShown(name)).then((refused) => refused !== null && say(refused)),
    compare: (other) => void (other === null ? compareWith(texts.outcomesReport, nothing) : compareWith(other.name, other.scenario)),
    say,
  });
  const resetButton = buttonOf(make, texts.panelReset, reset, 'rv-lab-reset');
  const presets = make('div', 'rv-lab-presets');
  presets.role = 'group';
  presets.ariaLabel = texts.panelPresets;
  presets.append(
    ...presetsOf(numbers).map(({ label, changes }) => buttonOf(make, label, () => take(merged(scenario, changes)))),
    resetButton,
  );
  const lead = make('p', 'rv-fine', texts.panelLead);
  let doesFollow = true;
  const follows = (known: boolean) => {
    doesFollow = known;
    lead.textContent = known ? texts.panelLeadWhole : texts.panelLeadInFile;
  };
  panel.append(
    lead,
    presets,
    ...groups.map((name) => groupOf(name, inputs, fields, make)),
    status,
    outcomes.element,
    differs,
    kept.element,
  );
  show();
  showOutcomes();
  const change = (key: MovedKey, value: number) => take(withValue(scenario, key, value));
  return { element: panel, takeFrom, change, say, follows, reset };
}

function groupOf(name: GroupName, inputs: readonly (LabInput | LabChoice)[], fields: ReadonlyMap<string, Field>, make: Make): HTMLElement {
  const [group, list] = [make('fieldset', 'rv-lab-group'), make('div', 'rv-lab-inputs')];
  list.append(...inputs.flatMap(({ key, group: of }) => (of === name ? (fields.get(key)?.element ?? []) : [])));
  group.append(make('legend', '', labGroups[name]), list);
  return group;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Runs one at a time, and after it once more where it was called meanwhile: steps in between are left out. */
function newestOf(run: () => Promise<void>, say: (text: string) => void): () => Promise<void> {
  let running = false;
  let behind = false;
  return async () => {
    behind = true;
    if (running) return;
    running = true;
    while (behind) {
      behind = false;
      await run().catch((error: unknown) => say(wordsOf(error)));
    }
    running = false;
  };
}
