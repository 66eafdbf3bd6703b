import { afterEach, describe, expect, test } from 'vitest';
import { counterOf } from '../../testing/counter';
import { openedHouse } from '../../testing/opened';

const HOUR_MS = 3_600_000;

const { house, admin } = openedHouse();

/** Moves the server's clock away from the real one. */
function shift(ms: number): void {
  house.clock.now = () => Date.now() + ms;
}

afterEach(() => shift(0));

const ends = () => house.db.selectFrom('session').select(['empreinte', 'expire']).orderBy('empreinte').execute();

describe('the server’s clock is set back by an hour (RELIABILITY F41)', () => {
  test('no session’s end moves, and whoever works goes on, also once the clock is right again', async () => {
    const worker = await house.as([]);
    const status = async () => (await worker.get('auth/me')).status;
    expect(await status()).toBe(200);
    const before = await ends();
    for (const ms of [-HOUR_MS, 0]) {
      shift(ms);
      expect(await status()).toBe(200);
      expect(await ends()).toEqual(before);
    }
  });

  test('what came later stands later: in the audit log by number, in the ledger by sequence', async () => {
    const caisseid = await (await counterOf(admin)).caisse(1000);
    const entry = (montant: number) => admin.post('caisses/mouvementcaisse', { caisseid, montant, type: 1 });
    expect((await entry(10)).status).toBe(201);
    shift(-HOUR_MS);
    expect((await entry(20)).status).toBe(201);
    const told = await house.db
      .selectFrom('activite')
      .select('apres')
      .where('objet', '=', 'mouvementcaisse')
      .orderBy('activiteid')
      .execute();
    expect(told.map(({ apres }) => (apres as unknown as { montant: number }).montant)).toEqual([10, 20]);
    expect((await admin.get('activites/integrite')).body.data).toMatchObject({ intacte: true });
    const lines = await house.db
      .selectFrom('ecriture')
      .select(['montant', 'solde_apres'])
      .where('caisseid', '=', caisseid)
      .orderBy('seq')
      .execute();
    expect(lines).toEqual([
      { montant: 1000, solde_apres: 1000 },
      { montant: 10, solde_apres: 1010 },
      { montant: 20, solde_apres: 1030 },
    ]);
  });
});
