import { expect, it } from 'vitest';
import { emptyReading } from '../../readers/empty-reading.ts';
import { blocksOfPicture } from '../../readers/picture/blocks-of-picture.ts';
import type { SourceReading } from '../../reading/source-reading.ts';
import { pictured } from '../../testing/pictured-page.ts';
import { smallBook } from '../../testing/small-book.ts';

import { extractFacts } from '../extract-facts.ts';
import { nameInPicture } from './name-of-picture.ts';

const { line, page } = pictured;
const input = {
  sourceId: 'one',
  sourceKind: 'document',
  sourceName: 'flyer.png',
  contentType: 'image/png',
  bytes: new Uint8Array(),
} as const;
const table = ['所在地', '東京都練馬区風見台2-3', '構造', '木造2階建', '築年月', '平成5年4月', '現況', '賃貸中'];

/** A sheet with headlines so many pixels high over its table. */
function sheet(...headlines: [text: string, top: number, height: number, confidence?: number][]): SourceReading {
  const lines = [
    ...headlines.map(([text, top, height, confidence = 1]) => ({
      ...line(text, 100, top),
      bottom: top + height,
      right: 100 + height * text.length * 0.8,
      confidence,
    })),
    ...table.map((text, index) => line(text, 100 + 400 * (index % 2), 900 + 60 * Math.floor(index / 2))),
  ];
  return { ...emptyReading(input, 'picture'), blocks: blocksOfPicture(page(...lines), 1, 'flyer.png').blocks };
}
const nameOf = (reading: SourceReading): unknown => nameInPicture(reading)[0]?.value ?? null;

it.each<[string, Parameters<typeof sheet>, string | null]>([
  [
    'the largest headline that can be one',
    [
      ['駅近の好立地', 100, 50],
      ['メゾン風見台', 200, 70],
    ],
    'メゾン風見台',
  ],
  ['the house before what is for sale', [['メゾン風見台 一棟売アパート', 200, 70]], 'メゾン風見台'],
  ['the house without its room', [['メゾン風見台 302号室', 200, 70]], 'メゾン風見台'],
  [
    'a name in two lines',
    [
      ['風見台', 200, 70],
      ['グランドハイツ', 280, 70],
    ],
    '風見台グランドハイツ',
  ],
  ['a name in Latin letters', [['Kazami Park House', 200, 70]], 'Kazami Park House'],
  ['nothing of letters of which no reader is sure', [['こニニニニ', 200, 70, 0.5]], null],
  ['nothing of small type', [['メゾン風見台', 200, 36]], null],
])('reads %s as the name on a picture', (_, headlines, name) => {
  expect(nameOf(sheet(...headlines))).toBe(name);
});

it('takes a misread station for the one of its letters that the sheet names elsewhere', () => {
  const listed = new Set(['鶴見', '相見', '京急鶴見']);
  const stations = {
    nearest: (read: { line: string | null; station: string }) => ({ ...read, doubtful: !listed.has(read.station) }),
  };
  const read = (address: string) => {
    const way = line('JR線「鈴見」駅 徒歩5分', 500, 600, [['5', 'agreed']]);
    const lines = [
      line('価格', 100, 400),
      line('2,480万円', 500, 400, [['2,480', 'agreed']]),
      line('所在地', 100, 500),
      line(address, 500, 500),
    ];
    const blocks = blocksOfPicture(page(...lines, line('交通', 100, 600), way), 1, 'flyer.png').blocks;
    const facts = extractFacts([{ ...emptyReading(input, 'picture'), blocks }], {
      municipalities: smallBook,
      stations,
      asOf: '2026-11-23',
    });
    return facts.kind === 'refuse' ? null : facts.values.stations;
  };
  expect(read('東京都練馬区鶴見台')).toMatchObject([{ station: '鶴見', walk_min: 5 }]);
  expect(read('東京都練馬区風見台')).toBeNull();
});
