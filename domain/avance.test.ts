import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACTES_AVANCE,
  type ActeAvance,
  ETATS_AVANCE,
  type EtatAvance,
  etatOf,
  justifieOf,
  RANG_PORTEUR,
  rangPorteur,
  refusAvance,
  refusOctroi,
  retardOf,
} from './avance';

const HOLDER = 1;
const ASKER = 2;
const CASHIER = 3;
const SEUIL = 100_000;
const avance = { etat: 'demandee' as EtatAvance, montant: 50_000, porteurid: HOLDER, demandepar: ASKER };
const holder = { utilisateurid: HOLDER, accorde: false };
const asker = { utilisateurid: ASKER, accorde: true };
const cashier = { utilisateurid: CASHIER, accorde: true };
const stranger = { utilisateurid: 4, accorde: false };

test('an advance is accounted for when nothing is left and nothing is on its way back', () => {
  expect(etatOf('decaissee', { solde: 0, enroute: 0 })).toBe('justifiee');
  expect(etatOf('decaissee', { solde: 1, enroute: 0 })).toBe('decaissee');
  expect(etatOf('decaissee', { solde: 0, enroute: 1 })).toBe('decaissee');
  expect(etatOf('demandee', { solde: 0, enroute: 0 })).toBe('demandee');
});

test('J1: what was granted is what was spent, given back and left (CASH § 3)', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (spent, rendu, solde) => {
      expect(justifieOf({ montant: spent + rendu + solde, rendu, solde })).toBe(spent);
    }),
  );
});

test('an advance is late from the day after it was due, as long as money is left', () => {
  const due = { etat: 'decaissee', echeance: '2026-11-20' } as const;
  expect([retardOf(due, '2026-11-19'), retardOf(due, '2026-11-20'), retardOf(due, '2026-11-23')]).toEqual([0, 0, 3]);
  expect(retardOf({ ...due, etat: 'justifiee' }, '2026-11-23')).toBe(0);
});

describe('who may do what, and when (ADR 0039)', () => {
  const allowedTo = (acte: ActeAvance, acteur: typeof holder) =>
    ETATS_AVANCE.filter((etat) => refusAvance(acte, { ...avance, etat }, acteur, SEUIL) === null);

  test.each([
    ['approuver', cashier, ['demandee']],
    ['accorder', cashier, ['demandee', 'approuvee']],
    ['accorder', asker, ['demandee', 'approuvee']],
    ['refuser', cashier, ['demandee', 'approuvee']],
    ['annuler', holder, ['demandee', 'approuvee']],
    ['annuler', asker, ['demandee', 'approuvee']],
    ['justifier', holder, ['decaissee']],
    ['rendre', holder, ['decaissee']],
    ['rendre', cashier, ['decaissee']],
    ['relancer', cashier, ['decaissee']],
  ] as const)('%s', (acte, acteur, etats) => {
    expect(allowedTo(acte, acteur)).toEqual(etats);
  });

  test('nobody decides about their own advance, nor approves what they asked for', () => {
    const refusals = (['approuver', 'accorder', 'refuser'] as const).map((acte) =>
      refusAvance(acte, avance, { ...holder, accorde: true }, SEUIL),
    );
    expect(refusals).toEqual(['propre_avance', 'propre_avance', 'propre_avance']);
    expect(refusAvance('approuver', avance, asker, SEUIL)).toBe('propre_avance');
  });

  test('nobody else gives up, spends or gives back', () => {
    const open = { ...avance, etat: 'decaissee' } as const;
    expect(refusAvance('annuler', avance, stranger, SEUIL)).toBe('pas_porteur');
    expect(refusAvance('justifier', open, cashier, SEUIL)).toBe('pas_porteur');
    expect(refusAvance('rendre', open, stranger, SEUIL)).toBe('pas_porteur');
  });

  test('a holder without an account is answered for by who grants', () => {
    const worker = { ...avance, porteurid: null, etat: 'decaissee' } as const;
    expect(refusAvance('justifier', worker, cashier, SEUIL)).toBeNull();
    expect(refusAvance('justifier', worker, holder, SEUIL)).toBe('pas_porteur');
    expect(refusAvance('accorder', { ...worker, etat: 'demandee' }, cashier, SEUIL)).toBeNull();
  });

  test('from the threshold on it is approved first; without one nothing is', () => {
    const large = { ...avance, montant: SEUIL };
    expect(refusAvance('accorder', large, cashier, SEUIL)).toBe('a_approuver');
    expect(refusAvance('accorder', { ...large, etat: 'approuvee' }, cashier, SEUIL)).toBeNull();
    expect(refusAvance('accorder', { ...large, montant: SEUIL - 1 }, cashier, SEUIL)).toBeNull();
    expect(refusAvance('accorder', large, cashier, 0)).toBeNull();
  });

  test('what is decided is not decided again', () => {
    for (const etat of ['decaissee', 'refusee', 'annulee'] as const) {
      const refusals = ACTES_AVANCE.map((acte) => refusAvance(acte, { ...avance, etat }, cashier, SEUIL));
      expect(refusals.slice(0, 4)).toEqual(['deja_decidee', 'deja_decidee', 'deja_decidee', 'deja_decidee']);
    }
    expect(refusAvance('rendre', { ...avance, etat: 'justifiee' }, holder, SEUIL)).toBe('pas_decaissee');
  });
});

test.each([
  [100_000, { ouvertes: 0, enretard: 0 }, null],
  [100_001, { ouvertes: 0, enretard: 0 }, 'plafond'],
  [1, { ouvertes: 2, enretard: 1 }, 'en_retard'],
  [1, { ouvertes: 2, enretard: 0 }, 'deja_ouverte'],
  [1, { ouvertes: 1, enretard: 0 }, null],
] as const)('an advance of %s to who has %j: %s', (montant, held, refusal) => {
  expect(refusOctroi(montant, held, { avancesmax: 2, avanceplafond: 100_000 })).toBe(refusal);
});

test('without a ceiling any amount is granted', () => {
  expect(refusOctroi(999_999, { ouvertes: 0, enretard: 0 }, { avancesmax: 1, avanceplafond: 0 })).toBeNull();
});

test.each([
  ['', RANG_PORTEUR.debut],
  ['KON', RANG_PORTEUR.debut],
  [' koné  awa', RANG_PORTEUR.debut],
  ['awa', RANG_PORTEUR.dedans],
  ['Awa Koné', RANG_PORTEUR.dedans],
  ['07 ne', RANG_PORTEUR.dedans],
  ['koné zadi', null],
  ['%', null],
])('holders are found by %j in any order of its words: %j', (typed, rang) =>
  expect(rangPorteur('kone awa awa 0707', typed)).toBe(rang),
);
