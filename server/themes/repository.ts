import type { RecordId } from '@comptoir/domain/units';
import type { Db } from '../db/pool';

export interface Theme {
  utilisateurid: RecordId;
  darkmode: 0 | 1;
}

/** Returns undefined until the user has chosen. */
export function findTheme(db: Db, utilisateurid: RecordId): Promise<Theme | undefined> {
  return db.selectFrom('theme').selectAll().where('utilisateurid', '=', utilisateurid).executeTakeFirst();
}

export async function saveTheme(trx: Db, theme: Theme): Promise<void> {
  await trx
    .insertInto('theme')
    .values(theme)
    .onConflict((conflict) => conflict.column('utilisateurid').doUpdateSet({ darkmode: theme.darkmode }))
    .execute();
}
