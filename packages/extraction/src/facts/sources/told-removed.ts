import { composed, oneOf } from '../../lexicon/pattern.ts';
import type { Gathered } from '../gathered.ts';

const removedText = oneOf(
  'i',
  /(?:この|本|当)(?:物件|住戸|お部屋)は(?:すでに|既に)?(?:売却済み?|売約済み?|完売|販売終了)(?:です|となりました|いたしました|しました|になりました)/,
  /(?:掲載|公開|販売|募集|取り?扱い?)(?:期間)?(?:を|が|は)?(?:終了|停止)(?:し|いたし|致し|と|または|済)/,
  /(?:物件|情報|ページ).{0,12}(?:削除され|掲載を?終了|成約(?:済|しま|と|いたし|致し|御礼)|ご成約)|(?:公開|掲載|販売)(?:は|を)?(?:されて|して|いたして)(?:いません|おりません)/,
  /お探しの(?:物件|情報).{0,20}(?:見つかりません|ございません|ありません)/,
  /(?:listing|property).{0,30}(?:no longer available|has been removed|has been sold|not found|expired)/,
);

/** What may happen to any listing, and has not happened to this one. */
const mayHappen = /場合|こと(?:が|も)(?:あり|ござい)|可能性|予告なく|予告無く|恐れ|おそれ|\b(?:may|might|if)\b/i;

/** A title or a mark of its own above a page that says its property is gone. */
const soldMark =
  /^[【[(<★☆■●\s]*(?:ご?成約(?:済み?|御礼|しました)|売約済み?|販売終了|掲載終了|募集終了|公開終了|sold(?:[\s-]?out)?)(?=$|[】\])>!！。★☆■●\s|｜:：])/i;

/** Words of the menu of a site. */
const menuWords = oneOf(
  '',
  /ホーム|home|トップ|top|物件|販売中|募集中|検索|一覧|探す|案内|概要|情報|問い?合わ?せ|アクセス|紹介|ブログ|コラム|お知らせ|ニュース|査定|相談|売却|買取|賃貸|売買|実績|事例|お客様の声|セミナー|採用/,
  /スタッフ|ログイン|会員登録|buy|sell|rent(?:als?)?|about(?: us)?|contact(?: us)?|news|blog|listings|properties|services/,
  /(?:for )?(?:sale|rent)/,
);
/** An entry of the menu of a site: a short word for what its pages hold. */
const menuWord = composed.i`^[^\d:：。、]{0,6}${menuWords}(?:ページ|情報|フォーム)?$`;

/** Facts that make a description of a property in sentences an offer of it, price and place among them. */
const leastTold = 7;

/** Whether a source names price and place and most of what an offer names, however it says it. */
export function tellsOffer({ candidates }: Gathered): boolean {
  const said = new Set(candidates.map(({ field }) => field));
  return said.has('price_jpy') && said.has('address') && said.size >= leastTold;
}

/** Whether it names them of one property alone: one price, and one place. */
export function tellsOneOffer(gathered: Gathered): boolean {
  const values = (field: string): Set<unknown> =>
    new Set(gathered.candidates.filter((candidate) => candidate.field === field).map(({ value }) => value));
  return tellsOffer(gathered) && values('price_jpy').size === 1 && values('address').size === 1;
}

/** Whether the title, or one of the first lines, marks the property as sold. On a page that `describes` one, an entry of the menu does not. */
export function marksSold(title: string, lines: readonly string[], describes: boolean): boolean {
  if (soldMark.test(title)) return true;
  return lines.slice(0, 8).some((line, index) => {
    if (line.length > 16 || !soldMark.test(line)) return false;
    const beside = [lines[index - 1], lines[index + 1]];
    return !(describes && beside.some((word) => word !== undefined && menuWord.test(word.trim())));
  });
}

/** Whether a sentence says that the listing is gone: any on a page that tells nothing else, one about this property elsewhere. */
export function isSaidRemoved(lines: readonly string[], tellsNothing: boolean): boolean {
  const said = lines.filter((line) => !mayHappen.test(line));
  const judged = tellsNothing
    ? said
    : said
        .filter((line) => line.length < 120 && /物件|掲載|listing|property/i.test(line))
        .slice(0, 60)
        .filter((line) => /この|こちら|当該|お探し|ご指定|選択|this/i.test(line));
  return removedText.test(judged.slice(0, 400).join('\n'));
}
