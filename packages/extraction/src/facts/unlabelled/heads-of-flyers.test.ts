import { expect, it } from 'vitest';
import { emptyReading } from '../../readers/empty-reading.ts';
import type { LineBlock, SourceReading } from '../../reading/source-reading.ts';
import { dayInLine } from './day-of-document.ts';
import { kindAtHead } from './kind-at-head.ts';
import { nameBesideKind } from './name-beside-kind.ts';
import { sellerInLine } from './seller-line.ts';

const line = (text: string, y: number, size = 9): LineBlock => ({
  type: 'line',
  text,
  size,
  heading: size >= 16,
  group: 1,
  section: null,
  aside: null,
  at: { page: 1, box: [0.1, y, 0.5, 0.02] },
});

function flyer(...lines: LineBlock[]): SourceReading {
  const input = { sourceId: 'flyer', sourceKind: 'document' as const, sourceName: 'flyer.pdf', contentType: '', bytes: new Uint8Array() };
  const running = ['所在地', '青森県青森市浪打1丁目2-3', '構造', '木造2階建'].map((text, index) => line(text, 0.4 + 0.03 * index));
  return { ...emptyReading(input, 'pdf'), blocks: [...lines, ...running] };
}

const kind = (...lines: LineBlock[]): unknown => kindAtHead(flyer(...lines))[0]?.value;
const name = (...lines: LineBlock[]): unknown => nameBesideKind(flyer(...lines))[0]?.value;
const seller = (...lines: LineBlock[]): unknown => sellerInLine(flyer(...lines))[0]?.value;

it('reads the kind of offer at the head of a flyer, alone or apart from the words beside it', () => {
  expect(kind(line('新築一棟アパート／2027年1月完成', 0.05))).toBe('新築一棟アパート');
  expect(kind(line('コーポ見本 ＜一棟売アパート＞', 0.05, 20))).toBe('一棟売アパート');
  expect(kind(line('戸建賃貸', 0.04), line('青森市浪打 中古戸建', 0.06, 20))).toBe('戸建賃貸');
});

it('reads no kind further down, within other words, or where the head names two', () => {
  expect(kind(line('一棟アパート', 0.6))).toBeUndefined();
  expect(kind(line('一棟アパート買取ります', 0.05))).toBeUndefined();
  expect(kind(line('一棟マンション', 0.05), line('区分店舗', 0.07))).toBeUndefined();
});

it('reads a title without a word of buildings where the kind of offer or the place bears it out', () => {
  expect(name(line('Clairmont Aomori East', 0.05, 24), line('Investment apartment on the 3rd floor', 0.08))).toBe('Clairmont Aomori East');
  expect(name(line('VERTE浪打', 0.05, 24))).toBe('VERTE浪打');
  expect(name(line('浪打1丁目 店舗付住宅', 0.05, 20))).toBe('浪打1丁目 店舗付住宅');
});

it('takes no other large words for a name', () => {
  expect(name(line('Stable Income Today', 0.05, 24), line('Walk to the sea', 0.08))).toBeUndefined();
  expect(name(line('SALE開催中', 0.05, 24))).toBeUndefined();
  expect(name(line('桜川2丁目 店舗付住宅', 0.05, 20))).toBeUndefined();
});

it('reads the company that says it sells what is its own', () => {
  expect(seller(line('見本開発株式会社 売主・施工', 0.9, 14))).toBe('見本開発株式会社');
  expect(seller(line('【売主】株式会社みほん', 0.9, 14))).toBe('株式会社みほん');
  expect(seller(line('見本不動産株式会社 仲介', 0.9, 14))).toBeUndefined();
  expect(seller(line('見本開発株式会社 売主', 0.9, 14), line('株式会社みほん 売主', 0.93, 14))).toBeUndefined();
});

it('reads the month that a document gives for itself, and none of anything else', () => {
  expect(dayInLine('媒介報酬：規定による ／ 資料作成 令和8年11月')).toBe('2026-11');
  expect(dayInLine('2026年10月作成')).toBe('2026-10');
  expect(dayInLine('2026年10月 外壁塗装')).toBeNull();
  expect(dayInLine('契約更新 2026年10月')).toBeNull();
});
