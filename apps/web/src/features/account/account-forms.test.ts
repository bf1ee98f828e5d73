import { describe, expect, it } from 'vitest';
import { checkDeletion, checkName, checkPasswords } from './account-forms.ts';

describe('the forms of the account page', () => {
  it('take a name without the spaces around it, and none of spaces alone', () => {
    expect(checkName({ fullName: '  森 はるか ' })).toEqual({ values: { fullName: '森 はるか' }, errors: {} });
    expect(checkName({ fullName: '  ' }).errors).toEqual({ fullName: 'Full name is required' });
  });

  it('say everything that is missing of a change of the password at once', () => {
    expect(checkPasswords({ currentPassword: '', newPassword: '12345', confirmPassword: '1' }).errors).toEqual({
      currentPassword: 'Current password is required',
      newPassword: 'Password must be at least 6 characters long',
      confirmPassword: 'Passwords do not match',
    });
    const right = { currentPassword: 'minato-42', newPassword: ' with spaces ', confirmPassword: ' with spaces ' };
    expect(checkPasswords(right)).toEqual({ values: right, errors: {} });
  });

  it('ask for the exact words before an account is deleted', () => {
    expect(checkDeletion({ password: 'minato-42', confirmation: 'delete my account' }).errors).toEqual({});
    for (const confirmation of ['', 'Delete my account', 'delete my accounts'])
      expect(checkDeletion({ password: 'minato-42', confirmation }).errors).toEqual({
        confirmation: 'Type “delete my account”, exactly so',
      });
  });
});
