import type { Call } from '@comptoir/contract/call';
import { Refusal } from '@comptoir/contract/envelope';
import { checkImprimable } from '@comptoir/contract/imprimeRules';
import { imprimes } from '@comptoir/contract/imprimes';
import { bonLivraisonOf, nomLivraison } from '@comptoir/contract/papiers/commande';
import { type EditionPiece, nomPiece } from '@comptoir/contract/papiers/piece';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { FastifyInstance } from 'fastify';
import { findCommandeImprimee } from '../commandes/repository';
import { receiveRequest } from '../frame/http/receive';
import { admittedRoute, type Routing, signedIn } from '../frame/http/routeOf';
import { sendPapier } from '../organisation/papier';
import { imprimeTo, papierOf } from './objets';
import { findImprime } from './repository';

/**
 * Registers the calls that answer documents as a PDF, and count nothing; `started` is the organisation's name until one
 * is set.
 */
export function servePdf(app: FastifyInstance, routing: Routing, started: string): void {
  app.route({
    ...admittedRoute(routing, imprimes.pdf as unknown as Call),
    handler: async (request, reply) => {
      const { params, query } = await receiveRequest(imprimes.pdf, request, routing);
      const { lu } = imprimeTo(signedIn(request), await findImprime(routing.db, params.imprimeid));
      checkImprimable(lu);
      const papier = { ...query, name: nomPiece(lu), describe: await papierOf(routing.db, lu) };
      return sendPapier(papier, { routing, started }, request, reply);
    },
  });
  app.route({
    ...admittedRoute(routing, imprimes.livraison as unknown as Call),
    handler: async (request, reply) => {
      const { params, query } = await receiveRequest(imprimes.livraison, request, routing);
      const { lu } = imprimeTo(signedIn(request), await findImprime(routing.db, params.imprimeid));
      if (lu.objet !== 'commande') throw new Refusal('introuvable');
      const commande = existingRecord(await findCommandeImprimee(routing.db, lu.objetid));
      const describe = (edition: EditionPiece) => bonLivraisonOf(commande, edition);
      return sendPapier({ ...query, name: nomLivraison(lu), describe }, { routing, started }, request, reply);
    },
  });
}
