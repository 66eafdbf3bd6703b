import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/check';
import { amount } from '../trials/suites/amount';
import type { Answered } from '../trials/testing/client';
import { openedDesk } from '../trials/testing/opened';

const ROUNDS = amount(5, 60);
const AT_ONCE = 4;

const { house, admin, counter } = openedDesk();

const pieceOf = (text: string) => ({
  name: 'facture.pdf',
  bytes: new Uint8Array(Buffer.from(`%PDF-1.4\n% ${text}\n`)),
});
const empreinteOf = ({ bytes }: { bytes: Uint8Array }) => createHash('sha256').update(bytes).digest('hex');
const outcomeOf = ({ status, body }: Answered) => (status < 300 ? 'done' : body.code);
const block = (preuveunique: 0 | 1) => admin.put('organisation', { compagnie: 'Comptoir', preuveunique });

describe('where the organisation blocks a proof that was used (ADR 0061)', () => {
  beforeAll(() => block(1));
  afterAll(() => block(0));

  it('one of the debts that send the same one at once has it, paid or documented', async () => {
    const caisseid = await counter.caisse(1_000_000);
    const cashiers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => house.as(['depenses', 'depenses.creer', 'depenses.regler'])),
    );
    for (let round = 0; round < ROUNDS; round += 1) {
      const file = pieceOf(`round ${round}`);
      const debts = await Promise.all(cashiers.map(() => counter.depense(1000)));
      const asks = debts.map((depenseid, at) => () => {
        if (at === round % AT_ONCE) return cashiers[at]?.multipart('POST', `depenses/${depenseid}/documents`, {}, file);
        const fields = { depenseid, caisseid, montant: 10, from: 0, date: counter.today };
        return cashiers[at]?.multipart('POST', 'reglements', fields, file);
      });
      const answers = (await Promise.all(asks.map((ask) => ask()))) as Answered[];
      expect(answers.map(outcomeOf).sort()).toEqual(['done', ...Array(AT_ONCE - 1).fill('preuve.deja_utilisee')]);
    }
    expect(await checkLedger(house.db)).toEqual([]);
  });
});

it('of a payment by a register out of reach only the day is told, and its beneficiary finds nothing', async () => {
  const [seen, hidden] = [await counter.caisse(1000), await counter.caisse(1000)];
  const [one, two] = [await counter.depense(400), await counter.depense(400, { libelle: 'Autre chose' })];
  const file = pieceOf('two registers');
  const paid = { montant: 100, from: 0, date: counter.today, beneficiaire: 'Koffi Yao' };
  for (const of of [
    { depenseid: one, caisseid: seen },
    { depenseid: two, caisseid: hidden },
  ]) {
    expect((await admin.multipart('POST', 'reglements', { ...paid, ...of }, file)).status).toBe(201);
  }
  const reader = await house.as(['depenses']);
  await admin.put(`utilisateurs/${reader.utilisateurid}/caisses`, { caisses: [seen] });
  const told = async (path: string) => (await reader.get(`doublons/${path}`)).body.data;
  expect(await told(`preuve/${empreinteOf(file)}`)).toMatchObject([
    { date: counter.today, porteur: null },
    { date: counter.today, porteur: { depenseid: one, montant: 100 } },
  ]);
  const named = await told(`depenses?montant=400&date=2026-01-08&libelle=Rien&beneficiaire=koffi%20yao`);
  expect(named.map(({ porteur }: { porteur: { depenseid: number } }) => porteur.depenseid)).toEqual([one]);
});

it('a payment that was reversed or deleted, or an expense in the trash, has its proof no more', async () => {
  const caisseid = await counter.caisse(1000);
  const file = pieceOf('in the trash');
  const depenseid = await counter.depense(400);
  const { body } = await admin.multipart('POST', `depenses/${depenseid}/documents`, {}, file);
  expect(body.status).toBe(true);
  const uses = async () => (await admin.get(`doublons/preuve/${empreinteOf(file)}`)).body.data.length;
  expect(await uses()).toBe(1);
  await admin.delete(`depenses/${depenseid}`);
  expect(await uses()).toBe(0);
  const paid = await counter.pay({ depenseid: await counter.depense(400), caisseid, montant: 10, file });
  expect(await uses()).toBe(1);
  await admin.delete(`reglements/${paid.body.data.reglementid}`);
  expect(await uses()).toBe(0);
});
