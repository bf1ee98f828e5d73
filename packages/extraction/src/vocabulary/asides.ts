import { fullyLet, stateToday, vacantUnit } from '../lexicon/occupancy.ts';
import { composed, oneOf } from '../lexicon/pattern.ts';

/** Headings under which other things than the offered property stand. */
const asideHeading = oneOf(
  'i',
  /会社(?:情報|概要|紹介)|不動産会社|取扱(?:店|会社)|店舗(?:情報|概要|紹介)|スタッフ|担当(?:者|店)|問い?合わ?せ|ローン|シミュレーション|支払|ランキング|おすすめ(?!ポイント)|オススメ|似た|類似|近隣の/,
  composed`周辺の?(?:物件|相場|情報|中古|新築|マンション|一戸建て|賃貸)|(?:の|その)他の(?:お?取扱|取り扱い|販売中の?|売出中の?|収益|投資用?)?物件|他の(?:お?部屋|${vacantUnit}|空き|住戸)`,
  composed`の賃貸物件$|(?<!${stateToday}|今|月々|毎月|${fullyLet}時?|物件|ごと|別|各(?:部屋|室|住戸))(?:の|賃)賃料|家賃相場|(?:物件|条件|エリア|沿線|駅)(?:を|の)(?:見た|チェック)`,
  /最近見た|閲覧|関連(?:する)?(?:物件|リンク|情報)|同じ(?:エリア|建物|マンション|沿線)|人気(?:の|物件|エリア)|この(?:沿線|エリア|地域|駅|会社|お店)の|あなたに|こんな物件|こちらの物件も|特集|相場/,
  /乗り?換|(?:テナント|入居者|借主|借り手)(?:様|さま|さん)?を?大?募集(?!中の|済)|用語|新着|推移|履歴|過去の|取引事例|Similar|Recommended|Related|You may also|Contact/,
  /Mortgage|Loan|Agent/,
);
const asideClass =
  /(?:^|[\s_-])(?:recommend|ranking|similar|related|osusume|breadcrumb|sidebar|side-?nav|globalnav|gnav|modal|dialog(?!-off-canvas)|recently|history|carousel-other|loan|simulat)/i;

/** Why a block under these headings is not about the property, or null. Headings of the first level name the property and never do. */
export function asideByHeading(headings: readonly { level: number; text: string }[]): string | null {
  const found = headings.find((heading) => heading.level > 1 && asideHeading.test(heading.text));
  return found ? found.text.slice(0, 60) : null;
}

/** `あなたへのおすすめ`, `この物件を見た人は…`: the heading, alone in its line, of other offers below the property's own page. */
export function headsOtherOffers(line: string): boolean {
  return (
    line.length <= 40 &&
    /^(?:あなたへの|こちらも)?(?:おすすめ|オススメ)(?:の?(?:物件|マンション|一戸建て))?$|^(?:この物件を(?:見|チェック)た|最近(?:見|チェック)した物件|類似(?:する|の)?物件|似た(?:条件の)?物件|関連(?:する)?物件|.{0,12}(?:が近い|似ている)物件(?:を|$)|周辺の(?:中古|新築|売)|こんな物件も|こちらの物件も)/.test(
      line.trim(),
    )
  );
}

export function asideByClass(classNames: string): string | null {
  return asideClass.test(classNames) ? `class ${classNames.slice(0, 60)}` : null;
}
