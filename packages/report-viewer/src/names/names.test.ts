import { describe, expect, it } from 'vitest';
import { lineInEnglish } from './line-names.ts';
import { readingOf } from './reading-of.ts';
import { remarkInEnglish } from './remark-words.ts';

describe('lineInEnglish', () => {
  it.each([
    ['JR総武線', 'JR Sobu Line'],
    ['ＪＲ中央線', 'JR Chuo Line'],
    ['東京メトロ半蔵門線', 'Tokyo Metro Hanzomon Line'],
    ['都営新宿線', 'Toei Shinjuku Line'],
    ['西武新宿線', 'Seibu Shinjuku Line'],
    ['京王線', 'Keio Line'],
    ['大阪メトロ中央線', 'Osaka Metro Chuo Line'],
    ['埼京線', 'JR Saikyo Line'],
  ])('calls %s %s', (line, english) => expect(lineInEnglish(line)).toBe(english));

  it.each(['中央線', '東西線', '新宿線', '風見台線', '', 'バス'])(
    'names nothing for %j, which may be several lines or none that is listed',
    (line) => expect(lineInEnglish(line)).toBeNull(),
  );
});

describe('readingOf', () => {
  it('reads names in kana', () => {
    expect(readingOf('グランメゾン')).toBe('Guranmezon');
    expect(readingOf('コーポ・さくら 2')).toBe('Koopo Sakura 2');
  });

  it.each(['サンプルレジデンス錦糸', '風見台', 'Sakura Court', '', '12'])('gives none for %j', (name) =>
    expect(readingOf(name)).toBeNull(),
  );
});

describe('remarkInEnglish', () => {
  it('tells remarks of fixed words', () => {
    expect(remarkInEnglish('オーナーチェンジ')).toBe('sold with tenant in place');
    expect(remarkInEnglish('■ ペット不可、再建築不可')).toBe('no pets, cannot be rebuilt');
  });

  it('tells those with a day, a term or an amount in them, part by part', () => {
    expect(
      remarkInEnglish(
        '賃貸借契約は普通借家契約、期間2年、更新済み。修繕積立金は2027年4月より11,300円/月に改定予定。設備:エアコン、オートロック、宅配ボックス',
      ),
    ).toBe(
      'ordinary lease, for 2 years, renewed, repair reserve fee ¥11,300 a month from Apr 2027, equipment: air conditioner, auto-lock entrance, parcel lockers',
    );
    expect(remarkInEnglish('上水道: 公営 下水道: 本下水 2018年に外壁塗装。雨漏りの申告なし。')).toBe(
      'public water, public sewer, exterior walls painted in 2018, no leak declared',
    );
    expect(remarkInEnglish('2018年に外壁塗装、2019年に鐘楼塗装')).toBeNull();
  });

  it.each(['ペット不可、屋上の鐘', '', '</script>', '__proto__', 'constructor'])('leaves %j in Japanese alone', (remark) =>
    expect(remarkInEnglish(remark)).toBeNull(),
  );
});
