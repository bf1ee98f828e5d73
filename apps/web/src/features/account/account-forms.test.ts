import { describe, expect, it } from 'vitest';
import { deletionForm, nameForm, passwordForm } from './account-forms.ts';

const messagesOf = (result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('the forms of the account page', () => {
  it('take a name without the spaces around it, and none of spaces alone', () => {
    expect(nameForm.parse({ fullName: '  森 はるか ' })).toEqual({ fullName: '森 はるか' });
    expect(messagesOf(nameForm.safeParse({ fullName: '  ' }))).toEqual({ fullName: 'Full name is required' });
  });

  it('say everything that is missing of a change of the password at once', () => {
    expect(messagesOf(passwordForm.safeParse({ currentPassword: '', newPassword: '12345', confirmPassword: '1' }))).toEqual({
      currentPassword: 'Current password is required',
      newPassword: 'Password must be at least 6 characters long',
      confirmPassword: 'Passwords do not match',
    });
    const right = { currentPassword: 'minato-42', newPassword: ' with spaces ', confirmPassword: ' with spaces ' };
    expect(passwordForm.parse(right)).toEqual(right);
  });

  it('ask for the exact words before an account is deleted', () => {
    expect(deletionForm.safeParse({ password: 'minato-42', confirmation: 'delete my account' }).success).toBe(true);
    for (const confirmation of ['', 'Delete my account', 'delete my accounts'])
      expect(messagesOf(deletionForm.safeParse({ password: 'minato-42', confirmation }))).toEqual({
        confirmation: 'Type “delete my account” exactly',
      });
  });
});
