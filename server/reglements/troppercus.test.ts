import { describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/check';
import { testApp } from '../trials/testing/app';
import { openedDesk } from '../trials/testing/opened';

const { house, admin, counter } = openedDesk(testApp);

/** A wallet keeps 100 francs that a client sent too much, and the client has three orders more. */
async function kept() {
  const [caisseid, clientid] = [await counter.caisse(0, 'wave'), await counter.client()];
  const ordered = async () => (await counter.commande({ clientid })).commandeid;
  const first = { depenseid: await ordered(), caisseid, montant: 1100, troppercu: 100, reference: `T${caisseid}` };
  const { reglementid: tropde } = (await counter.encaisser(first)).body.data;
  return { caisseid, clientid, tropde, others: [await ordered(), await ordered(), await ordered()] };
}

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

describe('what an operator received too much leaves once (ADR 0052)', () => {
  it('given back and used for several orders at once, never more of it leaves than was received', async () => {
    const { caisseid, clientid, tropde, others } = await kept();
    const used = others.map((depenseid) => counter.encaisser({ depenseid, caisseid, montant: 60, tropde }));
    const back = ['R1', 'R2', 'R3'].map((reference) =>
      admin.post('caisses/mouvementcaisse', { caisseid, montant: 60, type: 0, reference, tropde }),
    );
    expect(statuses(await Promise.all([...used, ...back]))).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await admin.get(`reglements/troppercus/${clientid}`)).body.data).toMatchObject([{ tenu: 40 }]);
    expect(await checkLedger(house.db)).toEqual([]);
  });

  it('its payment is deleted or it is used, never both', async () => {
    const { caisseid, tropde, others } = await kept();
    const [gone, used] = await Promise.all([
      admin.delete(`reglements/${tropde}`),
      counter.encaisser({ depenseid: others[0] ?? 0, caisseid, montant: 60, tropde }),
    ]);
    expect([gone.status, used.status]).toSatisfy(([a, b]) => (a === 409 && b === 201) || (a === 200 && b === 422));
    expect(await counter.solde(caisseid)).toBe(gone.status === 200 ? 0 : 1100);
  });

  it('one key keeps one surplus, and pays by it once (PRODUCT D)', async () => {
    const { caisseid, tropde, others } = await kept();
    const payment = { depenseid: others[0] ?? 0, caisseid, montant: 60, tropde };
    const key = { 'idempotency-key': `a key of the surplus ${tropde}` };
    const [one, two] = await Promise.all([counter.encaisser(payment, key), counter.encaisser(payment, key)]);
    expect(two.body.data.reglementid).toBe(one.body.data.reglementid);
    expect(await counter.solde(caisseid)).toBe(1100);
  });
});
