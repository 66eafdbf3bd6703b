import type { MouvementListe } from '@comptoir/contract/mouvements';
import { expect, it } from 'vitest';
import { reverseOf } from './reverseOf';

const caisse = { libelle: 'Caisse', arretele: '2026-11-21' };
const manuel: MouvementListe = {
  caisse: 'Caisse',
  mouvementcaisseid: 7,
  caisseid: 1,
  montant: 500,
  type: 0,
  isfirst: 0,
  origine: 'manuel',
  date: '2026-11-21',
  description: 'Avance',
  beneficiaire: '',
  beneficiairetel: '',
  reference: '',
  reglementid: null,
  ...{
    fraisde: null,
    tropde: null,
    imputesur: null,
    arreteid: null,
    contrepasseid: null,
    contrepassele: null,
    createdon: '2026-11-21T10:00:00.000Z',
    annule: false,
    version: 1,
  },
  transfertid: null,
  autrecaisse: null,
  retour: false,
  soldeapres: 0,
  depenseid: null,
  commandeid: null,
};
const reglement = { reglementid: 3, origine: 'reglement' } as const;
const reverse = (facts: Partial<MouvementListe>, held: readonly string[] = ['depenses', 'commandes']) =>
  reverseOf({ ...manuel, ...facts }, caisse, (permission) => held.includes(permission));

it('ADR 0034: a manual movement is reversed itself, a payment’s by its payment', () => {
  expect(reverse({})).toMatchObject({ of: 'mouvementcaisse', id: 7, caisse: 'Caisse', libelle: 'Avance' });
  expect(reverse(reglement)).toMatchObject({ of: 'reglement', id: 3 });
});

it('ADR 0034: never an opening, a variance, a reversal or a fee, nor on an open day, nor twice', () => {
  for (const facts of [
    { isfirst: 1 },
    { arreteid: 2 },
    { contrepasseid: 6 },
    { fraisde: 3 },
    { annule: true },
  ] as const) {
    expect(reverse(facts)).toBeNull();
  }
  expect(reverse({ date: '2026-11-22' })).toBeNull();
  expect(reverse({ ...reglement, contrepassele: '2026-11-22' })).toBeNull();
});

it('CONTRACT "Permissions": a payment is reversed by who may read payments of its kind', () => {
  expect(reverse({ ...reglement, type: 0 }, ['depenses'])).not.toBeNull();
  expect(reverse({ ...reglement, type: 1 }, ['depenses'])).toBeNull();
  expect(reverse({}, [])).not.toBeNull();
});
