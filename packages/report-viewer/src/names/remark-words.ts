import { monthNames } from '@rimawari/underwriting';

/** What listings remark in fixed words. A remark is told in English only where every part of it is listed: half a sentence would mislead. */
const remarks: Readonly<Record<string, string>> = {
  オーナーチェンジ: 'sold with its tenant',
  オーナーチェンジ物件: 'sold with its tenant',
  賃貸中: 'let',
  現在賃貸中: 'let at present',
  空室: 'vacant',
  満室: 'fully let',
  満室稼働中: 'fully let',
  満室想定: 'as if fully let',
  角部屋: 'corner unit',
  角地: 'corner plot',
  最上階: 'top floor',
  南向き: 'faces south',
  陽当り良好: 'sunny',
  日当たり良好: 'sunny',
  眺望良好: 'good view',
  駅近: 'near a station',
  エアコン: 'air conditioner',
  オートロック: 'entrance that locks itself',
  宅配ボックス: 'delivery boxes',
  エレベーター: 'lift',
  ペット可: 'pets allowed',
  ペット不可: 'no pets',
  ペット相談: 'pets on request',
  楽器不可: 'no musical instruments',
  事務所利用可: 'use as an office allowed',
  民泊不可: 'no short stays',
  リフォーム済: 'renovated',
  リノベーション済: 'refurbished throughout',
  フルリノベーション済: 'refurbished throughout',
  新耐震基準: 'built to the earthquake standard of 1981',
  旧耐震基準: 'built before the earthquake standard of 1981',
  耐震補強済: 'strengthened against earthquakes',
  再建築不可: 'cannot be rebuilt',
  セットバック要: 'set back from the road required',
  セットバックあり: 'set back from the road',
  私道負担あり: 'part of the plot is a private road',
  私道負担なし: 'no private road',
  告知事項あり: 'something must be disclosed',
  現況渡し: 'handed over as it is',
  現状渡し: 'handed over as it is',
  現況有姿: 'handed over as it is',
  公簿売買: 'sold by the area in the register',
  契約不適合責任免責: 'no liability for defects',
  瑕疵担保免責: 'no liability for defects',
  住宅ローン不可: 'no home loan',
  普通借家契約: 'ordinary lease',
  賃貸借契約は普通借家契約: 'ordinary lease',
  定期借家契約: 'fixed-term lease',
  賃貸借契約は定期借家契約: 'fixed-term lease',
  更新済み: 'renewed',
  更新済: 'renewed',
  雨漏りの申告なし: 'no leak is declared',
  雨漏りなし: 'no leaks',
  サブリース契約中: 'let through a sublease',
  管理会社変更可: 'the manager can be changed',
  都市ガス: 'town gas',
  プロパンガス: 'bottled gas',
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
  屋上防水: 'roof sealed',
  大規模修繕: 'large repairs done',
  給湯器交換: 'water heater replaced',
  エアコン交換: 'air conditioner replaced',
  配管更新: 'pipes replaced',
};
const fees: Readonly<Record<string, string>> = { 修繕積立金: 'repair reserve', 管理費: 'management fee' };

/** What is remarked with a number or a day in it. */
const patterns: readonly (readonly [RegExp, (groups: readonly string[]) => string | null])[] = [
  [/^期間(\d+)年(?:間)?$/, ([years]) => `for ${years} ${years === '1' ? 'year' : 'years'}`],
  [
    /^(修繕積立金|管理費)は(\d{4})年(\d{1,2})月より([\d,]+)円\/月に改定予定$/,
    ([fee = '', year, month = '', yen]) =>
      `the ${fees[fee]} is to be ${yen} yen a month from ${monthNames[Number(month) - 1] ?? ''} ${year}`,
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
