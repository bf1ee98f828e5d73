/** A run of type on a page, in points from the top left; `y` is the baseline. */
export interface Segment {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /** Of a run that is cut where the colour of its ground changes: the name of its part. */
  ground?: string;
}
