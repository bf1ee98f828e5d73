/** Pixels of a page: rows from the top, three bytes a pixel (red, green, blue). */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Brightness of a page: rows from the top, one byte a pixel, 0 is black. */
export interface GreyRaster {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A rectangle in pixels from the top left; `right` and `bottom` are outside of it. */
export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const widthOf = (box: PixelBox): number => box.right - box.left;
export const heightOf = (box: PixelBox): number => box.bottom - box.top;

/** Brightness as the eye weighs the colours (ITU-R BT.601). */
export function greyOf({ width, height, data }: Raster): GreyRaster {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel += 1, at += 3) {
    grey[pixel] = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29) >> 8;
  }
  return { width, height, data: grey };
}

/** The part of a box that lies on the page, in whole pixels. */
export function onPage(box: PixelBox, page: { width: number; height: number }): PixelBox {
  const left = Math.max(0, Math.min(page.width - 1, Math.floor(box.left)));
  const top = Math.max(0, Math.min(page.height - 1, Math.floor(box.top)));
  return {
    left,
    top,
    right: Math.max(left + 1, Math.min(page.width, Math.ceil(box.right))),
    bottom: Math.max(top + 1, Math.min(page.height, Math.ceil(box.bottom))),
  };
}

export function smallest(boxes: readonly PixelBox[]): PixelBox {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** Pixels that two boxes share. */
export function sharedArea(a: PixelBox, b: PixelBox): number {
  return (
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  );
}
