import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** The headers of every answer. HSTS only where the product is reached over TLS: it would lock out a plain-HTTP installation. */
export async function setSecurityHeaders(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] } },
    strictTransportSecurity: publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

/**
 * The policy of the app's page. A report's frame is a `srcdoc` and inherits it; its own addresses are of this server,
 * and the script it falls back on is inlined with the nonce.
 */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
