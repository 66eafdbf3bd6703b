import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { addDays, todayInAbidjan } from '#domain/dates';
import { lockAdministration } from '../auth/administrateur.repository';
import type { TestClient } from '../testing/client';
import { opened } from '../testing/opened';
import { soundApp } from '../testing/soundApp';
import {
  EVERYTHING,
  fieldsOf,
  newProfil,
  newUtilisateur,
  sendUtilisateur,
  TEMPORARY,
  utilisateurFields,
} from './testing/fields';

const house = opened(soundApp);
const admin = opened(() => house.asAdmin());

const MANAGE = [
  'utilisateurs.creer',
  'utilisateurs.modifier',
  'utilisateurs.verrouiller',
  'utilisateurs.supprimer',
] as const;
const manager = () => house.as(['utilisateurs', ...MANAGE]);
const recordOf = async (utilisateurid: number) => (await admin.get(`utilisateurs/${utilisateurid}`)).body.data;
const lock = (by: TestClient, utilisateurid: number, verrouille = true) =>
  by.put(`utilisateurs/${utilisateurid}/verrou`, { verrouille });
const yesterday = () => addDays(todayInAbidjan(Date.now()), -1);

describe('nobody changes their own access (CONTRACT "Permissions", RELIABILITY F101, F102)', () => {
  it('neither lock, nor deletion, nor profile, nor last day', async () => {
    const me = await manager();
    const own = await recordOf(me.utilisateurid);
    const change = (fields: object) => sendUtilisateur(me, me.utilisateurid, fieldsOf(own, fields));
    const refused = [
      await lock(me, me.utilisateurid),
      await me.delete(`utilisateurs/${me.utilisateurid}`),
      await change({ profilid: await newProfil(admin, []) }),
      await change({ dateexpiration: '2030-01-01' }),
    ];
    for (const answer of refused) expect(answer).toMatchObject({ status: 409, body: { code: 'utilisateur.soi' } });
    expect((await change({ nom: 'Mon nouveau nom' })).status).toBe(200);
    expect(await recordOf(me.utilisateurid)).toMatchObject({
      dateexpiration: null,
      profilid: own.profilid,
      version: 2,
    });
  });
});

describe('nobody gives or takes what they do not hold (RELIABILITY F102)', () => {
  const refusal = { status: 403, body: { code: 'profil.permission_non_detenue' } };

  it('refuses to make a user of a profile that holds more', async () => {
    const fields = { profilid: await newProfil(admin, ['caisses', 'utilisateurs']), password: TEMPORARY };
    const answer = await sendUtilisateur(await manager(), null, utilisateurFields(fields));
    expect(answer).toMatchObject(refusal);
    expect(answer.body.message).toContain('caisses');
    expect(answer.body.message).not.toContain('utilisateurs');
  });

  it('refuses to touch the access of a user who holds more', async () => {
    const me = await manager();
    const target = await newUtilisateur(admin, { profilid: await newProfil(admin, ['caisses']) });
    const path = `utilisateurs/${target.utilisateurid}`;
    const change = (fields: object) => sendUtilisateur(me, target.utilisateurid, fieldsOf(target, fields));
    const refused = [
      await lock(me, target.utilisateurid),
      await me.delete(path),
      await me.put(`${path}/motdepasse`, { nouveau: TEMPORARY }),
      await change({ profilid: await newProfil(admin, []) }),
      await change({ dateexpiration: yesterday() }),
    ];
    for (const answer of refused) expect(answer).toMatchObject(refusal);
    expect(await recordOf(target.utilisateurid)).toEqual(target);
    expect((await change({ adresse: 'Yopougon' })).status).toBe(200);
  });

  it('lets who holds as much do all of it', async () => {
    const me = await house.as(['utilisateurs', ...MANAGE, 'caisses']);
    const target = await newUtilisateur(me, { profilid: await newProfil(admin, ['caisses']) });
    const path = `utilisateurs/${target.utilisateurid}`;
    const allowed = [
      await sendUtilisateur(me, target.utilisateurid, fieldsOf(target, { dateexpiration: '2030-01-01' })),
      await me.put(`${path}/motdepasse`, { nouveau: TEMPORARY }),
      await lock(me, target.utilisateurid),
      await lock(me, target.utilisateurid, false),
      await me.delete(path),
    ];
    expect(allowed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });
});

describe('an active administrator remains (CONTRACT "Permissions", RELIABILITY F103, I23)', () => {
  const refusal = { status: 409, body: { code: 'utilisateur.dernier_administrateur' } };

  it('whoever locks, deletes, demotes or expires the last one', async () => {
    const me = await manager();
    const last = await recordOf(admin.utilisateurid);
    const nothing = await newProfil(admin, []);
    const refused = [
      await lock(me, admin.utilisateurid),
      await me.delete(`utilisateurs/${admin.utilisateurid}`),
      await sendUtilisateur(me, admin.utilisateurid, fieldsOf(last, { profilid: nothing })),
      await sendUtilisateur(me, admin.utilisateurid, fieldsOf(last, { dateexpiration: yesterday() })),
      await sendUtilisateur(admin, admin.utilisateurid, fieldsOf(last, { dateexpiration: yesterday() })),
      await sendUtilisateur(me, admin.utilisateurid, fieldsOf(last, { dateexpiration: addDays(yesterday(), 400) })),
    ];
    for (const answer of refused) {
      expect(answer).toMatchObject(refusal);
      expect(answer.body.message).toContain('date de fin');
    }
    expect((await recordOf(admin.utilisateurid)).version).toBe(last.version);
  });

  it('one who is locked, expired or to expire is none', async () => {
    const peer = await house.as(EVERYTHING);
    expect((await lock(admin, peer.utilisateurid)).status).toBe(200);
    const me = await manager();
    expect(await lock(me, admin.utilisateurid)).toMatchObject(refusal);
    await lock(admin, peer.utilisateurid, false);
    const record = await recordOf(peer.utilisateurid);
    for (const dateexpiration of [addDays(yesterday(), 30), yesterday()]) {
      await sendUtilisateur(admin, peer.utilisateurid, fieldsOf(record, { dateexpiration }));
      expect(await lock(me, admin.utilisateurid)).toMatchObject(refusal);
    }
  });

  it('also when the last two lock each other at the same instant (RELIABILITY F33)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await house.as(EVERYTHING), await house.as(EVERYTHING)];
      expect((await lock(one, admin.utilisateurid)).status).toBe(200);
      // Both requests are let in before either is decided.
      const { answers } = await house.db.transaction().execute(async (trx) => {
        await lockAdministration(trx);
        const sent = Promise.all([lock(one, other.utilisateurid), lock(other, one.utilisateurid)]);
        await sleep(300);
        return { answers: sent };
      });
      const both = await answers;
      expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
      // Who came second was locked by then.
      expect(both.find(({ status }) => status === 401)).toMatchObject({ body: { code: 'auth.session' } });
      const left = both[0]?.status === 200 ? one : other;
      await lock(left, admin.utilisateurid, false);
      await house.db
        .updateTable('utilisateur')
        .set({ supprimele: new Date().toISOString() })
        .where('utilisateurid', 'in', [one.utilisateurid, other.utilisateurid])
        .execute();
      await house.db
        .deleteFrom('session')
        .where('utilisateurid', 'in', [one.utilisateurid, other.utilisateurid])
        .execute();
    }
  });
});
