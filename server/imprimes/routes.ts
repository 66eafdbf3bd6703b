import { checkImprimable } from '@comptoir/contract/imprimeRules';
import { imprimes } from '@comptoir/contract/imprimes';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { FastifyInstance } from 'fastify';
import { type Handlers, type Routing, routesOf } from '../frame/http/routeOf';
import { imprimeTo } from './objets';
import { servePdf } from './pdf';
import { countTirage, findImprime } from './repository';

const { pdf: _, livraison: __, ...prints } = imprimes;

const handlers: Handlers<typeof prints> = {
  async tirer({ params: { imprimeid } }, context) {
    const { db, session, audit, keptFor } = context;
    const { lu, permission } = imprimeTo(session, await findImprime(db, imprimeid));
    keptFor(permission);
    checkImprimable(lu);
    const apres = existingRecord(await countTirage(db, imprimeid));
    const avant = { ...apres, tirages: apres.tirages - 1 };
    // The register decides who reads the line (PRODUCT Q).
    const reached = lu.caisseid === null ? {} : { caisseid: lu.caisseid };
    await audit({
      ...{ actiontype: 'Update', libelle: apres.numero, objet: 'imprime', objetid: imprimeid },
      ...{ avant: { ...avant, ...reached }, apres: { ...apres, ...reached } },
    });
    return { data: apres };
  },
};

/** Registers the calls of printed documents; `started` is the organisation's name until one is set. */
export function imprimesRoutes(app: FastifyInstance, routing: Routing, started: string): void {
  routesOf(app, routing, prints, handlers);
  servePdf(app, routing, started);
}
