import { PDF } from '@comptoir/conformance/piece';
import { describe, expect, it } from 'vitest';
import { sweepFiles } from '../fichiers/sweep';
import { ALL, storedNames } from '../fichiers/testing/disk';
import { image, piece } from '../fichiers/testing/media';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';
import { fieldsOf, newProfil, newUtilisateur, sendUtilisateur, utilisateurFields } from './testing/fields';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const profil = openedForTests(async () => ({ profilid: await newProfil(admin, []) }));

const onDisk = () => storedNames(house);
const png = async (name = 'moi.png') => piece(name, await image('png'));
const add = async () => newUtilisateur(admin, { profilid: profil.profilid }, await png());
const payloadOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('the photo of a user (spec § 3 User, RELIABILITY F51 to F58)', () => {
  it('is seen by who sees users and by who is on it; to others it does not exist (RELIABILITY F60)', async () => {
    const client = await house.as([]);
    const user = (await admin.get(`utilisateurs/${client.utilisateurid}`)).body.data;
    const { photo } = (await sendUtilisateur(admin, client.utilisateurid, fieldsOf(user), await png())).body.data;
    expect(photo).toMatch(/^\/api\/fichiers\/\d+\/moi\.png$/);
    expect((await client.send('GET', photo)).status).toBe(200);
    expect((await client.send('GET', `${photo}?taille=vignette`)).headers.get('content-type')).toBe('image/webp');
    expect((await (await house.as(['utilisateurs'])).send('GET', photo)).status).toBe(200);
    const stranger = await house.as(['clients', 'projets', 'commandes', 'depenses', 'utilisateurs.modifier']);
    expect((await stranger.send('GET', photo)).status).toBe(404);
    expect((await house.anonymous.send('GET', photo)).status).toBe(401);
  });

  it('is in the token, as the shell shows it', async () => {
    const client = await house.as([]);
    const user = (await admin.get(`utilisateurs/${client.utilisateurid}`)).body.data;
    const before = payloadOf((await client.get('auth/me')).body.data.token);
    const { photo } = (await sendUtilisateur(admin, client.utilisateurid, fieldsOf(user), await png())).body.data;
    const after = payloadOf((await client.get('auth/me')).body.data.token);
    expect([before.data.user[0].photo, after.data.user[0].photo]).toEqual(['', photo]);
  });

  it('is an image by its bytes; a refused change keeps no file and the former photo', async () => {
    const user = await add();
    const before = await onDisk();
    const fake = piece('a.png', PDF.bytes as Buffer);
    const refused = [
      await sendUtilisateur(admin, user.utilisateurid, fieldsOf(user), fake),
      await sendUtilisateur(admin, user.utilisateurid, fieldsOf(user, { contact: '1' }), await png()),
      await sendUtilisateur(admin, user.utilisateurid, fieldsOf(user, { version: 7 }), await png()),
      await sendUtilisateur(admin, 2_147_483_647, fieldsOf(user), await png()),
      await sendUtilisateur(
        admin,
        null,
        utilisateurFields({ profilid: profil.profilid, username: user.username, password: 'Neuf calaos bleus' }),
        await png(),
      ),
    ];
    expect(refused.map(({ status }) => status)).toEqual([415, 422, 409, 404, 409]);
    expect(await onDisk()).toEqual(before);
    expect((await admin.send('GET', user.photo)).status).toBe(200);
  });

  it('stays without another one, is replaced by one, and the old bytes are gone', async () => {
    const user = await add();
    const kept = await sendUtilisateur(admin, user.utilisateurid, fieldsOf(user, { nom: 'Bamba' }));
    expect(kept.body.data.photo).toBe(user.photo);
    const before = await onDisk();
    const { photo } = (await sendUtilisateur(admin, user.utilisateurid, fieldsOf(user), await png('b.png'))).body.data;
    expect((await admin.send('GET', user.photo)).status).toBe(404);
    expect((await admin.send('GET', photo)).status).toBe(200);
    const after = await onDisk();
    expect(after).toHaveLength(before.length);
    expect(after).not.toEqual(before);
  });

  it('of a deleted user is kept for the trash, out of everybody’s reach (PRODUCT P)', async () => {
    const user = await add();
    const before = await onDisk();
    await admin.delete(`utilisateurs/${user.utilisateurid}`);
    expect((await admin.send('GET', user.photo)).status).toBe(404);
    expect(await sweepFiles(house.db, house.storage, ALL)).toBe(0);
    expect(await onDisk()).toEqual(before);
  });
});
