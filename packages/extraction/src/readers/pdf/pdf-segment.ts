/** A run of type on a page, in points from the top left; `y` is the baseline. */
export interface Segment {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}
