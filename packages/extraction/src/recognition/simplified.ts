/** Simplified Chinese characters and the Japanese ones that they stand for on a flyer, in pairs. */
const pairs =
  '赁賃凭賃贷貸隋階积積况況阶階步歩驿駅户戸贷貸额額权権權権证証価価价価收収总総總総规規圆円専専专専区区區区黑黒圈圏圍囲围囲广広廣広樓楼楼楼栋棟东東线線铁鉄鐵鉄号号號号县県縣県关関關関讓譲让譲团団團団费費备備设設营営營営當当当当产産產産务務务務图図圖図门門间間样様樣様残残残残単単单単処処处処临臨变変變変济済濟済连連邻隣驻駐车車场場体体體体达達选選计計讠言谈談结結级級组組绿緑経経经経释経會会会会应応應応売売卖売买買转転轉転发発發発现現观観觀観谷谷泽沢澤沢气気氣気来来來来楽楽乐楽滨浜濱浜边辺邊辺涩渋澁渋盐塩鹽塩毕畢鸟鳥乌烏龟亀岛島岡岡冈岡桥橋丰豊豐豊鹤鶴泻潟矶磯濑瀬须須贺賀饭飯轮輪叶葉贩販壳売俩価满満预預约約层層员員开開长長';
const japanese = new Map<string, string>();
const letters = [...pairs];
for (let at = 0; at + 1 < letters.length; at += 2) japanese.set(letters[at] ?? '', letters[at + 1] ?? '');

/** A text of the second reader in Japanese characters. */
export function inJapanese(text: string): string {
  return [...text].map((letter) => japanese.get(letter) ?? letter).join('');
}

let written: ReadonlySet<string> | null = null;

/** The characters of the Japanese standard JIS X 0208, as Shift_JIS codes them. */
function charactersOfStandard(): ReadonlySet<string> {
  const decoder = new TextDecoder('shift_jis');
  const codes: number[] = [];
  for (let lead = 0x88; lead <= 0xea; lead += 1) {
    if (lead >= 0xa0 && lead < 0xe0) continue;
    for (let trail = 0x40; trail <= 0xfc; trail += 1) if (trail !== 0x7f) codes.push(lead, trail);
  }
  return new Set(decoder.decode(new Uint8Array(codes)));
}

/** Whether a Chinese character is one that is written in Japan. */
export function isJapanese(letter: string): boolean {
  written ??= charactersOfStandard();
  return /\p{Script=Han}/u.test(letter) && written.has(letter);
}
