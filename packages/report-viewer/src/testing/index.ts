export { hostileReport, hostileTexts } from './hostile-report.ts';
