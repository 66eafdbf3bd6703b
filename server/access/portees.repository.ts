import type { Portee } from '@comptoir/domain/habilitation';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';

/** Returns the sets of registers that the live users of a profile reach, each set once. */
export async function porteesOfProfil(db: Db, profilid: RecordId): Promise<Portee[]> {
  const { rows } = await sql<{ caisses: number[] | null }>`
    SELECT DISTINCT caisses FROM utilisateur WHERE profilid = ${profilid} AND supprimele IS NULL
  `.execute(db);
  return rows.map(({ caisses }) => caisses);
}
