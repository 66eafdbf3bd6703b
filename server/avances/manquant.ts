import type { ArreteDetail } from '@comptoir/contract/arretes';
import { avanceDeManquant } from '@comptoir/contract/avanceRules';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { Context } from '../frame/http/context';
import { postEnvoi } from '../transferts/posting';
import { writeManquant } from './posting';
import { findAvance, insertAvance, updateAvance } from './repository';

/**
 * Gives the person who counted an advance of the missing money of a closing, paid out of its register (ADR 0040), to be
 * given back by the plain date `echeance`. The settings' limits do not apply: the money is owed already. The register
 * is locked and holds the amount.
 */
export async function oweManquant(
  arrete: ArreteDetail,
  { motif, echeance }: { motif: string; echeance: string },
  context: Context,
): Promise<void> {
  const { db, session, audit, now: createdon, today } = context;
  const { utilisateurid: demandepar } = session;
  const fields = avanceDeManquant(arrete, echeance);
  const avanceid = await insertAvance(db, { ...fields, demandepar, createdon, envoi: null });
  const seen = async () => existingRecord(await findAvance(db, avanceid, session, today));
  const transfert = await writeManquant(await seen(), arrete, motif, context);
  const { transfertid, cibleid: caisseid } = transfert;
  await updateAvance(db, avanceid, { etat: 'decaissee', decideurid: demandepar, caisseid, transfertid });
  await postEnvoi(transfert, { serie: 'AV', arreteid: arrete.arreteid }, context);
  const { objet: libelle } = fields;
  await audit({ actiontype: 'Insert', libelle, objet: 'avance', objetid: avanceid, apres: await seen() });
}
