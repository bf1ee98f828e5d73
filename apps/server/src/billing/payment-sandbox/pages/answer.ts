import type { FastifyReply, FastifyRequest } from 'fastify';
import { layout, type Page } from './layout.ts';

/** Answers with a page that loads nothing but its sheet and fonts, and sends its forms here, or on to where it leads back. */
export function answerPage(reply: FastifyReply, page: Page, options: { status?: number; leadsTo?: (string | null)[] } = {}): FastifyReply {
  const origins = (options.leadsTo ?? []).flatMap((address) => (address === null ? [] : [new URL(address).origin]));
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    `form-action ${["'self'", ...new Set(origins)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .code(options.status ?? 200)
    .headers({ 'content-security-policy': policy.join('; '), 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(layout(page));
}

/** A form of these pages is sent by these pages. Whoever sends no such headers is not a browser, and has the address. */
export function isOwnForm({ headers, host }: FastifyRequest, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  if (origin === undefined) return true;
  const from = URL.parse(origin)?.host;
  return from !== undefined && (from === host || (publicUrl !== null && from === new URL(publicUrl).host));
}

export type Fields = (name: string) => string;

/** The fields of a form by name; a missing one is empty. */
export function fieldsOf({ body }: FastifyRequest): Fields {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '');
  return (name) => (fields.get(name) ?? '').replaceAll('\0', '').toWellFormed().slice(0, 1000);
}
