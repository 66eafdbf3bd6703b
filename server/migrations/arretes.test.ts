import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ensureTrigrams, migrateWithin } from '../db/migrate';
import { inOneTransaction } from '../sauvegarde/load.repository';
import { openLongSession } from '../sauvegarde/session';
import { emptyDatabase } from '../sauvegarde/testing/emptyDatabase';

/** A profile that manages profiles, one that does not, and a register with its opening. */
const OLDER = [
  `INSERT INTO profil (libelle, cle) VALUES ('Administrateur', 'administrateur'), ('Caisse', 'caisse')`,
  `INSERT INTO permission (profilid, nom) VALUES (1, 'profils.gerer'), (2, 'caisses')`,
  `INSERT INTO caisse (libelle, description, cle, recherche, montant, code) VALUES ('x', '', 'x', 'x', 0, 'X1')`,
  `INSERT INTO mouvementcaisse (caisseid, montant, type, isfirst, origine) VALUES (1, 0, 1, 1, 'ouverture')`,
];

it('an update gives the closing of registers to who manages profiles, and closes none (ADR 0033)', async () => {
  await using older = await emptyDatabase();
  await using session = await openLongSession(older.connection);
  const { db } = session;
  await inOneTransaction(session, async () => {
    await ensureTrigrams(db);
    await migrateWithin(db, '0026_livraisons');
  });
  for (const text of OLDER) await sql.raw(text).execute(db);
  await inOneTransaction(session, () => migrateWithin(db));
  const { rows } = await sql`SELECT profilid FROM permission WHERE nom = 'caisses.cloturer'`.execute(db);
  expect(rows).toEqual([{ profilid: 1 }]);
  const register = await sql`SELECT arretele, arreteseq, nombrearrete, aveugle FROM caisse`.execute(db);
  expect(register.rows).toEqual([{ arretele: null, arreteseq: null, nombrearrete: 0, aveugle: 0 }]);
  const strange = sql`UPDATE mouvementcaisse SET origine = 'ecart'`.execute(db);
  await expect(strange).rejects.toThrow('mouvementcaisse_origine');
});
