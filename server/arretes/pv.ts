import { arretes } from '@comptoir/contract/arretes';
import { nomPv } from '@comptoir/contract/arreteTexts';
import type { Call } from '@comptoir/contract/call';
import type { Organisation } from '@comptoir/contract/organisation';
import { editionOf } from '@comptoir/contract/papiers/papier';
import { pvOf } from '@comptoir/contract/papiers/pv';
import { existingRecord } from '@comptoir/contract/recordRules';
import { formatTelephone } from '@comptoir/domain/telephone';
import type { FastifyInstance } from 'fastify';
import { reachedRow } from '../frame/access/reach';
import { receiveRequest } from '../frame/http/receive';
import { langOfRequest } from '../frame/http/request';
import { admittedRoute, type Routing, signedIn } from '../frame/http/routeOf';
import { logoForPaper } from '../organisation/logo';
import { findOrganisation } from '../organisation/repository';
import { pdfOf } from '../papiers/pdf';
import { findArrete } from './repository';

/** Returns the lines below the organisation's name: where it is, how it is reached, its legal details. */
function mentionsOf({ adresse, tel, email, mentions }: Organisation): string[] {
  const reached = [adresse, formatTelephone(tel), email].filter(Boolean).join(' · ');
  return [reached, mentions].filter(Boolean);
}

/**
 * Registers the call that answers the minutes of a closing as a PDF; `started` is the organisation's name until one is
 * set. It is a file to keep, and browsers do not show what comes under our policy of content.
 */
export function servePv(app: FastifyInstance, routing: Routing, started: string): void {
  app.route({
    ...admittedRoute(routing, arretes.pv as unknown as Call),
    handler: async (request, reply) => {
      const { params, query } = await receiveRequest(arretes.pv, request, routing);
      const session = signedIn(request);
      const arrete = existingRecord(reachedRow(session, await findArrete(routing.db, params.arreteid)));
      const organisation = await findOrganisation(routing.db, started);
      const lang = query.langue ?? langOfRequest(request);
      const madeon = new Date(routing.now()).toISOString();
      const made = editionOf(madeon, `${session.prenom} ${session.nom}`.trim(), lang);
      const { compagnie } = organisation;
      const papier = pvOf(arrete, { lang, organisation: { compagnie, mentions: mentionsOf(organisation) }, made });
      const bytes = await pdfOf(papier, { logo: await logoForPaper(routing, organisation.logo), madeon });
      return reply
        .type('application/pdf')
        .header('Cache-Control', 'private, no-store')
        .header('Content-Disposition', `attachment; filename="${nomPv(arrete)}"`)
        .send(bytes);
    },
  });
}
