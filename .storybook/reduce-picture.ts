/** Pixels of a picture, three bytes each, from left to right and from top to bottom. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * How many steps there are between the levels that a channel of an edge's colour may have in a stored picture. Edges of letters are most
 * of the bytes of a picture, and least of what a reader sees.
 */
const steps = 4;
/** Levels by which the same page may come out in another run, where translucent colours are blended. */
const noise = 2;

/** Half as wide and half as high: each pixel is the mean of four, so that also a shift by one pixel of the page changes it. */
export function halve({ data, width, height }: Pixels): Pixels {
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const halved = new Uint8Array(halfWidth * halfHeight * 3);
  let at = 0;
  for (let y = 0; y < halfHeight; y += 1) {
    const upper = 2 * y * width * 3;
    const lower = Math.min(2 * y + 1, height - 1) * width * 3;
    for (let x = 0; x < halfWidth; x += 1) {
      const left = 6 * x;
      const right = 2 * x + 1 < width ? left + 3 : left;
      for (let channel = 0; channel < 3; channel += 1) {
        const above = upper + channel;
        const below = lower + channel;
        const sum = level(data, above + left) + level(data, above + right) + level(data, below + left) + level(data, below + right);
        halved[at] = (sum + 2) >> 2;
        at += 1;
      }
    }
  }
  return { data: halved, width: halfWidth, height: halfHeight };
}

const level = (data: Uint8Array, at: number): number => data[at] ?? 0;
/** For each colour of a channel, also one that noise puts outside of its range, the level that it is stored as. */
const levels = Uint8Array.from({ length: 256 + 2 * noise }, (_, at) => {
  const colour = Math.min(255, Math.max(0, at - noise));
  return Math.round((Math.round((colour * steps) / 255) * 255) / steps);
});
const rounded = (colour: number): number => levels[colour + noise] ?? 0;

/**
 * Whether a pixel lies in an area or a line of one colour: like both neighbours beside it, or like both above and below. Such a pixel keeps
 * its colour, because a whole area counts and costs next to nothing; the others, edges of letters and of forms, are rounded.
 */
function isPlain({ data, width, height }: Pixels, at: number): boolean {
  const x = at % width;
  if (x > 0 && x < width - 1 && isLike(data, at, at - 1) && isLike(data, at, at + 1)) return true;
  return at >= width && at < width * (height - 1) && isLike(data, at, at - width) && isLike(data, at, at + width);
}

const isLike = (data: Uint8Array, one: number, other: number): boolean =>
  data[3 * one] === data[3 * other] && data[3 * one + 1] === data[3 * other + 1] && data[3 * one + 2] === data[3 * other + 2];

/** The picture as it is stored: areas and lines in their colour, edges rounded. */
export function roundEdges(pixels: Pixels): Pixels {
  const data = Uint8Array.from(pixels.data);
  for (let at = 0; at < pixels.width * pixels.height; at += 1)
    if (!isPlain(pixels, at))
      for (let channel = 3 * at; channel < 3 * at + 3; channel += 1) data[channel] = rounded(level(pixels.data, channel));
  return { ...pixels, data };
}

/**
 * Pixels that are not as stored, by their place. One of an area may be off by the noise of blending; one of an edge must be stored as
 * what it, or a colour that close to it, is rounded to. So a colour on the border between two steps is the same in every run.
 */
export function differingPixels(stored: Pixels, now: Pixels): number[] {
  const differing: number[] = [];
  const fourBefore = inFours(stored.data);
  const fourSeen = inFours(now.data);
  const channels = 3 * now.width * now.height;
  for (let channel = 0; channel < channels; channel += 1) {
    // Most of a page is areas that are as stored: their channels are compared four at a time.
    const four = channel >> 2;
    if ((channel & 3) === 0 && four < fourSeen.length && fourBefore[four] === fourSeen[four]) {
      channel += 3;
      continue;
    }
    const before = level(stored.data, channel);
    const seen = level(now.data, channel);
    if (before - seen <= noise && seen - before <= noise) continue;
    const at = Math.floor(channel / 3);
    if ((before === rounded(seen - noise) || before === rounded(seen + noise)) && !isPlain(now, at)) continue;
    differing.push(at);
    channel = 3 * at + 2;
  }
  return differing;
}

/** Four channels to a number. */
function inFours(data: Uint8Array): Uint32Array {
  const { buffer, byteOffset, length } = data.byteOffset % 4 === 0 ? data : Uint8Array.from(data);
  return new Uint32Array(buffer, byteOffset, length >> 2);
}
