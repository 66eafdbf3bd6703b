import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { UtilisateurFields } from '#contract/utilisateurs';
import { up } from '../migrations/0009_personnes';
import { opened } from '../testing/opened';
import { soundApp } from '../testing/soundApp';

const house = opened(soundApp);
const admin = opened(() => house.asAdmin());

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
