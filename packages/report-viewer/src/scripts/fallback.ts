import { fallback } from '../frame/fallback.ts';

for (const report of document.querySelectorAll<HTMLElement>('[data-report]')) fallback(report);
