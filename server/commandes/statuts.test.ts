import type { Statuscommande } from '@comptoir/contract/statuscommandes';
import { describe, expect, it } from 'vitest';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

const livraison = async (commandeid: number): Promise<Statuscommande[]> =>
  (await admin.get(`commandes/statecommande/${commandeid}`)).body.data;

describe('the delivery of an order (spec § 4, PRODUCT 1.13)', () => {
  it('is kept: no step is deleted', async () => {
    const { commandeid } = await counter.commande();
    const [step] = await livraison(commandeid);
    const kept = await admin.delete(`statuscommandes/${step?.statuscommandeid}`);
    expect(kept).toMatchObject({ status: 409, body: { code: 'statuscommande.conserve' } });
    expect((await admin.delete('statuscommandes/2000000')).status).toBe(404);
    await expect(house.db.deleteFrom('statuscommande').execute()).rejects.toThrow('append-only');
  });
});
