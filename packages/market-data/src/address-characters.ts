const foldable = new Map(
  Object.entries({
    ヶ: 'ケ',
    が: 'ケ',
    ガ: 'ケ',
    龍: '竜',
    檮: '梼',
    竈: '釜',
    髙: '高',
    﨑: '崎',
    濵: '浜',
    濱: '浜',
    澤: '沢',
    廣: '広',
    國: '国',
    冨: '富',
    嶋: '島',
    舘: '館',
    邊: '辺',
    邉: '辺',
    藪: '薮',
    之: 'ノ',
    乃: 'ノ',
    の: 'ノ',
    祗: '祇',
    曾: '曽',
    瀧: '滝',
    眞: '真',
  }),
);

/** A text without its spaces, letters folded for comparison, each with its place in the NFKC text. */
export interface FoldedText {
  /** NFKC of what was given. */
  text: string;
  folded: string;
  /** `places[i]` is the index in `text` of the i-th folded letter. */
  places: number[];
}

/** Folds what addresses write in several ways (ヶ ケ が, 龍 竜, old forms), one letter to one letter. */
export function foldAddress(given: string): FoldedText {
  const text = given.normalize('NFKC');
  const places: number[] = [];
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (/\s/.test(letter)) continue;
    folded += foldable.get(letter) ?? letter;
    places.push(at);
  }
  return { text, folded, places };
}
