/** What happened, by the server's word for it. */
export const auditKinds: Readonly<Record<string, string>> = {
  registered: 'Registered',
  signed_in: 'Signed in',
  sign_in_refused: 'Sign-in refused',
  sign_in_limited: 'Too many sign-ins',
  signed_out: 'Signed out',
  reset_requested: 'Asked for a reset link',
  verification_requested: 'Asked for a verification link',
  password_reset: 'Password reset',
  email_verified: 'Address verified',
  link_refused: 'Link refused',
  code_sent: 'Code sent',
  code_refused: 'Code refused',
  second_factor_switched_on: 'Codes at sign-in switched on',
  second_factor_switched_off: 'Codes at sign-in switched off',
  administrator_created: 'Administrator created',
  administrator_granted: 'Made an administrator',
  administrator_revoked: 'No longer an administrator',
  user_activated: 'Activated',
  user_deactivated: 'Deactivated',
  user_allowance_changed: 'Allowance changed',
  user_password_set: 'Password set',
  user_deleted: 'Deleted',
  analysis_retried: 'Analysis run again',
  debug_run_started: 'Steps run again',
};

/** A newer server has words that are not in the list: they are shown as they come. */
export const auditKindText = (kind: string): string => auditKinds[kind] ?? kind.replaceAll('_', ' ');
