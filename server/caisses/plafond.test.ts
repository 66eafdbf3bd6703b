import { describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/check';
import { openedDesk } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';
import { cashierOf, outcomeOf } from './testing/plafond';

const { house, admin, counter } = openedDesk();
const cashier = openedForTests(async () => cashierOf(admin));

const DEPASSE = 'caisse.plafond_depasse';
const LIGNES = [{ libelle: 'Chaise', qtecmd: 1, mnttotal: 100_000 }];

const commande = async () => (await counter.commande({ lignes: LIGNES })).commandeid;

describe('a register that refuses what goes beyond its limit (ADR 0043)', () => {
  it('takes no franc too much of sixteen who bring money at the same instant', async () => {
    const caisseid = await counter.caisse(0);
    await cashier.limit(caisseid, 5000, 1);
    const depenseid = await commande();
    const one = (n: number) =>
      n % 2 === 0 ? cashier.move(caisseid, 1000) : counter.encaisser({ depenseid, caisseid, montant: 1000 });
    const answers = await Promise.all(Array.from({ length: 16 }, (__, n) => one(n)));
    expect(answers.map(outcomeOf).sort()).toEqual([
      ...Array.from({ length: 11 }, () => `422 ${DEPASSE} montant`),
      ...Array.from({ length: 5 }, () => 'done'),
    ]);
    expect(await counter.solde(caisseid)).toBe(5000);
    expect(await checkLedger(house.db)).toEqual([]);
  });
});
