/** A duration of the pipeline in its largest sensible unit, of two or three digits. */
export function durationText(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 9_950) return `${(Math.round(ms / 100) / 10).toFixed(1)} s`;
  return ms < 99_500 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;
}
