import { READS_SOLDE } from '@comptoir/contract/caisseChoices';
import { checkNature, codeApres } from '@comptoir/contract/caisseRules';
import type { caisses } from '@comptoir/contract/caisses';
import { checkNotAvance } from '@comptoir/contract/mouvementRules';
import { checkUnused, checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { changementsDe } from '@comptoir/domain/ecriture';
import { mouvementDOuverture } from '@comptoir/domain/mouvementsDus';
import type { RecordId } from '@comptoir/domain/units';
import { deleteRecord } from '../db/records.repository';
import { reachedRow } from '../frame/access/reach';
import type { Context } from '../frame/http/context';
import { exactSums } from '../frame/http/exactSums';
import { suiviOf } from '../frame/http/noun';
import type { Handlers } from '../frame/http/routeOf';
import { mustBook, writeMouvements } from '../ledger/book';
import { openingOf } from '../ledger/mouvements/repository';
import { caisse } from './caisse';
import { openCaisse } from './opening';
import {
  addToReach,
  findCaisse,
  hasImprime,
  listCaisseChoices,
  listCodes,
  lockCaisse,
  pageOfCaisses,
  sumAttendus,
  totalOfCaisses,
  updateCaisse,
} from './repository';

/** Deletes a register; the counter-entry of its opening takes its balance out of the books (RELIABILITY I14). */
async function cancelOpening(caisseid: RecordId, context: Context): Promise<void> {
  const { db, now } = context;
  const opening = await openingOf(db, caisseid);
  const changements = changementsDe([mouvementDOuverture(caisseid, opening.montant, opening.date)], []);
  await mustBook(await writeMouvements(changements, { enPlace: [opening], description: '' }, context), context);
  await deleteRecord(db, 'caisse', caisseid, now);
}

export const caissesHandlers: Handlers<typeof caisses> = {
  async all(_input, { db, session }) {
    const choices = await listCaisseChoices(db, session);
    const isSoldeShown = READS_SOLDE.some((name) => session.permissions.has(name));
    return { data: isSoldeShown ? choices : choices.map((choice) => ({ ...choice, solde: null })) };
  },
  list: ({ query: { suivi, ...paging } }, { db, session: { caisses }, today }) =>
    pageOfCaisses(db, { term: '', caisses, suivi, today }, paging),
  search: ({ params: { term }, query: { suivi, ...paging } }, { db, session: { caisses }, today }) =>
    pageOfCaisses(db, { term, caisses, suivi, today }, paging),

  total: async (_input, { db, session }) => ({ data: await exactSums(totalOfCaisses(db, session.caisses)) }),

  byId: ({ params }, context) => caisse.read(params.caisseid, context),
  suivi: ({ params, query }, context) => suiviOf(caisse, params.caisseid, query, context),

  async create({ body }, context) {
    const { db, session } = context;
    const caisseid = await openCaisse(body, context);
    await addToReach(db, session.utilisateurid, caisseid);
    // The session does not reach it yet.
    const apres = existingRecord(await findCaisse(db, caisseid));
    await caisse.tell(null, apres, context);
    return { data: apres };
  },
  async update({ params, body }, context) {
    const { db, session } = context;
    const locked = existingRecord(reachedRow(session, await lockCaisse(db, params.caisseid)));
    const { nombremouvement, nombreannule, nombrearrete, ...avant } = locked;
    checkNotAvance(avant.nature);
    checkVersion(avant, body.version);
    const { nature = avant.nature, aveugle = avant.aveugle } = body;
    const { plafond = avant.plafond, plafondrefuse = avant.plafondrefuse, decharge = avant.decharge } = body;
    checkNature(avant.nature, nature, nombremouvement + nombreannule + nombrearrete);
    const [hasDocument, taken] = [await hasImprime(db, avant.caisseid), await listCodes(db)];
    const code = codeApres(avant.code, body, { hasDocument, taken });
    const fields = { ...body, nature, aveugle, plafond, plafondrefuse, decharge, code };
    await updateCaisse(db, avant.caisseid, fields);
    return caisse.changed(avant, context);
  },
  async remove({ params }, context) {
    const { db, session } = context;
    const locked = existingRecord(reachedRow(session, await lockCaisse(db, params.caisseid)));
    const { nombremouvement, nombreannule: _, nombrearrete, ...avant } = locked;
    checkNotAvance(avant.nature);
    checkUnused(nombremouvement - 1, 'caisse.utilisee');
    checkUnused(nombrearrete, 'caisse.arretee');
    // A transfer to this register also holds this row: it is seen here, or finds no register.
    const { nombre: attendus } = await sumAttendus(db, avant.caisseid);
    checkUnused(attendus, 'caisse.transfert_attendu');
    await cancelOpening(avant.caisseid, context);
    return caisse.removed(avant, context);
  },
};
