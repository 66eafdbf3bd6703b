import type { PorteurPossible } from '@comptoir/contract/avance';
import { rangPorteur } from '@comptoir/domain/avance';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertUtilisateur } from '../frame/access/comptes.repository';
import { testApp } from '../trials/testing/app';
import { openedHouse } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';

const { house, admin } = openedHouse(testApp);

const NAMED = [
  { nom: 'Koné', prenom: 'Awa', username: 'awa' },
  { nom: 'Konan', prenom: 'Yao', username: 'yao' },
  { nom: 'Bakonaté', prenom: 'Ali', username: 'ali' },
  { nom: 'N’Dri', prenom: 'Koné', username: 'ndri' },
  { nom: '100 %', prenom: 'A_b', username: 'signes' },
];
const staff = openedForTests(async () => {
  for (const one of NAMED) await insertUtilisateur(house.db, { ...one, ...ACCOUNT });
  return { count: NAMED.length };
});
const ACCOUNT = { motdepasse: '-', motdepassetemporaire: false, profilid: 1, email: '', contact: '' };

async function namesOf(search: string, more = '') {
  const { body } = await admin.get(`avances/porteurspossibles?search=${encodeURIComponent(search)}${more}`);
  return (body.data as PorteurPossible[]).map(({ nom }) => nom);
}

it('accounts to choose from come by domain/avance: by rank, then by name (ADR 0029)', async () => {
  expect(staff.count).toBe(NAMED.length);
  const all = (
    await sql<{ nom: string; recherche: string }>`
    SELECT trim(prenom || ' ' || nom) AS nom, recherche FROM utilisateur`.execute(house.db)
  ).rows;
  const byKey = all.toSorted((a, b) => (a.recherche < b.recherche ? -1 : 1));
  const kept = [];
  for (const typed of [
    '',
    'kon',
    'KONÉ',
    'kone awa',
    'awa koné',
    "n'dri",
    'on',
    'k',
    'ko ya',
    '%',
    '_',
    '\\',
    'koné zz',
  ]) {
    const expected = [0, 1].flatMap((rang) => byKey.filter(({ recherche }) => rangPorteur(recherche, typed) === rang));
    kept.push(expected.length);
    expect([typed, await namesOf(typed)]).toEqual([typed, expected.map(({ nom }) => nom)]);
    expect(await namesOf(typed, '&limit=1')).toEqual(expected.slice(0, 1).map(({ nom }) => nom));
  }
  expect(new Set(kept).size).toBeGreaterThan(3);
});

it.each([
  ['locked', sql`verrouille = true`],
  ['deleted', sql`supprimele = now()`],
  ['expired', sql`dateexpiration = current_date - 1`],
])('an account that is %s is not offered, nor added (ADR 0039)', async (username, change) => {
  const gone = { nom: 'Zadi', prenom: username, username };
  const utilisateurid = await insertUtilisateur(house.db, { ...gone, ...ACCOUNT });
  expect(await namesOf(`zadi ${username}`)).toEqual([`${username} Zadi`]);
  await sql`UPDATE utilisateur SET ${change} WHERE utilisateurid = ${utilisateurid}`.execute(house.db);
  expect(await namesOf(`zadi ${username}`)).toEqual([]);
  expect(await namesOf('personne', `&porteurid=${utilisateurid}`)).toEqual([]);
});
