import { describe, expect, it } from 'vitest';
import { commandeBody } from '../trials/testing/counter';
import { openedDesk } from '../trials/testing/opened';

const { house, admin, counter } = openedDesk();

const lignesOf = (mnttotal: number) => [{ libelle: 'Groupe électrogène', qtecmd: 1, mnttotal }];
const commandeOf = async (montant: number, fields: object = {}) =>
  counter.commande({ lignes: lignesOf(montant), ...fields });

describe('a payment of an order (CONTRACT "Money calls", the journey of a new company client)', () => {
  it('takes a proof or none, and whoever reads orders may read it (spec § 5 Payment, PRODUCT 1.10)', async () => {
    const { commandeid } = await commandeOf(100);
    const caisseid = await counter.caisse(0);
    const bare = await counter.encaisser({ depenseid: commandeid, caisseid, montant: 10, file: null });
    expect([bare.status, bare.body.data]).toMatchObject([201, { file: '', filename: '', montant: 10 }]);
    expect(bare.body.data.numero).toMatch(/^PC-/);
    expect(await counter.solde(caisseid)).toBe(10);
    const wrong = await counter.encaisser({ depenseid: commandeid, caisseid, montant: 0, file: null });
    expect(wrong.body.errors).toMatchObject([{ path: 'montant' }]);
    const paid = await counter.encaisser({ depenseid: commandeid, caisseid, montant: 10 });
    const reader = await house.as(['commandes']);
    expect((await reader.send('GET', paid.body.data.file)).status).toBe(200);
    const other = await house.as(['depenses']);
    expect((await other.send('GET', paid.body.data.file)).body.code).toBe('introuvable');
  });
});

describe('an order with payments (CONTRACT "Money calls")', () => {
  it('is paid while its client is changed', async () => {
    const caisseid = await counter.caisse(0);
    const [one, two] = [await counter.client(), await counter.client()];
    const { commandeid } = await commandeOf(500, { clientid: one });
    for (const clientid of [two, one, two, one, two]) {
      const [moved, paid] = await Promise.all([
        admin.put(`commandes/${commandeid}`, commandeBody({ clientid, lignes: lignesOf(500) })),
        counter.encaisser({ depenseid: commandeid, caisseid, montant: 10 }),
      ]);
      expect([moved.status, paid.status]).toEqual([200, 201]);
    }
  });
});
