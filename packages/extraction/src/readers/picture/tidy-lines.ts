import type { RecognisedLine } from '../../recognition/recognise-page.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import { nearestLabel } from './nearest-label.ts';

const bareNumber = /^[\d,]+(?:\.\d+)?$/;
const bareUnit = /^(?:万円|億円|円|㎡|m2|坪|%|％|年|階)$/;

/** A large number and its small unit, which stands at the foot of it or a little under it: `8,980` and `万円`. */
export function withUnitsBeside(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const taken = new Set<RecognisedLine>();
  const joined = lines.map((line) => {
    if (!bareNumber.test(line.text)) return line;
    const height = line.bottom - line.top;
    const unit = lines.find(
      (other) =>
        !taken.has(other) &&
        bareUnit.test(other.text) &&
        other.left >= line.right - 0.3 * height &&
        other.left - line.right < 2.5 * height &&
        other.top < line.bottom + 0.4 * height &&
        other.bottom > line.top + 0.3 * height,
    );
    if (!unit) return line;
    taken.add(unit);
    return { ...line, text: line.text + unit.text, right: unit.right };
  });
  return joined.filter((line) => !taken.has(line));
}

/** What a bullet becomes when it is read as a letter, a digit or two. */
const mostOfBullet = 3;
const likeBullets = /^[人金参島画るュ4①]+$/;

/** The words of a piece without what its bullet became: `る総戸数/41戸` → `●総戸数/41戸`. */
function withBullet(piece: string): string {
  const separator = /[/／:：]/.exec(piece)?.index ?? -1;
  if (separator < 2) return piece;
  for (let from = 1; from <= Math.min(mostOfBullet, separator - 2); from += 1) {
    const label = nearestLabel(piece.slice(from, separator));
    if (meaningOf(piece.slice(0, separator)) !== null) return piece;
    const junk = piece.slice(0, from);
    if (meaningOf(label) !== null && (likeBullets.test(junk) || !/\p{Script=Han}{2}$/u.test(junk)))
      return `●${label}${piece.slice(separator)}`;
  }
  return piece;
}

/** `管理費/月額7,350円`: a full-width stroke behind a label was read as a narrow one, which parts words elsewhere (`2階/6階建`). */
function withWideStroke(piece: string): string {
  const [, before = '', label = '', value = ''] = /^(●?)(\p{L}{2,8})\/(\S.*)$/u.exec(piece) ?? [];
  return meaningOf(label) !== null && meaningOf(value) === null ? `${before}${label}／${value}` : piece;
}

/** A list of labels and values in one line or several, with its bullets. No line begins with a closing bracket or a full stop. */
export function withBullets(text: string): string {
  return text
    .replace(/^[*・'"“”.,)）!！]+(?=\S)/, '')
    .split(' ')
    .map((piece) => withWideStroke(withBullet(piece)))
    .join(' ');
}
