/** What a run changes of what was submitted. A run without changes of its own has those of the nearest run that it rests on. */
export interface RunChanges {
  /** In place of the submitted address. */
  listing_url?: string;
}
