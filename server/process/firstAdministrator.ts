import { randomUUID } from 'node:crypto';
import { SANS_NOM } from '@comptoir/domain/premierspas';
import { ALL_PERMISSIONS, syncCatalogue } from '../auth/catalogue.repository';
import { readableSecret } from '../auth/readableSecret';
import type { Db } from '../db/pool';
import { inTransaction } from '../db/transaction';
import { hasUtilisateur, insertProfil, insertUtilisateur, lockFirstStart } from '../frame/access/comptes.repository';
import { hashPassword } from '../frame/access/password';
import { insertActivite } from '../frame/audit/repository';
import type { furnishHouse } from './firstHouse';

/**
 * Completes the catalogue of permissions. On an empty database it also makes the profile `Administrateur` with every
 * permission and the user `admin` (CONTRACT "Session"); `furnish` adds the first records of the house in the same
 * transaction. Returns the temporary password when it generated one (the operator set none); otherwise undefined.
 */
export async function ensureFirstAdministrator(
  db: Db,
  adminPassword: string | undefined,
  furnish?: typeof furnishHouse,
): Promise<string | undefined> {
  const password = adminPassword ?? readableSecret();
  const motdepasse = (await hasUtilisateur(db)) ? null : await hashPassword(password);
  const isMade = await inTransaction(db, async (trx) => {
    await lockFirstStart(trx);
    await syncCatalogue(trx);
    if (motdepasse === null || (await hasUtilisateur(trx))) return false;
    const profilid = await insertProfil(trx, 'Administrateur', ALL_PERMISSIONS);
    const utilisateurid = await insertUtilisateur(trx, {
      username: 'admin',
      motdepasse,
      motdepassetemporaire: adminPassword === undefined,
      ...SANS_NOM,
      profilid,
    });
    const author = { requestid: randomUUID(), utilisateurid: null, date: new Date().toISOString() };
    const activite = { actiontype: 'Insert', libelle: 'admin', objet: 'utilisateur', objetid: utilisateurid };
    await insertActivite(trx, author, activite);
    await furnish?.(trx, author);
    return true;
  });
  return isMade && adminPassword === undefined ? password : undefined;
}
