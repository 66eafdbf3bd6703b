import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, rule } from './case';
import { movementsAre, opened } from './given';

const { caisses, mouvements } = calls;

const TODAY = { datedebut: '@today', datefin: '@today' };
const params = { caisseid: '@caisse.caisseid' };

export const caissesCases: readonly ConformanceCase[] = [
  rule('opening a register writes its first movement (CONTRACT "Money calls")', [
    { ...opened(500_000), expect: { data: { montant: 500_000, solde: 500_000, version: 1 } } },
    movementsAre([{ montant: 500_000, type: 1, isfirst: 1, reglementid: null, annule: false }]),
  ]),
  rule('all registers together hold what the dashboard says, and so do their movements (PRODUCT N)', [
    ask(caisses.total, {}, {}, { save: 'avant' }),
    opened(700),
    ask(caisses.total, {}, { data: { solde: '@avant.solde+700', avances: '@avant.avances' } }, { save: 'total' }),
    ask(calls.dashboard.totaux, TODAY, { data: '@total' }),
    ask(mouvements.total, {}, { data: { solde: '@total.solde', ouverture: 0 } }),
    ask(mouvements.total, { type: 1 }, { data: { solde: null, ouverture: null } }),
  ]),
  rule('a register may open with nothing in it (RELIABILITY § 2.1)', [
    { ...opened(0), expect: { data: { montant: 0, solde: 0 } } },
    movementsAre([{ montant: 0, type: 1, isfirst: 1 }]),
  ]),
  rule('a register is renamed; its amount is not part of it (spec § 2 Cash registers)', [
    opened(1000),
    ask(
      caisses.update,
      { ...params, libelle: 'Coffre @unique', description: '', version: 1 },
      { data: { libelle: 'Coffre @unique', description: '', solde: 1000, version: 2 } },
    ),
    ask(caisses.update, { ...params, libelle: 'Coffre @unique', montant: 5 }, { data: { montant: 1000, solde: 1000 } }),
  ]),
  rule('a register is of cash and has a proposed code unless it says otherwise (ADR 0032)', [
    { ...opened(0), expect: { data: { nature: 'especes' } } },
    ask(
      caisses.create,
      { libelle: 'Wave @unique', montant: 0, nature: 'wave', code: '' },
      { data: { nature: 'wave' } },
      { save: 'wave' },
    ),
    ask(caisses.byId, { caisseid: '@wave.caisseid' }, { data: { code: '@wave.code' } }),
    ask(caisses.search, { term: '@wave.code @unique' }, { count: 0 }),
  ]),
  rule('a code is of one register alone (ADR 0032)', [
    opened(0),
    ask(
      caisses.create,
      { libelle: 'Autre @unique', montant: 0, code: '@caisse.code' },
      { code: 'caisse.code_utilise', errors: [{ path: 'code', code: 'caisse.code_utilise' }] },
      { save: 'refused' },
    ),
    opened(0, 'autre'),
    ask(
      caisses.update,
      { ...params, libelle: 'Caisse caisse @unique', code: '@autre.code', version: 1 },
      { code: 'caisse.code_utilise' },
    ),
    ask(
      caisses.update,
      { ...params, libelle: 'Caisse caisse @unique', code: '@caisse.code' },
      { data: { code: '@caisse.code', nature: 'especes' } },
    ),
    ask(caisses.update, { ...params, libelle: 'Guichet @unique', code: '' }, { data: { libelle: 'Guichet @unique' } }),
    ask(caisses.byId, params, {}, { save: 'propose' }),
    ask(caisses.search, { term: '@propose.code @unique' }, { count: 0 }),
  ]),
  rule('the nature of a register stays once it has a movement besides its opening, a cancelled one too (ADR 0032)', [
    opened(1000),
    ask(
      caisses.update,
      { ...params, libelle: 'Caisse caisse @unique', nature: 'orange', version: 1 },
      { data: { nature: 'orange', code: '@caisse.code' } },
    ),
    ask(mouvements.create, { caisseid: '@caisse.caisseid', montant: 5, reference: 'MP1' }, {}, { save: 'mouvement' }),
    ask(
      caisses.update,
      { ...params, libelle: 'Caisse caisse @unique', nature: 'mtn' },
      { code: 'caisse.nature_figee' },
    ),
    ask(mouvements.remove, { mouvementcaisseid: '@mouvement.mouvementcaisseid' }),
    ask(
      caisses.update,
      { ...params, libelle: 'Caisse caisse @unique', nature: 'mtn' },
      { code: 'caisse.nature_figee' },
    ),
    ask(
      caisses.update,
      { ...params, libelle: 'Renommée @unique', nature: 'orange' },
      { data: { libelle: 'Renommée @unique', nature: 'orange' } },
    ),
  ]),
  rule('two edits of one version: the second gets 409 and the register (RELIABILITY F31)', [
    opened(1000),
    ask(caisses.update, { ...params, libelle: 'Un @unique', version: 1 }),
    ask(
      caisses.update,
      { ...params, libelle: 'Deux @unique', version: 1 },
      { code: 'conflit.version', data: { libelle: 'Un @unique', solde: 1000, version: 2 } },
    ),
  ]),
  rule('a register with a movement cannot be deleted; without one it can (CONTRACT "Money calls")', [
    opened(1000),
    ask(mouvements.create, { caisseid: '@caisse.caisseid', montant: 5 }, {}, { save: 'mouvement' }),
    ask(caisses.remove, params, { code: 'caisse.utilisee' }),
    ask(caisses.byId, params, { data: { libelle: 'Caisse caisse @unique', montant: 1000, solde: 1005 } }),
    ask(mouvements.remove, { mouvementcaisseid: '@mouvement.mouvementcaisseid' }),
    ask(caisses.remove, params, { data: null }),
    ask(caisses.search, { term: '@unique' }, { count: 0 }),
    ask(caisses.remove, params, { code: 'introuvable' }),
    ask(caisses.byId, params, { code: 'introuvable' }),
  ]),
  rule('the registers are paged, newest first, and count tells them all (CONTRACT "Types")', [
    opened(1, 'un'),
    opened(2, 'deux'),
    opened(3, 'trois'),
    ask(
      caisses.search,
      { term: '@unique', page: 1, limit: 2 },
      { count: 3, data: [{ caisseid: '@trois.caisseid' }, { caisseid: '@deux.caisseid' }] },
    ),
    ask(caisses.search, { term: '@unique', page: 2, limit: 2 }, { count: 3, data: [{ caisseid: '@un.caisseid' }] }),
  ]),
];
