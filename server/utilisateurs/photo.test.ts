import { describe, expect, it } from 'vitest';
import { image, piece } from '../fichiers/testing/media';
import { openedHouse } from '../trials/testing/opened';
import { fieldsOf, sendUtilisateur } from './testing/fields';

const { house, admin } = openedHouse();

const png = async (name = 'moi.png') => piece(name, await image('png'));
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
});
