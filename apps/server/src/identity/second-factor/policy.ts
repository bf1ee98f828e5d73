import type { Config } from '../../platform/index.ts';

/** Whether someone is asked for a code after the password. */
export function isAskedForCode(policy: Config['mfaPolicy'], user: { is_superuser: boolean; second_factor: boolean }): boolean {
  return policy === 'all' || (policy === 'admins' && (user.is_superuser || user.second_factor));
}
