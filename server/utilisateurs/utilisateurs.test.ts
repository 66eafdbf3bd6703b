import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../trials/testing/app';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import {
  activitesOf,
  fieldsOf,
  newProfil,
  newUtilisateur,
  sendUtilisateur,
  TEMPORARY,
  utilisateurFields,
} from './testing/fields';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const profil = openedForTests(async () => ({ profilid: await newProfil(admin, ['caisses']) }));

const add = (change: object = {}) => newUtilisateur(admin, { profilid: profil.profilid, ...change });
const login = (username: string, password: string) => house.anonymous.post('auth/login', { username, password });
const today = () => todayInAbidjan(Date.now());

describe('a new user (spec § 3 User, CONTRACT "Calls")', () => {
  it('is shown as they were written, never their password', async () => {
    const made = await sendUtilisateur(
      admin,
      null,
      utilisateurFields({ profilid: profil.profilid, password: TEMPORARY, dateexpiration: addDays(today(), 30) }),
    );
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      ...{ nom: 'Touré', contact: '0708091011', sexe: 'F', datenaissance: '1990-04-12', profilid: profil.profilid },
      ...{ joursrestants: 30, verrouille: false, motdepassetemporaire: true, doublefacteur: false },
      ...{ photo: '', caisses: null, dernierusage: null, version: 1 },
    });
    expect(made.bytes.toString()).not.toMatch(/argon2|calaos/);
    const read = await admin.get(`utilisateurs/${made.body.data.utilisateurid}`);
    expect(read.body.data).toEqual(made.body.data);
  });

  it('may leave out all but names, profile, username and password', async () => {
    const bare = { nom: 'Yao', prenom: 'Ange', username: 'ange', profilid: profil.profilid, password: TEMPORARY };
    const { body } = await sendUtilisateur(admin, null, bare);
    expect(body.data).toMatchObject({ email: '', contact: '', sexe: null, datenaissance: null, joursrestants: null });
  });

  it('signs in with the temporary password, to change it first', async () => {
    const { username } = await add();
    const { token } = (await login(username.toUpperCase(), TEMPORARY)).body.data;
    const headers = { authorization: `Bearer ${token}` };
    const early = await house.anonymous.get('caisses/whithpagination', headers);
    expect(early.body.code).toBe('auth.motdepasse_temporaire');
  });

  it('signs in by a username of any letters', async () => {
    const { username } = await add({ username: 'Éléonore İnci ŒUVRE' });
    expect((await login(username, TEMPORARY)).status).toBe(200);
  });

  it('has a username that no live user has, whatever its case', async () => {
    const { utilisateurid, username } = await add();
    const again = { ...utilisateurFields({ profilid: profil.profilid, password: TEMPORARY }) };
    const taken = () => sendUtilisateur(admin, null, { ...again, username: username.toUpperCase() });
    expect((await taken()).body.code).toBe('utilisateur.existe');
    const other = await add();
    const renamed = await sendUtilisateur(admin, other.utilisateurid, fieldsOf(other, { username }));
    expect(renamed.body.code).toBe('utilisateur.existe');
    await admin.delete(`utilisateurs/${utilisateurid}`);
    expect((await taken()).status).toBe(201);
  });

  it('has it alone among those made at the same instant', async () => {
    const fields = utilisateurFields({ profilid: profil.profilid, password: TEMPORARY });
    const made = await Promise.all([1, 2, 3].map(() => sendUtilisateur(admin, null, fields)));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('has a profile that there is, and a password of the rules', async () => {
    const refused = async (change: object) =>
      (
        await sendUtilisateur(
          admin,
          null,
          utilisateurFields({ profilid: profil.profilid, password: TEMPORARY, ...change }),
        )
      ).body.errors?.[0];
    expect(await refused({ profilid: 999_999 })).toMatchObject({ path: 'profilid', code: 'champ.invalide' });
    expect(await refused({ password: 'court' })).toMatchObject({ path: 'password', code: 'champ.trop_court' });
    expect(await refused({ password: 'motdepasse2026' })).toMatchObject({
      path: 'password',
      code: 'motdepasse.courant',
    });
    expect(await refused({ password: undefined })).toMatchObject({ path: 'password', code: 'champ.requis' });
    expect(await refused({ verrouille: 'true' })).toMatchObject({ path: 'verrouille', code: 'champ.inconnu' });
  });
});

describe('the list of users', () => {
  it('is by name, and finds names, usernames, addresses and phones', async () => {
    const first = await add({ nom: 'Aboua', prenom: 'Élise', contact: '0102030405', email: 'elise@aboua.ci' });
    const second = await add({ nom: 'Âcka', prenom: 'Zoé' });
    const ids = async (query: string) =>
      (await admin.get(`utilisateurs/whithpagination?limit=100&${query}`)).body.data.map(
        ({ utilisateurid }: { utilisateurid: number }) => utilisateurid,
      );
    const everybody = await ids('');
    expect(everybody.indexOf(first.utilisateurid)).toBeLessThan(everybody.indexOf(second.utilisateurid));
    for (const search of ['aboua elise', first.username, '01 02 03 04 05', 'ELISE@']) {
      expect(await ids(`search=${encodeURIComponent(search)}`), search).toEqual([first.utilisateurid]);
    }
    expect(await ids('search=%25')).toEqual([]);
    expect(await ids('search=Administrateur')).toEqual([admin.utilisateurid]);
  });

  it('tells when somebody was last seen, also once they left', async () => {
    const client = await house.as([]);
    const seen = async () => (await admin.get(`utilisateurs/${client.utilisateurid}`)).body.data.dernierusage;
    const during = await seen();
    await client.post('auth/logout');
    expect(Date.parse(during)).toBeGreaterThan(Date.now() - 60_000);
    expect(Date.parse(await seen())).toBeGreaterThanOrEqual(Date.parse(during));
  });
});

