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
      const right = Math.min(2 * x + 1, width - 1) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const sum =
          level(data, upper + left + channel) +
          level(data, upper + right + channel) +
          level(data, lower + left + channel) +
          level(data, lower + right + channel);
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
 * Which pixels lie in an area or a line of one colour: those like both neighbours beside them, or like both above and below. They keep
 * their colour, because a whole area counts and costs next to nothing; the others, edges of letters and of forms, are rounded.
 */
export function plainPixels({ data, width, height }: Pixels): Uint8Array {
  const colours = new Uint32Array(width * height);
  for (let at = 0; at < colours.length; at += 1)
    colours[at] = (level(data, 3 * at) << 16) | (level(data, 3 * at + 1) << 8) | level(data, 3 * at + 2);
  const plain = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const colour = colours[at];
      const isBeside = x > 0 && x < width - 1 && colours[at - 1] === colour && colours[at + 1] === colour;
      const isBetween = y > 0 && y < height - 1 && colours[at - width] === colour && colours[at + width] === colour;
      if (isBeside || isBetween) plain[at] = 1;
    }
  return plain;
}

/** The picture as it is stored: areas and lines in their colour, edges rounded. */
export function roundEdges(pixels: Pixels): Pixels {
  const plain = plainPixels(pixels);
  const data = Uint8Array.from(pixels.data);
  for (let at = 0; at < plain.length; at += 1)
    if (plain[at] === 0)
      for (let channel = 3 * at; channel < 3 * at + 3; channel += 1) data[channel] = rounded(level(pixels.data, channel));
  return { ...pixels, data };
}

/**
 * Pixels that are not as stored, by their place. One of an area may be off by the noise of blending; one of an edge must be stored as
 * what it, or a colour that close to it, is rounded to. So a colour on the border between two steps is the same in every run.
 */
export function differingPixels(stored: Pixels, now: Pixels): number[] {
  const plain = plainPixels(now);
  const differing: number[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const isEdge = plain[at] === 0;
    const end = 3 * at + 3;
    let channel = 3 * at;
    while (channel < end && isAsStored(level(stored.data, channel), level(now.data, channel), isEdge)) channel += 1;
    if (channel < end) differing.push(at);
  }
  return differing;
}

function isAsStored(before: number, seen: number, isEdge: boolean): boolean {
  if (before - seen <= noise && seen - before <= noise) return true;
  return isEdge && (before === rounded(seen - noise) || before === rounded(seen + noise));
}
