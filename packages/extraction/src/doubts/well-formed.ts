import { phone } from '../lexicon/agents.ts';
import { composed } from '../lexicon/pattern.ts';
import { noZone } from '../lexicon/zones.ts';
import { plainText } from '../normalise/text.ts';
import { officialZone } from '../normalise/zone-names.ts';

const rightWords =
  /^(?:所有|借地|賃借|地上|敷地|敷地利用|使用貸借|旧借地法|旧法|新法|借地借家法|普通|一般|定期|事業用|転|準?共有|建物譲渡特約付|による|[権のと()・、/]|上の|(?:土地|建物))+$/;

function isZone(part: string): boolean {
  const bare = part.replace(/\([^)]*\)/g, '').replace(/\s/g, '');
  return bare === '' || officialZone(bare) !== null || noZone.test(bare);
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
const noAddress = composed.i`[【】[\]<>~＞|:：。※◆◇■□●○▲→*＊"“”]|徒歩|分歩|駅|地図|場所|所在|ハザード|${phone}|交通|アクセス|価格|万円|号室|築年`;

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
