import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ensureTrigrams, migrateWithin } from '../db/migrate';
import { inOneTransaction } from '../sauvegarde/load.repository';
import { openLongSession } from '../sauvegarde/session';
import { emptyDatabase } from '../sauvegarde/testing/emptyDatabase';

/** A profile that manages profiles, one that enters movements, one that only reads; a line about two registers. */
const OLDER = [
  `INSERT INTO profil (libelle, cle) VALUES ('Administrateur', 'a'), ('Caisse', 'c'), ('Lecture', 'l')`,
  `INSERT INTO permission (profilid, nom) VALUES
     (1, 'profils.gerer'), (1, 'caisses.mouvements'), (2, 'caisses.mouvements'), (3, 'caisses')`,
  `INSERT INTO activite (requestid, actiontype, libelle, objet, objetid, avant, apres)
   VALUES (gen_random_uuid(), 'Update', 'x', 'reglement', 1, '{"caisseid": 1}', '{"caisseid": 2}')`,
];
const line = (objet: string, apres: string) =>
  sql`INSERT INTO activite (requestid, actiontype, libelle, objet, objetid, apres, caisses)
    VALUES (gen_random_uuid(), 'Insert', 'x', ${objet}, 9, ${apres}, '{7}')`;

it('an update gives transfers to who enters movements or manages profiles; lines keep their registers (ADR 0035)', async () => {
  await using older = await emptyDatabase();
  await using session = await openLongSession(older.connection);
  const { db } = session;
  await inOneTransaction(session, async () => {
    await ensureTrigrams(db);
    await migrateWithin(db, '0028_contrepassations');
  });
  for (const text of OLDER) await sql.raw(text).execute(db);
  await inOneTransaction(session, () => migrateWithin(db));
  const { rows } = await sql`
    SELECT profilid FROM permission WHERE nom = 'caisses.transferer' ORDER BY profilid`.execute(db);
  expect(rows).toEqual([{ profilid: 1 }, { profilid: 2 }]);
  // Whatever its writer says, a line names the registers that it is about.
  await line('transfert', '{"sourceid": 3, "cibleid": 4}').execute(db);
  await line('caisse', '{"libelle": "x"}').execute(db);
  await line('mouvementcaisse', '{"caisseid": 5}').execute(db);
  await line('client', '{}').execute(db);
  const lines = await sql<{ caisses: number[] | null }>`SELECT caisses FROM activite ORDER BY activiteid`.execute(db);
  expect(lines.rows.map(({ caisses }) => caisses)).toEqual([[1, 2], [3, 4], [9], [5], null]);
});
