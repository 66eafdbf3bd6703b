import { existingRecord } from '@comptoir/contract/recordRules';
import { MAX_LIBELLE } from '@comptoir/domain/limits';
import type { Francs, RecordId } from '@comptoir/domain/units';
import type { Context } from '../frame/http/context';
import { postEnvoi } from '../transferts/posting';
import { writeManquant } from './posting';
import { findAvance, insertAvance, updateAvance } from './repository';

/** What was missing in a register when somebody counted it. */
export interface Manquant {
  arreteid: RecordId;
  caisseid: RecordId;
  /** Who counted, and owes it from now on. */
  porteurid: RecordId;
  /** Francs, positive. */
  montant: Francs;
  objet: string;
  motif: string;
  /** The closing's day, and the day by which it is given back; plain dates. */
  date: string;
  echeance: string;
}

/**
 * Makes an advance to who counted of what was missing, paid out of the register that it is missing from (ADR 0040). What
 * the settings allow one holder does not count: it is owed already. The register is locked and holds as much.
 */
export async function oweManquant({ arreteid, caisseid: sourceid, ...manquant }: Manquant, context: Context) {
  const { db, session, audit, now: createdon, today } = context;
  const { utilisateurid: demandepar } = session;
  const { porteurid, montant, motif, date, echeance } = manquant;
  const objet = manquant.objet.slice(0, MAX_LIBELLE);
  const fields = { porteurid, porteurnom: '', porteurtel: '', montant, objet, projetid: null, echeance };
  const avanceid = await insertAvance(db, { ...fields, demandepar, createdon, envoi: null });
  const seen = async () => existingRecord(await findAvance(db, avanceid, session, today));
  const transfert = await writeManquant(await seen(), { sourceid, date, motif }, context);
  const { transfertid, cibleid: caisseid } = transfert;
  await updateAvance(db, avanceid, { etat: 'decaissee', decideurid: demandepar, caisseid, transfertid });
  await postEnvoi(transfert, { serie: 'AV', arreteid }, context);
  await audit({ actiontype: 'Insert', libelle: objet, objet: 'avance', objetid: avanceid, apres: await seen() });
}
