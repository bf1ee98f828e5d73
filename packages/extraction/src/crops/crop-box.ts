import { onPage, type PixelBox, smallest } from '../recognition/raster.ts';

/** Left, top, width and height on a page, each from 0 to 1. */
export type ShareBox = readonly [left: number, top: number, width: number, height: number];

/** The part of a page that shows a value: its place, and that of its label where the two stand together. */
export interface ValuePlace {
  box: ShareBox;
  label_box?: ShareBox;
}

function inPixels([left, top, width, height]: ShareBox, page: { width: number; height: number }): PixelBox {
  return { left: left * page.width, top: top * page.height, right: (left + width) * page.width, bottom: (top + height) * page.height };
}

/** A label farther away than this many heights of the value says less than the crop would lose in size. */
const farthestLabel = 14;
const highest = 0.25;

/** What is cut out for a value: its words and its label with some of the page around them. */
export function cropBox({ box, label_box: label }: ValuePlace, page: { width: number; height: number }): PixelBox {
  const value = inPixels(box, page);
  const height = Math.max(1, value.bottom - value.top);
  const withLabel = label === undefined ? value : smallest([value, inPixels(label, page)]);
  const isNear =
    withLabel.right - withLabel.left <= value.right - value.left + farthestLabel * height &&
    withLabel.bottom - withLabel.top <= Math.max(4 * height, highest * page.height * 0.2);
  const shown = isNear ? withLabel : value;
  const around = 0.7 * height;
  return onPage(
    {
      left: shown.left - 1.5 * around,
      top: shown.top - around,
      right: shown.right + 1.5 * around,
      bottom: Math.min(shown.bottom, shown.top + highest * page.height) + around,
    },
    page,
  );
}
