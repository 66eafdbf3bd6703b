import type { Db } from '../db/pool';

export interface Theme {
  utilisateurid: number;
  darkmode: 0 | 1;
}

/** Light until the user chose. */
export async function findTheme(db: Db, utilisateurid: number): Promise<Theme> {
  const theme = await db.selectFrom('theme').selectAll().where('utilisateurid', '=', utilisateurid).executeTakeFirst();
  return theme ?? { utilisateurid, darkmode: 0 };
}

export async function saveTheme(trx: Db, theme: Theme): Promise<void> {
  await trx
    .insertInto('theme')
    .values(theme)
    .onConflict((conflict) => conflict.column('utilisateurid').doUpdateSet({ darkmode: theme.darkmode }))
    .execute();
}
