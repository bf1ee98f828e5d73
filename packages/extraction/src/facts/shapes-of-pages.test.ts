import { describe, expect, it } from 'vitest';
import { readText } from '../testing/read-text.ts';
import { smallBook } from '../testing/small-book.ts';
import { extractFacts } from './extract-facts.ts';

type Pair = readonly [label: string, value: string];

const flat: readonly Pair[] = [
  ['物件名', 'パレス大山'],
  ['所在地', '東京都板橋区大山東町33番4号'],
  ['交通', '東武東上線「大山」駅 徒歩8分<br>都営三田線「板橋区役所前」駅 徒歩11分'],
  ['価格（税込）', '2,200万円'],
  ['利回り（表面）', '5.97％'],
  ['現在の賃料', '109,500円／月'],
  ['間取り', '1K'],
  ['専有面積', '29.75㎡（9.00坪）'],
  ['築年月', '2002年6月'],
  ['構造', '鉄筋コンクリート造'],
  ['所在階', '4階'],
  ['総戸数', '72戸'],
  ['管理費（月額）', '7,900円'],
  ['修繕積立金（月額）', '6,900円'],
  ['現況', '居住中（賃貸）'],
  ['土地権利', '所有権'],
  ['用途地域', '第二種住居地域'],
  ['引渡', '相談'],
];

const said = {
  price_jpy: 22_000_000,
  gross_yield_pct: 5.97,
  address: '東京都板橋区大山東町33番4号',
  stations: [
    { line: '東武東上線', station: '大山', walk_min: 8 },
    { line: '都営三田線', station: '板橋区役所前', walk_min: 11 },
  ],
  monthly_rent_jpy: 109_500,
  layout: '1K',
  floor_area_m2: 29.75,
  built: '2002-06',
  structure: 'RC',
  floor: 4,
  units: 72,
  management_fee_jpy_month: 7900,
  repair_reserve_jpy_month: 6900,
  occupancy: 'tenanted',
  land_rights: '所有権',
  zoning: '第二種住居地域',
};

const rows = (pairs: readonly Pair[], width: number, row: (pairs: readonly Pair[]) => string): string =>
  Array.from({ length: Math.ceil(pairs.length / width) }, (_, index) => row(pairs.slice(index * width, (index + 1) * width))).join('');
const each = (shape: (pair: Pair) => string): string => flat.map(shape).join('');

/** Ways in which pages set the same labels and values. */
const shapes: Record<string, string> = {
  'label over value in each cell': `<table>${rows(flat, 3, (row) => `<tr>${row.map(([label, value]) => `<td>${label}<br><b>${value}</b></td>`).join('')}</tr>`)}</table>`,
  'label and value in each cell': `<table>${rows(flat, 3, (row) => `<tr>${row.map(([label, value]) => `<td><span>${label}</span> <span>${value}</span></td>`).join('')}</tr>`)}</table>`,
  'labels over values, table by table': rows(
    flat,
    4,
    (row) =>
      `<table><tr>${row.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${row.map(([, value]) => `<td>${value}</td>`).join('')}</tr></table>`,
  ),
  'rows of labels and rows of values by turns': `<table>${rows(flat, 4, (row) => `<tr>${row.map(([label]) => `<td>${label}</td>`).join('')}</tr><tr>${row.map(([, value]) => `<td>${value}</td>`).join('')}</tr>`)}</table>`,
  'a cell of labels beside a cell of values': `<table>${rows(flat, 4, (row) => `<tr><td>${row.map(([label]) => label).join('<br>')}</td><td>${row.map(([, value]) => value).join('<br>')}</td></tr>`)}</table>`,
  'values over their names': each(([label, value]) => `<div><div>${value}</div><div>${label}</div></div>`),
  'headings that are values': each(([label, value]) => `<div><h5>${value}</h5><span>${label}</span></div>`),
  'labels between marks': each(([label, value]) => `<p>◆ ${label} ◆<br>${value}</p>`),
  'a mark in a column of its own': `<table>${each(([label, value]) => `<tr><td>${label}</td><td>：</td><td>${value}</td></tr>`)}</table>`,
  'labels that explain themselves': `<table>${each(([label, value]) => `<tr><th>${label}<span class="tip">?<span class="tiptext">${label}とは、物件のことです。</span></span></th><td>${value}</td></tr>`)}</table>`,
  'labels as pictures': `<table>${each(([label, value]) => `<tr><td><img src="l.gif" alt="${label.replace(/（.*/, '')}"></td><td>${value}</td></tr>`)}</table>`,
  'bars between pairs': rows(
    flat,
    3,
    (row) => `<p>${row.map(([label, value]) => `${label} ${value.replace('<br>', '、')}`).join(' ｜ ')}</p>`,
  ),
  'equals signs': each(([label, value]) => `<div>${label} = ${value.replace('<br>', '、')}</div>`),
  'words of a post': each(([label, value]) => `<div>${label}は ${value.replace('<br>', '、')}</div>`),
  'small pictures before labels': each(([label, value]) => `<div>📌${label}：${value.replace('<br>', '、')}</div>`),
  'the column at the side': `<div class="property-sidebar">${each(([label, value]) => `<div><span>${label}</span><strong>${value}</strong></div>`)}</div>`,
  'a simulation before the facts': `<div><h3>収支シミュレーション</h3><table><tr><th>自己資金</th><td>500万円</td></tr><tr><th>借入金額</th><td>1,500万円</td></tr><tr><th>返済期間</th><td>25年</td></tr></table></div><table>${each(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`)}</table>`,
};

describe('the same facts in every mark-up', () => {
  it.each(Object.entries(shapes))('%s', async (_, body) => {
    const reading = await readText('page.html', `<title>パレス大山</title><h1>パレス大山</h1>${body}<footer>みどり不動産</footer>`);
    const found = extractFacts([reading], { municipalities: smallBook, asOf: '2026-11-23' });
    if (found.kind === 'refuse') throw new Error(found.message);
    expect(found.values).toMatchObject(said);
    expect(found.conflicts).toEqual([]);
  });
});
