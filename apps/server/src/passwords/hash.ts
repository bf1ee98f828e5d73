import { hash, verify } from '@node-rs/argon2';

/** OWASP's least for argon2id: 19 MiB, two passes. */
const settings = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let decoy: Promise<string> | null = null;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), settings);
}

/** Takes as long for an account that does not exist, so that the time tells nobody who has one. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(passwordHash ?? (await decoy), password.normalize('NFC'), settings);
  return matches && passwordHash !== null;
}
