import { fallback } from './fallback.ts';

/** The spare script as text, for the host to inline. */
export const fallbackSource = `document.querySelectorAll('[data-report]').forEach(${fallback.toString()})`;
