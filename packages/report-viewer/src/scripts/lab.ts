export { enliven } from '../lab/enliven.ts';
export { moveValue, openLab } from '../lab/open-lab.ts';
