import { fieldsOf } from '@comptoir/contract/fields';
import { checkImprimable } from '@comptoir/contract/imprimeRules';
import { Imprime, imprimes } from '@comptoir/contract/imprimes';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { FastifyInstance } from 'fastify';
import { type Handlers, type Routing, routesOf } from '../frame/http/routeOf';
import { imprimeTo } from './objets';
import { servePdf } from './pdf';
import { countTirage, findImprime } from './repository';

const { pdf: _, livraison: __, ...prints } = imprimes;

const handlers: Handlers<typeof prints> = {
  async byId({ params: { imprimeid } }, context) {
    const { lu } = imprimeTo(context.session, await findImprime(context.db, imprimeid));
    return { data: fieldsOf(Imprime, lu) };
  },

  async tirer({ params: { imprimeid } }, context) {
    const { db, session, audit, keptFor } = context;
    const { lu, permission } = imprimeTo(session, await findImprime(db, imprimeid));
    keptFor(permission);
    checkImprimable(lu);
    const apres = existingRecord(await countTirage(db, imprimeid));
    // The link is for who was given it: the audit log does not tell it.
    const { lien: _, ...told } = apres;
    // The register decides who reads the line (PRODUCT Q).
    const reached = lu.caisseid === null ? {} : { caisseid: lu.caisseid };
    await audit({
      ...{ actiontype: 'Update', libelle: apres.numero, objet: 'imprime', objetid: imprimeid },
      ...{ avant: { ...told, ...reached, tirages: told.tirages - 1 }, apres: { ...told, ...reached } },
    });
    return { data: apres };
  },
};

/** Registers the calls of printed documents; `started` is the organisation's name until one is set. */
export function imprimesRoutes(app: FastifyInstance, routing: Routing, started: string): void {
  routesOf(app, routing, prints, handlers);
  servePdf(app, routing, started);
}
