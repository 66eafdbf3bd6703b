import type { Call } from '@comptoir/contract/call';
import { checkImprimable } from '@comptoir/contract/imprimeRules';
import { imprimes } from '@comptoir/contract/imprimes';
import { type EditionPiece, nomPiece, pieceOf } from '@comptoir/contract/papiers/piece';
import { READS_REGLEMENT } from '@comptoir/contract/reglementRules';
import type { FastifyInstance } from 'fastify';
import { receiveRequest } from '../frame/http/receive';
import { admittedRoute, type Routing, signedIn } from '../frame/http/routeOf';
import { sendPapier } from '../organisation/papier';
import { existingTo } from '../reglements/rules';
import { findPiece } from './repository';

/**
 * Registers the call that answers the document of a payment as a PDF, and counts nothing; `started` is the
 * organisation's name until one is set.
 */
export function servePdf(app: FastifyInstance, routing: Routing, started: string): void {
  app.route({
    ...admittedRoute(routing, imprimes.pdf as unknown as Call),
    handler: async (request, reply) => {
      const { params, query } = await receiveRequest(imprimes.pdf, request, routing);
      const piece = existingTo(signedIn(request), await findPiece(routing.db, params.imprimeid), READS_REGLEMENT);
      checkImprimable(piece);
      const papier = { ...query, name: nomPiece(piece), describe: (edition: EditionPiece) => pieceOf(piece, edition) };
      return sendPapier(papier, { routing, started }, request, reply);
    },
  });
}
