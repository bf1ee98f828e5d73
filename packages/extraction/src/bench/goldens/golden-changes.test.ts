import { describe, expect, it } from 'vitest';
import { changesText, goldenChanges } from './golden-changes.ts';
import { folderOfKind, goldensOf } from './golden-files.ts';
import { type GoldenLine, goldenLines } from './golden-lines.ts';

const line = (name: string, field: string, value: string): GoldenLine => ({
  case: name,
  field,
  value,
  confidence: '0.98',
  rule: 'label.table.price/price_jpy',
  place: 'p1 0 0 1 1',
  evidence: '1:00000000',
});
const goldens = (...lines: GoldenLine[]) => goldensOf(lines.map((one) => ({ kind: 'unseen page', lines: [one] })));

describe('changes of goldens', () => {
  it('are none between equal goldens', () => {
    expect(goldenChanges(goldens(line('a', 'price_jpy', '1')), goldens(line('a', 'price_jpy', '1')))).toEqual([]);
  });

  it('name the field, the case and both values', () => {
    const changes = goldenChanges(goldens(line('a', 'price_jpy', '1')), goldens(line('a', 'price_jpy', '2'), line('b', 'price_jpy', '3')));
    expect(changes.map(({ case: name, field, before, after }) => [name, field, before?.split('\t')[0], after?.split('\t')[0]])).toEqual([
      ['pages/a', 'price_jpy', '1', '2'],
      ['pages/b', 'price_jpy', undefined, '3'],
    ]);
    expect(changesText(changes)).toContain('price_jpy: 2 cases\n  pages/a\n    before 1 | 0.98');
  });
});

describe('goldens', () => {
  it('keep the reason of a refusal under another name of its file', () => {
    const of = (file: string): string[] =>
      goldenLines(
        {
          name: file,
          files: [file],
          kind: 'no offer',
          refusal: 'list',
          values: {},
          derived: {},
          further: {},
          roll: null,
          conflicts: [],
          onlyStated: false,
          about: null,
          unknown: [],
        },
        {
          facts: { kind: 'refuse', reason: 'list', source_name: file, message: `${file} lists several properties.` } as never,
        },
      ).map(({ field, value }) => `${field} ${value}`);
    expect(of('first.html')).toEqual(['refusal.list "source 1 lists several properties."']);
    expect(of('second.html')).toEqual(of('first.html'));
  });

  it('have a file for each known kind of input alone', () => {
    expect(folderOfKind('PDF with text')).toBe('flyers');
    expect(() => folderOfKind('unknown')).toThrow('No folder');
  });
});
