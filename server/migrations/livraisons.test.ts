import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ensureTrigrams, migrateWithin } from '../db/migrate';
import { inOneTransaction } from '../sauvegarde/load.repository';
import { openLongSession } from '../sauvegarde/session';
import { emptyDatabase } from '../sauvegarde/testing/emptyDatabase';

/** 1 200 orders with a step each; every tenth order is deleted. */
const OLDER = [
  `INSERT INTO profil (libelle, cle) VALUES ('x', 'x')`,
  `INSERT INTO utilisateur (username, motdepasse, nom, prenom, profilid, recherche) VALUES ('x', '-', 'x', 'x', 1, 'x')`,
  `INSERT INTO client (libelleclient, typeclient, adresse, email, tel, recherche)
   VALUES ('x', 'Particulier', '', '', '0700000000', 'x')`,
  `INSERT INTO commande (clientid, quantite, totallignes, fraissup, typereduction, reduction, montantreduction, montant,
     creepar, recherche) SELECT 1, 1, 5, 0, 1, 0, 0, 5, 1, 'x' FROM generate_series(1, 1200)`,
  `INSERT INTO statuscommande (commandeid, etat, utilisateurid)
   SELECT commandeid, 0, 1 FROM commande ORDER BY commandeid`,
  'UPDATE commande SET supprimele = now() WHERE commandeid % 10 = 0',
];

it('an update counts the delivery steps that are there, by thousands of their ids (docs/adr/0008)', async () => {
  await using older = await emptyDatabase();
  await using session = await openLongSession(older.connection);
  const { db } = session;
  await inOneTransaction(session, async () => {
    await ensureTrigrams(db);
    await migrateWithin(db, '0025_beneficiaires');
  });
  for (const text of OLDER) await sql.raw(text).execute(db);
  await inOneTransaction(session, () => migrateWithin(db));
  const kept = await sql`SELECT jour, cle, nombre FROM cumul WHERE nom = 'statuscommande.rang' ORDER BY cle`.execute(
    db,
  );
  const jour = '-infinity';
  expect(kept.rows).toEqual([
    { jour, cle: 0, nombre: 900 },
    { jour, cle: 1, nombre: 180 },
  ]);
});
