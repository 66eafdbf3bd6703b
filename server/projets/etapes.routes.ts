import { checkSameIds } from '@comptoir/contract/envelope';
import { checkRoom } from '@comptoir/contract/projetRules';
import type { Etapeprojet, etapeprojets } from '@comptoir/contract/projets';
import { checkUnused, checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { ecartEtapes } from '@comptoir/domain/projet';
import type { RecordId } from '@comptoir/domain/units';
import type { Db } from '../db/pool';
import type { Handlers } from '../frame/http/routeOf';
import {
  countDepensesOfEtape,
  countEtapes,
  deleteEtape,
  findEtape,
  insertEtapes,
  listEtapes,
  lockEtapeToDelete,
  pageOfEtapes,
  projetOfEtape,
  setEtat,
  updateEtape,
} from './etapes.repository';
import { liveProjet, lockProjet } from './repository';

const objet = 'etapeprojet';

/** Returns the live step under the lock of its project, so that nobody else changes a step (RELIABILITY I20, F35). */
async function lockedEtape(trx: Db, etapeprojetid: RecordId): Promise<Etapeprojet> {
  const projetid = existingRecord(await projetOfEtape(trx, etapeprojetid));
  existingRecord(await lockProjet(trx, projetid));
  return existingRecord(await findEtape(trx, etapeprojetid));
}

export const etapeprojetsHandlers: Handlers<typeof etapeprojets> = {
  async list({ query }, { db }) {
    return existingRecord(await pageOfEtapes(db, query.projetid, query));
  },
  async all({ query }, { db }) {
    existingRecord(await liveProjet(db, query.projetid));
    const data = await listEtapes(db, query.projetid);
    return { data, count: data.length };
  },

  async create({ body }, { db, audit, now }) {
    const { projetid } = body;
    checkRoom(existingRecord(await lockProjet(db, projetid)).nombreetape);
    const [added] = await insertEtapes(db, projetid, [body], now);
    const etapeprojetid = existingRecord(added);
    await countEtapes(db, projetid, ecartEtapes(null, 0));
    const apres = existingRecord(await findEtape(db, etapeprojetid));
    await audit({ actiontype: 'Insert', libelle: apres.libelle, objet, objetid: etapeprojetid, apres });
    return { data: apres };
  },

  async update({ query: { etapeprojetid }, body }, { db, audit }) {
    const avant = await lockedEtape(db, etapeprojetid);
    checkSameIds(body, { projetid: avant.projetid });
    checkVersion(avant, body.version);
    await updateEtape(db, etapeprojetid, body);
    const apres = existingRecord(await findEtape(db, etapeprojetid));
    await audit({ actiontype: 'Update', libelle: apres.libelle, objet, objetid: etapeprojetid, avant, apres });
    return { data: apres };
  },

  async changeEtat({ query: { etapeprojetid }, body: { etat, ...body } }, { db, audit }) {
    const avant = await lockedEtape(db, etapeprojetid);
    checkVersion(avant, body.version);
    if (etat === avant.etat) return { data: avant };
    await setEtat(db, etapeprojetid, etat);
    await countEtapes(db, avant.projetid, ecartEtapes(avant.etat, etat));
    const apres = existingRecord(await findEtape(db, etapeprojetid));
    await audit({ actiontype: 'Update', libelle: apres.libelle, objet, objetid: etapeprojetid, avant, apres });
    return { data: apres };
  },

  async remove({ query: { etapeprojetid } }, { db, audit, now }) {
    const avant = await lockedEtape(db, etapeprojetid);
    await lockEtapeToDelete(db, etapeprojetid, avant.projetid);
    checkUnused(await countDepensesOfEtape(db, etapeprojetid), 'etapeprojet.a_des_depenses');
    await deleteEtape(db, etapeprojetid, now);
    await countEtapes(db, avant.projetid, ecartEtapes(avant.etat, null));
    await audit({ actiontype: 'Delete', libelle: avant.libelle, objet, objetid: etapeprojetid, avant });
    return { data: null };
  },
};
