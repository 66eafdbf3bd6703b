import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * What the API and its files may do in a browser: nothing (RELIABILITY F61, F95). In a sandbox no form is sent and no
 * script runs, and nothing is loaded that a base address could lead elsewhere.
 */
const INERT_CSP = ["default-src 'none'", "frame-ancestors 'none'", 'sandbox'].join('; ');

/** What the application never asks a browser for, nor anything that got into its page. */
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

/** Seconds; every subdomain with it (ASVS 3.4.1). */
const HSTS_SECONDS = 365 * 24 * 3600;

/** What the service worker may do: ask its own server for the files that it keeps. */
export const WORKER_CSP = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";

/**
 * What a page of the application may do; styles carry the nonce of their response (RELIABILITY § 5.6). `scripts` are
 * the hashes of those that the build put into the page: nobody else's text can be one of them.
 */
export function pageCsp(nonce: string, scripts: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
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

/** What a page says of itself beside its policy; a script, a style or an answer of the API is no page. */
export function setDocumentHeaders(reply: FastifyReply, csp: string): FastifyReply {
  return setCsp(reply, csp)
    .header('Permissions-Policy', PERMISSIONS_POLICY)
    .header('Cross-Origin-Opener-Policy', 'same-origin')
    .header('X-Frame-Options', 'DENY')
    .type('text/html; charset=utf-8');
}

/** Where people come by https: only there may a browser be told to come by nothing else. */
export const isHttps = (baseUrl: string | undefined): boolean => baseUrl?.startsWith('https:') === true;

/** What every answer carries, whatever it is of: each byte of it travels a hundred times a visit. */
function commonHeaders(baseUrl: string | undefined): Record<string, string> {
  return {
    'Content-Security-Policy': INERT_CSP,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isHttps(baseUrl) && { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains` }),
  };
}

/** What an answer carries that does not go through Fastify: the envelope and nothing that a browser would run. */
export function bareHeaders(baseUrl: string | undefined): Record<string, string> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    ...commonHeaders(baseUrl),
  };
}

/** Security headers of every response; HSTS only where people come by https. */
export function sendSecurityHeaders(app: FastifyInstance, baseUrl: string | undefined): void {
  const common = commonHeaders(baseUrl);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(common);
    if (request.url.startsWith('/api/')) {
      reply.header('Cache-Control', 'no-store').header('Vary', 'Origin, Accept-Language');
    }
  });
}
