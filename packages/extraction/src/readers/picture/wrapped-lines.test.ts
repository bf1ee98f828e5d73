import { expect, it } from 'vitest';
import type { RecognisedLine } from '../../recognition/recognise-page.ts';
import { withWrappedLines } from './wrapped-lines.ts';

const line = (text: string, left: number, top: number, right: number): RecognisedLine => ({
  text,
  left,
  top,
  right,
  bottom: top + 34,
  direction: 'row',
  numbers: [],
  confidence: 1,
});

it('puts the end of a value that runs on in the next row behind its beginning', () => {
  const read = withWrappedLines([
    line('■所在地:京都府京都市右京区西院町21番地8', 126, 1070, 936),
    line('■交通:阪急京都線「西院」駅 徒歩3', 969, 1070, 1533),
    line('分 田専有面積:24.90㎡', 117, 1131, 505),
    line('■間取り:1K', 535, 1133, 1100),
    line('■構造:鉄骨鉄筋コンクリ', 1134, 1133, 1526),
    line('ート造9階建3階部分', 121, 1196, 416),
    line('■総戸数:64戸', 440, 1196, 1450),
    line('用', 1474, 1196, 1515),
    line('途地域:商業地域', 119, 1258, 385),
    line('■取引態様:媒介', 420, 1258, 750),
  ]);
  expect(read.map(({ text }) => text)).toEqual([
    '■所在地:京都府京都市右京区西院町21番地8',
    '■交通:阪急京都線「西院」駅 徒歩3分',
    '●専有面積:24.90㎡',
    '■間取り:1K',
    '■構造:鉄骨鉄筋コンクリート造9階建3階部分',
    '■総戸数:64戸',
    '用途地域:商業地域',
    '■取引態様:媒介',
  ]);
});

it('joins nothing in a table without lines, nor behind a row that ends early', () => {
  const table = [
    line('価格:2,480万円', 100, 100, 500),
    line('交通:京王線「仙川」駅', 100, 160, 500),
    line('株式会社青葉', 100, 220, 500),
    line('構造:木造', 100, 280, 500),
  ];
  expect(withWrappedLines(table)).toEqual(table);
  const early = [
    line('■価格:2,480万円', 100, 100, 400),
    line('■間取り:1K', 430, 100, 1500),
    line('■構造:木造', 100, 160, 400),
    line('■現況:空家', 430, 160, 800),
    line('お気軽にお問い合わせください', 100, 220, 700),
  ];
  expect(withWrappedLines(early)).toEqual(early);
});
