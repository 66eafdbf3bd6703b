import { calls } from '@comptoir/contract/calls';
import type { Depense } from '@comptoir/contract/depenses';
import { describe, expect, test } from 'vitest';
import { amount } from '../amount';
import { expectOnly, type Pair, raced } from '../race';
import type { Answered } from '../wire';
import { tally, times } from './counter';
import { openedCounter } from './opened';

const ROUNDS = amount(5, 24);

const { house, counter } = openedCounter();

const remove = (
  kind: 'depenses' | 'caisses' | 'reglements' | 'typedepenses' | 'mouvements',
  params: Record<string, number>,
) => house.send(counter.person, calls[kind].remove, { params });

const race = (prepare: () => Promise<Pair>) => raced(house, ROUNDS, prepare);

describe('two requests that exclude each other: one order or the other, never both (RELIABILITY F22–F24, F31)', () => {
  test('a payment and the deletion of its expense', async () => {
    const { caisseid } = await counter.caisse(1_000_000);
    const pairs = await race(async () => {
      const { depenseid } = await counter.depense(1000);
      return [() => counter.pay({ depenseid, caisseid, montant: 1000 }), () => remove('depenses', { depenseid })];
    });
    expectOnly(pairs, '201 | 409 depense.a_des_reglements', '404 introuvable | 200');
  });

  test('a payment and the deletion of its register', async () => {
    const pairs = await race(async () => {
      const { caisseid } = await counter.caisse(1000);
      const { depenseid } = await counter.depense(1000);
      return [() => counter.pay({ depenseid, caisseid, montant: 1000 }), () => remove('caisses', { caisseid })];
    });
    expectOnly(pairs, '201 | 409 caisse.utilisee', '422 requete.invalide | 200', '422 champ.invalide | 200');
  });

  test('the deletion of an inflow and the payment that spends it', async () => {
    const pairs = await race(async () => {
      const { caisseid } = await counter.caisse(0);
      const { mouvementcaisseid } = await counter.mouvement(caisseid, 1, 1000);
      const { depenseid } = await counter.depense(1000);
      return [
        () => remove('mouvements', { mouvementcaisseid }),
        () => counter.pay({ depenseid, caisseid, montant: 1000 }),
      ];
    });
    expectOnly(pairs, '200 | 422 caisse.solde_insuffisant', '409 caisse.solde_insuffisant | 201');
  });

  test('an inflow lowered and an out movement that needs it', async () => {
    const pairs = await race(async () => {
      const { caisseid } = await counter.caisse(0);
      const { mouvementcaisseid } = await counter.mouvement(caisseid, 1, 1000);
      const lower = { params: { mouvementcaisseid }, body: { montant: 999, type: 1 } };
      const out = { body: { caisseid, type: 0, montant: 1000 } };
      return [
        () => house.send(counter.person, calls.mouvements.update, lower),
        () => house.send(counter.person, calls.mouvements.create, out),
      ];
    });
    expectOnly(pairs, '200 | 422 caisse.solde_insuffisant', '409 caisse.solde_insuffisant | 201');
  });

  test('an expense lowered and the payment of all of it', async () => {
    const { caisseid } = await counter.caisse(1_000_000);
    const paid: Depense[] = [];
    const pairs = await race(async () => {
      const depense = await counter.depense(1000);
      paid.push(depense);
      const { depenseid } = depense;
      return [() => saveDepense(depense, 400), () => counter.pay({ depenseid, caisseid, montant: 1000 })];
    });
    expectOnly(pairs, '200 | 201', '409 depense.montant_inferieur_regle | 201');
    for (const { depenseid } of paid) {
      const [reglement] = await counter.reglementsOf(depenseid);
      expect([400, 1000]).toContain(reglement?.montant);
      expect(reglement?.montantrestant).toBe(0);
    }
  });

  test('the deletion of a type and the expense that uses it', async () => {
    const pairs = await race(async () => {
      const body = { libelle: `Type ${Math.random()}` };
      const { typedepenseid } = (await house.done(counter.person, calls.typedepenses.create, { body })) as {
        typedepenseid: number;
      };
      const depense = { body: { libelle: 'Dépense', typedepenseid, montant: 1000, date: counter.date } };
      return [
        () => remove('typedepenses', { typedepenseid }),
        () => house.send(counter.person, calls.depenses.create, depense),
      ];
    });
    expectOnly(pairs, '200 | 422 requete.invalide', '200 | 422 champ.invalide', '409 typedepense.utilise | 201');
  });

  test('a payment deleted twice gives its money back once', async () => {
    const { caisseid } = await counter.caisse(1_000_000);
    const pairs = await race(async () => {
      const { depenseid } = await counter.depense(1000);
      const { reglementid } = await counter.paid({ depenseid, caisseid, montant: 1000 });
      return [() => remove('reglements', { reglementid }), () => remove('reglements', { reglementid })];
    });
    expectOnly(pairs, '200 | 404 introuvable', '404 introuvable | 200');
    expect(await counter.soldeOf(caisseid)).toBe(1_000_000);
  });

  test('a payment deleted while it is corrected', async () => {
    const { caisseid } = await counter.caisse(1_000_000);
    const pairs = await race(async () => {
      const { depenseid } = await counter.depense(1000);
      const { reglementid } = await counter.paid({ depenseid, caisseid, montant: 1000 });
      return [
        () => remove('reglements', { reglementid }),
        () => counter.repay(reglementid, { depenseid, caisseid, montant: 500 }),
      ];
    });
    expectOnly(pairs, '200 | 404 introuvable', '200 | 200');
    expect(await counter.soldeOf(caisseid)).toBe(1_000_000);
  });
});

