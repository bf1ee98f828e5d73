import { heightOf } from '../../recognition/raster.ts';
import type { RecognisedLine } from '../../recognition/recognise-page.ts';

/** What the small 万円 beside a large figure becomes where neither reader has both letters: `カロ`, `方内`. */
const likeUnit = /^[万方力刀乃カ][円田四内丹門冂月ロ口]$/;
const figureAlone = /^(?:\d{1,3}億)?\d[\d,]*(?:\.\d+)?[^\p{L}\p{N}%㎡]{0,2}$/u;
/** A figure and its unit as the second reader has it, which knows 万 and takes 円 for other letters: `1億6,500万月`. */
const seenUnit = /^((?:\d{1,3}億)?\d[\d,]*(?:\.\d+)?)万[^\d\s]?$/u;
const digitsOf = (text: string): string => text.replace(/[^\d億]/g, '');

/** Whether a line of two letters stands at the foot of a large figure, right behind it, and can only be its unit. */
function isUnreadUnit(line: RecognisedLine, lines: readonly RecognisedLine[]): boolean {
  if (line.text === '万円' || ![line.text, line.seen ?? ''].some((text) => likeUnit.test(text.trim()))) return false;
  return lines.some((figure) => {
    const height = heightOf(figure);
    return (
      figureAlone.test(figure.text) &&
      Math.abs(line.left - figure.right) < 0.4 * height &&
      heightOf(line) < 0.75 * height &&
      Math.abs(line.bottom - figure.bottom) < 0.35 * height
    );
  });
}

/** `1億6,500吉` beside `1億6,500万月`: the small unit behind a figure, of which the first reader made one letter or two. */
function withSeenUnit(line: RecognisedLine): RecognisedLine {
  const seen = seenUnit.exec(line.seen?.trim() ?? '')?.[1];
  const [, figure = '', behind = ''] = /^((?:\d{1,3}億)?\d[\d,]*(?:\.\d+)?)\s?([^\d\s,.]{1,2})$/u.exec(line.text.trim()) ?? [];
  // The second reader takes 戸 for 万 too: only amounts have so many figures.
  const isAmount = /億|,/.test(figure) && !/[万億戸室件台人名年月日階坪円%]/.test(behind);
  if (seen === undefined || !isAmount || digitsOf(figure) !== digitsOf(seen)) return line;
  return { ...line, text: `${figure}万円` };
}

/** The 円 that was found a second time behind a unit which is whole. */
const isRestOfUnit = (line: RecognisedLine, amounts: readonly RecognisedLine[]): boolean =>
  [line.text, line.seen].includes('円') &&
  amounts.some(
    (amount) =>
      Math.abs(line.left - amount.right) < 0.4 * heightOf(amount) &&
      heightOf(line) < 0.75 * heightOf(amount) &&
      line.bottom > amount.top &&
      line.bottom < amount.bottom + 0.3 * heightOf(amount),
  );

/** Lines with the small 万円 behind large figures wherever its place and one of the readers tell that it stands there. */
export function withUnreadUnits(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const named = lines.map((line) => (isUnreadUnit(line, lines) ? { ...line, text: '万円', numbers: [] } : withSeenUnit(line)));
  const amounts = named.filter((line, index) => line.text !== lines[index]?.text && /\d万円$/.test(line.text));
  const rests = named.filter((line) => isRestOfUnit(line, amounts));
  return named
    .filter((line) => !rests.includes(line))
    .map((line) => {
      const own = amounts.includes(line) ? rests.filter((rest) => isRestOfUnit(rest, [line])) : [];
      return own.length === 0 ? line : { ...line, right: Math.max(line.right, ...own.map(({ right }) => right)) };
    });
}
