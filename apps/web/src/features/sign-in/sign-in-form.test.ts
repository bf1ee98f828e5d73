import { expect, test } from 'vitest';
import { codeDigits, codeHelp, isCodeComplete } from './sign-in-form.ts';
import { credentialsForm } from './sign-in-rules.ts';

test('a code keeps digits only, six at most', () => {
  expect(codeDigits('12 34-5a678')).toBe('123456');
  expect(codeDigits('１２３')).toBe('123');
});

test('a code is complete with six digits', () => {
  expect(['12345', '123456'].map(isCodeComplete)).toEqual([false, true]);
});

test('the help says where the code went', () => {
  expect(codeHelp('email')).toBe('Check your email for the 6-digit code.');
  expect(codeHelp('sms')).toBe('Enter the verification code that was sent to you.');
});

test('email and password are required', () => {
  const issues = credentialsForm.safeParse({ email: '', password: '', code: '' }).error?.issues.map((issue) => issue.message);
  expect(issues).toEqual(['Email is required', 'Password is required']);
});