function saveDepense(
  { depenseid, libelle, typedepenseid, date }: Depense,
  montant: number,
  version?: number,
): Promise<Answered> {
  const body = { libelle, typedepenseid, montant, date, version };
  return house.send(counter.person, calls.depenses.update, { params: { depenseid }, body });
}

describe('corrections that cross (RELIABILITY F17)', () => {
  test('payments moved from A to B and from B to A: all pass, no deadlock shows, no franc moves', async () => {
    const [a, b] = [await counter.caisse(100_000), await counter.caisse(100_000)];
    const total = async () => {
      const soldes = await counter.soldes();
      return (soldes.get(a.caisseid) ?? 0) + (soldes.get(b.caisseid) ?? 0);
    };
    // Each payment has its own expense: payments of one expense would wait for each other at the debt.
    const paidFrom = async ({ caisseid }: { caisseid: number }) => {
      const { depenseid } = await counter.depense(1000);
      return counter.paid({ depenseid, caisseid, montant: 1000 });
    };
    const fromA = await times(4, () => paidFrom(a));
    const fromB = await times(4, () => paidFrom(b));
    const before = await total();
    for (let round = 0; round < ROUNDS; round += 1) {
      const [forA, forB] = round % 2 === 0 ? [b, a] : [a, b];
      const moves = [...fromA.map((paid) => ({ paid, to: forA })), ...fromB.map((paid) => ({ paid, to: forB }))];
      const answers = await Promise.all(
        moves.map(({ paid: { reglementid, depenseid }, to: { caisseid } }) =>
          counter.repay(reglementid, { depenseid, caisseid, montant: 1000 }),
        ),
      );
      expect(tally(answers)).toEqual({ '200': 8 });
    }
    expect(await total()).toBe(before);
    expect(await house.violations()).toEqual([]);
  });

  test('payments of two expenses, each from both registers, at once', async () => {
    const registers = [await counter.caisse(100_000), await counter.caisse(100_000)];
    const depenses = [await counter.depense(50_000), await counter.depense(50_000)];
    const answers = await times(ROUNDS * 4, (i) =>
      counter.pay({ depenseid: depenses[i % 2]!.depenseid, caisseid: registers[(i >> 1) % 2]!.caisseid, montant: 10 }),
    );
    expect(tally(answers)).toEqual({ '201': ROUNDS * 4 });
    expect(await house.violations()).toEqual([]);
  });
});

