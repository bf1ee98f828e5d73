import { formatNumber, isMoney, unitAfter, unitSuffix } from '../format/format-value.ts';
import { formatMoney } from '../format/money.ts';
import * as texts from '../texts/lab-texts.ts';
import type { LabChoice, LabInput } from './lab-inputs.ts';
import type { Make } from './make.ts';

export interface Field {
  element: HTMLElement;
  /** Undefined for what the report counts with. */
  show: (value: number | string | undefined) => void;
  /** What is to be known about this value; empty for nothing. */
  hint: (text: string) => void;
}

interface FieldOptions {
  make: Make;
  change: (value: number | string) => void;
  refuse: (text: string) => void;
}

/** A slider with a number field, or a list of words, under its name. */
export function labField(input: LabInput | LabChoice, options: FieldOptions): Field {
  return input.kind === 'number' ? numberField(input, options) : choiceField(input, options);
}

/** Says that a value is the reader's own, as the report says it elsewhere. */
function yours(make: Make): HTMLElement {
  const mark = make('span', 'rv-mark rv-mark-given');
  mark.role = 'img';
  mark.ariaLabel = texts.fieldYours;
  mark.hidden = true;
  return mark;
}

function frameOf(label: string, make: Make) {
  const [element, top, mark, note] = [make('div', 'rv-lab-input'), make('div', 'rv-lab-top'), yours(make), make('p', 'rv-lab-hint')];
  top.append(make('span', '', label), mark);
  note.hidden = true;
  return {
    element,
    top,
    note,
    isYours: (changed: boolean) => {
      mark.hidden = !changed;
      element.toggleAttribute('data-changed', changed);
    },
    hint: (text: string) => {
      if (note.textContent !== text) note.textContent = text;
      note.hidden = text === '';
    },
  };
}

function numberField(input: LabInput, { make, change, refuse }: FieldOptions): Field {
  const { element, top, note, isYours, hint } = frameOf(input.label, make);
  const [slider, field, unit, row] = [make('input'), make('input'), make('span', 'rv-unit'), make('div', 'rv-lab-row')];
  const suffix = isMoney(input.unit) ? `¥${unitSuffix(input.unit)}` : unitSuffix(input.unit);
  unit.textContent = suffix;
  slider.type = 'range';
  field.type = 'number';
  field.inputMode = input.low < 0 ? 'text' : 'decimal';
  for (const one of [slider, field]) {
    one.min = String(input.low);
    one.max = String(input.high);
    // Any number may be typed, and the report's own is seldom on a step: arrows go by steps from wherever the slider stands.
    one.step = 'any';
  }
  slider.ariaLabel = input.label;
  field.ariaLabel = texts.fieldNamed(input.label, suffix);
  const { step } = input;
  const snapped = (value: number) => Math.min(input.high, Math.max(input.low, Math.round(Math.round(value / step) * step * 1e6) / 1e6));
  slider.addEventListener('input', () => change(snapped(Number(slider.value))));
  for (const one of [slider, field])
    one.addEventListener('keydown', (event) => {
      const steps = stepsOf(event.key, one === slider);
      if (steps === 0) return;
      event.preventDefault();
      change(snapped(Number(slider.value) + steps * step));
    });
  field.addEventListener('change', () => {
    const value = field.valueAsNumber;
    const fits = Number.isFinite(value) && value >= input.low && value <= input.high && (!input.whole || Number.isInteger(value));
    field.ariaInvalid = fits ? null : 'true';
    if (fits) change(value);
    else refuse(texts.fieldRefused(input.label, input.whole, formatNumber('count', input.low), formatNumber('count', input.high)));
  });
  row.append(field, unit);
  element.append(top, row, slider, note);
  return {
    element,
    hint,
    show: (value) => {
      const now = typeof value === 'number' ? value : input.base;
      isYours(value !== undefined);
      // A value from elsewhere may lie beyond the ends of the slider: the engine has taken it.
      for (const one of [slider, field]) {
        one.min = String(Math.min(input.low, now));
        one.max = String(Math.max(input.high, now));
      }
      if (Number(slider.value) !== now) slider.value = String(now);
      slider.ariaValueText = `${isMoney(input.unit) ? formatMoney(now, 'JPY', 0) : formatNumber(input.unit, now)}${unitAfter(input.unit, now)}`;
      if (field.valueAsNumber !== now) field.value = String(now);
      field.ariaInvalid = null;
    },
  };
}

/** How far a key goes: pages by ten steps. A number field keeps its keys but for those that go up and down. */
function stepsOf(key: string, isSlider: boolean): number {
  const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
  if (isSlider) Object.assign(steps, { ArrowRight: 1, ArrowLeft: -1 });
  return steps[key] ?? 0;
}

function choiceField(input: LabChoice, { make, change }: FieldOptions): Field {
  const { element, top, note, isYours, hint } = frameOf(input.label, make);
  const select = make('select');
  select.ariaLabel = input.label;
  for (const [value, text] of input.options) {
    const option = make('option', '', text);
    option.value = value;
    select.append(option);
  }
  select.addEventListener('change', () => {
    if (input.options.some(([value]) => value === select.value)) change(select.value);
  });
  element.append(top, select, note);
  return {
    element,
    hint,
    show: (value) => {
      select.value = typeof value === 'string' ? value : input.base;
      isYours(value !== undefined);
    },
  };
}
