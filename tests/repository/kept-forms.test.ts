import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, root } from './source-files.ts';

/** Forms behind the sign-in that keep nothing of their own at the end of a session, each with its reason. */
const reasons: Record<string, string> = {
  'account/password-form.tsx': 'passwords are never kept',
  'account/delete-dialog.tsx': 'a password, and a sentence that is typed to be sure',
  'admin/user-password.tsx': 'passwords are never kept',
  'admin/debug/session-difference.tsx': 'nothing is typed: two of the sessions that were loaded are chosen',
  'admin/debug/field-explanation.tsx': 'nothing is typed: one of the facts that were read is chosen',
  'results/share-dialog.tsx': 'nothing is typed: one of three periods is chosen',
  'analyze/analyze-screen.tsx': 'its route keeps the draft, with the files that were chosen',
};
const features = 'apps/web/src/features/';
const beforeSignIn = /^(sign-in|register|forgot-password|reset-password|verify-email)\//;

const forms = projectFiles()
  .filter((name) => name.startsWith(features) && name.endsWith('.tsx') && !name.endsWith('.stories.tsx'))
  .map((name) => ({ name: name.slice(features.length), text: readFileSync(join(root, name), 'utf8') }))
  .filter(({ name, text }) => /<form\b/.test(text) && !beforeSignIn.test(name));

describe('what is typed behind the sign-in', () => {
  it('is looked for in the forms of the app', () => {
    expect(forms.length).toBeGreaterThan(8);
    expect(Object.keys(reasons).filter((name) => !forms.some((form) => form.name === name))).toEqual([]);
  });

  it.each(forms)('is kept at the end of a session, or $name says why not', ({ name, text }) => {
    expect(text.includes('useDraft') !== Object.hasOwn(reasons, name)).toBe(true);
  });
});
