import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ensureTrigrams, migrateWithin } from '../db/migrate';
import { checkLedger } from '../ledger/check';
import { inOneTransaction } from '../sauvegarde/load.repository';
import { openLongSession } from '../sauvegarde/session';
import { emptyDatabase } from '../sauvegarde/testing/emptyDatabase';

/** A profile that manages profiles, one that does not; a register with its opening, a payment and its movement. */
const OLDER = [
  `INSERT INTO profil (libelle, cle) VALUES ('Administrateur', 'administrateur'), ('Caisse', 'caisse')`,
  `INSERT INTO permission (profilid, nom) VALUES (1, 'profils.gerer'), (2, 'caisses')`,
  `INSERT INTO caisse (libelle, description, cle, recherche, montant, code) VALUES ('x', '', 'x', 'x', 0, 'X1')`,
  `INSERT INTO mouvementcaisse (caisseid, montant, type, isfirst, origine) VALUES (1, 0, 1, 1, 'ouverture')`,
  `INSERT INTO typedepense (libelle, cle) VALUES ('t', 't')`,
  `INSERT INTO depense (libelle, typedepenseid, montant, regle, description, date, expenseonstep, recherche)
   VALUES ('d', 1, 5, 5, '', '2026-11-20', 0, 'd')`,
  `INSERT INTO reglement (depenseid, "from", caisseid, date, remis, net, rendu)
   SELECT depenseid, 0, 1, '2026-11-20', 5, 5, 0 FROM depense`,
  `INSERT INTO mouvementcaisse (caisseid, montant, type, origine, date, reglementid)
   SELECT 1, 5, 0, 'reglement', date, reglementid FROM reglement`,
];

it('an update gives the reversal to who manages profiles, and reverses nothing (ADR 0034)', async () => {
  await using older = await emptyDatabase();
  await using session = await openLongSession(older.connection);
  const { db } = session;
  await inOneTransaction(session, async () => {
    await ensureTrigrams(db);
    await migrateWithin(db, '0027_arretes');
  });
  for (const text of OLDER) await sql.raw(text).execute(db);
  // An older database is checked as its version can be.
  expect((await checkLedger(db)).map(({ id }) => id)).not.toContain('I37');
  await inOneTransaction(session, () => migrateWithin(db));
  const { rows } = await sql`SELECT profilid FROM permission WHERE nom = 'caisses.contrepasser'`.execute(db);
  expect(rows).toEqual([{ profilid: 1 }]);
  const reversed = await sql`
    SELECT contrepassele FROM reglement UNION ALL SELECT contrepassele FROM mouvementcaisse ORDER BY 1`.execute(db);
  expect(reversed.rows).toEqual([{ contrepassele: null }, { contrepassele: null }, { contrepassele: null }]);
  const broken = (await checkLedger(db)).map(({ id }) => id);
  for (const id of ['I09', 'I37', 'T07']) expect(broken).not.toContain(id);

  const insert = (links: string, values: string) =>
    sql
      .raw(`
      INSERT INTO mouvementcaisse (caisseid, montant, type, origine, ${links}) VALUES (1, 5, 1, ${values})`)
      .execute(db);
  const reverse = () => insert('contrepasseid', `'contrepassation', 2`);
  await expect(insert('contrepasseid', `'manuel', 2`)).rejects.toThrow('mouvementcaisse_origine');
  const owned = insert('contrepasseid, reglementid', `'reglement', 2, 1`);
  await expect(owned).rejects.toThrow('mouvementcaisse_origine');
  await reverse();
  await expect(reverse()).rejects.toThrow('mouvementcaisse_contrepasse');
});
