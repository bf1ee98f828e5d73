import { assumedIncome, fullyLet, ownerChange, presentState, vacantUnit } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { plainText } from '../../normalise/text.ts';

const vacancy = composed.i`^(?:${presentState}|状態|状況|現在(?:は|も)?|only )?[\s:]*(?:${vacantUnit}(?:です|となって\S*|の(?:為|ため)|あり)?|空き室|空き?(?:家|区画|住戸|店舗|部屋|テナント|事務所|床)|募集中|入居者募集|テナント募集|退去済み?|即入居(?:可能?)?|即日(?:入居)?(?:可能?)?|入居可能?|\d{1,2}月(?:上|中|下)旬(?:入居)?(?:可能?|予定)?$|未契約|未入居|未賃貸|成約前|未成約|リフォーム(?:中|予定)|リノベ(?:ーション)?中|改装中|内装(?:工事)?中|原状回復中?|清掃中|(?:入居)?申込(?:み)?(?:中|有り?|あり|済み?|受付|済)?|(?:入居)?審査中|商談中|契約(?:予定|手続き?中|準備中)|入居予定|予約(?:済み?|中|あり)|募集(?:停止|予定|準備)(?:中)?|under (?:renovation|refurbishment|repairs?|construction)|application (?:received|pending)|under offer|reserved|vacant|vacancy|void|unlet|un-?occupied|unleased|available|empty|to (?:be )?let|to lease)(?:[\s(・/、,:].*)?$|^(?:空き?|あき|vac\.?)(?:[\s(・/].*)?$|^[×✕xX]$|(?:^|[\s・/、(])(?:${vacantUnit}|募集中)\)?$`;
const letWord = composed.i`^(?:入居|賃貸|契約|稼働|使用|成約|賃借|貸)(?:中|済み?)|^(?:入居|入|有|あり|○|〇|◯|●|${fullyLet}|賃貸|契約あり|in place|let|leased|rented|occupied|yes)$|サブリース|一括借上|社宅|${ownerChange}|解約(?:予告|予定|通知)|退去予定|notice`;
const bracketed = /^[(（〔[【〈《≪＜「『](.*)[)）〕\]】〉》≫＞」』]$/s;
const askingMark = composed.i`${assumedIncome}|募集|査定|予定賃料|見込|asking|market|est\.?|proforma`;

/** A cell as it is compared: words set wide (`空 室`) closed up. */
export function closedText(cell: string): string {
  return plainText(cell).replace(
    /(?<=[\u3040-\u30ff\u4e00-\u9fff]) (?=[\u3040-\u30ff\u4e00-\u9fff](?: |$|[\u3040-\u30ff\u4e00-\u9fff](?: |$)))/g,
    '',
  );
}

/** A word of a cell without the brackets around all of it. */
export function unbracketed(cell: string): string {
  return bracketed.exec(cell)?.[1]?.trim() ?? cell;
}

export function isBracketed(cell: string): boolean {
  return bracketed.test(cell);
}

/** Whether a cell says that nobody rents the room. */
export function saysVacant(cell: string): boolean {
  const plain = unbracketed(plainText(cell).replace(/^[*＊※☆★■□◆◇●▲△▼=~<>\s-]+|[*＊☆★■□◆◇●▲△▼=~<>\s-]+$/g, '')).trim();
  return plain.length <= 30 && vacancy.test(plain) && !composed`${vacantUnit}(?:なし|無し|ゼロ|保証)`.test(plain);
}

/** Whether a cell says that somebody does. */
export function saysLet(cell: string): boolean {
  return letWord.test(unbracketed(plainText(cell)));
}

/** Whether an amount is what is asked for a room: in brackets or marked so. */
export function isAsked(cell: string): boolean {
  return isBracketed(cell) || askingMark.test(cell);
}

/** The figure of a cell that may stand in brackets, behind a mark or before words: `(79,000)`, `想定60,000`, `65,000(共益費込)`. */
export function bareAmount(cell: string): string {
  const plain = unbracketed(cell);
  return /^\D{0,8}?\s*(\d[\d,]*(?:\.\d+)?)\s*(?:[(（\s/].*)?$/s.exec(plain)?.[1] ?? plain;
}
