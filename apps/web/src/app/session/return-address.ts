/** What the sign-in screen is handed, so that signing in leads back to where one came from. */
export interface ReturnState {
  from: string;
}

/** The address to go to after sign-in: a path of this app that one came from, else home. */
export function returnAddress(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  // Two slashes, or a backslash that browsers read as one, would lead to another site.
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/';
}
