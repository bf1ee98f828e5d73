/** `base` to a whole power by repeated multiplication: the same bits in every JavaScript engine, unlike `**`. */
export function wholePower(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  let left = exponent;
  while (left > 0) {
    if (left % 2 === 1) result *= square;
    square *= square;
    left = Math.floor(left / 2);
  }
  return result;
}
