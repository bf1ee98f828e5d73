export const unlimited = -1;
const lowAllowance = 3;
const lastAllowance = 1;

/** True at three or fewer, unless unlimited. */
export function isRunningLow(remaining: number): boolean {
  return remaining !== unlimited && remaining <= lowAllowance;
}

/** True at one or fewer, unless unlimited. */
export function isLast(remaining: number): boolean {
  return remaining !== unlimited && remaining <= lastAllowance;
}
