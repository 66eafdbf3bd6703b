import type { Call } from '@comptoir/contract/call';
import { checkPeriodeReleve } from '@comptoir/contract/clientRules';
import { creances } from '@comptoir/contract/clients';
import { type EditionReleve, releveImprimeOf } from '@comptoir/contract/papiers/releve';
import { existingRecord } from '@comptoir/contract/recordRules';
import { nomReleve } from '@comptoir/domain/releve';
import type { FastifyInstance } from 'fastify';
import type { Session } from '../frame/access/session';
import { receiveRequest } from '../frame/http/receive';
import { admittedRoute, type Routing, signedIn } from '../frame/http/routeOf';
import { sendPapier } from '../organisation/papier';
import type { Papiers } from '../papiers/pdf';
import { readReleve } from './releve.repository';
import { findClient } from './repository';

/**
 * Registers the call that answers the statement of a client as a PDF, read in turn as a costly read; `started` is the
 * organisation's name until one is set.
 */
export function serveReleve(app: FastifyInstance, routing: Routing, started: string): void {
  const { db } = routing;
  app.route({
    ...admittedRoute(routing, creances.relevePdf as unknown as Call),
    handler: async (request, reply) => {
      const { params, query } = await receiveRequest(creances.relevePdf, request, routing);
      const { langue, format, ...jours } = query;
      checkPeriodeReleve(jours);
      const session = signedIn(request);
      const read = await routing.costly(session.utilisateurid, async () => ({
        client: existingRecord(await findClient(db, params.clientid)),
        releve: await readReleve(db, params.clientid, jours),
      }));
      const imprime = { jours, releve: read.releve, client: shownTo(session, read.client) };
      const describe = (edition: EditionReleve): Papiers => [releveImprimeOf(imprime, edition)];
      const name = nomReleve(params.clientid, jours.datefin);
      return sendPapier({ langue, format, name, describe }, { routing, started }, request, reply);
    },
  });
}

/** Whoever reads orders reads a client's name and phone with them; the address is for who reads clients. */
const shownTo = <Row extends { adresse: string }>({ permissions }: Session, client: Row): Row =>
  permissions.has('clients') ? client : { ...client, adresse: '' };
