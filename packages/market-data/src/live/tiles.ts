import type { Point } from '../place/distance.ts';
import { isRecord, type JsonRecord, otherShape, recordsAt } from './shapes.ts';

/** A tile of the web map that holds a point. */
export function tileOf({ latitude, longitude }: Point, zoom: number): { x: number; y: number } {
  const count = 2 ** zoom;
  const radians = (latitude * Math.PI) / 180;
  return {
    x: Math.floor(((longitude + 180) / 360) * count),
    y: Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count),
  };
}

/** A feature of GeoJSON with its properties and its shape. */
export interface Feature {
  properties: JsonRecord;
  geometry: JsonRecord;
}

/** The features of an answer in GeoJSON. */
export function featuresOf(body: unknown): Feature[] {
  if (!isRecord(body) || body.type !== 'FeatureCollection') return otherShape();
  return recordsAt(body, 'features').map(({ properties, geometry }) =>
    isRecord(geometry) ? { properties: isRecord(properties) ? properties : {}, geometry } : otherShape(),
  );
}

type Position = readonly [longitude: number, latitude: number];
const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.slice(0, 2).every((degrees) => typeof degrees === 'number' && Number.isFinite(degrees));

/** The coordinates of a point; null for another shape. */
export function pointOf({ geometry }: Feature): Point | null {
  const { coordinates } = geometry;
  return geometry.type === 'Point' && isPosition(coordinates) ? { longitude: coordinates[0], latitude: coordinates[1] } : null;
}

function ringHolds(ring: unknown, { latitude, longitude }: Point): boolean {
  if (!Array.isArray(ring) || !ring.every(isPosition)) return otherShape();
  let inside = false;
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at, at += 1) {
    const [x1, y1] = ring[at] ?? [0, 0];
    const [x2, y2] = ring[before] ?? [0, 0];
    if (y1 > latitude !== y2 > latitude && longitude < ((x2 - x1) * (latitude - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

function polygonHolds(rings: unknown, point: Point): boolean {
  if (!Array.isArray(rings)) return otherShape();
  const [outer, ...holes] = rings as unknown[];
  return outer !== undefined && ringHolds(outer, point) && !holes.some((hole) => ringHolds(hole, point));
}

/** Whether a polygon, or one of several, holds the point. */
export function holds({ geometry }: Feature, point: Point): boolean {
  if (geometry.type === 'Polygon') return polygonHolds(geometry.coordinates, point);
  if (geometry.type === 'MultiPolygon' && Array.isArray(geometry.coordinates))
    return (geometry.coordinates as unknown[]).some((rings) => polygonHolds(rings, point));
  return false;
}
