import { calls } from '@comptoir/contract/calls';
import type { Transfert } from '@comptoir/contract/transferts';
import { describe, expect, test } from 'vitest';
import { amount } from '../amount';
import { holderOf } from '../holder';
import { expectOnly, type Pair, raced } from '../race';
import { dataOf } from './counter';
import { Crossing, reply, transfer } from './crossing';
import { openedCounter } from './opened';

const ROUNDS = amount(5, 24);
const CROSSINGS = amount(12, 60);
const CLIENTS = amount(4, 16);

const { house, counter } = openedCounter();

const race = (prepare: () => Promise<Pair>) => raced(house, ROUNDS, prepare);

const holder = (caisseid: number) => holderOf(house, counter.person, [caisseid]);

/** Opens two registers, each given to somebody by name. */
async function sides() {
  const [sourceid, cibleid] = [(await counter.caisse(1000)).caisseid, (await counter.caisse(0)).caisseid];
  const [sender, receiver] = [await holder(sourceid), await holder(cibleid)];
  const ask = () => transfer(house, sender, { sourceid, cibleid, montant: 1000 });
  return { sourceid, cibleid, sender, receiver, ask };
}

/** Makes a transfer that waits. */
async function waiting() {
  const all = await sides();
  return { ...all, ...dataOf<Transfert>(await all.ask(), 201) };
}

const remove = (caisseid: number) => house.send(counter.person, calls.caisses.remove, { params: { caisseid } });
/** Closes a register up to today, with this last ledger line and these francs. */
const close = (caisseid: number, seq: number, nombre: number) =>
  house.send(counter.person, calls.arretes.create, {
    params: { caisseid },
    body: { nature: 'journee', seq, comptage: [{ forme: 'appoint', coupure: 1, nombre }], motif: 'Vérifié' },
  });

describe('two requests about one transfer: one order or the other, never both (ADR 0035)', () => {
  test('accepted and refused', async () => {
    const pairs = await race(async () => {
      const { receiver, transfertid } = await waiting();
      return [
        () => reply(house, receiver, 'accepter', transfertid),
        () => reply(house, receiver, 'refuser', transfertid),
      ];
    });
    expectOnly(pairs, '200 | 409 transfert.deja_repondu', '409 transfert.deja_repondu | 200');
  });

  test('accepted and withdrawn by its sender', async () => {
    const pairs = await race(async () => {
      const { sender, receiver, transfertid } = await waiting();
      return [
        () => reply(house, receiver, 'accepter', transfertid),
        () => reply(house, sender, 'annuler', transfertid),
      ];
    });
    // Who answers for the source alone does not withdraw what was received.
    expectOnly(pairs, '200 | 403 transfert.pas_cible', '409 transfert.deja_repondu | 200');
  });

  test('withdrawn after its receipt, and spent', async () => {
    const pairs = await race(async () => {
      const { receiver, cibleid, transfertid } = await waiting();
      await reply(house, receiver, 'accepter', transfertid);
      const out = { body: { caisseid: cibleid, type: 0, montant: 1 } };
      return [
        () => reply(house, counter.person, 'annuler', transfertid),
        () => house.send(counter.person, calls.mouvements.create, out),
      ];
    });
    expectOnly(pairs, '200 | 422 caisse.solde_insuffisant', '409 caisse.solde_insuffisant | 201');
  });

  test('sent, and its target deleted', async () => {
    const pairs = await race(async () => {
      const { cibleid, ask } = await sides();
      return [ask, () => remove(cibleid)];
    });
    expectOnly(pairs, '201 | 409 caisse.transfert_attendu', '422 champ.invalide | 200', '422 requete.invalide | 200');
  });

  test('received at once, and its target deleted', async () => {
    const pairs = await race(async () => {
      const { sourceid, cibleid } = await sides();
      const body = { sourceid, cibleid, montant: 10 };
      return [() => transfer(house, counter.person, body), () => remove(cibleid)];
    });
    expectOnly(pairs, '201 | 409 caisse.utilisee', '422 champ.invalide | 200', '422 requete.invalide | 200');
  });

  test('sent, and its source closed', async () => {
    const pairs = await race(async () => {
      const { sourceid, ask } = await sides();
      return [ask, () => close(sourceid, 1, 1000)];
    });
    expectOnly(pairs, '201 | 409 arrete.caisse_a_bouge', '409 caisse.jour_arrete | 201');
  });

  test('accepted, and its target closed', async () => {
    const pairs = await race(async () => {
      const { receiver, cibleid, transfertid } = await waiting();
      return [() => reply(house, receiver, 'accepter', transfertid), () => close(cibleid, 0, 0)];
    });
    expectOnly(pairs, '200 | 409 arrete.caisse_a_bouge', '409 caisse.jour_arrete | 201');
  });
});

describe('money that goes from A to B and from B to A at once (RELIABILITY F17, I38–I40)', () => {
  test(`${CLIENTS} clients: no franc comes or goes, and nobody waits in a circle`, async () => {
    const crossing = await Crossing.open(counter);
    for (let round = 1; round <= CROSSINGS; round += 1) expect(await crossing.faults(round, CLIENTS)).toEqual([]);
    expect(await house.violations()).toEqual([]);
  });
});
