import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened } from './given';
import { advanced, ofPoche } from './given.avances';
import { myself } from './given.maison';

const { mouvements, utilisateurs } = calls;

type Filters = Readonly<Record<string, unknown>>;

const ofCaisse = { caisseid: '@caisse.caisseid' };

const moved = (montant: number, type: 0 | 1, save: string, caisse = 'caisse'): Step =>
  ask(mouvements.create, { caisseid: `@${caisse}.caisseid`, montant, type, description: 'Appoint' }, {}, { save });

/** Lists the movements of a filter, newest first, and checks them and their totals in francs. */
const movementsAre = (
  query: Filters,
  data: readonly Filters[],
  [entrees, sorties]: readonly [number, number],
): Step[] => [
  ask(mouvements.list, query, { count: data.length, data }),
  ask(mouvements.total, query, { data: { nombre: data.length, entrees, sorties } }),
];

const refused = (query: Filters, path: string, code: 'champ.invalide' | 'champ.requis'): Step =>
  ask(mouvements.list, query, refusing([path, code]));

/** The list behind money in and out, filtered by register, by days and by direction (PRODUCT N). */
export const mouvementsListsCases: readonly ConformanceCase[] = [
  rule('movements of a direction and of days, with what came in and went out (PRODUCT N)', [
    opened(1000),
    moved(400, 1, 'entree'),
    moved(150, 0, 'sortie'),
    moved(30, 0, 'annulee'),
    ask(mouvements.remove, { mouvementcaisseid: '@annulee.mouvementcaisseid' }),
    ...movementsAre(ofCaisse, [{ montant: 150, type: 0 }, { montant: 400, type: 1 }, { isfirst: 1 }], [1400, 150]),
    ...movementsAre({ ...ofCaisse, type: 1 }, [{ montant: 400 }, { isfirst: 1 }], [1400, 0]),
    ...movementsAre({ ...ofCaisse, type: 0 }, [{ mouvementcaisseid: '@sortie.mouvementcaisseid' }], [0, 150]),
    ...movementsAre({ ...ofCaisse, type: 0, datedebut: '@today', datefin: '@today' }, [{ montant: 150 }], [0, 150]),
    ...movementsAre({ ...ofCaisse, datedebut: '@tomorrow' }, [], [0, 0]),
    ...movementsAre({ ...ofCaisse, datefin: '2020-12-31' }, [], [0, 0]),
    ask(
      mouvements.list,
      { ...ofCaisse, type: 0, datedebut: '@today', historique: 1 },
      { count: 2, data: [{ annule: true }, { annule: false }] },
    ),
  ]),
  rule('without a register the movements are those of all of them, newest first (PRODUCT N)', [
    opened(1000),
    opened(1000, 'autre'),
    ask(mouvements.total, { datedebut: '@today', datefin: '@today' }, {}, { save: 'avant' }),
    moved(40, 0, 'un'),
    moved(60, 1, 'deux', 'autre'),
    ask(
      mouvements.list,
      { datedebut: '@today' },
      {
        first: [
          { mouvementcaisseid: '@deux.mouvementcaisseid', caisseid: '@autre.caisseid' },
          { mouvementcaisseid: '@un.mouvementcaisseid', ...ofCaisse },
        ],
      },
    ),
    ask(mouvements.list, { type: 0, limit: 1 }, { data: [{ mouvementcaisseid: '@un.mouvementcaisseid' }] }),
    ask(
      mouvements.total,
      { datedebut: '@today', datefin: '@today' },
      {
        data: { nombre: '@avant.nombre+2', entrees: '@avant.entrees+60', sorties: '@avant.sorties+40' },
      },
    ),
    ask(mouvements.list, { page: 1_000_000 }, { data: [] }),
  ]),
  rule('registers and advances are found by their names, the registers first (D96)', [
    ...advanced,
    ask(
      mouvements.caisses,
      { search: '@unique', ...ofPoche },
      {
        data: [
          { caisseid: '@cible.caisseid', libelle: 'Caisse cible @unique' },
          { caisseid: '@source.caisseid' },
          ofPoche,
        ],
      },
    ),
    ask(mouvements.caisses, { search: 'cible @unique', limit: 1 }, { data: [{ caisseid: '@cible.caisseid' }] }),
    ask(mouvements.caisses, { search: 'avance · ', limit: 1 }, { first: [ofPoche] }),
  ]),
  rule('who sees some registers is shown the movements of those alone (PRODUCT Q)', [
    opened(1000, 'sienne'),
    opened(500, 'autre'),
    myself(['caisses']),
    ask(utilisateurs.giveCaisses, { utilisateurid: '@moi.0.utilisateurid', caisses: ['@sienne.caisseid'] }),
    ask(
      mouvements.list,
      {},
      { count: 1, data: [{ caisseid: '@sienne.caisseid', isfirst: 1, montant: 1000 }] },
      { as: ['caisses'] },
    ),
    ask(
      mouvements.list,
      { datedebut: '@today', type: 1 },
      { count: 1, data: [{ caisseid: '@sienne.caisseid' }] },
      { as: ['caisses'] },
    ),
    ask(mouvements.total, {}, { data: { nombre: 1, entrees: 1000, sorties: 0 } }, { as: ['caisses'] }),
    ask(mouvements.caisses, {}, { data: [{ caisseid: '@sienne.caisseid' }] }, { as: ['caisses'] }),
    ...([mouvements.list, mouvements.total] as const).map(
      (call): Step => ask(call, { caisseid: '@autre.caisseid' }, { code: 'introuvable' }, { as: ['caisses'] }),
    ),
  ]),
  rule('the history is of one register, and a period ends after it begins (CONTRACT "Types")', [
    refused({ historique: 1 }, 'caisseid', 'champ.requis'),
    refused({ datedebut: '@tomorrow', datefin: '@today' }, 'datefin', 'champ.invalide'),
    ask(mouvements.total, { datedebut: '@tomorrow', datefin: '@today' }, refusing(['datefin', 'champ.invalide'])),
    ask(mouvements.list, {}, { code: 'auth.permission' }, { as: ['tableau de bord', 'depenses'] }),
    ask(mouvements.total, {}, { code: 'auth.permission' }, { as: ['tableau de bord', 'depenses'] }),
  ]),
];
