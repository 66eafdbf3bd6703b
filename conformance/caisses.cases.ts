import { calls } from '@comptoir/contract/calls';
import type { ConformanceCase } from './case';
import { movementsAre, opened } from './given';

const { caisses, mouvements } = calls;

const TODAY = { datedebut: '@today', datefin: '@today' };
const params = { caisseid: '@caisse.caisseid' };

export const caissesCases: readonly ConformanceCase[] = [
  {
    name: 'opening a register writes its first movement (CONTRACT "Money calls")',
    steps: [
      { ...opened(500_000), expect: { data: { montant: 500_000, solde: 500_000, version: 1 } } },
      movementsAre([{ montant: 500_000, type: 1, isfirst: 1, reglementid: null, annule: false }]),
    ],
  },
  {
    name: 'all registers together hold what the dashboard says, and so do their movements (PRODUCT N)',
    steps: [
      { call: caisses.total, save: 'avant' },
      opened(700),
      {
        call: caisses.total,
        save: 'total',
        expect: { data: { solde: '@avant.solde+700', avances: '@avant.avances' } },
      },
      { call: calls.dashboard.totaux, query: TODAY, expect: { data: '@total' } },
      { call: mouvements.total, expect: { data: { solde: '@total.solde', ouverture: 0 } } },
      { call: mouvements.total, query: { type: 1 }, expect: { data: { solde: null, ouverture: null } } },
    ],
  },
  {
    name: 'a register may open with nothing in it (RELIABILITY § 2.1)',
    steps: [
      { ...opened(0), expect: { data: { montant: 0, solde: 0 } } },
      movementsAre([{ montant: 0, type: 1, isfirst: 1 }]),
    ],
  },
  {
    name: 'a register is renamed; its amount is not part of it (spec § 2 Cash registers)',
    steps: [
      opened(1000),
      {
        call: caisses.update,
        params,
        body: { libelle: 'Coffre @unique', description: '', version: 1 },
        expect: { data: { libelle: 'Coffre @unique', description: '', solde: 1000, version: 2 } },
      },
      {
        call: caisses.update,
        params,
        body: { libelle: 'Coffre @unique', montant: 5 },
        expect: { data: { montant: 1000, solde: 1000 } },
      },
    ],
  },
  {
    name: 'a register is of cash and has a proposed code unless it says otherwise (ADR 0032)',
    steps: [
      { ...opened(0), expect: { data: { nature: 'especes' } } },
      {
        call: caisses.create,
        body: { libelle: 'Wave @unique', montant: 0, nature: 'wave', code: '' },
        save: 'wave',
        expect: { data: { nature: 'wave' } },
      },
      { call: caisses.byId, params: { caisseid: '@wave.caisseid' }, expect: { data: { code: '@wave.code' } } },
      { call: caisses.search, params: { term: '@wave.code @unique' }, expect: { count: 0 } },
    ],
  },
  {
    name: 'a code is of one register alone (ADR 0032)',
    steps: [
      opened(0),
      {
        call: caisses.create,
        body: { libelle: 'Autre @unique', montant: 0, code: '@caisse.code' },
        save: 'refused',
        expect: { code: 'caisse.code_utilise', errors: [{ path: 'code', code: 'caisse.code_utilise' }] },
      },
      opened(0, 'autre'),
      {
        call: caisses.update,
        params,
        body: { libelle: 'Caisse caisse @unique', code: '@autre.code', version: 1 },
        expect: { code: 'caisse.code_utilise' },
      },
      {
        call: caisses.update,
        params,
        body: { libelle: 'Caisse caisse @unique', code: '@caisse.code' },
        expect: { data: { code: '@caisse.code', nature: 'especes' } },
      },
      {
        call: caisses.update,
        params,
        body: { libelle: 'Guichet @unique', code: '' },
        expect: { data: { libelle: 'Guichet @unique' } },
      },
      { call: caisses.byId, params, save: 'propose' },
      { call: caisses.search, params: { term: '@propose.code @unique' }, expect: { count: 0 } },
      {
        call: caisses.create,
        body: { libelle: 'Trop @unique', montant: 0, code: 'C-1' },
        save: 'refused',
        expect: { code: 'requete.invalide', errors: [{ path: 'code', code: 'champ.invalide' }] },
      },
      {
        call: caisses.create,
        body: { libelle: 'Trop @unique', montant: 0, nature: 'or' },
        save: 'refused',
        expect: { code: 'requete.invalide', errors: [{ path: 'nature', code: 'champ.invalide' }] },
      },
    ],
  },
  {
    name: 'the nature of a register stays once it has a movement besides its opening, a cancelled one too (ADR 0032)',
    steps: [
      opened(1000),
      {
        call: caisses.update,
        params,
        body: { libelle: 'Caisse caisse @unique', nature: 'orange', version: 1 },
        expect: { data: { nature: 'orange', code: '@caisse.code' } },
      },
      {
        call: mouvements.create,
        body: { caisseid: '@caisse.caisseid', montant: 5, reference: 'MP1' },
        save: 'mouvement',
      },
      {
        call: caisses.update,
        params,
        body: { libelle: 'Caisse caisse @unique', nature: 'mtn' },
        expect: { code: 'caisse.nature_figee' },
      },
      { call: mouvements.remove, params: { mouvementcaisseid: '@mouvement.mouvementcaisseid' } },
      {
        call: caisses.update,
        params,
        body: { libelle: 'Caisse caisse @unique', nature: 'mtn' },
        expect: { code: 'caisse.nature_figee' },
      },
      {
        call: caisses.update,
        params,
        body: { libelle: 'Renommée @unique', nature: 'orange' },
        expect: { data: { libelle: 'Renommée @unique', nature: 'orange' } },
      },
    ],
  },
  {
    name: 'two edits of one version: the second gets 409 and the register (RELIABILITY F31)',
    steps: [
      opened(1000),
      { call: caisses.update, params, body: { libelle: 'Un @unique', version: 1 } },
      {
        call: caisses.update,
        params,
        body: { libelle: 'Deux @unique', version: 1 },
        expect: { code: 'conflit.version', data: { libelle: 'Un @unique', solde: 1000, version: 2 } },
      },
    ],
  },
  {
    name: 'a register with a movement cannot be deleted; without one it can (CONTRACT "Money calls")',
    steps: [
      opened(1000),
      { call: mouvements.create, body: { caisseid: '@caisse.caisseid', montant: 5 }, save: 'mouvement' },
      { call: caisses.remove, params, expect: { code: 'caisse.utilisee' } },
      {
        call: caisses.byId,
        params,
        expect: { data: { libelle: 'Caisse caisse @unique', montant: 1000, solde: 1005 } },
      },
      { call: mouvements.remove, params: { mouvementcaisseid: '@mouvement.mouvementcaisseid' } },
      { call: caisses.remove, params, expect: { data: null } },
      { call: caisses.search, params: { term: '@unique' }, expect: { count: 0 } },
      { call: caisses.remove, params, expect: { code: 'introuvable' } },
      { call: caisses.byId, params, expect: { code: 'introuvable' } },
    ],
  },
  {
    name: 'the registers are paged, newest first, and count tells them all (CONTRACT "Types")',
    steps: [
      opened(1, 'un'),
      opened(2, 'deux'),
      opened(3, 'trois'),
      {
        call: caisses.search,
        params: { term: '@unique' },
        query: { page: 1, limit: 2 },
        expect: { count: 3, data: [{ caisseid: '@trois.caisseid' }, { caisseid: '@deux.caisseid' }] },
      },
      {
        call: caisses.search,
        params: { term: '@unique' },
        query: { page: 2, limit: 2 },
        expect: { count: 3, data: [{ caisseid: '@un.caisseid' }] },
      },
    ],
  },
];
