import { lienOf } from '@comptoir/contract/fichierRules';
import type { RecordId } from '@comptoir/domain/units';
import type { Db } from '../db/pool';

/** Returns the path of a user's photo, empty without one. */
export async function photoOf(db: Db, utilisateurid: RecordId): Promise<string> {
  const row = await db
    .selectFrom('fichier')
    .select(['documentid', 'nom'])
    .where('proprietaire', '=', 'utilisateur')
    .where('proprietaireid', '=', utilisateurid)
    .where('supprimele', 'is', null)
    .executeTakeFirst();
  return row ? lienOf(row) : '';
}