describe('two saves of one version: one is kept, the other sees it (CONTRACT "Types", RELIABILITY P11, F31)', () => {
  const saves: Record<string, () => Promise<(text: number) => Promise<Answered>>> = {
    'an expense': async () => {
      const depense = await counter.depense(1000);
      return (n) => saveDepense(depense, 1000 + n, depense.version);
    },
    'a register': async () => {
      const { caisseid, version } = await counter.caisse(1000);
      return (n) =>
        house.send(counter.person, calls.caisses.update, { params: { caisseid }, body: { libelle: `C${n}`, version } });
    },
    'a movement': async () => {
      const { caisseid } = await counter.caisse(0);
      const { mouvementcaisseid, version } = await counter.mouvement(caisseid, 1, 1000);
      const save = (n: number) => ({ params: { mouvementcaisseid }, body: { montant: 1000 + n, type: 1, version } });
      return (n) => house.send(counter.person, calls.mouvements.update, save(n));
    },
    'an expense type': async () => {
      const { typedepenseid, version } = (await house.done(counter.person, calls.typedepenses.create, {
        body: { libelle: `Type ${Math.random()}` },
      })) as { typedepenseid: number; version: number };
      const save = (n: number) => ({
        params: { typedepenseid },
        body: { libelle: `Type ${Math.random()} ${n}`, version },
      });
      return (n) => house.send(counter.person, calls.typedepenses.update, save(n));
    },
    'a project': async () => {
      const { projetid, libelle, description, montant, datefin, version } = await counter.projet();
      const save = (n: number) => ({ libelle, description, montant: montant + n, datefin, version });
      return (n) => house.send(counter.person, calls.projets.update, { query: { projetid }, body: save(n) });
    },
    'a step': async () => {
      const { etapeprojetid, libelle, description, version } = await counter.etape((await counter.projet()).projetid);
      const save = (n: number) => ({ libelle, description, montant: n, version });
      return (n) => house.send(counter.person, calls.etapeprojets.update, { query: { etapeprojetid }, body: save(n) });
    },
    'a step’s closing': async () => {
      const { etapeprojetid, version } = await counter.etape((await counter.projet()).projetid);
      const close = { query: { etapeprojetid }, body: { etat: 1, version } };
      return () => house.send(counter.person, calls.etapeprojets.changeEtat, close);
    },
    'a payment': async () => {
      const { caisseid } = await counter.caisse(10_000);
      const { depenseid } = await counter.depense(10_000);
      const { reglementid, version } = await counter.paid({ depenseid, caisseid, montant: 1000 });
      return (n) => counter.repay(reglementid, { depenseid, caisseid, montant: 1000 + n, version });
    },
  };

  test.each(Object.entries(saves))('%s', async (_shown, prepare) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const save = await prepare();
      const answers = await times(4, (i) => save(i + 1));
      expect(tally(answers)).toEqual({ '200': 1, '409 conflit.version': 3 });
      const [kept] = answers.filter(({ status }) => status === 200);
      for (const lost of answers.filter(({ status }) => status === 409)) {
        expect((lost.body as { data: unknown }).data).toEqual((kept!.body as { data: unknown }).data);
      }
    }
    expect(await house.violations()).toEqual([]);
  });

  test('two corrections of a movement without a version: the balance is that of the last one', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { caisseid } = await counter.caisse(100);
      const { mouvementcaisseid } = await counter.mouvement(caisseid, 1, 1000);
      const answers = await times(2, (i) =>
        house.send(counter.person, calls.mouvements.update, {
          params: { mouvementcaisseid },
          body: { montant: 2000 + i, type: 1 },
        }),
      );
      expect(tally(answers)).toEqual({ '200': 2 });
      const [mouvement] = await counter.mouvementsOf(caisseid);
      expect(await counter.soldeOf(caisseid)).toBe(100 + (mouvement?.montant ?? 0));
    }
    expect(await house.violations()).toEqual([]);
  });
});
