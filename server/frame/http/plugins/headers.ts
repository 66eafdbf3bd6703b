import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Policy of the API and its files: a browser may do nothing with them (RELIABILITY F61, F95). The sandbox already
 * forbids forms.
 */
const INERT_CSP = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", 'sandbox'].join('; ');

/** Browser features that the application never uses, so nothing injected into its page may use them either. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** In seconds; HSTS also covers every subdomain (ASVS 3.4.1). */
const HSTS_SECONDS = 365 * 24 * 3600;

/** Policy of the service worker: it may only ask its own server for the files that it keeps. */
export const WORKER_CSP = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/**
 * Returns the policy of a page of the application. Styles carry the nonce of their response (RELIABILITY § 5.6).
 * `scripts` are the hashes of the inline scripts of the build, so no injected script can run.
 */
export function pageCsp(nonce: string, scripts: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    // A paper is printed from a frame that the page fills itself.
    'frame-src blob:',
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

/** Returns a new nonce for one response. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Replaces the inert policy of one response. */
export function setCsp(reply: FastifyReply, csp: string): FastifyReply {
  return reply.header('Content-Security-Policy', csp);
}

/** Sets the headers that only a page needs; scripts, styles and answers of the API do without them. */
export function setDocumentHeaders(reply: FastifyReply, csp: string): FastifyReply {
  return setCsp(reply, csp)
    .header('Permissions-Policy', PERMISSIONS_POLICY)
    .header('Cross-Origin-Opener-Policy', 'same-origin')
    .header('X-Frame-Options', 'DENY')
    .type('text/html; charset=utf-8');
}

/** Tells whether people use https. Only then may a browser be told to use nothing else. */
export const isHttps = (baseUrl: string | undefined): boolean => baseUrl?.startsWith('https:') === true;

/** Returns the headers of every answer. They are few, because a visit loads about a hundred answers. */
function commonHeaders(baseUrl: string | undefined): Record<string, string> {
  return {
    'Content-Security-Policy': INERT_CSP,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps(baseUrl) && { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains` }),
  };
}

/** Returns the headers of an answer that does not go through Fastify: JSON, and nothing that a browser would run. */
export function bareHeaders(baseUrl: string | undefined): Record<string, string> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...commonHeaders(baseUrl),
  };
}

/** Sets the security headers of every response; HSTS only where people use https. */
export function sendSecurityHeaders(app: FastifyInstance, baseUrl: string | undefined): void {
  const common = commonHeaders(baseUrl);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(common);
    if (request.url.startsWith('/api/')) {
      reply.header('Cache-Control', 'no-store').header('Vary', 'Origin, Accept-Language');
    }
  });
}
