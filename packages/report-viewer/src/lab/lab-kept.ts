import type { ScenarioInputs } from '@rimawari/underwriting';
import * as texts from '../texts/lab-texts.ts';
import type { LabHost, SavedScenario } from './lab-host.ts';
import { asDefaults, isChanged } from './lab-inputs.ts';
import { labText } from './lab-text.ts';
import { buttonOf, type Make } from './make.ts';

interface KeptOptions {
  make: Make;
  host: LabHost;
  /** What the reader has put in now. */
  current: () => ScenarioInputs;
  use: (scenario: SavedScenario) => void;
  /** Null for the report itself. */
  compare: (scenario: SavedScenario | null) => void;
  say: (text: string) => void;
}

const longestName = 80;

/** Saving under a name, what is saved, what to compare with, the address, and one's own defaults. */
export function keptPart({ make, host, current, use, compare, say }: KeptOptions): { element: HTMLElement; show: () => void } {
  const element = make('div', 'rv-lab-kept');
  const [form, name, list, where] = [make('div', 'rv-lab-save'), make('input'), make('ul', 'rv-lab-saved'), make('p', 'rv-fine')];
  const [versus, select] = [make('label', 'rv-lab-versus', texts.keptCompare), make('select')];
  name.type = 'text';
  name.maxLength = longestName;
  name.placeholder = texts.keptName;
  name.ariaLabel = texts.keptNameSpoken;
  const saveNow = () => {
    const given = name.value.trim();
    if (given === '') {
      say(texts.keptNameFirst);
      name.focus();
    } else host.save(given, labText(current()));
  };
  const save = buttonOf(make, texts.keptSave, saveNow);
  // The frame of a host sends no forms.
  name.addEventListener('keydown', ({ key, isComposing }) => void (key === 'Enter' && !isComposing && !save.disabled && saveNow()));
  const share = buttonOf(make, texts.keptShare, () => host.share?.(labText(current())));
  share.hidden = host.share === null;
  const defaults = buttonOf(make, texts.keptDefaults, () => host.makeDefaults(labText(asDefaults(current()))));
  defaults.hidden = true;
  form.append(name, save, share, defaults);
  versus.append(select);
  versus.hidden = true;
  // A host that does not answer keeps nothing.
  element.hidden = true;
  let scenarios: SavedScenario[] = [];
  let compared: string | null = null;
  const choose = (id: string | null) => {
    compared = id;
    compare(scenarios.find((one) => one.id === id) ?? null);
  };
  select.addEventListener('change', () => choose(select.value === '' ? null : select.value));

  const row = (scenario: SavedScenario): HTMLElement => {
    const item = make('li');
    const [using, removing] = [
      buttonOf(make, texts.keptUse, () => use(scenario)),
      buttonOf(make, texts.keptRemove, () => host.remove(scenario.id)),
    ];
    using.ariaLabel = texts.keptNamed(texts.keptUse, scenario.name);
    removing.ariaLabel = texts.keptNamed(texts.keptRemove, scenario.name);
    item.append(make('span', '', scenario.name), using, removing);
    return item;
  };
  const option = (value: string, text: string): HTMLOptionElement => {
    const one = make('option', '', text);
    one.value = value;
    return one;
  };
  host.onKept((kept) => {
    element.hidden = false;
    scenarios = kept.scenarios;
    list.replaceChildren(...scenarios.map(row));
    select.replaceChildren(option('', texts.outcomesReport), ...scenarios.map(({ id, name: text }) => option(id, text)));
    versus.hidden = scenarios.length === 0;
    defaults.hidden = !kept.defaults;
    where.textContent = texts.keptWhere[kept.where];
    if (compared !== null && !scenarios.some(({ id }) => id === compared)) choose(null);
    select.value = compared ?? '';
    if (kept.said !== '') say(kept.said);
  });
  element.append(form, where, versus, list);
  return {
    element,
    show: () => {
      for (const button of [save, share]) button.disabled = !isChanged(current());
      defaults.disabled = !isChanged(asDefaults(current()));
    },
  };
}
