import { writeAmounts } from '../attach/settings.ts';
import type { CardSource } from '../data/card-view.ts';
import { formatNumber, isMoney, unitSuffix } from '../format/format-value.ts';
import { formatMoney } from '../format/money.ts';
import { type Changes, type LabInput, labInputs, type Owner, onlyChanged, presetsOf } from './lab-inputs.ts';

/** What a case gives, by the ids of figures; a sentence where the engine refuses it. */
export type LabOutcome = Record<string, number | null> | string;

interface PanelOptions {
  report: HTMLElement;
  cards: CardSource;
  /** Who owns in the report. */
  owner: Owner;
  yenPerDollar: number;
  workOut: (changes: Changes) => Promise<LabOutcome>;
}

/** The figures that follow, in the order of the report's head. */
export const followed = [
  'score.scenario',
  'returns.net_yield',
  'returns.btcf',
  'returns.dscr',
  'returns.irr',
  'equity.initial',
  'exit.price',
] as const;

const owners: [Owner, string][] = [
  ['resident', 'Resident individual'],
  ['non_resident', 'Non-resident individual'],
  ['company', 'Japanese company'],
];

/** Sliders with number fields, ready changes, and the figures that follow beside those of the report. */
export function labPanel({ report, cards, owner, yenPerDollar, workOut }: PanelOptions): HTMLElement {
  const page = report.ownerDocument;
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = '', text = ''): HTMLElementTagNameMap[Tag] => {
    const element = page.createElement(tag);
    if (className !== '') element.className = className;
    element.textContent = text;
    return element;
  };
  const inputs = labInputs(cards);
  let changes: Changes = { values: {} };
  const panel = make('div', 'rv-lab');
  panel.role = 'group';
  panel.ariaLabel = 'Other assumptions';
  const status = make('p', 'rv-lab-status');
  status.role = 'status';
  const outcomes = outcomeTable(cards, make);
  const fields = inputs.map((input) =>
    labField(
      input,
      make,
      (value) => take({ ...changes, values: { ...changes.values, [input.key]: value } }),
      (text) => (status.textContent = text),
    ),
  );
  const chosenOwner = ownerField(owner, make, (chosen) => take({ ...changes, owner: chosen }));

  let running = false;
  let behind = false;
  /** One case at a time, and after it the newest: steps in between are left out. */
  async function follow(): Promise<void> {
    show();
    behind = true;
    if (running) return;
    running = true;
    while (behind) {
      behind = false;
      const asked = changes;
      const outcome = await workOut(asked).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
      if (typeof outcome === 'string') status.textContent = outcome;
      else outcomes.show(outcome, isChanged(asked));
      if (report.dataset.currency === 'USD') writeAmounts(panel, 'USD', yenPerDollar);
    }
    running = false;
  }

  function take(wanted: Changes, said = ''): void {
    changes = onlyChanged(wanted, inputs, owner);
    status.textContent = said;
    void follow();
  }

  function show(): void {
    for (const [index, input] of inputs.entries()) fields[index]?.show(changes.values[input.key]);
    chosenOwner.show(changes.owner ?? owner);
    reset.disabled = !isChanged(changes);
  }

  const presets = make('div', 'rv-lab-presets');
  presets.role = 'group';
  presets.ariaLabel = 'Ready changes';
  for (const preset of presetsOf(inputs)) {
    const button = make('button', '', preset.label);
    button.type = 'button';
    button.addEventListener('click', () =>
      take({ ...changes, ...preset.changes, values: { ...changes.values, ...preset.changes.values } }),
    );
    presets.append(button);
  }
  const reset = make('button', 'rv-lab-reset', 'Reset');
  reset.type = 'button';
  reset.addEventListener('click', () => take({ values: {} }, 'All values are those of the report again.'));
  presets.append(reset);

  const list = make('div', 'rv-lab-inputs');
  list.append(...fields.map(({ element }) => element), chosenOwner.element);
  panel.append(
    make('p', 'rv-fine', 'Move a value: the figures of this table follow, worked out on this device. The report around it stays as it is.'),
    presets,
    list,
    status,
    outcomes.element,
  );
  show();
  return panel;
}

function isChanged({ values, owner }: Changes): boolean {
  return owner !== undefined || Object.keys(values).length > 0;
}

type Make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className?: string, text?: string) => HTMLElementTagNameMap[Tag];

/** Says that a value is the reader's own, as the report says it elsewhere. */
function yours(make: Make): HTMLElement {
  const mark = make('span', 'rv-mark rv-mark-given');
  mark.role = 'img';
  mark.ariaLabel = 'yours';
  mark.hidden = true;
  return mark;
}

