import type { MailMessage } from './delivery.ts';

/** A short mail with one thing to do. Nothing in it was typed by whoever caused it: the name of an account could be an advertisement. */
export interface Letter {
  subject: string;
  /** Plain sentences. */
  before: string[];
  /** To be read off and typed. */
  code?: string;
  /** Null where there is nothing to open. */
  action: { label: string; address: string } | null;
  after: string[];
}

/** The letter as plain text and as HTML, with the same words. */
export function writeLetter(to: string, letter: Letter, supportEmail: string): MailMessage {
  const closing = `Questions? Write to ${supportEmail}.`;
  return {
    to,
    subject: letter.subject,
    text: [...letter.before, ...codeText(letter), ...actionText(letter), ...letter.after, closing, 'Rimawari'].join('\n\n'),
    html: toHtml(letter, closing),
    ...(letter.code === undefined ? {} : { code: letter.code }),
  };
}

const codeText = ({ code }: Letter) => (code === undefined ? [] : [code]);
const actionText = ({ action }: Letter) => (action === null ? [] : [`${action.label}:\n${action.address}`]);

function toHtml({ subject, before, code, action, after }: Letter, closing: string): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;font:16px/1.5 Inter,'Helvetica Neue',Arial,sans-serif">
<div style="max-width:34em;margin:0 auto">
<p style="margin:0 0 24px;font:600 20px/1.2 Georgia,serif">Rimawari</p>
${before.map(paragraph).join('\n')}
${code === undefined ? '' : `<p style="margin:0 0 16px;font:600 28px/1.2 Consolas,Menlo,monospace;letter-spacing:4px">${escapeHtml(code)}</p>`}
${action === null ? '' : actionHtml(action)}
${after.map(paragraph).join('\n')}
${paragraph(closing)}
</div>
</body>
</html>
`;
}

function actionHtml({ label, address: given }: { label: string; address: string }): string {
  const address = escapeHtml(given);
  return `<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:10px 20px;border-radius:4px;background:#1f3a63;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px">Or open this address: <a href="${address}">${address}</a></p>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
