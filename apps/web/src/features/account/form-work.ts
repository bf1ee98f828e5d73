/** How far a form of the account page is, and what the server said of it. */
export interface FormWork<Field extends string> {
  isBusy: boolean;
  isSaved: boolean;
  /** About the form as a whole. */
  error: string | null;
  /** About single fields. */
  refused: Partial<Record<Field, string>>;
}

export const atRest = { isBusy: false, isSaved: false, error: null, refused: {} } as const satisfies FormWork<string>;
