import { READS_SOLDE } from '@comptoir/contract/caisseChoices';
import { checkCodeFree, checkNature } from '@comptoir/contract/caisseRules';
import type { caisses } from '@comptoir/contract/caisses';
import type { Lang } from '@comptoir/contract/errors';
import { checkUnused, checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { proposedCode } from '@comptoir/domain/caisse';
import type { Francs, RecordId } from '@comptoir/domain/units';
import type { Db } from '../db/pool';
import { reachedRow } from '../frame/access/reach';
import { pageOfSuivi } from '../frame/audit/suivi.repository';
import type { Context } from '../frame/http/context';
import type { Handlers } from '../frame/http/routeOf';
import { mustPost } from '../ledger/ecritures/repository';
import { cancelMouvement, insertMouvement, openingOf } from '../ledger/mouvements/repository';
import {
  addToReach,
  type CaisseFields,
  countAttendus,
  deleteCaisse,
  findCaisse,
  insertCaisse,
  listCaisseChoices,
  listCodes,
  lockCaisse,
  pageOfCaisses,
  updateCaisse,
} from './repository';

const objet = 'caisse';

type When = Pick<Context, 'now' | 'today' | 'requestid'>;

/** Posts the opening amount as the register's first movement, like all other money (CONTRACT "Money calls"). */
async function postOpening(
  trx: Db,
  caisseid: RecordId,
  montant: Francs,
  { now, today: date, requestid }: When,
): Promise<void> {
  const opening = { caisseid, montant, type: 1, origine: 'ouverture', date, description: '' } as const;
  const { mouvementcaisseid } = await insertMouvement(trx, opening, now);
  await mustPost(trx, {
    caisseid,
    mouvementcaisseid,
    motif: 'creation',
    date,
    delta: montant,
    mouvements: 1,
    requestid,
  });
}

/** Deletes a register; the counter-entry of its opening takes what it holds out of the books (RELIABILITY I14). */
async function cancelOpening(trx: Db, caisseid: RecordId, { now, requestid }: Omit<When, 'today'>): Promise<void> {
  const { mouvementcaisseid, montant, date } = await openingOf(trx, caisseid);
  await cancelMouvement(trx, mouvementcaisseid, now);
  const motif = 'suppression';
  const counts = { mouvements: -1, annules: 1 } as const;
  await mustPost(trx, { caisseid, mouvementcaisseid, motif, date, delta: 0 - montant, ...counts, requestid });
  await deleteCaisse(trx, caisseid, now);
}

/** Writes a register under the code that was typed, or refuses it; without one under the first that is free. */
async function insertWithCode(
  db: Db,
  body: CaisseFields & { montant: Francs },
  now: string,
  lang: Lang,
): Promise<number> {
  if (body.code !== '') {
    const caisseid = await insertCaisse(db, body, now);
    checkCodeFree(caisseid === undefined, lang);
    return existingRecord(caisseid);
  }
  // Another server may have taken the proposed code meanwhile: what it wrote is seen at the next try.
  for (;;) {
    const code = proposedCode(body.libelle, await listCodes(db));
    const caisseid = await insertCaisse(db, { ...body, code }, now);
    if (caisseid !== undefined) return caisseid;
  }
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

  byId: async ({ params }, { db, session }) => ({
    data: existingRecord(reachedRow(session, await findCaisse(db, params.caisseid))),
  }),
  async suivi({ params: { caisseid }, query }, { db, session }) {
    existingRecord(reachedRow(session, await findCaisse(db, caisseid)));
    return pageOfSuivi(db, { objet, id: caisseid }, session.caisses, query);
  },

  async create({ body }, { db, session, audit, lang, now, today, requestid }) {
    const caisseid = await insertWithCode(db, body, now, lang);
    await addToReach(db, session.utilisateurid, caisseid);
    await postOpening(db, caisseid, body.montant, { now, today, requestid });
    const apres = existingRecord(await findCaisse(db, caisseid));
    await audit({ actiontype: 'Insert', libelle: apres.libelle, objet, objetid: caisseid, apres });
    return { data: apres };
  },
  async update({ params, body }, { db, session, audit, lang }) {
    const locked = existingRecord(reachedRow(session, await lockCaisse(db, params.caisseid)));
    const { nombremouvement, nombreannule, nombrearrete, ...avant } = locked;
    checkVersion(avant, body.version);
    const { nature = avant.nature, aveugle = avant.aveugle } = body;
    checkNature(avant.nature, nature, nombremouvement + nombreannule + nombrearrete);
    const code = body.code || avant.code;
    if (code !== avant.code) checkCodeFree((await listCodes(db)).has(code), lang);
    const apres = await updateCaisse(db, avant.caisseid, { ...body, nature, aveugle, code });
    await audit({ actiontype: 'Update', libelle: apres.libelle, objet, objetid: apres.caisseid, avant, apres });
    return { data: apres };
  },
  async remove({ params }, { db, session, audit, now, requestid }) {
    const locked = existingRecord(reachedRow(session, await lockCaisse(db, params.caisseid)));
    const { nombremouvement, nombreannule: _, nombrearrete, ...avant } = locked;
    checkUnused(nombremouvement - 1, 'caisse.utilisee');
    checkUnused(nombrearrete, 'caisse.arretee');
    // Who sends money here holds this row too: a transfer is seen, or finds no register.
    checkUnused(await countAttendus(db, avant.caisseid), 'caisse.transfert_attendu');
    await cancelOpening(db, avant.caisseid, { now, requestid });
    await audit({ actiontype: 'Delete', libelle: avant.libelle, objet, objetid: avant.caisseid, avant });
    return { data: null };
  },
};
