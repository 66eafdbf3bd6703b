import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ensureTrigrams, migrateWithin } from '../db/migrate';
import { inOneTransaction } from '../sauvegarde/load.repository';
import { openLongSession } from '../sauvegarde/session';
import { emptyDatabase } from '../sauvegarde/testing/emptyDatabase';

/** Profiles that manage profiles, that move money between registers, that enter expenses, that only read. */
const OLDER = [
  `INSERT INTO profil (libelle, cle) VALUES ('Administrateur', 'a'), ('Caisse', 'c'), ('Chantier', 'h'), ('Lecture', 'l')`,
  `INSERT INTO permission (profilid, nom) VALUES
     (1, 'profils.gerer'), (1, 'caisses.transferer'), (1, 'depenses.creer'), (2, 'caisses.transferer'),
     (3, 'depenses.creer'), (4, 'caisses')`,
];

it('an update gives advances to who manages profiles, moves money or enters expenses (ADR 0039)', async () => {
  await using older = await emptyDatabase();
  await using session = await openLongSession(older.connection);
  const { db } = session;
  await inOneTransaction(session, async () => {
    await ensureTrigrams(db);
    await migrateWithin(db, '0031_suivi');
  });
  for (const text of OLDER) await sql.raw(text).execute(db);
  await inOneTransaction(session, () => migrateWithin(db));
  const { rows } = await sql`
    SELECT profilid, array_agg(nom ORDER BY nom COLLATE "C") AS noms FROM permission WHERE nom LIKE 'avances%'
    GROUP BY profilid ORDER BY profilid`.execute(db);
  expect(rows).toEqual([
    { profilid: 1, noms: ['avances', 'avances.accorder', 'avances.approuver', 'avances.demander'] },
    { profilid: 2, noms: ['avances', 'avances.accorder'] },
    { profilid: 3, noms: ['avances', 'avances.demander'] },
  ]);
});
