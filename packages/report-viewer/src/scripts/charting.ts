import { attachCharts } from '../charts/live/index.ts';

for (const report of document.querySelectorAll<HTMLElement>('[data-report]')) attachCharts(report);
