import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from './headers';

/** Tells whether the cookie must be Secure: wherever people use https (CONTRACT "Session"). */
function isSecure(request: FastifyRequest, baseUrl: string | undefined): boolean {
  return request.protocol === 'https' || isHttps(baseUrl);
}

/**
 * Returns the cookie's name. Over https, the prefix `__Host-` makes browsers accept the cookie only from this host,
 * over https, for every path. No other host of the domain, and nobody on a plain line, can put their own session in its
 * place (ASVS 3.3.1, 3.3.3).
 */
const nameOf = (secure: boolean) => (secure ? '__Host-session' : 'session');

/** Returns the token in a browser's request. A token has no character that a cookie must escape. */
export function sessionCookieOf(request: FastifyRequest, baseUrl: string | undefined): string | undefined {
  const name = nameOf(isSecure(request, baseUrl));
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return value && /^[\w.-]+$/.test(value) ? value : undefined;
}

function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, expire, baseUrl }: { token: string; expire: Date; baseUrl: string | undefined },
): void {
  const secure = isSecure(request, baseUrl);
  const attributes = ['Path=/', `Expires=${expire.toUTCString()}`, 'HttpOnly', 'SameSite=Strict'];
  const parts = [`${nameOf(secure)}=${token}`, ...attributes, ...(secure ? ['Secure'] : [])];
  void reply.header('Set-Cookie', parts.join('; '));
}

/** Sends the session cookie to the browser; `expire` is ISO 8601. */
export function giveCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, expire, baseUrl }: { token: string; expire: string; baseUrl: string | undefined },
): void {
  setSessionCookie(request, reply, { token, expire: new Date(expire), baseUrl });
}

export function takeCookie(request: FastifyRequest, reply: FastifyReply, baseUrl: string | undefined): void {
  setSessionCookie(request, reply, { token: '', expire: new Date(0), baseUrl });
}
