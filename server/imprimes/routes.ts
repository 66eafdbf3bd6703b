import { checkImprimable, lienPublic, lienRenouvele, toldImprime } from '@comptoir/contract/imprimeRules';
import { type Imprime, imprimes } from '@comptoir/contract/imprimes';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { RecordId } from '@comptoir/domain/units';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../frame/http/context';
import { type Handlers, type Routing, routesOf } from '../frame/http/routeOf';
import { imprimeTo } from './objets';
import { servePdf } from './pdf';
import type { Publication } from './printed';
import { countTirage, findImprime, type ImprimeLu, type ImprimeRow, renewJeton } from './repository';

const { pdf: _, livraison: __, lot: ___, partage: ____, ...prints } = imprimes;

/** Returns the document of a write, and keeps its answer for users who read its record. */
async function imprimeFor({ db, session, keptFor }: Context, imprimeid: RecordId): Promise<ImprimeLu> {
  const { lu, permission } = imprimeTo(session, await findImprime(db, imprimeid));
  keptFor(permission);
  return lu;
}

/** Counts one more print of a document and logs it; throws `introuvable`, or 409 `imprime.remplace`. */
async function countedTirage(imprimeid: RecordId, context: Context): Promise<ImprimeRow> {
  const lu = await imprimeFor(context, imprimeid);
  checkImprimable(lu);
  const row = existingRecord(await countTirage(context.db, imprimeid));
  const apres = toldImprime(row, lu.caisseid);
  await context.audit({
    actiontype: 'Update',
    libelle: row.numero,
    objet: 'imprime',
    objetid: imprimeid,
    avant: { ...apres, tirages: apres.tirages - 1 },
    apres,
  });
  return row;
}

/** Returns the handlers; `adressepublique` is the address of the public pages, null without one. */
function handlersOf(adressepublique: string | null): Handlers<typeof prints> {
  const shown = ({ imprimeid, numero, etat, tirages, jeton }: ImprimeRow): Imprime => ({
    imprimeid,
    numero,
    etat,
    tirages,
    lien: lienPublic(adressepublique, jeton),
  });
  return {
    async byId({ params: { imprimeid } }, { db, session }) {
      return { data: shown(imprimeTo(session, await findImprime(db, imprimeid)).lu) };
    },

    async tirer({ params: { imprimeid } }, context) {
      return { data: shown(await countedTirage(imprimeid, context)) };
    },

    async tirerlot({ body: { imprimeids } }, context) {
      const counted = new Map<RecordId, Imprime>();
      // In ascending order, so that no two prints wait for each other.
      for (const imprimeid of imprimeids.toSorted((a, b) => a - b)) {
        counted.set(imprimeid, shown(await countedTirage(imprimeid, context)));
      }
      return { data: imprimeids.flatMap((imprimeid) => counted.get(imprimeid) ?? []) };
    },

    async renouveler({ params: { imprimeid } }, context) {
      const lu = await imprimeFor(context, imprimeid);
      const row = existingRecord(await renewJeton(context.db, imprimeid));
      const told = toldImprime(row, lu.caisseid);
      await context.audit({
        actiontype: 'Update',
        libelle: lienRenouvele(row),
        objet: 'imprime',
        objetid: imprimeid,
        avant: told,
        apres: told,
      });
      return { data: shown(row) };
    },
  };
}

/** Registers the calls of printed documents. */
export function imprimesRoutes(app: FastifyInstance, routing: Routing, publication: Publication): void {
  routesOf(app, routing, prints, handlersOf(publication.baseUrl ?? null));
  servePdf(app, routing, publication);
}
