import { checkImprimable, lienPublic, lienRenouvele } from '@comptoir/contract/imprimeRules';
import { type Imprime, imprimes } from '@comptoir/contract/imprimes';
import { existingRecord } from '@comptoir/contract/recordRules';
import { READS_REGLEMENT } from '@comptoir/contract/reglementRules';
import type { RecordId } from '@comptoir/domain/units';
import type { FastifyInstance } from 'fastify';
import { type Handlers, type Routing, routesOf } from '../frame/http/routeOf';
import { existingFor } from '../reglements/rules';
import { type Publication, servePdf } from './pdf';
import { countTirage, findReglee, type ImprimeRow, renewJeton } from './repository';

const { pdf: _, ...prints } = imprimes;

/** A document as the log tells it: without its token, and with its register, which decides who reads the line (PRODUCT Q). */
function toldOf({ jeton: _, ...row }: ImprimeRow, caisseid: RecordId) {
  return { ...row, caisseid };
}

/** Returns the handlers; `adressepublique` is where the public pages are, null for nowhere. */
function handlersOf(adressepublique: string | null): Handlers<typeof prints> {
  const shown = ({ jeton, ...row }: ImprimeRow): Imprime => ({ ...row, lien: lienPublic(adressepublique, jeton) });
  return {
    async tirer({ params: { imprimeid } }, context) {
      const { db, audit } = context;
      const { caisseid, etat } = existingFor(context, await findReglee(db, imprimeid), READS_REGLEMENT);
      checkImprimable({ etat });
      const row = existingRecord(await countTirage(db, imprimeid));
      const apres = toldOf(row, caisseid);
      await audit({
        ...{ actiontype: 'Update', libelle: row.numero, objet: 'imprime', objetid: imprimeid },
        ...{ avant: { ...apres, tirages: apres.tirages - 1 }, apres },
      });
      return { data: shown(row) };
    },

    async renouveler({ params: { imprimeid } }, context) {
      const { db, audit } = context;
      const { caisseid } = existingFor(context, await findReglee(db, imprimeid), READS_REGLEMENT);
      const row = existingRecord(await renewJeton(db, imprimeid));
      const told = toldOf(row, caisseid);
      await audit({
        ...{ actiontype: 'Update', libelle: lienRenouvele(row), objet: 'imprime', objetid: imprimeid },
        ...{ avant: told, apres: told },
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
