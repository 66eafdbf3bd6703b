import { fieldsOf } from '@comptoir/contract/fields';
import { checkImprimable } from '@comptoir/contract/imprimeRules';
import { Imprime, imprimes } from '@comptoir/contract/imprimes';
import { existingRecord } from '@comptoir/contract/recordRules';
import { READS_REGLEMENT } from '@comptoir/contract/reglementRules';
import type { FastifyInstance } from 'fastify';
import { type Handlers, type Routing, routesOf } from '../frame/http/routeOf';
import { existingFor } from '../reglements/rules';
import { servePdf } from './pdf';
import { countTirage, findImprime } from './repository';

const { pdf: _, ...prints } = imprimes;

const handlers: Handlers<typeof prints> = {
  async byId({ params: { imprimeid } }, context) {
    const found = existingFor(context, await findImprime(context.db, imprimeid), READS_REGLEMENT);
    return { data: fieldsOf(Imprime, found) };
  },

  async tirer({ params: { imprimeid } }, context) {
    const { db, audit } = context;
    const { caisseid, etat } = existingFor(context, await findImprime(db, imprimeid), READS_REGLEMENT);
    checkImprimable({ etat });
    const apres = existingRecord(await countTirage(db, imprimeid));
    // The link is for who was given it: the audit log does not tell it.
    const { lien: _, ...told } = apres;
    await audit({
      ...{ actiontype: 'Update', libelle: apres.numero, objet: 'imprime', objetid: imprimeid },
      // The register decides who reads the line (PRODUCT Q).
      ...{ avant: { ...told, caisseid, tirages: told.tirages - 1 }, apres: { ...told, caisseid } },
    });
    return { data: apres };
  },
};

/** Registers the calls of printed documents; `started` is the organisation's name until one is set. */
export function imprimesRoutes(app: FastifyInstance, routing: Routing, started: string): void {
  routesOf(app, routing, prints, handlers);
  servePdf(app, routing, started);
}
