import { PROFILS_DE_DEPART, TYPES_DE_DEPART } from '@comptoir/domain/maison';
import type { Db } from '../db/pool';
import { insertProfil } from '../frame/access/comptes.repository';
import { insertActivite } from '../frame/audit/repository';
import { findProfil } from '../profils/repository';
import { findTypedepense, insertTypedepense } from '../typedepenses/repository';

/** Author of the first lines of the log: no user yet, at this instant (ISO 8601 UTC). */
type Author = Parameters<typeof insertActivite>[1];

/**
 * Adds the usual types of expenses and the first profiles to an empty house, each with a line in the log. They are
 * ordinary records: people may change them, or remove them while nothing uses them (PRODUCT G, D80).
 */
export async function furnishHouse(trx: Db, author: Author): Promise<void> {
  for (const libelle of TYPES_DE_DEPART) {
    const objetid = await insertTypedepense(trx, libelle);
    const apres = await findTypedepense(trx, objetid);
    await insertActivite(trx, author, { actiontype: 'Insert', libelle, objet: 'typedepense', objetid, apres });
  }
  for (const { libelle, permissions } of PROFILS_DE_DEPART) {
    const objetid = await insertProfil(trx, libelle, permissions);
    const apres = await findProfil(trx, objetid);
    await insertActivite(trx, author, { actiontype: 'Insert', libelle, objet: 'profil', objetid, apres });
  }
}
