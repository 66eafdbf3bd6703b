import { arretes } from '@comptoir/contract/arretes';
import { nomPv } from '@comptoir/contract/arreteTexts';
import type { Call } from '@comptoir/contract/call';
import { type EditionPv, pvOf } from '@comptoir/contract/papiers/pv';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { FastifyInstance } from 'fastify';
import { reachedRow } from '../frame/access/reach';
import { receiveRequest } from '../frame/http/receive';
import { admittedRoute, type Routing, signedIn } from '../frame/http/routeOf';
import { sendPapier } from '../organisation/papier';
import type { Papiers } from '../papiers/pdf';
import { findArrete } from './repository';

/**
 * Registers the call that answers the minutes of a closing as a PDF; `started` is the organisation's name until one is
 * set.
 */
export function servePv(app: FastifyInstance, routing: Routing, started: string): void {
  app.route({
    ...admittedRoute(routing, arretes.pv as unknown as Call),
    handler: async (request, reply) => {
      const { params, query } = await receiveRequest(arretes.pv, request, routing);
      const arrete = existingRecord(reachedRow(signedIn(request), await findArrete(routing.db, params.arreteid)));
      const papier = {
        ...query,
        name: nomPv(arrete),
        describe: (edition: EditionPv): Papiers => [pvOf(arrete, edition)],
      };
      return sendPapier(papier, { routing, started }, request, reply);
    },
  });
}
