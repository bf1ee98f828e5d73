const letter = /^[\u30a0-\u30ff]$/;
/** Letters of kana that stand alone in a name set wide; a single one may be a word. */
const leastLetters = 2;

/** A name that a flyer sets wide, `ク レ ス ト浅草ノ ー ス ６階`, closed up from its first letter that stands alone to its last one. */
export function closedName(text: string): string {
  const words = text.split(' ');
  const alone = words.flatMap((word, index) => (letter.test(word) ? [index] : []));
  const first = alone[0] ?? 0;
  const end = alone.at(-1) ?? 0;
  // `メ ゾ ン青葉台`: the last letters stand with the word that follows.
  const last = /^[\u30a0-\u30ff][\u4e00-\u9fff]/.test(words[end + 1] ?? '') ? end + 1 : end;
  if (alone.length < leastLetters) return text;
  return [...words.slice(0, first), words.slice(first, last + 1).join(''), ...words.slice(last + 1)].join(' ');
}
