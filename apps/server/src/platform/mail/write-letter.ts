import type { MailMessage } from './delivery.ts';
import type { Letter } from './letter.ts';
import { letterHtml } from './letter-html.ts';

/** The letter as plain text and as HTML, with the same words. */
export function writeLetter(to: string, letter: Letter, supportEmail: string): MailMessage {
  const { subject, before, code, action, after } = letter;
  const closing = `Questions? Write to ${supportEmail}.`;
  const text = [
    ...before,
    ...(code === undefined ? [] : [code]),
    ...(action === null ? [] : [`${action.label}:\n${action.address}`]),
    ...after,
    closing,
    'Rimawari: informational only, not financial or investment advice.',
  ].join('\n\n');
  return { to, subject, text, html: letterHtml(letter, closing), ...(code === undefined ? {} : { code }) };
}
