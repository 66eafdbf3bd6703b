import type { Call } from '@comptoir/contract/call';
import { type Organisation, organisation } from '@comptoir/contract/organisation';
import { checkVersion } from '@comptoir/contract/recordRules';
import type { FastifyInstance } from 'fastify';
import { detachFichier, replaceAttached } from '../fichiers/attached';
import { declaredAnswer, sendSuccess } from '../frame/http/answer';
import { receiveRequest } from '../frame/http/receive';
import { admittedRoute, type Handlers, type Routing, routesOf } from '../frame/http/routeOf';
import { serveLogo } from './logo';
import {
  findEnseigne,
  findOrganisation,
  lockOrganisation,
  ORGANISATIONID,
  OWNER,
  updateOrganisation,
} from './repository';

type Administration = Pick<typeof organisation, 'read' | 'update'>;

/** Returns the handlers; `started` is the name that the server was started with. */
function handlersOf(started: string): Handlers<Administration> {
  return {
    async read(_input, { db }) {
      return { data: await findOrganisation(db, started) };
    },

    async update({ body: { retirerlogo, version, ...fields }, files: [logo] }, context) {
      const { db, audit } = context;
      await lockOrganisation(db);
      const avant = await findOrganisation(db, started);
      checkVersion(avant, version);
      await updateOrganisation(db, fields);
      if (logo) await replaceAttached(OWNER, logo, context);
      else if (retirerlogo === 1) await detachFichier(OWNER, context);
      const apres: Organisation = await findOrganisation(db, started);
      const entry = { libelle: apres.compagnie, objet: 'organisation', objetid: ORGANISATIONID };
      await audit({ actiontype: 'Update', ...entry, avant, apres });
      return { data: apres };
    },
  };
}

/** Registers the calls of the organisation; two of them need no session. */
export function organisationRoutes(app: FastifyInstance, routing: Routing, started: string): void {
  const { publique, logo, ...administration } = organisation;
  routesOf(app, routing, administration, handlersOf(started));
  serveLogo(app, routing);
  const call = publique as unknown as Call;
  app.route({
    ...admittedRoute(routing, call),
    handler: async (request, reply) => {
      await receiveRequest(publique, request, routing);
      const answer = declaredAnswer(call, { data: await findEnseigne(routing.db, started) });
      return sendSuccess(call, answer, request, reply);
    },
  });
}
