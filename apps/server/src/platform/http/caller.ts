/** A person signed in with the web app. */
export interface SessionCaller {
  kind: 'session';
  userId: string;
  isAdministrator: boolean;
  /** SHA-256 of the token of this session, in hex. */
  sessionHash: string;
}

/** Who asks, told apart by the kind of credential. Another kind, of a program for example, becomes another member. */
export type Caller = SessionCaller;
