import { describe, expect, it } from 'vitest';
import { readText } from '../../testing/read-text.ts';
import { smallBook } from '../../testing/small-book.ts';
import { extractFacts } from '../extract-facts.ts';

const page = `<html><head><meta charset="utf-8"><title>コーポ風見 一棟アパート</title></head><body><table id="detail">
<tr><th>価格</th><td>4,980万円</td></tr><tr><th>所在地</th><td>東京都練馬区風見台2-8</td></tr><tr><th>構造</th><td>木造2階建</td></tr>
<tr><th>築年月</th><td>1998年4月</td></tr><tr><th>土地面積</th><td>120.5㎡</td></tr><tr><th>建物面積</th><td>150㎡</td></tr><tr><th>総戸数</th><td>6戸</td></tr></table>
<p>木造アパート。平成12年4月に増築した部分があり、現在の建物は2000年4月に完成しました。</p></body></html>`;

describe('the place and the rivals of a value', () => {
  it('names the element and the span of the value, and what else was read for it', async () => {
    const facts = extractFacts([await readText('page.html', page)], { municipalities: smallBook, asOf: '2026-11-22' });
    if (facts.kind === 'refuse') throw new Error(facts.message);
    expect(facts.evidence.price_jpy?.[0]).toMatchObject({ element: '#detail > tbody > tr:nth-of-type(1) > td', span: [0, 7] });
    expect(facts.values.built).toBe('1998-04');
    expect(facts.evidence.built?.[0]?.runners_up).toEqual([
      {
        value: '2000-04',
        label: null,
        source_name: 'page.html',
        confidence: expect.any(Number) as number,
        reason: 'Read in running text or a headline; the value that is used has a label.',
      },
    ]);
    expect(facts.evidence.price_jpy?.[0]?.runners_up).toBeUndefined();
  });
});
