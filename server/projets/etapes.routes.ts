import { checkSameIds } from '@comptoir/contract/envelope';
import { checkRoom } from '@comptoir/contract/projetRules';
import type { Etapeprojet, etapeprojets } from '@comptoir/contract/projets';
import { checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { ecartEtapes } from '@comptoir/domain/projet';
import type { RecordId } from '@comptoir/domain/units';
import { changeRecord, liveRow } from '../db/records.repository';
import type { Context } from '../frame/http/context';
import { nounOf, removeUnused } from '../frame/http/noun';
import type { Handlers } from '../frame/http/routeOf';
import {
  countEtapes,
  findEtape,
  insertEtapes,
  listEtapes,
  pageOfEtapes,
  projetOfEtape,
  updateEtape,
} from './etapes.repository';
import { lockProjet } from './repository';

const etape = nounOf({
  objet: 'etapeprojet',
  find: (etapeprojetid, { db }) => findEtape(db, etapeprojetid),
  libelleOf: ({ libelle }) => libelle,
});

/** Returns the live step under the lock of its project, so that nobody else changes a step (RELIABILITY I20, F35). */
async function lockedEtape(etapeprojetid: RecordId, context: Context): Promise<Etapeprojet> {
  const projetid = existingRecord(await projetOfEtape(context.db, etapeprojetid));
  existingRecord(await lockProjet(context.db, projetid));
  return etape.existing(etapeprojetid, context);
}

export const etapeprojetsHandlers: Handlers<typeof etapeprojets> = {
  async list({ query }, { db }) {
    return existingRecord(await pageOfEtapes(db, query.projetid, query));
  },
  async all({ query }, { db }) {
    existingRecord(await liveRow(db, 'projet', query.projetid));
    const data = await listEtapes(db, query.projetid);
    return { data, count: data.length };
  },

  async create({ body }, context) {
    const { db, now } = context;
    const { projetid } = body;
    checkRoom(existingRecord(await lockProjet(db, projetid)).nombreetape);
    const [added] = await insertEtapes(db, projetid, [body], now);
    await countEtapes(db, projetid, ecartEtapes(null, 0));
    return etape.created(existingRecord(added), context);
  },

  async update({ query: { etapeprojetid }, body }, context) {
    const avant = await lockedEtape(etapeprojetid, context);
    checkSameIds(body, { projetid: avant.projetid });
    checkVersion(avant, body.version);
    await updateEtape(context.db, etapeprojetid, body);
    return etape.changed(avant, context);
  },

  async changeEtat({ query: { etapeprojetid }, body: { etat, version } }, context) {
    const avant = await lockedEtape(etapeprojetid, context);
    checkVersion(avant, version);
    if (etat === avant.etat) return { data: avant };
    await changeRecord(context.db, 'etapeprojet', etapeprojetid, { etat });
    await countEtapes(context.db, avant.projetid, ecartEtapes(avant.etat, etat));
    return etape.changed(avant, context);
  },

  // Its media stay: only the step leads to them, and they come back with it.
  async remove({ query: { etapeprojetid } }, context) {
    const { projetid, etat } = await lockedEtape(etapeprojetid, context);
    await countEtapes(context.db, projetid, ecartEtapes(etat, null));
    return removeUnused(etape, etapeprojetid, { by: 'depense', code: 'etapeprojet.a_des_depenses' }, context);
  },
};
