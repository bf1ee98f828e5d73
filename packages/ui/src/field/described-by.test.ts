import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Checkbox } from '../checkbox/index.ts';
import { CodeField } from '../code-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { Switch } from '../switch/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';

const own = { label: 'Reserve', hint: 'Per month.', error: 'Say how much.', id: 'reserve' };
const also = { 'aria-describedby': 'note' };
const keep = () => undefined;
const descriptionsOf = (control: ReactElement): string[] =>
  [...renderToStaticMarkup(control).matchAll(/aria-describedby="([^"]*)"/g)].map(([, ids = '']) => ids);

describe('a description of the caller is added to those of the control', () => {
  test.each([
    ['TextField', createElement(TextField, { ...own, ...also })],
    ['TextArea', createElement(TextArea, { ...own, ...also })],
    ['Select', createElement(Select, { ...own, ...also, options: [] })],
    ['CodeField', createElement(CodeField, { ...own, ...also, value: '', onValueChange: keep })],
    ['Checkbox', createElement(Checkbox, { ...own, ...also })],
  ])('%s', (_, control) => expect(descriptionsOf(control)).toEqual(['reserve-hint reserve-error note']));

  test('Switch', () =>
    expect(descriptionsOf(createElement(Switch, { label: 'Log', hint: 'Keeps it.', id: 'log', ...also }))).toEqual(['log-hint note']));

  test('RadioGroup', () => {
    const [ids] = descriptionsOf(createElement(RadioGroup, { label: 'Kind', options: [], error: 'Choose one.', ...also }));
    expect(ids).toMatch(/^\S+-error note$/);
  });
});

test('where nothing describes it, nothing is said to', () => {
  expect(descriptionsOf(createElement(Checkbox, { label: 'Agreed' }))).toEqual([]);
  expect(descriptionsOf(createElement(Switch, { label: 'Log' }))).toEqual([]);
});
