import type { MailMessage } from './delivery.ts';
import { letterHtml } from './letter-html.ts';

/** A short mail with at most one thing to do. Nothing in it was typed by a stranger: the name of an account could be an advertisement. */
export interface Letter {
  subject: string;
  /** Plain sentences; a program may show the first one beside the subject. */
  before: string[];
  /** To be read off and typed. */
  code?: string;
  /** Null where there is nothing to open. */
  action: { label: string; address: string } | null;
  after: string[];
}

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
    'Rimawari: informational only, never financial or investment advice.',
  ].join('\n\n');
  return { to, subject, text, html: letterHtml(letter, closing), ...(code === undefined ? {} : { code }) };
}
