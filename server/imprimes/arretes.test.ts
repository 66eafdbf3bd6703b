import type { ArreteDetail } from '@comptoir/contract/arretes';
import { rangOf } from '@comptoir/domain/imprime';
import { describe, expect, it } from 'vitest';
import { count } from '../arretes/testing/closing';
import { checkLedger } from '../ledger/check';
import { openedDesk } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';
import { BIG, textOf as readPaper } from './testing/paper';

const { house, admin, counter } = openedDesk();
const chief = openedForTests(() => house.as(['caisses', 'caisses.regulariser', 'caisses.rouvrir', 'caisses.cloturer']));

const HIER = '2026-01-05';
const textOf = async (imprimeid: number | null) => {
  const answer = await admin.get(`imprimes/${imprimeid}/papier.pdf?langue=fr`);
  expect([answer.status, answer.bytes.length < BIG]).toEqual([200, true]);
  return (await readPaper(answer)).replaceAll('\u202f', ' ');
};
const moved = async (caisseid: number, montant: number, fields: object = {}): Promise<number> => {
  const body = { caisseid, montant, type: 1, ...fields };
  return (await admin.post('caisses/mouvementcaisse', body)).body.data.mouvementcaisseid;
};
const closed = async (caisseid: number, fields: object = {}): Promise<ArreteDetail> => {
  const { status, body } = await count(admin, caisseid, fields);
  expect(status).toBe(201);
  return body.data;
};

describe('the ledger on the minutes of a closing (ADR 0049)', () => {
  it('leads from the closing before to what is expected, with what was corrected and deleted since', async () => {
    const caisseid = await counter.caisse(10_000);
    await closed(caisseid, { jusquau: HIER });
    const [corrected, deleted] = [
      await moved(caisseid, 700, { description: 'Monnaie' }),
      await moved(caisseid, 60, { description: 'Erreur' }),
    ];
    await admin.put(`caisses/mouvementcaisse/${corrected}`, { montant: 500, type: 1, description: 'Monnaie' });
    await admin.delete(`caisses/mouvementcaisse/${deleted}`);
    const depenseid = await counter.depense(3000);
    expect((await counter.pay({ depenseid, caisseid, montant: 3000 })).status).toBe(201);
    const { imprimeid, attendu } = await closed(caisseid);
    const text = await textOf(imprimeid);
    expect(attendu).toBe(7500);
    // Signed where the count is: the ledger that leads to it is an annex.
    expect(text).toMatch(/Le responsable .*Mouvements depuis l’arrêté n° 1, au 5 janvier 2026/);
    expect(text).toContain('Solde de départ 10 000 Fcfa');
    expect(text).toMatch(
      /Monnaie \+700 Fcfa .*Erreur \+60 Fcfa .*Correction · Monnaie −200 Fcfa .*Annulation · Erreur −60 Fcfa/,
    );
    expect(text).toContain('Total des entrées +760 Fcfa Total des sorties −3 260 Fcfa Attendu 7 500 Fcfa');
  });

  it('says the same whatever is reversed, reopened or counted later', async () => {
    const caisseid = await counter.caisse(1000);
    const first = await closed(caisseid, { jusquau: HIER });
    const depenseid = await counter.depense(400);
    const { reglementid } = (await counter.pay({ depenseid, caisseid, montant: 400 })).body.data;
    const { imprimeid } = await closed(caisseid);
    const ledgerOf = async () =>
      (await textOf(imprimeid)).replace(/^.*Mouvements depuis/, '').replace(/Édité le.*/, '');
    const before = await ledgerOf();
    await admin.post(`reglements/${reglementid}/contrepasser`, { motif: 'Doublon', date: '2099-01-01' });
    await chief.post(`arretes/${(await closed(caisseid, { nature: 'controle' })).arreteid}/rouvrir`, { motif: 'Non' });
    await chief.post(`arretes/${first.arreteid}/rouvrir`, { motif: 'Non' });
    expect(await ledgerOf()).toBe(before);
    expect(before).toContain('l’arrêté n° 1');
  });

  it('begins at the last closing that was not reopened before it, and names the counts since', async () => {
    const caisseid = await counter.caisse(1000);
    const { arreteid } = await closed(caisseid);
    await chief.post(`arretes/${arreteid}/rouvrir`, { motif: 'Une pièce restait à saisir' });
    await closed(caisseid, { nature: 'controle', nombre: 900, motif: 'Erreur de rendu' });
    const { imprimeid } = await closed(caisseid);
    const text = await textOf(imprimeid);
    expect(text).toContain('Mouvements depuis l’ouverture de la caisse');
    expect(text).toMatch(
      /Comptages depuis N° 1 · arrêté au .+ : 1 000 Fcfa, Juste N° 2 · contrôle du .+ : 900 Fcfa, Manquant 100 Fcfa/,
    );
  });

  it('of hundreds of movements shows the latest, and the others as one line, in less than 60 kB', async () => {
    const caisseid = await counter.caisse(1000);
    for (let rank = 0; rank < 31; rank++) {
      await Promise.all(
        Array.from({ length: 10 }, (_, place) => moved(caisseid, 1, { description: `N${rank}-${place}` })),
      );
    }
    const { imprimeid } = await closed(caisseid);
    const text = await textOf(imprimeid);
    expect(text).toContain('111 mouvements plus anciens +1 110 Fcfa');
    expect(text).toContain('Total des entrées +1 310 Fcfa Total des sorties 0 Fcfa Attendu 1 310 Fcfa');
    expect(text).toContain('Le témoin');
  });
});

describe('the numbers of minutes (ADR 0049)', () => {
  it('of eight surprise counts at once, and of two registers, follow each other (RELIABILITY I46)', async () => {
    const [one, other] = [await counter.caisse(500), await counter.caisse(700)];
    const taken = await Promise.all(
      Array.from({ length: 16 }, (_, rank) => closed(rank % 2 === 0 ? one : other, { nature: 'controle' })),
    );
    for (const caisseid of [one, other]) {
      const own = taken.filter((arrete) => arrete.caisseid === caisseid);
      const rangs = own.map(({ pv }) => rangOf(pv)?.rang ?? 0).sort((a, b) => a - b);
      expect(rangs).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(own.map(({ pv, numero }) => rangOf(pv)?.rang === numero)).not.toContain(false);
    }
    expect(await checkLedger(house.db)).toEqual([]);
  });
});
