import type { Call } from '@comptoir/contract/call';
import { checkImprimable, lienPublic } from '@comptoir/contract/imprimeRules';
import { imprimes } from '@comptoir/contract/imprimes';
import { type EditionPiece, nomPiece, pieceOf } from '@comptoir/contract/papiers/piece';
import { READS_REGLEMENT } from '@comptoir/contract/reglementRules';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { receiveRequest } from '../frame/http/receive';
import { admittedRoute, type Routing, signedIn } from '../frame/http/routeOf';
import { sendPapier } from '../organisation/papier';
import { existingTo } from '../reglements/rules';
import { findPiece } from './repository';

/** Of the settings, what documents are published with. */
export type Publication = Pick<Config, 'compagnie' | 'baseUrl'>;

/**
 * Registers the call that answers the document of a payment as a PDF, and counts nothing; `compagnie` is the
 * organisation's name until one is set.
 */
export function servePdf(app: FastifyInstance, routing: Routing, { compagnie, baseUrl }: Publication): void {
  app.route({
    ...admittedRoute(routing, imprimes.pdf as unknown as Call),
    handler: async (request, reply) => {
      const { params, query } = await receiveRequest(imprimes.pdf, request, routing);
      const found = existingTo(signedIn(request), await findPiece(routing.db, params.imprimeid), READS_REGLEMENT);
      checkImprimable(found);
      const { jeton, ...rest } = found;
      const piece = { ...rest, lien: lienPublic(baseUrl ?? null, jeton) ?? '' };
      const papier = { ...query, name: nomPiece(piece), describe: (edition: EditionPiece) => pieceOf(piece, edition) };
      return sendPapier(papier, { routing, started: compagnie }, request, reply);
    },
  });
}
