import { expect, test } from 'vitest';
import type { ArreteDetail } from './arretes';
import { motsRegularisation } from './arreteTexts';
import { type ArreteImprime, describeArrete } from './imprimes/arrete';
import type { Depuis } from './imprimes/depuis';
import type { EditionImprime } from './imprimes/reglement';

const regularisation: NonNullable<ArreteDetail['regularisation']> = {
  mouvementcaisseid: 951,
  imputation: 'charge',
  motif: 'Oubli',
  utilisateur: 'Aya Konan',
  createdon: '2026-11-21T18:05:00.000Z',
};
const arrete: ArreteDetail = {
  arreteid: 7,
  caisseid: 2,
  caisse: 'Caisse chantier',
  code: 'C2',
  numero: 1,
  nature: 'journee',
  seq: 40,
  jusquau: '2026-11-20',
  attendu: 10_000,
  compte: 7500,
  ecart: -2500,
  motif: 'Erreur de rendu',
  observations: '',
  comptepar: 2,
  utilisateur: 'Koné Awa',
  createdon: '2026-11-20T18:00:00.000Z',
  version: 2,
  etat: 'valide',
  reouverture: null,
  regularisation,
  dernier: true,
  comptage: [],
  file: '',
  filename: '',
  imprimeid: 3,
  pv: 'PV-C2-2026-000001',
};
const edition: Omit<EditionImprime, 'lang'> = {
  organisation: { compagnie: 'Comptoir', mentions: [] },
  made: '',
  reglages: { titreentree: '', titresortie: '', pied: '', avispiece: 1, deuxcopies: 0 },
};
const depuis: Depuis = { dernier: null, depart: 0, nombre: 0, entrees: 0, sorties: 0, lignes: [], comptages: [] };
const printed = (detail: ArreteDetail): ArreteImprime => ({
  arrete: detail,
  etat: 'valide',
  tirages: 1,
  depuis,
  lien: '',
});
const owed: ArreteDetail = { ...arrete, regularisation: { ...regularisation, imputation: 'porteur' } };

test('ADR 0040: what was booked says first who owes it, unless the organisation bears it', () => {
  expect(motsRegularisation({ ...arrete, regularisation: null }, 'fr')).toBeNull();
  expect(motsRegularisation(arrete, 'fr')).toBe('Aya Konan, le 21/11/2026 18:05\u00a0: Oubli');
  expect(motsRegularisation(owed, 'fr')).toBe('Manquant dû par Koné Awa · Aya Konan, le 21/11/2026 18:05\u00a0: Oubli');
  expect(motsRegularisation(owed, 'en')).toBe('Shortage owed by Koné Awa · Aya Konan, on Nov 21, 2026 18:05: Oubli');
});

test.each([
  [47_500, 'Arrêté à la somme de quarante-sept mille cinq cents francs\u00a0CFA.'],
  [0, 'Arrêté à la somme de zéro franc\u00a0CFA.'],
  [1, 'Arrêté à la somme d’un franc\u00a0CFA.'],
  [1_000_000, 'Arrêté à la somme d’un million de francs\u00a0CFA.'],
  [11, 'Arrêté à la somme de onze francs\u00a0CFA.'],
])('ADR 0036: the minutes say %i francs that were counted in words', (compte, said) => {
  expect(describeArrete(printed({ ...arrete, compte }), { lang: 'fr', ...edition }).inWords).toBe(said);
});

test('ADR 0036: the English minutes say what was counted in words', () => {
  expect(describeArrete(printed({ ...arrete, compte: 47_500 }), { lang: 'en', ...edition }).inWords).toBe(
    'Counted: forty-seven thousand five hundred CFA\u00a0francs.',
  );
});

test('ADR 0040: the minutes say who owes what is missing', () => {
  const { facts } = describeArrete(printed(owed), { lang: 'fr', ...edition });
  expect(facts.find(({ id }) => id === 'regularisele')?.value).toMatch(/^Manquant dû par Koné Awa · Aya Konan/);
});

test('ADR 0049: the minutes name the counts since the closing before', () => {
  const count = { numero: 2, nature: 'controle', jusquau: '2026-11-19', compte: 9500, ecart: -500 } as const;
  const { facts } = describeArrete(
    { ...printed(arrete), depuis: { ...depuis, comptages: [count, { ...count, ecart: 0 }] } },
    { lang: 'fr', ...edition },
  );
  expect(facts.find(({ id }) => id === 'comptages')?.value).toBe(
    'N°\u00a02 · contrôle du 19 novembre 2026\u00a0: 9\u202f500\u00a0Fcfa, Manquant 500\u00a0Fcfa\n' +
      'N°\u00a02 · contrôle du 19 novembre 2026\u00a0: 9\u202f500\u00a0Fcfa, Juste',
  );
  expect(describeArrete(printed(arrete), { lang: 'fr', ...edition }).facts.map(({ id }) => id)).not.toContain(
    'comptages',
  );
});
