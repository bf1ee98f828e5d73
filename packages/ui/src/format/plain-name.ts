// Letters that are drawn as nothing although Unicode does not call them format characters.
const blankLetters = '\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0';
const unseen = new RegExp(`[\\p{Cf}\\p{Cc}${blankLetters}]`, 'gu');

/**
 * A name that somebody gave, as it may be shown: without characters that turn the direction of reading (`fdp.exe` spelled to look
 * like `exe.pdf`), that nobody can see, or that break the line. White space at the ends goes too.
 */
export function plainName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/[\t\n\r]+/g, ' ')
    .replace(unseen, '')
    .trim();
}
