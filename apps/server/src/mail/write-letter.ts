import type { MailMessage } from './delivery.ts';

/** A short mail with one thing to do. Nothing in it was typed by whoever caused it: the name of an account could be an advertisement. */
export interface Letter {
  subject: string;
  /** Plain sentences. */
  before: string[];
  action: { label: string; address: string };
  after: string[];
}

/** The letter as plain text and as HTML, with the same words. */
export function writeLetter(to: string, letter: Letter, supportEmail: string): MailMessage {
  const closing = `Questions? Write to ${supportEmail}.`;
  return {
    to,
    subject: letter.subject,
    text: [...letter.before, `${letter.action.label}:\n${letter.action.address}`, ...letter.after, closing, 'Rimawari'].join('\n\n'),
    html: toHtml(letter, closing),
  };
}

function toHtml({ subject, before, action, after }: Letter, closing: string): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const address = escapeHtml(action.address);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;font:16px/1.5 Inter,'Helvetica Neue',Arial,sans-serif">
<div style="max-width:34em;margin:0 auto">
<p style="margin:0 0 24px;font:600 20px/1.2 Georgia,serif">Rimawari</p>
${before.map(paragraph).join('\n')}
<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:10px 20px;border-radius:4px;background:#1f3a63;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px">Or open this address: <a href="${address}">${address}</a></p>
${after.map(paragraph).join('\n')}
${paragraph(closing)}
</div>
</body>
</html>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
