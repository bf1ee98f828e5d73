/** A point in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

const metresPerDegree = 111_195;

/** Straight line between two points in metres, good to a few metres within Japan's regions. */
export function metresBetween(a: Point, b: Point): number {
  const middle = (((a.latitude + b.latitude) / 2) * Math.PI) / 180;
  const north = (a.latitude - b.latitude) * metresPerDegree;
  const east = (a.longitude - b.longitude) * metresPerDegree * Math.cos(middle);
  return Math.hypot(north, east);
}
