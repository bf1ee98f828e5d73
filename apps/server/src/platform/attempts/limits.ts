export interface AttemptLimit {
  /** Tells its counters from those of other limits. */
  name: string;
  most: number;
  withinSeconds: number;
}

/** Every limit on how often something may be tried, in one table. */
export const attemptLimits = {
  /** Sign-ins for one account from one address. */
  signIn: { name: 'sign-in', most: 10, withinSeconds: 900 },
  /** Sign-ins for one account from addresses where it was not signed in to before. */
  signInByAccount: { name: 'sign-in-account', most: 100, withinSeconds: 900 },
  /** Sign-ins from one address, for whatever accounts. */
  signInByAddress: { name: 'sign-in-address', most: 200, withinSeconds: 900 },
  /** Codes tried for one account, after its right password. */
  codeTry: { name: 'code-try', most: 20, withinSeconds: 3600 },
  /** Codes sent to one account, after its right password. */
  codeRequest: { name: 'code-request', most: 20, withinSeconds: 3600 },
  /** Further codes asked for from one address. */
  codeRequestByAddress: { name: 'code-request-address', most: 60, withinSeconds: 900 },
  registration: { name: 'registration', most: 300, withinSeconds: 3600 },
  /** Reset links for one account, whether or not there is one. */
  resetRequest: { name: 'reset-request', most: 5, withinSeconds: 3600 },
  /** Reset links asked for from one address. */
  resetRequestByAddress: { name: 'reset-request-address', most: 60, withinSeconds: 3600 },
  /** Verification links asked for again for one account, whether or not there is one. */
  verificationRequest: { name: 'verification-request', most: 5, withinSeconds: 3600 },
  verificationRequestByAddress: { name: 'verification-request-address', most: 60, withinSeconds: 3600 },
  /** Links of mails tried from one address. */
  linkUse: { name: 'link-use', most: 60, withinSeconds: 900 },
  /** Passwords typed by someone signed in, to change or delete their account: a session makes guessing not faster. */
  passwordProof: { name: 'password-proof', most: 10, withinSeconds: 900 },
  /** Copies of their data asked for by one user. */
  exportRequest: { name: 'export-request', most: 5, withinSeconds: 86_400 },
  /** Changes of name and wishes by one user. */
  accountChange: { name: 'account-change', most: 60, withinSeconds: 3600 },
  /** Analyses begun by one user, also those that were refused. */
  analysisStart: { name: 'analysis-start', most: 30, withinSeconds: 600 },
  /** Analyses begun from one address: an office shares one. */
  analysisStartByAddress: { name: 'analysis-start-address', most: 120, withinSeconds: 600 },
  /** Links to reports made by one user. */
  shareCreation: { name: 'share-creation', most: 60, withinSeconds: 3600 },
  /** Scenarios saved or changed by one user. */
  scenarioSave: { name: 'scenario-save', most: 300, withinSeconds: 3600 },
  /** Links to reports tried from one address that do not hold. */
  shareMiss: { name: 'share-miss', most: 60, withinSeconds: 900 },
  /** Ways to the payment provider, which counts its own requests too. */
  checkout: { name: 'checkout', most: 20, withinSeconds: 600 },
  portal: { name: 'portal', most: 30, withinSeconds: 600 },
} satisfies Record<string, AttemptLimit>;

export type AttemptLimits = Record<keyof typeof attemptLimits, AttemptLimit>;
