import { heightOf, onPage, type PixelBox, widthOf } from './raster.ts';
import type { TextMap } from './text-map.ts';

/** A line of text on the page as the detector sees it. */
export interface TextBox extends PixelBox {
  /** Mean likelihood inside the box, 0 to 1. */
  score: number;
  /** Fall of the line in pixels a pixel to the right; null for one too short to tell. */
  slope: number | null;
}

const textFrom = 0.3;
const scoreFrom = 0.5;
/** The detector's maps are shrunken lines; this restores them (Liao and others, Differentiable Binarization, 2020). */
const unclip = 1.6;
const leastSide = 3;
/** No line is so high, as a part of the page: the windows of a house that is drawn look like a line of huge letters. */
const highest = 1 / 6;

interface Component extends PixelBox {
  pixels: number;
  sum: number;
  sumX: number;
  sumY: number;
  sumXX: number;
  sumXY: number;
}

/** Areas of the map that hang together, sides and corners. */
function components({ width, height, probability }: TextMap): Component[] {
  const seen = new Uint8Array(width * height);
  const stack: number[] = [];
  const found: Component[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] || (probability[start] ?? 0) <= textFrom) continue;
    const component: Component = { left: width, top: height, right: 0, bottom: 0, pixels: 0, sum: 0, sumX: 0, sumY: 0, sumXX: 0, sumXY: 0 };
    seen[start] = 1;
    stack.push(start);
    while (stack.length > 0) {
      const at = stack.pop() ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      component.left = Math.min(component.left, x);
      component.right = Math.max(component.right, x + 1);
      component.top = Math.min(component.top, y);
      component.bottom = Math.max(component.bottom, y + 1);
      component.pixels += 1;
      component.sum += probability[at] ?? 0;
      component.sumX += x;
      component.sumY += y;
      component.sumXX += x * x;
      component.sumXY += x * y;
      for (let down = -1; down <= 1; down += 1) {
        for (let right = -1; right <= 1; right += 1) {
          const nextX = x + right;
          const nextY = y + down;
          const next = nextY * width + nextX;
          if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height || seen[next] || (probability[next] ?? 0) <= textFrom) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    found.push(component);
  }
  return found;
}

/** The line of least squares through an area that is clearly wider than high. */
function slopeOf(component: Component): number | null {
  if (widthOf(component) < 6 * heightOf(component) && widthOf(component) < 120) return null;
  const { pixels, sumX, sumY, sumXX, sumXY } = component;
  const spread = pixels * sumXX - sumX * sumX;
  return spread === 0 || widthOf(component) < 3 * heightOf(component) ? null : (pixels * sumXY - sumX * sumY) / spread;
}

/** The boxes of a page's lines, in pixels of the page. */
export function textBoxes(map: TextMap, page: { width: number; height: number }): TextBox[] {
  return components(map).flatMap((component) => {
    const width = widthOf(component);
    const height = heightOf(component);
    const score = component.sum / component.pixels;
    if (Math.min(width, height) < leastSide || score < scoreFrom) return [];
    const margin = (width * height * unclip) / (2 * (width + height));
    const box = {
      left: (component.left - margin) * map.scale,
      top: (component.top - margin) * map.scale,
      right: (component.right + margin) * map.scale,
      bottom: (component.bottom + margin) * map.scale,
    };
    if (width >= height && box.bottom - box.top > highest * Math.max(page.width, page.height)) return [];
    return [{ ...onPage(box, page), score, slope: slopeOf(component) }];
  });
}

/** Median fall of a page's lines in degrees; 0 where too few lines tell. */
export function skewOf(boxes: readonly TextBox[]): number {
  const slopes = boxes.flatMap((box) => (box.slope === null ? [] : [box.slope])).sort((a, b) => a - b);
  if (slopes.length < 5) return 0;
  return (Math.atan(slopes[Math.floor(slopes.length / 2)] ?? 0) * 180) / Math.PI;
}
