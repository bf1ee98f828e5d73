export { Percent, type PercentProps } from './percent.tsx';
