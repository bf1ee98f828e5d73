/**
 * Characters that nobody sees and that change how the others are read: direction marks, zero-width characters and
 * fillers. Variation selectors stay: they choose between two forms of a kanji in names.
 */
const invisible = /\p{Cf}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu;

/** A line of text as its reader sees it, in composed Unicode: Macs send decomposed kana. */
export function visibleText(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(invisible, '').trim();
}
