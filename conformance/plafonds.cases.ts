import { calls } from '@comptoir/contract/calls';
import { formatMontant } from '@comptoir/domain/money';
import { ask } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { balanceIs, opened, owing, paid, typed } from './given';
import { begun, counted, francs, locked } from './given.arretes';
import { advanced, returned } from './given.avances';
import {
  accepted,
  apart,
  balancesAre,
  both,
  ofCible,
  ofSource,
  ofTransfert,
  onItsWay,
  refused,
  sent,
} from './given.transferts';
import { collected, ordered, refusedCollection, registered } from './given.ventes';

type Fields = Readonly<Record<string, unknown>>;

const { caisses, mouvements, reglements, transferts } = calls;

const ofCaisse = { caisseid: '@caisse.caisseid' };
const REFUSE = { plafond: 1000, plafondrefuse: 1 } as const;

/**
 * What money that would go beyond a limit, 1000 francs unless told otherwise, is answered where the body has an amount.
 */
const full = (plafond = 1000): Expectation => ({
  code: 'caisse.plafond_depasse',
  params: { plafond: formatMontant(plafond) },
  errors: [{ path: 'montant', code: 'caisse.plafond_depasse' }],
});

/**
 * Gives a register, `@caisse` unless told otherwise, a limit of 1000 francs that refuses, unless `fields` say
 * otherwise.
 */
const limited = (fields: Fields = REFUSE, params: Fields = ofCaisse, name = 'caisse'): Step =>
  ask(caisses.update, { ...params, libelle: `Caisse ${name} @unique`, ...fields }, { data: fields });

const moved = (montant: number, type: 0 | 1, expect: Expectation = {}): Step =>
  ask(mouvements.create, { ...ofCaisse, montant, type }, expect, { save: 'mouvement' });
const remade = (montant: number, type: 0 | 1, expect: Expectation = {}): Step =>
  ask(mouvements.update, { mouvementcaisseid: '@mouvement.mouvementcaisseid', montant, type }, expect);

const corrected = (step: Step, expect: Expectation = {}): Step => ({
  ...step,
  call: reglements.update,
  params: { reglementid: '@reglement.reglementid' },
  files: [],
  save: 'correction',
  expect,
});

