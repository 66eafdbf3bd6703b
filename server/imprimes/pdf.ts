import { arretes } from '@comptoir/contract/arretes';
import type { Call } from '@comptoir/contract/call';
import { Refusal } from '@comptoir/contract/envelope';
import { checkImprimable, lienPublic } from '@comptoir/contract/imprimeRules';
import { idsOfLot, imprimes } from '@comptoir/contract/imprimes';
import { bonLivraisonOf, nomLivraison } from '@comptoir/contract/papiers/commande';
import type { Papier } from '@comptoir/contract/papiers/papier';
import { type EditionPiece, NOM_LOT, nomImage, nomPiece } from '@comptoir/contract/papiers/piece';
import type { AskedFormat } from '@comptoir/contract/papiers/query';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCommandeImprimee } from '../commandes/repository';
import type { Config } from '../config';
import { receiveRequest } from '../frame/http/receive';
import { admittedRoute, type Routing, signedIn } from '../frame/http/routeOf';
import { sendPapier } from '../organisation/papier';
import type { Papiers } from '../papiers/pdf';
import { imprimeTo, papierOf } from './objets';
import { findImprime, findPv, type ImprimeLu } from './repository';

/** Of the settings, what documents are published with. */
export type Publication = Pick<Config, 'compagnie' | 'baseUrl'>;

/**
 * Registers the calls that answer documents as a file, and count nothing; `compagnie` is the organisation's name until one
 * is set.
 */
export function servePdf(app: FastifyInstance, routing: Routing, { compagnie, baseUrl }: Publication): void {
  /** Returns a document that the session prints, and what describes its paper. Throws the Refusals of the calls. */
  const printable = async (found: ImprimeLu | undefined, request: FastifyRequest) => {
    const { lu } = imprimeTo(signedIn(request), found);
    checkImprimable(lu);
    const lien = lienPublic(baseUrl ?? null, lu.jeton) ?? '';
    return { lu, describe: await papierOf(routing, lu, lien) };
  };
  /** Answers the paper of one document, or what is shared of it. */
  const sendOne = async (
    found: ImprimeLu | undefined,
    query: AskedFormat,
    request: FastifyRequest,
    reply: FastifyReply,
    isShared = false,
  ) => {
    const { lu, describe } = await printable(found, request);
    const names = { name: nomPiece(lu), image: isShared ? nomImage(lu) : undefined };
    const papier = { ...query, ...names, describe: (edition: EditionPiece): Papiers => [describe(edition)] };
    return sendPapier(papier, { routing, started: compagnie }, request, reply);
  };
  app.route({
    ...admittedRoute(routing, imprimes.pdf as unknown as Call),
    handler: async (request, reply) => {
      const { params, query } = await receiveRequest(imprimes.pdf, request, routing);
      return sendOne(await findImprime(routing.db, params.imprimeid), query, request, reply);
    },
  });
  app.route({
    ...admittedRoute(routing, imprimes.partage as unknown as Call),
    handler: async (request, reply) => {
      const { params, query } = await receiveRequest(imprimes.partage, request, routing);
      return sendOne(await findImprime(routing.db, params.imprimeid), query, request, reply, true);
    },
  });
  app.route({
    ...admittedRoute(routing, arretes.pv as unknown as Call),
    handler: async (request, reply) => {
      const { params, query } = await receiveRequest(arretes.pv, request, routing);
      return sendOne(await findPv(routing.db, params.arreteid), query, request, reply);
    },
  });
  app.route({
    ...admittedRoute(routing, imprimes.lot as unknown as Call),
    handler: async (request, reply) => {
      const { imprimeids, ...query } = (await receiveRequest(imprimes.lot, request, routing)).query;
      const described: ((edition: EditionPiece) => Papier)[] = [];
      for (const imprimeid of idsOfLot(imprimeids)) {
        described.push((await printable(await findImprime(routing.db, imprimeid), request)).describe);
      }
      const describe = (edition: EditionPiece) => described.map((one) => one(edition)) as unknown as Papiers;
      return sendPapier({ ...query, name: NOM_LOT, describe }, { routing, started: compagnie }, request, reply);
    },
  });
  app.route({
    ...admittedRoute(routing, imprimes.livraison as unknown as Call),
    handler: async (request, reply) => {
      const { params, query } = await receiveRequest(imprimes.livraison, request, routing);
      const { lu } = imprimeTo(signedIn(request), await findImprime(routing.db, params.imprimeid));
      if (lu.objet !== 'commande') throw new Refusal('introuvable');
      const commande = existingRecord(await findCommandeImprimee(routing.db, lu.objetid));
      const describe = (edition: EditionPiece): Papiers => [bonLivraisonOf(commande, edition)];
      return sendPapier(
        { ...query, name: nomLivraison(lu), describe },
        { routing, started: compagnie },
        request,
        reply,
      );
    },
  });
}
