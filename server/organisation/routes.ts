import type { Call } from '@comptoir/contract/call';
import { filledOrganisation, type Organisation, organisation } from '@comptoir/contract/organisation';
import { checkVersion } from '@comptoir/contract/recordRules';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { detachFichier, replaceAttached } from '../fichiers/attached';
import { declaredAnswer, sendSuccess } from '../frame/http/answer';
import { receiveRequest } from '../frame/http/receive';
import { admittedRoute, type Handlers, type Routing, routesOf } from '../frame/http/routeOf';
import { serveLogo } from './logo';
import {
  findEnseigne,
  findOrganisation,
  type Kept,
  lockOrganisation,
  ORGANISATIONID,
  OWNER,
  updateOrganisation,
} from './repository';

/** The settings on which the organisation's record depends. */
type Settings = Pick<Config, 'compagnie' | 'baseUrl'>;

type Administration = Pick<typeof organisation, 'read' | 'update'>;

/**
 * Returns the handlers; `started` is the organisation's name from the server's settings, `adressepublique` the address
 * where documents are read without an account, or null.
 */
function handlersOf(started: string, adressepublique: string | null): Handlers<Administration> {
  const shown = (kept: Kept): Organisation => ({ ...kept, adressepublique });
  return {
    async read(_input, { db }) {
      return { data: shown(await findOrganisation(db, started)) };
    },

    async update({ body, files: [logo] }, context) {
      const { db, audit } = context;
      await lockOrganisation(db);
      const avant = await findOrganisation(db, started);
      const { retirerlogo, version, ...fields } = filledOrganisation(body, avant);
      checkVersion(shown(avant), version);
      await updateOrganisation(db, fields);
      if (logo) await replaceAttached(OWNER, logo, context);
      else if (retirerlogo === 1) await detachFichier(OWNER, context);
      const apres = await findOrganisation(db, started);
      const entry = { libelle: apres.compagnie, objet: 'organisation', objetid: ORGANISATIONID };
      await audit({ actiontype: 'Update', ...entry, avant, apres });
      return { data: shown(apres) };
    },
  };
}

/** Registers the calls of the organisation; two of them need no session. */
export function organisationRoutes(app: FastifyInstance, routing: Routing, settings: Settings): void {
  const { compagnie: started, baseUrl = null } = settings;
  const { publique, logo, ...administration } = organisation;
  routesOf(app, routing, administration, handlersOf(started, baseUrl));
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
