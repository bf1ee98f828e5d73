/** A short mail with at most one thing to do. Nothing in it was typed by a stranger: the name of an account could be an advertisement. */
export interface Letter {
  subject: string;
  /** Plain sentences; a program may show the first one beside the subject. */
  before: string[];
  /** To be read off and typed. */
  code?: string;
  /** Null where there is nothing to open. */
  action: { label: string; address: string } | null;
  after: string[];
}
