/** What the server estimates, in words that do not promise more than it knows. */
export function timeLeft(seconds: number): string {
  if (seconds < 10) return 'A few seconds left';
  if (seconds < 60) return `About ${Math.round(seconds / 10) * 10} seconds left`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'About 1 minute left' : `About ${minutes} minutes left`;
}
