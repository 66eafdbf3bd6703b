import { calls } from '@comptoir/contract/calls';
import type { ConformanceCase, Step } from './case';
import { opened } from './given';
import { myself } from './given.maison';

const { mouvements, utilisateurs } = calls;

type Filters = Readonly<Record<string, unknown>>;

const ofCaisse = { caisseid: '@caisse.caisseid' };

const moved = (montant: number, type: 0 | 1, save: string, caisse = 'caisse'): Step => ({
  call: mouvements.create,
  body: { caisseid: `@${caisse}.caisseid`, montant, type, description: 'Appoint' },
  save,
});

/** Lists the movements of a filter, newest first, and checks them and their totals in francs. */
const movementsAre = (
  query: Filters,
  data: readonly Filters[],
  [entrees, sorties]: readonly [number, number],
): Step[] => [
  { call: mouvements.list, query, expect: { count: data.length, data } },
  { call: mouvements.total, query, expect: { data: { nombre: data.length, entrees, sorties } } },
];

const refused = (query: Filters, path: string, code: 'champ.invalide' | 'champ.requis' | 'date.invalide'): Step => ({
  call: mouvements.list,
  query,
  expect: { status: 422, errors: [{ path, code }] },
});

/** The list behind money in and out, filtered by register, by days and by direction (PRODUCT N). */
export const mouvementsListsCases: readonly ConformanceCase[] = [
  {
    name: 'movements of a direction and of days, with what came in and went out (PRODUCT N)',
    steps: [
      opened(1000),
      moved(400, 1, 'entree'),
      moved(150, 0, 'sortie'),
      moved(30, 0, 'annulee'),
      {
        call: mouvements.remove,
        params: { mouvementcaisseid: '@annulee.mouvementcaisseid' },
      },
      ...movementsAre(ofCaisse, [{ montant: 150, type: 0 }, { montant: 400, type: 1 }, { isfirst: 1 }], [1400, 150]),
      ...movementsAre({ ...ofCaisse, type: 1 }, [{ montant: 400 }, { isfirst: 1 }], [1400, 0]),
      ...movementsAre({ ...ofCaisse, type: 0 }, [{ mouvementcaisseid: '@sortie.mouvementcaisseid' }], [0, 150]),
      ...movementsAre({ ...ofCaisse, type: 0, datedebut: '@today', datefin: '@today' }, [{ montant: 150 }], [0, 150]),
      ...movementsAre({ ...ofCaisse, datedebut: '@tomorrow' }, [], [0, 0]),
      ...movementsAre({ ...ofCaisse, datefin: '2020-12-31' }, [], [0, 0]),
      {
        call: mouvements.list,
        query: { ...ofCaisse, type: 0, datedebut: '@today', historique: 1 },
        expect: { count: 2, data: [{ annule: true }, { annule: false }] },
      },
    ],
  },
  {
    name: 'without a register the movements are those of all of them, newest first (PRODUCT N)',
    steps: [
      opened(1000),
      opened(1000, 'autre'),
      { call: mouvements.total, query: { datedebut: '@today', datefin: '@today' }, save: 'avant' },
      moved(40, 0, 'un'),
      moved(60, 1, 'deux', 'autre'),
      {
        call: mouvements.list,
        query: { datedebut: '@today' },
        expect: {
          first: [
            { mouvementcaisseid: '@deux.mouvementcaisseid', caisseid: '@autre.caisseid' },
            { mouvementcaisseid: '@un.mouvementcaisseid', ...ofCaisse },
          ],
        },
      },
      {
        call: mouvements.list,
        query: { type: 0, limit: 1 },
        expect: { data: [{ mouvementcaisseid: '@un.mouvementcaisseid' }] },
      },
      {
        call: mouvements.total,
        query: { datedebut: '@today', datefin: '@today' },
        expect: {
          data: { nombre: '@avant.nombre+2', entrees: '@avant.entrees+60', sorties: '@avant.sorties+40' },
        },
      },
      { call: mouvements.list, query: { page: 1_000_000 }, expect: { data: [] } },
    ],
  },
  {
    name: 'who sees some registers is shown the movements of those alone (PRODUCT Q)',
    steps: [
      opened(1000, 'sienne'),
      opened(500, 'autre'),
      myself(['caisses']),
      {
        call: utilisateurs.giveCaisses,
        params: { utilisateurid: '@moi.0.utilisateurid' },
        body: { caisses: ['@sienne.caisseid'] },
      },
      {
        call: mouvements.list,
        as: ['caisses'],
        expect: { count: 1, data: [{ caisseid: '@sienne.caisseid', isfirst: 1, montant: 1000 }] },
      },
      {
        call: mouvements.list,
        as: ['caisses'],
        query: { datedebut: '@today', type: 1 },
        expect: { count: 1, data: [{ caisseid: '@sienne.caisseid' }] },
      },
      { call: mouvements.total, as: ['caisses'], expect: { data: { nombre: 1, entrees: 1000, sorties: 0 } } },
      ...([mouvements.list, mouvements.total] as const).map(
        (call): Step => ({
          call,
          as: ['caisses'],
          query: { caisseid: '@autre.caisseid' },
          expect: { code: 'introuvable' },
        }),
      ),
    ],
  },
  {
    name: 'a list of movements refuses what is no register, no direction, no period (CONTRACT "Types")',
    steps: [
      refused({ historique: 1 }, 'caisseid', 'champ.requis'),
      refused({ caisseid: 'toutes' }, 'caisseid', 'champ.invalide'),
      refused({ type: 2 }, 'type', 'champ.invalide'),
      refused({ datedebut: '@tomorrow', datefin: '@today' }, 'datefin', 'champ.invalide'),
      refused({ datefin: 'hier' }, 'datefin', 'date.invalide'),
      { call: mouvements.list, query: { caisseid: 2_000_000_000 }, expect: { code: 'introuvable' } },
      {
        call: mouvements.total,
        query: { datedebut: '@tomorrow', datefin: '@today' },
        expect: { status: 422, errors: [{ path: 'datefin', code: 'champ.invalide' }] },
      },
      { call: mouvements.list, as: ['tableau de bord', 'depenses'], expect: { code: 'auth.permission' } },
      { call: mouvements.total, as: ['tableau de bord', 'depenses'], expect: { code: 'auth.permission' } },
    ],
  },
];
