import { limits } from '../limits.ts';
import { attribute, childElements, type HtmlElement } from './html-tree.ts';

/** A cell at one place of a table's grid; `origin` where it begins, false where it reaches by a span. */
export interface CellElement {
  element: HtmlElement;
  origin: boolean;
}

function tableRows(table: HtmlElement): HtmlElement[] {
  return childElements(table).flatMap((child) =>
    child.tagName === 'tr'
      ? [child]
      : /^t(?:head|body|foot)$/.test(child.tagName)
        ? childElements(child).filter((row) => row.tagName === 'tr')
        : [],
  );
}

function span(element: HtmlElement, name: 'colspan' | 'rowspan', most: number): number {
  const value = Number(attribute(element, name));
  return Number.isInteger(value) && value > 1 ? Math.min(value, most) : 1;
}

function rowAt(rows: (CellElement | null)[][], index: number): (CellElement | null)[] {
  rows[index] ??= [];
  return rows[index] ?? [];
}

/** The cells of a table with their spans spread out, so that every column is a column; and whether it has more columns than are read. */
export function cellMatrix(table: HtmlElement): { rows: (CellElement | null)[][]; isTooWide: boolean } {
  let isTooWide = false;
  const rows: (CellElement | null)[][] = [];
  const trs = tableRows(table);
  for (const [index, tr] of trs.entries()) {
    const row = rowAt(rows, index);
    let column = 0;
    for (const element of childElements(tr)) {
      if (element.tagName !== 'td' && element.tagName !== 'th') continue;
      while (row[column] !== undefined) column += 1;
      if (column >= limits.columns) {
        isTooWide = true;
        break;
      }
      const [width, height] = [span(element, 'colspan', limits.columns - column), span(element, 'rowspan', trs.length - index)];
      for (let down = 0; down < height; down += 1) {
        const target = rowAt(rows, index + down);
        for (let across = 0; across < width; across += 1) target[column + across] = { element, origin: down === 0 && across === 0 };
      }
      column += width;
    }
    for (let at = 0; at < row.length; at += 1) row[at] ??= null;
  }
  return { rows, isTooWide };
}
