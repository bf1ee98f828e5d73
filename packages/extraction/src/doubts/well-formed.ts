import { plainText } from '../normalise/text.ts';

const zone =
  /^(?:第?[一二12]種?)?(?:(?:低層?|中高層?)?(?:住居?)?専用?|低層住居専用|中高層住居専用|中高層?|住居?|近隣商業|準?住居|田園住居)(?:地域)?$/;
const otherZone =
  /^(?:準住居|田園住居|近隣?商業?|近商|準工業?|準工|工業専用|工専|工業|商業|住居)(?:地域)?$|^(?:市街化(?:調整|区域)(?:区域)?|調整区域|非線引(?:き)?(?:都市計画)?区域|(?:都市|準都市)計画区域[内外]|無指定|指定(?:なし|無し?)|用途(?:地域)?(?:の)?(?:無指定|指定なし|指定無し|なし|無し))$/;

const rightWords =
  /^(?:所有|借地|賃借|地上|敷地|敷地利用|使用貸借|旧借地法|旧法|新法|借地借家法|普通|一般|定期|事業用|転|準?共有|建物譲渡特約付|による|[権のと()・、/]|上の|(?:土地|建物))+$/;

function isZone(part: string): boolean {
  const bare = part.replace(/\([^)]*\)/g, '').replace(/\s/g, '');
  return bare === '' || zone.test(bare) || otherZone.test(bare);
}

const isLatin = (text: string): boolean => /^[\p{Script=Latin}\p{N}\p{P}\s]+$/u.test(text);

/** Whether words for a zone are nothing but names of zones. Words in Latin letters are not judged. */
export function isWellFormedZone(value: string): boolean {
  return (
    isLatin(value) ||
    plainText(value)
      .split(/[・、,/&+\s]|及び|と(?=第|準|近|商|工)/)
      .every(isZone)
  );
}

/** Whether words for a right to land are made of the words for rights alone. Words in Latin letters are not judged, unless they are many. */
export function isWellFormedRight(value: string): boolean {
  const words = plainText(value);
  if (isLatin(words)) return words.length <= 40;
  return rightWords.test(words.replace(/\s/g, '')) && words.split('(').length === words.split(')').length;
}

/** Marks and words that are not part of an address. */
const noAddress = /[【】[\]<>~＞|:：。※◆◇■□●○▲→*＊"“”]|徒歩|分歩|駅|地図|場所|所在|ハザード|電話|TEL|交通|アクセス|価格|万円|号室|築年/i;

/** Whether an address begins with its place and ends with a number or a name. Words in Latin letters are judged by their marks alone. */
export function isWellFormedAddress(value: string, municipality: string | null): boolean {
  const words = plainText(value);
  if (noAddress.test(words)) return false;
  if (isLatin(words)) return /^[\dA-Z].*[^,-]$/i.test(words);
  if (municipality === null) return /^\p{Script=Han}|^[ぁ-んァ-ヶ]/u.test(words);
  const at = words.replace(/\s/g, '').indexOf(municipality.replace(/\s/g, ''));
  return (
    at <= 0 ||
    /^(?:東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)?(?:[^\d]{1,6}[郡市])?$/u.test(words.replace(/\s/g, '').slice(0, at))
  );
}
