export interface TextPiece {
  text: string;
  /** The address, when this piece is one. */
  href: string | null;
}

// Stops at white space, quotes, angle brackets and Japanese punctuation, none of which stand unescaped in a URL.
const address = /https?:\/\/[^\s<>"'「」『』（）【】、。，]+/gi;

/** Cuts a line into plain pieces and http(s) addresses. Closing punctuation stays with the sentence, not with the address. */
export function linkify(line: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of line.matchAll(address)) {
    const href = withoutClosingPunctuation(match[0]);
    if (!URL.canParse(href)) continue;
    if (match.index > end) pieces.push({ text: line.slice(end, match.index), href: null });
    pieces.push({ text: href, href });
    end = match.index + href.length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end), href: null });
  return pieces;
}

function withoutClosingPunctuation(url: string): string {
  const trimmed = url.replace(/[.,;:!?]+$/, '');
  const opened = trimmed.split('(').length;
  const closed = trimmed.split(')').length;
  return trimmed.endsWith(')') && closed > opened ? withoutClosingPunctuation(trimmed.slice(0, -1)) : trimmed;
}
