import { expect, it } from 'vitest';
import { fromBase32, hotp, stepOf } from '../auth/totp';
import { PASSWORD } from '../trials/testing/app';
import { testClient } from '../trials/testing/client';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { resetOnConsole } from './consoleReset';

const house = openedForTests(soundApp);

const login = (username: string, password: string) => house.anonymous.post('auth/login', { username, password });

it('the only administrator who lost the second factor is let in again from the console (PRODUCT Q)', async () => {
  const admin = await house.asAdmin();
  const { secret } = (await admin.post('auth/facteur', { motdepasse: PASSWORD })).body.data;
  const code = hotp(fromBase32(secret), stepOf(house.clock.now()));
  expect((await admin.put('auth/facteur', { code })).status).toBe(200);
  expect((await login('admin', PASSWORD)).body.code).toBe('auth.code_requis');

  const given = await resetOnConsole(house.db, 'ADMIN', house.clock.now());
  expect(given).toMatchObject({ username: 'admin', isClosed: false });
  expect((await admin.get('auth/me')).body.code).toBe('auth.session');
  expect((await login('admin', PASSWORD)).body.code).toBe('auth.identifiants');
  const { token } = (await login('admin', given?.motdepasse ?? '')).body.data;
  const again = testClient(house.baseUrl, { ...admin, token });
  expect((await again.get('utilisateurs/whithpagination')).body.code).toBe('auth.motdepasse_temporaire');

  const change = { ancien: given?.motdepasse, nouveau: PASSWORD, confirmation: PASSWORD };
  const { body } = await again.put('auth/motdepasse', change);
  const free = testClient(house.baseUrl, { ...admin, token: body.data.token });
  const query = `objet=utilisateur&objetid=${admin.utilisateurid}`;
  const { data } = (await free.get(`activites/whithpagination?${query}`)).body;
  expect(data[0]).toMatchObject({
    utilisateurid: null,
    actiontype: 'Update',
    libelle: 'admin (console)',
    avant: { doublefacteur: true },
    apres: { doublefacteur: false, motdepassetemporaire: true },
  });
  expect(JSON.stringify(data)).not.toContain(given?.motdepasse);
});

it('an administrator whose registers were taken reaches all of them again; a cashier no more than before', async () => {
  const peer = await house.as(['profils.gerer', 'utilisateurs.modifier']);
  const cashier = await house.as(['caisses', 'utilisateurs.modifier']);
  const only = (caisses: number[]) =>
    house.db
      .updateTable('utilisateur')
      .set({ caisses })
      .where('utilisateurid', 'in', [peer.utilisateurid, cashier.utilisateurid])
      .execute();
  await only([]);
  expect(await resetOnConsole(house.db, peer.username, house.clock.now())).toMatchObject({ isReachRestored: true });
  expect(await resetOnConsole(house.db, cashier.username, house.clock.now())).toMatchObject({ isReachRestored: false });
  const rows = await house.db
    .selectFrom('utilisateur')
    .select('caisses')
    .where('utilisateurid', 'in', [peer.utilisateurid, cashier.utilisateurid])
    .orderBy('utilisateurid')
    .execute();
  expect(rows.map(({ caisses }) => caisses)).toEqual([null, []]);
  const [line] = await house.db
    .selectFrom('activite')
    .select(['avant', 'apres'])
    .where('objet', '=', 'utilisateur')
    .where('objetid', '=', peer.utilisateurid)
    .execute();
  expect(line).toMatchObject({ avant: { caisses: [] }, apres: { caisses: null } });
});

it('failed attempts no longer keep the account waiting', async () => {
  const { username } = await house.as([]);
  for (let attempt = 0; attempt < 6; attempt += 1) await login(username, 'pas le bon');
  expect((await login(username, PASSWORD)).status).toBe(429);
  const given = await resetOnConsole(house.db, username, house.clock.now());
  expect((await login(username, given?.motdepasse ?? '')).status).toBe(200);
});

it('a locked account says that it is, and nobody is made of an unknown name', async () => {
  const { username, utilisateurid } = await house.as([]);
  await (await house.asAdmin()).put(`utilisateurs/${utilisateurid}/verrou`, { verrouille: true });
  expect(await resetOnConsole(house.db, username, house.clock.now())).toMatchObject({ isClosed: true });
  expect(await resetOnConsole(house.db, 'personne', house.clock.now())).toBeUndefined();
});
