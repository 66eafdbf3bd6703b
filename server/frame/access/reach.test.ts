import { PDF } from '@comptoir/conformance/piece';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../trials/testing/client';
import { counterOf } from '../../trials/testing/counter';
import { openedForTests } from '../../trials/testing/openedForTests';
import { soundApp } from '../../trials/testing/soundApp';
import { EVERYTHING, newProfil, newUtilisateur } from '../../utilisateurs/testing/fields';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

const give = (utilisateurid: number, caisses: number[] | null, by: TestClient = admin) =>
  by.put(`utilisateurs/${utilisateurid}/caisses`, { caisses });

/** Signs in a user who sees only the first of two registers; each register holds 1000 francs. */
async function cashier() {
  const [own, other] = [await counter.caisse(1000), await counter.caisse(1000)];
  const client = await house.as(EVERYTHING.filter((name) => name !== 'profils.gerer'));
  expect((await give(client.utilisateurid, [own])).body.data.caisses).toEqual([own]);
  return { client, own, other };
}

const pay = (client: TestClient, depenseid: number, caisseid: number, montant: number) =>
  client.multipart('POST', 'reglements', { depenseid, caisseid, montant, from: 0, date: counter.today }, PDF);
const idsOf = (rows: readonly { caisseid: number }[]) => rows.map(({ caisseid }) => caisseid);

describe('who sees some registers (PRODUCT Q)', () => {
  it('is told of the others what is told of those that do not exist', async () => {
    const { client, own, other } = await cashier();
    const movement = (await admin.post('caisses/mouvementcaisse', { caisseid: other, montant: 5 })).body.data;
    const path = `caisses/mouvementcaisse/${movement.mouvementcaisseid}`;
    const refused = [
      await client.get(`caisses/mouvementcaisse?caisseid=${other}`),
      await client.get(`reglements/byCaisseidwhithpagination/${other}`),
      await client.put(`caisses/${other}`, { libelle: 'À moi' }),
      await client.delete(`caisses/${other}`),
      await client.post('caisses/mouvementcaisse', { caisseid: other, montant: 5 }),
      await client.put(path, { montant: 6 }),
      await client.delete(path),
    ];
    for (const answer of refused) expect(answer).toMatchObject({ status: 404, body: { code: 'introuvable' } });
    expect((await client.get(`caisses/mouvementcaisse?caisseid=${own}`)).status).toBe(200);
    expect((await client.post('caisses/mouvementcaisse', { caisseid: own, montant: 5 })).status).toBe(201);
  });

  it('opens no proof of a payment by another one', async () => {
    const { client, own, other } = await cashier();
    const depenseid = await counter.depense(500);
    const [mine, theirs] = [await pay(admin, depenseid, own, 1), await pay(admin, depenseid, other, 1)];
    expect((await client.send('GET', mine.body.data.file)).status).toBe(200);
    expect((await client.send('GET', theirs.body.data.file)).status).toBe(404);
  });

  it('sees none with an empty list, and all of them again without one', async () => {
    const { client, own, other } = await cashier();
    await give(client.utilisateurid, []);
    expect((await client.get('caisses/withoutpagination')).body.data).toEqual([]);
    expect((await client.get('reglements/withoutpagination')).body).toMatchObject({ data: [], count: 0 });
    expect((await give(client.utilisateurid, null)).body.data.caisses).toBeNull();
    expect(idsOf((await client.get('caisses/withoutpagination')).body.data)).toEqual(
      expect.arrayContaining([own, other]),
    );
  });
});

describe('giving registers (CONTRACT "Permissions": nobody gives what they do not hold)', () => {
  it('is for who sees some of them about those alone, also for themselves', async () => {
    const { client, own, other } = await cashier();
    const target = await newUtilisateur(admin, { profilid: await newProfil(admin, []) });
    await give(target.utilisateurid, []);
    const refused = [
      await give(client.utilisateurid, null, client),
      await give(client.utilisateurid, [own, other], client),
      await give(target.utilisateurid, null, client),
      await give(target.utilisateurid, [own, other], client),
    ];
    for (const answer of refused) expect(answer.status).toBe(422);
    expect((await give(target.utilisateurid, [own], client)).status).toBe(200);
    expect((await give(target.utilisateurid, [], client)).status).toBe(200);
    // A user who reaches another register is stronger: the client may not change any of their registers.
    for (const caisses of [null, [other], [own, other]]) {
      await give(target.utilisateurid, caisses);
      expect((await give(target.utilisateurid, [own], client)).body.code).toBe('utilisateur.plus_de_caisses');
    }
  });

  it('is no way around: a user that they make sees no more, one who sees more keeps their password', async () => {
    const { client, own } = await cashier();
    const profilid = await newProfil(admin, []);
    expect((await newUtilisateur(client, { profilid })).caisses).toEqual([own]);
    const wider = await newUtilisateur(admin, { profilid });
    const reset = await client.put(`utilisateurs/${wider.utilisateurid}/motdepasse`, { nouveau: 'Neuf calaos bleus' });
    expect(reset).toMatchObject({ status: 403, body: { code: 'utilisateur.plus_de_caisses' } });
  });
});
