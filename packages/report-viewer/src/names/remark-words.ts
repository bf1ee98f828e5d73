import { monthNames } from '@rimawari/underwriting';

/** What listings remark in fixed words. A remark is told in English only where every part of it is listed: half a sentence would mislead. */
const remarks: Readonly<Record<string, string>> = {
  オーナーチェンジ: 'sold with tenant in place',
  オーナーチェンジ物件: 'sold with tenant in place',
  賃貸中: 'leased',
  現在賃貸中: 'currently leased',
  空室: 'vacant',
  満室: 'fully leased',
  満室稼働中: 'fully leased',
  満室想定: 'at full occupancy',
  角部屋: 'corner unit',
  角地: 'corner lot',
  最上階: 'top floor',
  南向き: 'faces south',
  陽当り良好: 'sunny',
  日当たり良好: 'sunny',
  眺望良好: 'good view',
  駅近: 'near a station',
  エアコン: 'air conditioner',
  オートロック: 'auto-lock entrance',
  宅配ボックス: 'parcel lockers',
  エレベーター: 'elevator',
  ペット可: 'pets allowed',
  ペット不可: 'no pets',
  ペット相談: 'pets on request',
  楽器不可: 'no musical instruments',
  事務所利用可: 'office use allowed',
  民泊不可: 'no short-term rental',
  リフォーム済: 'renovated',
  リノベーション済: 'fully renovated',
  フルリノベーション済: 'fully renovated',
  新耐震基準: 'built to the 1981 seismic code',
  旧耐震基準: 'pre-1981 seismic code',
  耐震補強済: 'seismic retrofit done',
  再建築不可: 'cannot be rebuilt',
  セットバック要: 'setback required',
  セットバックあり: 'setback',
  私道負担あり: 'includes a private road',
  私道負担なし: 'no private road',
  告知事項あり: 'disclosure matter',
  現況渡し: 'sold as-is',
  現状渡し: 'sold as-is',
  現況有姿: 'sold as-is',
  公簿売買: 'sold by registered area',
  契約不適合責任免責: 'no seller’s liability for non-conformity',
  瑕疵担保免責: 'no seller’s liability for non-conformity',
  住宅ローン不可: 'no home loan',
  普通借家契約: 'ordinary lease',
  賃貸借契約は普通借家契約: 'ordinary lease',
  定期借家契約: 'fixed-term lease',
  賃貸借契約は定期借家契約: 'fixed-term lease',
  更新済み: 'renewed',
  更新済: 'renewed',
  雨漏りの申告なし: 'no leak declared',
  雨漏りなし: 'no leaks',
  サブリース契約中: 'under a sublease',
  管理会社変更可: 'manager can be changed',
  都市ガス: 'town gas',
  プロパンガス: 'propane gas',
  公営水道: 'public water',
  '上水道:公営': 'public water',
  '水道:公営': 'public water',
  '下水道:本下水': 'public sewer',
  '下水:本下水': 'public sewer',
  '下水道:浄化槽': 'septic tank',
  本下水: 'public sewer',
  浄化槽: 'septic tank',
  駐車場あり: 'parking',
  駐車場なし: 'no parking',
};

const works: Readonly<Record<string, string>> = {
  外壁塗装: 'exterior walls painted',
  屋根塗装: 'roof painted',
  屋上防水: 'roof waterproofed',
  大規模修繕: 'major repairs done',
  給湯器交換: 'water heater replaced',
  エアコン交換: 'air conditioner replaced',
  配管更新: 'pipes replaced',
};
const fees: Readonly<Record<string, string>> = { 修繕積立金: 'repair reserve fee', 管理費: 'management fee' };

/** What is remarked with a number or a day in it. */
const patterns: readonly (readonly [RegExp, (groups: readonly string[]) => string | null])[] = [
  [/^期間(\d+)年(?:間)?$/, ([years]) => `for ${years} ${years === '1' ? 'year' : 'years'}`],
  [
    /^(修繕積立金|管理費)は(\d{4})年(\d{1,2})月より([\d,]+)円\/月に改定予定$/,
    ([fee = '', year, month = '', yen]) => `${fees[fee]} ¥${yen} a month from ${monthNames[Number(month) - 1] ?? ''} ${year}`,
  ],
  [
    /^(\d{4})年(?:\d{1,2}月)?に?(\D+?)(?:実施|済み?)?$/,
    ([year, work = '']) => (Object.hasOwn(works, work) ? `${works[work]} in ${year}` : null),
  ],
  [/^設備:(.+)$/, ([thing = '']) => prefixed('equipment: ', partInEnglish(thing))],
];

function prefixed(before: string, words: string | null): string | null {
  return words === null ? null : `${before}${words}`;
}

/** One part of a remark, of normal width; null where it is not listed. */
function partInEnglish(part: string): string | null {
  if (Object.hasOwn(remarks, part)) return remarks[part] ?? null;
  for (const [pattern, say] of patterns) {
    const found = pattern.exec(part);
    if (found !== null) return say(found.slice(1));
  }
  return null;
}

/** Between parts: not the comma of a number, nor the stroke of `円/月`. */
const between = /[、。・\s]+|,(?!\d{3})|\/(?![月年])/;

/** `オーナーチェンジ、ペット不可` → `sold with its tenant, no pets`; null where a part is not listed. */
export function remarkInEnglish(remark: string): string | null {
  const parts = remark
    .normalize('NFKC')
    .replace(/^[■●◆※★☆・\s]+/, '')
    .replace(/:\s+/g, ':')
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const english = parts.map(partInEnglish);
  return parts.length === 0 || english.includes(null) ? null : english.join(', ');
}