/** What a register holds at most (ADR 0043). */
export const plafondsCases: readonly ConformanceCase[] = [
  rule(
    'a register has no limit unless it is given one, which stays as it was where a change leaves it out (ADR 0043)',
    [
      { ...opened(0), expect: { data: { plafond: 0, plafondrefuse: 0 } } },
      ask(
        caisses.create,
        { libelle: 'Caisse tiroir @unique', montant: 1000, ...REFUSE },
        { data: { solde: 1000, ...REFUSE } },
        { save: 'tiroir' },
      ),
      ask(
        caisses.update,
        { caisseid: '@tiroir.caisseid', libelle: 'Caisse tiroir @unique', version: 1 },
        { data: { ...REFUSE, version: 2 } },
      ),
      ask(
        caisses.update,
        { caisseid: '@tiroir.caisseid', libelle: 'Caisse tiroir @unique', plafond: 500 },
        { data: { plafond: 500, plafondrefuse: 1, solde: 1000 } },
      ),
      ask(caisses.search, { term: 'Caisse tiroir @unique' }, { count: 1, data: [{ plafond: 500, plafondrefuse: 1 }] }),
      ask(
        caisses.all,
        {},
        {
          among: [
            { ...ofCaisse, plafond: 0, plafondrefuse: 0 },
            { caisseid: '@tiroir.caisseid', plafond: 500, plafondrefuse: 1 },
          ],
        },
      ),
    ],
  ),
  rule('a register does not open with more than it takes; nothing is written (ADR 0043)', [
    ask(caisses.create, { libelle: 'Caisse caisse @unique', montant: 1001, ...REFUSE }, full(), { save: 'refused' }),
    ask(caisses.search, { term: 'Caisse caisse @unique' }, { count: 0 }),
    ask(caisses.create, { libelle: 'Caisse caisse @unique', montant: 1001, plafond: 1000 }, { data: { solde: 1001 } }),
  ]),
  rule('a payment of an order does not bring a register beyond its limit, corrected or from elsewhere too (ADR 0043)', [
    opened(400),
    registered(),
    ordered(10_000),
    limited(),
    refusedCollection(601, full()),
    balanceIs(400),
    collected(500),
    corrected(collected(601), full()),
    corrected(collected(600)),
    balanceIs(1000),
    opened(0, 'autre'),
    limited({ plafond: 599, plafondrefuse: 1 }, { caisseid: '@autre.caisseid' }, 'autre'),
    corrected(collected(600, {}, { caisseid: '@autre.caisseid' }), full(599)),
    corrected(collected(599, {}, { caisseid: '@autre.caisseid' })),
    balanceIs(400),
    balanceIs(599, 'autre'),
  ]),
  rule('a movement in does not bring a register beyond its limit, corrected too (ADR 0043)', [
    opened(400),
    limited(),
    moved(601, 1, full()),
    moved(500, 1),
    remade(601, 1, full()),
    remade(600, 1),
    balanceIs(1000),
    moved(100, 0),
    remade(1, 1, full()),
    balanceIs(900),
  ]),
  rule('a limit that warns refuses nothing, and a limit of 0 is none (ADR 0043)', [
    opened(400),
    limited({ plafond: 1000, plafondrefuse: 0 }),
    moved(601, 1),
    limited({ plafond: 0, plafondrefuse: 1 }),
    moved(1, 1),
    balanceIs(1002),
  ]),
  rule('a register above its limit takes back what is undone (ADR 0043)', [
    typed,
    opened(4000),
    owing(1000),
    moved(300, 0),
    paid(500),
    limited(),
    moved(1, 1, full()),
    remade(200, 0),
    corrected(paid(400)),
    balanceIs(3400),
    ask(mouvements.remove, { mouvementcaisseid: '@mouvement.mouvementcaisseid' }),
    ask(reglements.remove, { reglementid: '@reglement.reglementid' }),
    balanceIs(4000),
  ]),
  rule(
    'a transfer does not bring its target beyond the limit; what is withdrawn comes back at any balance (ADR 0043)',
    [
      ...both,
      limited({ plafond: 199, plafondrefuse: 1 }, ofCible, 'cible'),
      sent(full(199)),
      ...balancesAre(1000, 0),
      sent({ data: { etat: 'recu' } }, { montant: 199 }),
      limited({ plafond: 1, plafondrefuse: 1 }, ofSource, 'source'),
      ask(transferts.annuler, { ...ofTransfert, motif: 'Mauvaise caisse' }),
      ...balancesAre(1000, 0),
    ],
  ),
  rule('what is on its way waits until its target has room, or comes back (ADR 0043)', [
    ...apart,
    limited({ plafond: 199, plafondrefuse: 1 }, ofCible, 'cible'),
    onItsWay(),
    accepted({ code: 'caisse.plafond_depasse', params: { plafond: formatMontant(199) }, errors: [] }),
    ask(transferts.byId, ofTransfert, { data: { etat: 'envoye', version: 1 } }),
    limited({ plafond: 200 }, ofCible, 'cible'),
    accepted({ data: { etat: 'recu' } }),
    ...balancesAre(800, 200),
    onItsWay(),
    limited({ plafond: 1, plafondrefuse: 1 }, ofSource, 'source'),
    refused({ data: { etat: 'refuse' } }),
    ...balancesAre(800, 200),
  ]),
  rule('what comes back of an advance does not bring a register beyond its limit (ADR 0043)', [
    ...advanced,
    limited({ plafond: 99, plafondrefuse: 1 }, ofCible, 'cible'),
    returned(full(99)),
    returned({}, { montant: 99 }),
    balanceIs(99, 'cible'),
  ]),
  rule('a closed day is told before a full register (ADR 0043)', [
    opened(4000),
    limited(),
    begun(),
    counted(francs(4000)),
    moved(1, 1, locked('@today')),
  ]),
];
