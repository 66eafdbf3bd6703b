import { describe, expect, it } from 'vitest';
import { openedHouse } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';
import {
  activitesOf,
  fieldsOf,
  newProfil,
  newUtilisateur,
  sendUtilisateur,
  TEMPORARY,
  utilisateurFields,
} from './testing/fields';

const { house, admin } = openedHouse();
const profil = openedForTests(async () => ({ profilid: await newProfil(admin, ['caisses']) }));

const add = (change: object = {}) => newUtilisateur(admin, { profilid: profil.profilid, ...change });

describe('a new user (spec § 3 User, CONTRACT "Calls")', () => {
  it('has it alone among those made at the same instant', async () => {
    const fields = utilisateurFields({ profilid: profil.profilid, password: TEMPORARY });
    const made = await Promise.all([1, 2, 3].map(() => sendUtilisateur(admin, null, fields)));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('the list of users', () => {
  it('tells when somebody was last seen, also once they left', async () => {
    const client = await house.as([]);
    const seen = async () => (await admin.get(`utilisateurs/${client.utilisateurid}`)).body.data.dernierusage;
    const during = await seen();
    await client.post('auth/logout');
    expect(Date.parse(during)).toBeGreaterThan(Date.now() - 60_000);
    expect(Date.parse(await seen())).toBeGreaterThanOrEqual(Date.parse(during));
  });
});

it('the audit log tells each change, before and after, and no secret (PRODUCT G)', async () => {
  const user = await add();
  const path = `utilisateurs/${user.utilisateurid}`;
  await sendUtilisateur(admin, user.utilisateurid, fieldsOf(user, { nom: 'Soro' }));
  await admin.put(`${path}/verrou`, { verrouille: true });
  await admin.put(`${path}/motdepasse`, { nouveau: `${TEMPORARY} 2` });
  await admin.delete(path);
  const told = await activitesOf(house, 'utilisateur', user.utilisateurid);
  expect(told).toMatchObject([
    { actiontype: 'Insert', apres: { nom: 'Touré' }, utilisateurid: admin.utilisateurid },
    { actiontype: 'Update', avant: { nom: 'Touré' }, apres: { nom: 'Soro' } },
    { actiontype: 'Update', avant: { verrouille: false }, apres: { verrouille: true } },
    { actiontype: 'Update', apres: { motdepassetemporaire: true } },
    { actiontype: 'Delete', avant: { nom: 'Soro' } },
  ]);
  expect(JSON.stringify(told)).not.toMatch(/argon2|calaos|dernierusage/);
});
