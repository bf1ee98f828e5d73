export { attachCharts } from './attach-charts.tsx';
