import { PDF } from '@comptoir/conformance/piece';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../../trials/testing/client';
import { openedDesk } from '../../trials/testing/opened';
import { EVERYTHING, newProfil, newUtilisateur } from '../../utilisateurs/testing/fields';

const { house, admin, counter } = openedDesk();

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

describe('who sees some registers (PRODUCT Q)', () => {
  it('opens no proof of a payment by another one', async () => {
    const { client, own, other } = await cashier();
    const depenseid = await counter.depense(500);
    const [mine, theirs] = [await pay(admin, depenseid, own, 1), await pay(admin, depenseid, other, 1)];
    expect((await client.send('GET', mine.body.data.file)).status).toBe(200);
    expect((await client.send('GET', theirs.body.data.file)).status).toBe(404);
  });
});

describe('giving registers (CONTRACT "Permissions": nobody gives what they do not hold)', () => {
  it('is no way around: a user that they make sees no more, one who sees more keeps their password', async () => {
    const { client, own } = await cashier();
    const profilid = await newProfil(admin, []);
    expect((await newUtilisateur(client, { profilid })).caisses).toEqual([own]);
    const wider = await newUtilisateur(admin, { profilid });
    const reset = await client.put(`utilisateurs/${wider.utilisateurid}/motdepasse`, { nouveau: 'Neuf calaos bleus' });
    expect(reset).toMatchObject({ status: 403, body: { code: 'utilisateur.plus_de_caisses' } });
  });
});
