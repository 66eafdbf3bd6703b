import { calls } from '@comptoir/contract/calls';
import type { ConformanceCase } from './case';
import { opened, paid } from './given';

const { caisses, depenses, mouvements, reglements, typedepenses } = calls;

const amounts: readonly unknown[] = [0.5, -1, 1_000_000_000_000, '5', null, true, [5], {}];

export const requestCases: readonly ConformanceCase[] = [
  {
    name: 'a body that is not JSON is 400, another content type 415 (CONTRACT "Envelope")',
    steps: [
      {
        call: caisses.create,
        raw: { type: 'application/json', text: '{"libelle":' },
        expect: { code: 'requete.illisible' },
      },
      { call: caisses.create, raw: { type: 'text/plain', text: '{}' }, expect: { code: 'requete.type' } },
      { call: reglements.create, raw: { type: 'text/plain', text: '{}' }, expect: { code: 'requete.type' } },
    ],
  },
  {
    name: 'errors lists every broken field (CONTRACT "Envelope")',
    steps: [
      {
        call: depenses.create,
        body: { montant: 0, date: '2026-02-30', solde: 5 },
        expect: {
          code: 'requete.invalide',
          errors: [
            { path: 'libelle', code: 'champ.requis' },
            { path: 'typedepenseid', code: 'champ.requis' },
            { path: 'montant', code: 'montant.nul' },
            { path: 'date', code: 'date.invalide' },
            { path: 'solde', code: 'champ.inconnu' },
          ],
        },
      },
    ],
  },
  {
    name: 'an amount is whole francs, never rounded (CONTRACT "Types", RELIABILITY F66)',
    steps: amounts.map((montant) => ({
      call: caisses.create,
      body: { libelle: 'Caisse @unique', montant },
      expect: { code: 'requete.invalide' as const, errors: [{ path: 'montant', code: 'montant.invalide' as const }] },
    })),
  },
  {
    name: 'page and limit out of range are 422, a page past the end is empty (CONTRACT "Types", RELIABILITY F74)',
    steps: [
      ...['0', '-1', '1.5', 'abc'].map((page) => ({
        call: depenses.list,
        query: { page },
        expect: {
          code: 'requete.invalide' as const,
          errors: [{ path: 'page', code: 'champ.hors_limites' as const }],
        },
      })),
      {
        call: depenses.list,
        query: { limit: 101 },
        expect: { code: 'requete.invalide', errors: [{ path: 'limit', code: 'champ.hors_limites' }] },
      },
      { call: depenses.list, query: { page: 1_000_000, limit: 100 }, expect: { data: [] } },
      opened(5),
      {
        call: caisses.search,
        params: { term: '@unique' },
        query: { page: 9 },
        expect: { count: 1, data: [] },
      },
    ],
  },
  {
    name: 'an id that is none is 422, one of no record 404 (CONTRACT "Types", RELIABILITY F75)',
    steps: [
      { call: caisses.remove, params: { caisseid: 'abc' }, expect: { code: 'requete.invalide' } },
      { call: caisses.remove, params: { caisseid: 0 }, expect: { code: 'requete.invalide' } },
      { call: caisses.remove, params: { caisseid: 2_000_000_000 }, expect: { code: 'introuvable' } },
      { call: depenses.remove, params: { depenseid: 2_000_000_000 }, expect: { code: 'introuvable' } },
      { call: typedepenses.remove, params: { typedepenseid: 2_000_000_000 }, expect: { code: 'introuvable' } },
      { call: mouvements.remove, params: { mouvementcaisseid: 2_000_000_000 }, expect: { code: 'introuvable' } },
      { call: reglements.remove, params: { reglementid: 2_000_000_000 }, expect: { code: 'introuvable' } },
      { call: mouvements.list, query: { caisseid: 2_000_000_000 }, expect: { code: 'introuvable' } },
      { call: reglements.ofDette, params: { id: 2_000_000_000 }, expect: { code: 'introuvable' } },
      { call: reglements.ofCaisse, params: { id: 2_000_000_000 }, expect: { code: 'introuvable' } },
    ],
  },
  {
    name: 'texts are trimmed and composed; a blank label is missing (CONTRACT "Types")',
    steps: [
      {
        call: caisses.create,
        body: { libelle: '  Cafe\u0301 @unique ', montant: 0 },
        save: 'caisse',
        expect: { data: { libelle: 'Café @unique', description: '', solde: 0, version: 1 } },
      },
      {
        call: caisses.create,
        body: { libelle: ' \u0000\u200a ', montant: 0 },
        expect: { code: 'requete.invalide', errors: [{ path: 'libelle', code: 'champ.requis' }] },
      },
    ],
  },
  {
    name: 'a search ignores case and accents, and takes %, _ and \\ as they are (CONTRACT "Types")',
    steps: [
      { call: caisses.create, body: { libelle: 'Bouaké 100% @unique', montant: 0 }, save: 'caisse' },
      { call: caisses.search, params: { term: 'BOUAKE 100% @unique' }, expect: { count: 1 } },
      { call: caisses.search, params: { term: 'Bouaké 1%_@unique' }, expect: { count: 0, data: [] } },
      { call: caisses.search, params: { term: 'bouaké_100% @unique' }, expect: { count: 0 } },
      { call: caisses.search, params: { term: '100% @unique\\' }, expect: { count: 0 } },
      { call: caisses.search, params: { term: 'a/b @unique' }, expect: { count: 0 } },
    ],
  },
  {
    name: 'permission comes before validation and existence (RELIABILITY § 5.8)',
    steps: [
      { call: caisses.create, as: ['caisses'], body: {}, expect: { code: 'auth.permission' } },
      {
        call: caisses.remove,
        as: ['caisses', 'caisses.creer'],
        params: { caisseid: 2_000_000_000 },
        expect: { code: 'auth.permission' },
      },
      { ...paid(1), as: ['depenses', 'depenses.creer'], body: {}, expect: { code: 'auth.permission' } },
      { call: depenses.list, as: ['caisses'], expect: { code: 'auth.permission' } },
    ],
  },
];
