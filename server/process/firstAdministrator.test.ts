import { UtilisateurFields } from '@comptoir/contract/utilisateurs';
import { PROFILS_DE_DEPART, TYPES_DE_DEPART } from '@comptoir/domain/maison';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../db/openDatabase';
import { checkLedger } from '../ledger/check';
import { up } from '../migrations/0009_personnes';
import { freshDatabase } from '../trials/testing/fresh';
import { openedHouse } from '../trials/testing/opened';
import { PASSWORD } from '../trials/testing/password';
import { ensureFirstAdministrator } from './firstAdministrator';
import { furnishHouse } from './firstHouse';

const { house, admin } = openedHouse();

const migrate = () => up(house.db as unknown as Kysely<unknown>);
const record = async () => (await admin.get(`utilisateurs/${admin.utilisateurid}`)).body.data;
const found = async (search: string) => (await admin.get(`utilisateurs/whithpagination?search=${search}`)).body.count;

it('the first administrator has names that a user’s form takes (CONTRACT "Session")', async () => {
  const { nom, prenom, profilid, username } = await record();
  expect([prenom, nom]).toEqual(['Administrateur', 'Principal']);
  expect(UtilisateurFields.safeParse({ nom, prenom, profilid, username }).success).toBe(true);
});

it('one of an earlier release gets them too; a name that was chosen stays', async () => {
  await sql`UPDATE utilisateur SET nom = 'Administrateur', prenom = '', recherche = 'administrateur  admin'`.execute(
    house.db,
  );
  await migrate();
  expect(await record()).toMatchObject({ prenom: 'Administrateur', nom: 'Principal' });
  expect([await found('principal administrateur admin'), await found('administrateur admin')]).toEqual([1, 1]);
  await sql`UPDATE utilisateur SET nom = 'Koné', prenom = 'Awa'`.execute(house.db);
  await migrate();
  expect(await record()).toMatchObject({ prenom: 'Awa', nom: 'Koné' });
});

it('a house is born once with its types and profiles, all of it or nothing, each in the log (D80)', async () => {
  await using fresh = await freshDatabase();
  const { db, close } = openDatabase(fresh.connection, { max: 2 });
  try {
    const count = async (table: string) =>
      Number((await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(db)).rows[0]?.n);
    const counts = () => Promise.all(['utilisateur', 'profil', 'typedepense', 'activite'].map(count));
    const broken = ensureFirstAdministrator(db, PASSWORD, async (trx, author) => {
      await furnishHouse(trx, author);
      throw new Error('the power is cut');
    });
    await expect(broken).rejects.toThrow('the power is cut');
    expect(await counts()).toEqual([0, 0, 0, 0]);
    const given = PROFILS_DE_DEPART.length + TYPES_DE_DEPART.length;
    for (const _start of ['first', 'second']) {
      await ensureFirstAdministrator(db, PASSWORD, furnishHouse);
      expect(await counts()).toEqual([1, 1 + PROFILS_DE_DEPART.length, TYPES_DE_DEPART.length, 1 + given]);
    }
    expect(await checkLedger(db)).toEqual([]);
  } finally {
    await close();
  }
});
