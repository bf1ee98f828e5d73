import { plainText } from '../../normalise/text.ts';

/** The unit of a sheet (`単位：千円`), printed above the header. */
export function sheetUnit(rows: readonly (readonly string[])[], headerRow: number): string {
  const said = rows
    .slice(Math.max(0, headerRow - 8), headerRow + 1)
    .flat()
    .map((cell) => {
      const plain = plainText(cell);
      return (
        /単位\s*[:：]?\s*[(（]?\s*((?:千|万|百万)?円)/.exec(plain)?.[1] ??
        /^[(（【[]\s*((?:千|万)円)(?:\/月)?\s*[)）】\]]$/.exec(plain)?.[1] ??
        (/(?:jpy|yen|¥|figures|amounts?|unit).{0,12}(?:thousand|'000)|(?:thousands? of|thousand) (?:jpy|yen)/i.test(plain)
          ? '千円'
          : undefined)
      );
    })
    .find((unit) => unit !== undefined);
  return said ?? '';
}
