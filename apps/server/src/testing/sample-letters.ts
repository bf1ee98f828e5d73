import { dataExportReady } from '../analyses/exports/letters.ts';
import { analysisFailed, analysisReady } from '../analyses/submission/letters.ts';
import { receipt, renewalFailed } from '../billing/payments/letters.ts';
import { codesOff, codesOn, passwordChanged } from '../identity/accounts/letters.ts';
import { linkLetters } from '../identity/links/letters.ts';
import { signInCode } from '../identity/second-factor/letters.ts';
import type { Letter } from '../platform/mail/letter.ts';

const site = 'https://rimawari.example';
const token = '3vJt0mQbN6c9ZyLr1uXkS8aHfDpE2gWo4iTxB7nVqY5';
const report = `${site}/results/0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90`;

const billing = (label: string) => ({ label, address: `${site}/billing` });
const payment = {
  id: 'in_1SWn4qRimawari0042',
  description: 'Pro, monthly',
  amount_minor: 7900,
  currency: 'usd',
  processed_at: new Date('2026-11-22T03:10:00Z'),
  period_start: new Date('2026-11-22T03:10:00Z'),
  period_end: new Date('2026-12-22T03:10:00Z'),
  created_at: new Date('2026-11-22T03:09:00Z'),
};

/** Every letter as it goes out, by its name. */
export const sampleLetters: Record<string, Letter> = {
  verification: linkLetters.verify(site, token),
  reset: linkLetters.reset(site, token),
  'sign-in-code': signInCode('204816'),
  'password-changed': passwordChanged(site),
  'codes-on': codesOn(site),
  'codes-off': codesOff(site),
  'analysis-ready': analysisReady({ title: '中野坂上コーポ 302号室' }, report),
  'analysis-failed': analysisFailed({ title: null }, report),
  'data-export-ready': dataExportReady(new Date('2026-11-29T03:10:00Z'), `${site}/account`),
  receipt: receipt(payment, billing('Open your billing page'), '株式会社りまわり'),
  'renewal-failed': renewalFailed(payment, billing('Update your payment method')),
};
