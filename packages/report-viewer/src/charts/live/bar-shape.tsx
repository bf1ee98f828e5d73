/** What recharts hands to a shape, as far as it is used. */
export interface BarShape {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  index?: number;
}

/** One block of a bar. Heights and widths below zero come from recharts for negative values. */
export function Column({ x = 0, y = 0, width = 0, height = 0, fill }: BarShape & { fill: string }) {
  return <rect className={fill} x={Math.min(x, x + width)} y={Math.min(y, y + height)} width={Math.abs(width)} height={Math.abs(height)} />;
}
