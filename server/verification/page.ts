import { failure } from '@comptoir/contract/envelope';
import type { Lang } from '@comptoir/contract/errors';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countAttempt } from '../auth/exchange';
import { countedAddress } from '../frame/http/address';
import { refusedReply } from '../frame/http/answer';
import { loggedRefusal } from '../frame/http/plugins/faults';
import { setDocumentHeaders } from '../frame/http/plugins/headers';
import { langOfRequest } from '../frame/http/request';
import type { Routing } from '../frame/http/routeOf';
import { findOrganisation } from '../organisation/repository';
import { pageOf, refusalPageOf, STYLE_HASH } from './html';
import { findVerifie } from './repository';

const JETON = /^[A-Za-z0-9_-]{22}$/;

/** The page has one style and nothing else that a browser would load or run. */
const CSP = [
  "default-src 'none'",
  `style-src '${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the public page of a document (ADR 0046). It changes nothing: a preview or a repeated request counts no print.
 * `started` is the organisation's name until one is set.
 */
export function serveVerification(
  app: FastifyInstance,
  { db, now }: Pick<Routing, 'db' | 'now'>,
  started: string,
): void {
  const options = { config: { access: 'public' }, errorHandler: sendRefusalPage } as const;
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const at = new Date(now()).toISOString();
    await countAttempt(db, { genre: 'verification', cle: countedAddress(request.ip) }, at);
    const { jeton = '' } = request.params as { jeton?: string };
    // A text that cannot be a token costs the same question as an unknown token.
    const verifie = existingRecord(await findVerifie(db, JETON.test(jeton) ? jeton : ''));
    const reglages = await findOrganisation(db, started);
    const { compagnie } = reglages;
    return sendPage(reply, pageOf(verifie, { compagnie, reglages, at, lang: langAsked(request) }));
  };
  app.get('/v/:jeton', options, handler);
  // A link with more behind it leads to no screen of the application either.
  app.get('/v/*', options, handler);
}

/** Returns the language of `?langue=`, by default of the request: a link has no `Accept-Language`. */
function langAsked(request: FastifyRequest): Lang {
  const { langue } = request.query as { langue?: unknown };
  return langue === 'fr' || langue === 'en' ? langue : langOfRequest(request);
}

/** Answers an error as a page. An unknown token, a replaced one and a text that is not a token give the same page. */
function sendRefusalPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = loggedRefusal(error, request);
  const lang = langAsked(request);
  const message = refusal.code === 'introuvable' ? null : failure(null, refusal.code, lang, refusal.details).message;
  return sendPage(refusedReply(refusal, request, reply), refusalPageOf(message, lang));
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return setDocumentHeaders(reply, CSP)
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex')
    .header('Vary', 'Accept-Language')
    .send(html);
}
