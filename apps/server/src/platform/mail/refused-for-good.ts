/** Whether a mail server has refused this mail for good, so that another try is in vain. */
export function isRefusedForGood(problem: unknown): boolean {
  const code: unknown = problem instanceof Error ? Reflect.get(problem, 'responseCode') : undefined;
  // Below 540 it speaks of commands and of signing in to the mail server, which its operator can put right.
  return typeof code === 'number' && code >= 540 && code < 600;
}
