import { existingRecord } from '@comptoir/contract/recordRules';
import type { Reglement } from '@comptoir/contract/reglements';
import type { ReglementFrom } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { askTogether } from '../db/together';
import { isPreuveUnique } from '../fichiers/porteurs.repository';
import { checkUniquePreuve } from '../fichiers/preuveUnique';
import type { Context } from '../frame/http/context';
import type { OpenUpload } from '../frame/storage/upload';
import { crashPoint } from '../frame/work/crash';
import { logged, numbered } from './numero';
import { postCreation } from './posting';
import { insertReglement } from './posting.repository';
import { keepPreuve } from './preuve';
import { type PostedReglement, type ReglementIds, reglementOf } from './repository';

/** The debt that a payment settles, locked; `libelle` is the text of its movement. */
interface Dette {
  depenseid: RecordId;
  from: ReglementFrom;
  libelle: string;
}

/** A payment whose rules were checked, its debt, and the ids drawn for it. */
interface Decided {
  posted: PostedReglement;
  dette: Dette;
  ids: ReglementIds;
}

/**
 * Writes a payment whose rules were checked, its proof and its line of the audit log, and then posts it. It waits for
 * the disk before it locks the register's row. Throws the Refusals of `postCreation`.
 */
export async function payDette(
  { posted, ids, dette: { depenseid, from, libelle } }: Decided,
  file: OpenUpload | undefined,
  context: Context,
): Promise<Reglement> {
  const { db, session, audit, envoi, now } = context;
  const { reglementid } = ids;
  await insertReglement(db, { ...posted, reglementid, depenseid, from, creepar: session.utilisateurid, envoi }, now);
  if (file) await keepPreuve(reglementid, file, context);
  const [read] = askTogether(db, { isUnique: file && isPreuveUnique(file.sha256), apres: reglementOf(reglementid) });
  const { isUnique, apres: row } = await read;
  if (file) await checkUniquePreuve({ empreinte: file.sha256, sauf: depenseid }, context, isUnique);
  const apres = existingRecord(row);
  await audit({ actiontype: 'Insert', libelle, objet: 'reglement', objetid: reglementid, apres: logged(apres) });
  crashPoint('document');
  await file?.stored();
  const numerotage = await postCreation(posted, { ...ids, from, description: libelle }, context);
  return numbered(apres, numerotage);
}
