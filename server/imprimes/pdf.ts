import type { Call } from '@comptoir/contract/call';
import { Refusal } from '@comptoir/contract/envelope';
import { checkImprimable, lienPublic } from '@comptoir/contract/imprimeRules';
import { imprimes } from '@comptoir/contract/imprimes';
import { bonLivraisonOf, nomLivraison } from '@comptoir/contract/papiers/commande';
import { type EditionPiece, nomPiece } from '@comptoir/contract/papiers/piece';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { FastifyInstance } from 'fastify';
import { findCommandeImprimee } from '../commandes/repository';
import type { Config } from '../config';
import { receiveRequest } from '../frame/http/receive';
import { admittedRoute, type Routing, signedIn } from '../frame/http/routeOf';
import { sendPapier } from '../organisation/papier';
import { imprimeTo, papierOf } from './objets';
import { findImprime } from './repository';

/** Of the settings, what documents are published with. */
export type Publication = Pick<Config, 'compagnie' | 'baseUrl'>;

/**
 * Registers the calls that answer documents as a PDF, and count nothing; `compagnie` is the organisation's name until one
 * is set.
 */
export function servePdf(app: FastifyInstance, routing: Routing, { compagnie, baseUrl }: Publication): void {
  app.route({
    ...admittedRoute(routing, imprimes.pdf as unknown as Call),
    handler: async (request, reply) => {
      const { params, query } = await receiveRequest(imprimes.pdf, request, routing);
      const { lu } = imprimeTo(signedIn(request), await findImprime(routing.db, params.imprimeid));
      checkImprimable(lu);
      const lien = lienPublic(baseUrl ?? null, lu.jeton) ?? '';
      const papier = { ...query, name: nomPiece(lu), describe: await papierOf(routing.db, lu, lien) };
      return sendPapier(papier, { routing, started: compagnie }, request, reply);
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
      return sendPapier(
        { ...query, name: nomLivraison(lu), describe },
        { routing, started: compagnie },
        request,
        reply,
      );
    },
  });
}
