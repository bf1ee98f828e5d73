import { invalid } from '../../platform/index.ts';

let known: Promise<ReadonlySet<string>> | null = null;

/** Loaded with the first new password: most requests need none of its 49,000 words. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { default: words } = await import('@zxcvbn-ts/language-common/src/passwords.json', { with: { type: 'json' } });
  return new Set(words);
}

/** Among the passwords that are tried first, in whatever case; also nothing but spaces, and one character again and again. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = password.normalize('NFKC').toLowerCase();
  if (plain.trim() === '' || new Set(plain).size === 1) return true;
  known ??= loadCommon();
  return (await known).has(plain);
}

/** @throws Problem 422 at the field of the body that holds the password */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  throw invalid(['body', field], 'must not be one of the most common passwords. Choose a less common one.', 'commonPassword');
}
