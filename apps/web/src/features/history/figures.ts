/** The Scenario Score with one decimal; null when nothing is stated. */
export function scoreText(score: number | null | undefined): string | null {
  return typeof score === 'number' && Number.isFinite(score) ? score.toFixed(1) : null;
}
