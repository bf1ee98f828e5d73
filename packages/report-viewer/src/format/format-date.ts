/** Dates of the viewer are those of the engine's sentences. */
export { dateText as formatDate } from '@rimawari/underwriting';
