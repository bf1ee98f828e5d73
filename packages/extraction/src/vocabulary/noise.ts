import { composed, oneOf } from '../lexicon/pattern.ts';
import { plainText } from '../normalise/text.ts';

/** What can be clicked beside a value. */
const interfaceWords = oneOf(
  '',
  /支払シミュレーション|乗り換え案内|乗換案内|路線図|ヒント|情報の見方|用語解説|(?:利回り|入居状況|初期費用|収益|詳細|この物件|価格)[^\n。]{0,8}を?問い合わせる/,
  /月々のお?支払い?(?:の目安)?(?:を調べる|を見る)?|この(?:駅|沿線|エリア|地域|町)の物件(?:一覧)?(?:を見る)?|(?:周辺)?地図(?:[をで]?(?:見る|確認|表示)(?:する)?)?|周辺環境を?見る/,
  /詳細を見る|ローン(?:シミュレーション|を計算する?)|(?<=(?:する|せる|見る|請求|登録|わせ|相談|会員|査定)\s*)\(無料\)|お気に入りに追加|印刷する|相場を(?:見る|チェック(?:する)?)/,
  /値下げ通知(?:を受け取る)?|もっと見る|閉じる/,
);
/** Words of a site's own interface that end up in the text of a value. */
const glued = composed.g`(?:[[(［【（]\s*)?(?:□\s*)?${interfaceWords}(?:\s*[\])］】）])?`;

/** A tooltip that replaced the value: a sentence that explains the label. */
function isTooltip(text: string): boolean {
  return (
    /(?:を表示|のことです|を指します|をいいます|とは、|場合があります|ご確認ください)(?:。|$)/.test(text) || /(?:です|ます)。/.test(text)
  );
}

/** `☑木造 □鉄骨造 □その他`: of boxes to tick those that are ticked. A value without both kinds of boxes stays as it is. */
function tickedOnly(plain: string): string {
  if (!/[☑☒✓✔]/.test(plain) || !/[□☐]/.test(plain)) return plain;
  return [...plain.matchAll(/[☑☒✓✔]\s*([^☑☒✓✔□☐]+)/g)].map(([, ticked = '']) => ticked.trim()).join(' ');
}

/** The value as printed without interface words and without boxes that are not ticked; empty where a tooltip stands in its place. */
export function withoutNoise(value: string): string {
  const plain = plainText(value);
  if (isTooltip(plain) && !/\d{3,}|[万億]円|駅|\d戸/.test(plain)) return '';
  return tickedOnly(plain)
    .replace(glued, ' ')
    .replace(/\[\s*\]|\(\s*\)/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}
