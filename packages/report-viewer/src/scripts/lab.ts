export { enliven } from '../lab/enliven.ts';
export { openLab } from '../lab/open-lab.ts';