function labField(
  input: LabInput,
  make: Make,
  change: (value: number) => void,
  refuse: (text: string) => void,
): { element: HTMLElement; show: (value: number | undefined) => void } {
  const element = make('div', 'rv-lab-input');
  const [label, mark, slider, field, unit] = [
    make('span', '', input.label),
    yours(make),
    make('input'),
    make('input'),
    make('span', 'rv-unit'),
  ];
  const suffix = isMoney(input.unit) ? ['¥', unitSuffix(input.unit)].join(' ').trim() : unitSuffix(input.unit);
  unit.textContent = suffix;
  slider.type = 'range';
  field.type = 'number';
  field.inputMode = 'decimal';
  for (const one of [slider, field]) {
    one.min = String(input.low);
    one.max = String(input.high);
    // Any number may be typed; arrows and the slider go by steps.
    one.step = one === slider ? String(input.step) : 'any';
  }
  slider.ariaLabel = input.label;
  field.ariaLabel = suffix === '' ? input.label : `${input.label}, ${suffix}`;
  slider.addEventListener('input', () => change(Number(slider.value)));
  field.addEventListener('change', () => {
    const value = field.valueAsNumber;
    const whole = input.key.endsWith('_years');
    const fits = Number.isFinite(value) && value >= input.low && value <= input.high && (!whole || Number.isInteger(value));
    field.ariaInvalid = fits ? null : 'true';
    if (fits) change(value);
    else refuse(`${input.label} must be ${whole ? 'a whole number' : 'a number'} from ${input.low} to ${input.high}.`);
  });
  const top = make('div', 'rv-lab-top');
  const row = make('div', 'rv-lab-row');
  top.append(label, mark);
  row.append(field, unit);
  element.append(top, row, slider);
  return {
    element,
    show: (value) => {
      const now = value ?? input.base;
      mark.hidden = value === undefined;
      element.toggleAttribute('data-changed', value !== undefined);
      if (Number(slider.value) !== now) slider.value = String(now);
      slider.ariaValueText =
        `${isMoney(input.unit) ? formatMoney(now, 'JPY', 0) : formatNumber(input.unit, now)} ${unitSuffix(input.unit, now)}`.trim();
      if (field.valueAsNumber !== now) field.value = String(now);
      field.ariaInvalid = null;
    },
  };
}

function ownerField(base: Owner, make: Make, choose: (owner: Owner) => void): { element: HTMLElement; show: (owner: Owner) => void } {
  const [element, top, label, select, mark] = [
    make('div', 'rv-lab-input'),
    make('div', 'rv-lab-top'),
    make('span', '', 'Buyer'),
    make('select'),
    yours(make),
  ];
  select.ariaLabel = 'Buyer';
  for (const [value, text] of owners) {
    const option = make('option', '', text);
    option.value = value;
    select.append(option);
  }
  select.addEventListener('change', () => {
    const found = owners.find(([value]) => value === select.value);
    if (found !== undefined) choose(found[0]);
  });
  top.append(label, mark);
  element.append(top, select);
  return {
    element,
    show: (owner) => {
      select.value = owner;
      mark.hidden = owner === base;
      element.toggleAttribute('data-changed', owner !== base);
    },
  };
}

function outcomeTable(
  { figures }: CardSource,
  make: Make,
): { element: HTMLElement; show: (now: Record<string, number | null>, changed: boolean) => void } {
  const [frame, table, caption, head, body] = [
    make('div', 'rv-table-frame'),
    make('table', 'rv-table rv-stacked rv-lab-outcomes'),
    make('caption', 'rv-sr', 'Figures of the report and yours'),
    make('thead'),
    make('tbody'),
  ];
  const heads = make('tr');
  const columns = ['Report', 'Yours', 'Difference'] as const;
  for (const name of ['Figure', ...columns]) {
    const cell = make('th', name === 'Figure' ? '' : 'rv-num', name);
    cell.scope = 'col';
    heads.append(cell);
  }
  head.append(heads);
  table.append(caption, head, body);
  frame.append(table);
  const cells = followed.flatMap((id) => {
    const figure = figures[id];
    if (figure === undefined) return [];
    const [row, name] = [make('tr'), make('th', '', figure.label)];
    name.scope = 'row';
    const cellOf = (column: (typeof columns)[number]) => {
      const cell = make('td', 'rv-num');
      cell.dataset.label = column;
      return cell;
    };
    const [base, now, difference] = [cellOf('Report'), cellOf('Yours'), cellOf('Difference')];
    write(base, figure.value, figure.unit);
    write(now, figure.value, figure.unit);
    difference.textContent = '–';
    row.append(name, base, now, difference);
    body.append(row);
    return [{ id, figure, now, difference, row }];
  });
  return {
    element: frame,
    show: (values, changed) => {
      for (const { id, figure, now, difference, row } of cells) {
        const value = values[id] ?? null;
        write(now, value, figure.unit);
        const gap = value === null || figure.value === null ? null : value - figure.value;
        row.toggleAttribute('data-changed', changed && value !== figure.value);
        if (gap === null || gap === 0) {
          difference.textContent = '–';
          delete difference.dataset.jpy;
        } else write(difference, gap, figure.unit === 'percent' ? 'points' : figure.unit);
      }
    },
  };
}

/** A number as the report prints it; amounts follow the currency. */
function write(cell: HTMLElement, value: number | null, unit: LabInput['unit']): void {
  delete cell.dataset.jpy;
  if (value === null) cell.textContent = 'not known';
  else if (isMoney(unit)) {
    cell.dataset.jpy = String(value);
    cell.textContent = formatMoney(value, 'JPY', 0);
  } else cell.textContent = [formatNumber(unit, value), unitSuffix(unit, value)].filter((part) => part !== '').join('\u00a0');
}
