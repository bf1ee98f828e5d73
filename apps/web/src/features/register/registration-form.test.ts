import { expect, test } from 'vitest';
import { type RegistrationFormValues, registrationForm } from './registration-form.ts';

const good: RegistrationFormValues = { fullName: 'Aoi Tanaka', email: 'aoi@example.com', password: 'secret', confirmPassword: 'secret' };

function messages(changes: Partial<RegistrationFormValues>) {
  const found: Record<string, string> = {};
  for (const issue of registrationForm.safeParse({ ...good, ...changes }).error?.issues ?? []) {
    const field = String(issue.path[0]);
    found[field] ??= issue.message;
  }
  return found;
}

test('a full registration passes', () => {
  expect(messages({})).toEqual({});
});

test('every field that is missing says so', () => {
  expect(messages({ fullName: ' ', email: '', password: '', confirmPassword: '' })).toEqual({
    fullName: 'Full name is required',
    email: 'Email is required',
    password: 'Password is required',
  });
});

test('an address needs a name, an at sign and a dotted place', () => {
  for (const email of ['aoi', 'aoi@example', '@example.com', 'a oi@example.com']) {
    expect(messages({ email })).toEqual({ email: 'Please enter a valid email address' });
  }
});

test('six characters are enough, five are not', () => {
  expect(messages({ password: '12345', confirmPassword: '12345' })).toEqual({ password: 'Password must be at least 6 characters long' });
  expect(messages({ password: '123456', confirmPassword: '123456' })).toEqual({});
});

test('a differing confirmation is said even while other fields are wrong', () => {
  expect(messages({ fullName: '', confirmPassword: 'other' })).toEqual({
    fullName: 'Full name is required',
    confirmPassword: 'Passwords do not match',
  });
});
