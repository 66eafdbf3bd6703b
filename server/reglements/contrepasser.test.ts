import { expect, it } from 'vitest';
import { counterOf } from '../trials/testing/counter';
import { openedHouse } from '../trials/testing/opened';
import { closedDesk, reverser } from './testing/closedDesk';

const { house, admin } = openedHouse();

it('the key of a reversal is answered late only to who may still read that payment (CONTRACT "Types")', async () => {
  const { paye } = await closedDesk(admin, await counterOf(admin));
  const them = await house.as(['caisses', 'caisses.contrepasser', 'depenses', 'commandes']);
  const ask = () => reverser(them, 'reglements')(paye, {}, { 'idempotency-key': 'a key that is asked again' });
  expect((await ask()).status).toBe(201);
  await house.db.deleteFrom('idempotence').execute();
  const { profilid, libelleprofil: libelle } = (await admin.get(`utilisateurs/${them.utilisateurid}`)).body.data;
  await admin.put(`profils/${profilid}`, { libelle, permissions: ['caisses.contrepasser', 'commandes'] });
  expect((await ask()).status).toBe(404);
});
