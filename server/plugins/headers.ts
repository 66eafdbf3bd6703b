import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What the API and its files may do in a browser: nothing (RELIABILITY F61, F95). */
export const INERT_CSP = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What a page of the application may do; styles carry the nonce of their response (RELIABILITY § 5.6). */
export function pageCsp(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** A new nonce for one response. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Sets the policy of one response in place of the inert one. */
export function setCsp(reply: FastifyReply, csp: string): FastifyReply {
  return reply.header('Content-Security-Policy', csp);
}

/** Security headers of every response; HSTS only where people come by https. */
export async function sendSecurityHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isHttps && { maxAge: 180 * 24 * 3600 },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    setCsp(reply, INERT_CSP);
    if (request.url.startsWith('/api/')) {
      reply.header('Cache-Control', 'no-store').header('Vary', 'Origin, Accept-Language');
    }
  });
}
