/** Completed analyses of all, as a rounded percent; 0 without any. */
export function successRate({ total, completed }: { total: number; completed: number }): number {
  return total === 0 ? 0 : Math.round((100 * completed) / total);
}
