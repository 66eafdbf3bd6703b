import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { describe, expect, it } from 'vitest';
import { entreeOf } from './entreeOf';

const { commande, depense } = REGLEMENT_FROM;
const caisse = { caisseid: 4, solde: 300_000 };
const paid = { net: 100_000, troppercu: 0, refusal: null };

describe('ADR 0043: what a payment brings into its register is', () => {
  it('the money of an order', () => {
    expect(entreeOf(commande, caisse, null, paid)).toEqual({ avant: 300_000, apres: 400_000 });
  });
  it('the difference of a correction, before the fee leaves', () => {
    const edited = { caisseid: 4, net: 60_000, troppercu: 0, frais: 500 };
    expect(entreeOf(commande, caisse, edited, paid)).toEqual({ avant: 300_000, apres: 340_000 });
  });
  it('what the operator received too much, too', () => {
    const edited = { caisseid: 4, net: 60_000, troppercu: 5_000, frais: 0 };
    expect(entreeOf(commande, caisse, null, { ...paid, troppercu: 20_000 })?.apres).toBe(420_000);
    expect(entreeOf(commande, caisse, edited, { ...paid, troppercu: 20_000 })?.apres).toBe(355_000);
  });
  it('all of a payment that is moved there', () => {
    const edited = { caisseid: 3, net: 60_000, troppercu: 0, frais: 500 };
    expect(entreeOf(commande, caisse, edited, paid)).toEqual({ avant: 300_000, apres: 400_000 });
  });
  it('nothing of an expense, of a payment that is refused, or without a balance that is known', () => {
    expect(entreeOf(depense, caisse, null, paid)).toBeNull();
    expect(entreeOf(commande, caisse, null, { ...paid, refusal: 'montantinvalide' })).toBeNull();
    expect(entreeOf(commande, { ...caisse, solde: null }, null, paid)).toBeNull();
    expect(entreeOf(commande, null, null, paid)).toBeNull();
  });
});
