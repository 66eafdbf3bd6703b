import type { FastifyReply, FastifyRequest } from 'fastify';

/** The token in a browser's request; a token has no character that a cookie must escape. */
export function sessionCookieOf(request: FastifyRequest): string | undefined {
  return /(?:^|;\s*)session=([\w.-]+)/.exec(request.headers.cookie ?? '')?.[1];
}

/** Secure wherever people come by https (CONTRACT "Session"). */
function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, expire, baseUrl }: { token: string; expire: Date; baseUrl: string | undefined },
): void {
  const isSecure = request.protocol === 'https' || baseUrl?.startsWith('https:') === true;
  const attributes = ['Path=/', `Expires=${expire.toUTCString()}`, 'HttpOnly', 'SameSite=Strict'];
  void reply.header('Set-Cookie', [`session=${token}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; '));
}

/** Gives the browser its session; `expire` is ISO 8601. */
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
