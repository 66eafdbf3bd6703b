import { PDF, type Piece } from '@comptoir/conformance/piece';
import type { ArreteDetail } from '@comptoir/contract/arretes';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/check';
import type { TestClient } from '../trials/testing/client';
import { openedDesk } from '../trials/testing/opened';
import { count } from './testing/closing';

const AT_ONCE = 8;

const { house, admin, counter } = openedDesk();

const attach = (arreteid: number, file: Piece | null = PDF, client: TestClient = admin) =>
  client.multipart('POST', `arretes/${arreteid}/justificatif`, {}, file);
const counted = async (): Promise<ArreteDetail> =>
  (await count(admin, await counter.caisse(1000), { nombre: 999, motif: 'Perdu' })).body.data;
const filesOf = async (arreteid: number) =>
  (
    await house.db
      .selectFrom('fichier')
      .select('documentid')
      .where('proprietaire', '=', 'arrete')
      .where('proprietaireid', '=', arreteid)
      .execute()
  ).length;

describe('the proof of a count (ADR 0044)', () => {
  it('is one, whoever sends eight at once', async () => {
    const { arreteid } = await counted();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => attach(arreteid)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(AT_ONCE - 1).fill(409)]);
    expect(await filesOf(arreteid)).toBe(1);
    expect(await checkLedger(house.db)).toEqual([]);
  });

  it('does not exist without `caisses`, nor out of reach of the register (PRODUCT Q)', async () => {
    const { arreteid } = await counted();
    const { file } = (await attach(arreteid)).body.data;
    const stranger = await house.as(['depenses', 'commandes', 'clients', 'projets', 'caisses.cloturer']);
    expect((await stranger.send('GET', file)).status).toBe(404);
    expect((await attach(arreteid, PDF, await house.as(['caisses']))).status).toBe(403);
    const away = await house.as(['caisses', 'caisses.cloturer']);
    expect((await away.send('GET', file)).status).toBe(200);
    await admin.put(`utilisateurs/${away.utilisateurid}/caisses`, { caisses: [await counter.caisse(1)] });
    expect((await away.send('GET', file)).status).toBe(404);
    expect((await attach(arreteid, PDF, away)).status).toBe(404);
  });
});