describe('a change of a user', () => {
  it('keeps the password; without a field it empties it', async () => {
    const user = await add();
    const { nom, prenom, profilid, username } = user;
    const { body } = await sendUtilisateur(admin, user.utilisateurid, { nom, prenom, profilid, username, version: 1 });
    expect(body.data).toMatchObject({ email: '', sexe: null, version: 2 });
    expect((await login(username, TEMPORARY)).status).toBe(200);
  });

  it('answers a stale version with what they are now', async () => {
    const user = await add();
    expect((await sendUtilisateur(admin, user.utilisateurid, fieldsOf(user, { nom: 'Un' }))).status).toBe(200);
    const stale = await sendUtilisateur(admin, user.utilisateurid, fieldsOf(user, { nom: 'Deux', version: 1 }));
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflit.version', data: { nom: 'Un', version: 2 } } });
  });

  it('to another profile counts from their next request on, in the session that is open', async () => {
    const client = await house.as(['depenses']);
    const user = (await admin.get(`utilisateurs/${client.utilisateurid}`)).body.data;
    await sendUtilisateur(admin, client.utilisateurid, fieldsOf(user, { profilid: profil.profilid }));
    expect((await client.get('caisses/whithpagination')).status).toBe(200);
    expect((await client.get('depenses/whithpagination')).status).toBe(403);
  });

  it('of the last day of access ends their sessions with it (RELIABILITY I24)', async () => {
    const client = await house.as([]);
    const user = (await admin.get(`utilisateurs/${client.utilisateurid}`)).body.data;
    const until = (dateexpiration: string) =>
      sendUtilisateur(admin, client.utilisateurid, fieldsOf(user, { dateexpiration }));
    expect((await until(today())).body.data.joursrestants).toBe(0);
    expect((await client.get('auth/me')).status).toBe(200);
    expect((await until(addDays(today(), -1))).body.data.joursrestants).toBe(-1);
    expect((await client.get('auth/me')).status).toBe(401);
    const { expire } = await house.db
      .selectFrom('session')
      .select('expire')
      .where('utilisateurid', '=', client.utilisateurid)
      .executeTakeFirstOrThrow();
    expect(expire).toBe(`${today()}T00:00:00.000Z`);
    expect((await login(client.username, PASSWORD)).status).toBe(401);
  });
});

describe('a lock, a reset and a deletion end the user’s sessions at once (CONTRACT "Session", RELIABILITY F85, F87)', () => {
  it('lock, and unlock lets them in again', async () => {
    const client = await house.as([]);
    const lock = (verrouille: boolean) => admin.put(`utilisateurs/${client.utilisateurid}/verrou`, { verrouille });
    expect((await lock(true)).body.data.verrouille).toBe(true);
    expect((await client.get('auth/me')).status).toBe(401);
    expect((await login(client.username, PASSWORD)).status).toBe(401);
    expect((await lock(false)).body.data.verrouille).toBe(false);
    expect((await client.get('auth/me')).status).toBe(401);
    expect((await login(client.username, PASSWORD)).status).toBe(200);
  });

  it('reset', async () => {
    const client = await house.as([]);
    const reset = (nouveau: string) => admin.put(`utilisateurs/${client.utilisateurid}/motdepasse`, { nouveau });
    expect((await reset('court')).body.errors[0]).toMatchObject({ path: 'nouveau', code: 'champ.trop_court' });
    expect((await client.get('auth/me')).status).toBe(200);
    expect((await reset(TEMPORARY)).body.data.motdepassetemporaire).toBe(true);
    expect((await client.get('auth/me')).status).toBe(401);
    expect((await login(client.username, PASSWORD)).status).toBe(401);
    expect((await login(client.username, TEMPORARY)).status).toBe(200);
  });

  it('deletion', async () => {
    const client = await house.as([]);
    expect((await admin.delete(`utilisateurs/${client.utilisateurid}`)).status).toBe(200);
    expect((await client.get('auth/me')).status).toBe(401);
    expect((await login(client.username, PASSWORD)).status).toBe(401);
    for (const answer of [
      await admin.get(`utilisateurs/${client.utilisateurid}`),
      await admin.delete(`utilisateurs/${client.utilisateurid}`),
      await admin.put(`utilisateurs/${client.utilisateurid}/verrou`, { verrouille: true }),
    ]) {
      expect(answer.status).toBe(404);
    }
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
