/** What the words about a road state, in metres; null where they do not. */
export interface RoadWords {
  /** Width of the widest road named. */
  widthM: number | null;
  /** Metres over which the lot touches it. */
  frontageM: number | null;
}

const number = '(\\d+(?:\\.\\d+)?)';
const metres = '\\s*(?:m|メートル)';
const frontages = [
  new RegExp(`(?:接道(?:幅|長さ?|間口|距離)?|間口)(?:は|が|:|\\s)*約?\\s*${number}${metres}`, 'g'),
  new RegExp(`${number}${metres}\\s*(?:の)?(?:接道|接し|接面|接する)`, 'g'),
];
const widths = new RegExp(`${number}${metres}`, 'g');

/** Reads `東23m幅(接道幅4.8m)` or `南側 公道 幅員4.0mに8.5m接道`: the frontage is named as such, any other length is a width. */
export function readRoad(road: string): RoadWords {
  let rest = road.slice(0, 300).normalize('NFKC');
  const found: number[] = [];
  for (const pattern of frontages)
    rest = rest.replace(pattern, (_, length: string) => {
      found.push(Number(length));
      return ' ';
    });
  const wide = [...rest.matchAll(widths)].map((match) => Number(match[1]));
  return { widthM: wide.length > 0 ? Math.max(...wide) : null, frontageM: found.length > 0 ? Math.max(...found) : null };
}

/** What a field of its own says of a private road, as a sentence would say it. */
export const privateRoadWords = (stated: string): string => `私道負担:${stated}`;
