import { addDays } from '@comptoir/domain/dates';
import { describe, expect, it } from 'vitest';
import { openedDesk } from '../trials/testing/opened';
import { attached, send, sidesOf } from './testing/sides';

const { house, admin, counter } = openedDesk();

const today = new Date().toISOString().slice(0, 10);
const day = (back: number) => addDays(today, -back);

const sides = () => sidesOf(house, admin, { counter });
const sent = async (...asked: Parameters<typeof send>) => {
  const { status, body } = await send(...asked);
  expect({ status, code: body.code }).toEqual({ status: 201, code: undefined });
  return body.data;
};

describe('who sees transfers (PRODUCT Q)', () => {
  it('offers every register as a target, and says which ones wait for somebody else', async () => {
    const { sender, receiver: _, ...at } = await sides();
    const alone = await counter.caisse(7);
    const { data } = (await sender.get('transferts/cibles')).body;
    const attente = (caisseid: number) => data.find((one: { caisseid: number }) => one.caisseid === caisseid)?.attente;
    expect([at.sourceid, at.cibleid, alone].map(attente)).toEqual([false, true, false]);
    expect(Object.keys(data[0])).toEqual(['caisseid', 'libelle', 'code', 'nature', 'attente']);
    const all = (await admin.get('transferts/cibles')).body.data;
    expect(all.some((one: { attente: boolean }) => one.attente)).toBe(false);
    expect(all).toHaveLength(data.length);
    const both = await attached(house, admin, [at.sourceid, at.cibleid]);
    expect((await sent(both, at)).etat).toBe('recu');
  });
});

describe('a register that the sender does not see (ADR 0035)', () => {
  /** A wallet of 10 000 francs that nobody is given by name, so that it receives at once. */
  async function wallet(change: (caisseid: number) => Promise<unknown>) {
    const body = { libelle: 'Wave siège', nature: 'wave', montant: 10_000 };
    const { caisseid } = (await admin.post('caisses', body)).body.data;
    await change(caisseid);
    return caisseid as number;
  }
  const limited = (plafond: number) => (caisseid: number) =>
    admin.put(`caisses/${caisseid}`, { libelle: 'Wave siège', plafond, plafondrefuse: 1 });
  const closed = (jusquau: string) => (caisseid: number) =>
    admin.post(`caisses/${caisseid}/arretes`, { nature: 'journee', jusquau, seq: 1, montant: 10_000 });
  const taken = (montant: number) => (caisseid: number) =>
    admin.post('caisses/mouvementcaisse', { caisseid, montant, type: 0, reference: 'PP9', date: day(1) });
  const secrets = [limited(10_001), limited(10_500), closed(day(1)), closed(today), taken(7), taken(9000)];

  it('tells nothing by what it refuses, and less by what cannot be paid; each try is in the log', async () => {
    const told = new Map<string, Set<string>>([
      ['payable', new Set()],
      ['unpayable', new Set()],
    ]);
    const tell = (what: string, { status, body }: Awaited<ReturnType<typeof send>>) =>
      told.get(what)?.add(`${status} ${JSON.stringify({ ...body, requestId: undefined })}`);
    // The registers are locked in the order of their ids: the target may come before the source or after it.
    for (const isBefore of [true, false]) {
      const early = isBefore ? await Promise.all(secrets.map(wallet)) : [];
      const { sourceid, sender } = await sides();
      const late = isBefore ? [] : await Promise.all(secrets.map(wallet));
      for (const cibleid of [...early, ...late]) {
        const fields = { referencecible: 'PP9', date: day(1) };
        tell('unpayable', await send(sender, { sourceid, cibleid }, { ...fields, montant: 100_001 }));
        tell('payable', await send(sender, { sourceid, cibleid }, fields));
      }
      const open = await wallet(async () => undefined);
      tell('unpayable', await send(sender, { sourceid, cibleid: open }, { referencecible: 'PP9', montant: 100_001 }));
      expect(await counter.solde(sourceid)).toBe(100_000);
    }
    expect([...told].map(([what, answers]) => [what, answers.size])).toEqual([
      ['payable', 1],
      ['unpayable', 1],
    ]);
    expect([...(told.get('payable') ?? [])][0]).toMatch(/^409 .*"code":"transfert.autre_caisse","errors":\[\]/);
    const refused = () =>
      house.db.selectFrom('activite').select('apres').where('libelle', '=', 'POST transferts').execute();
    await expect.poll(async () => (await refused()).length).toBeGreaterThanOrEqual(2);
    expect((await refused())[0]?.apres).toMatchObject({ code: 'transfert.autre_caisse' });
  });
});
