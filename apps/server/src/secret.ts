import { createHash, randomBytes } from 'node:crypto';

/** Long enough not to interrupt anyone, short enough that a forgotten session does not live for ever. */
export const tokenLifetimeDays = 30;

/** An opaque session: 256 random bits, marked so that a leaked one is recognised. */
export function newToken(): string {
  return `rw_${randomBytes(32).toString('base64url')}`;
}

/** For a link in a mail: 256 random bits. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps. The token is random, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
