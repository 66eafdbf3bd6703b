import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened } from './given';
import { begun, counted, francs, locked } from './given.arretes';
import { byChief, confined } from './given.maison';
import {
  accepted,
  apart,
  balancesAre,
  both,
  movesAre,
  ofCible,
  ofSource,
  ofTransfert,
  onItsWay,
  RECEIVER,
  refused,
  SENDER,
  sent,
  transfersAre,
  withdrawn,
} from './given.transferts';

const { activites, caisses, dashboard, mouvements, transferts } = calls;

const [HIER, JOUR] = ['2026-01-04', '2026-01-05'];
const CIBLE = 'Caisse cible @unique';
const TODAY = { datedebut: '@today', datefin: '@today' };

const notSource = { code: 'transfert.pas_source' } as const;
const notTarget = { code: 'transfert.pas_cible' } as const;
const answered = { code: 'transfert.deja_repondu' } as const;

/** Every answer, given by who sees both registers. */
const everyAnswer: readonly Step[] = [accepted(answered), refused(answered), withdrawn(answered)].map(byChief);

/** What follows a transfer: it is accepted, refused or withdrawn (ADR 0035). */
export const transfertsSuitesCases: readonly ConformanceCase[] = [
  rule('the receiver accepts exactly what was sent, on a day of its own (ADR 0035)', [
    ...apart,
    onItsWay({ date: HIER, frais: 5 }),
    accepted({
      data: {
        ...{ ...ofTransfert, etat: 'recu', montant: 200, frais: 5, date: HIER, datereponse: '@today' },
        expediteur: '@transfert.expediteur',
        motifreponse: '',
        version: 2,
      },
    }),
    ...balancesAre(795, 200),
    movesAre(ofCible, [{ origine: 'transfert', type: 1, montant: 200, date: '@today', retour: false, ...ofTransfert }]),
    onItsWay({ date: HIER }),
    accepted({ data: { datereponse: JOUR } }, { date: JOUR }),
  ]),
  rule('what is refused comes back on the day of the refusal; its fee was paid and stays (ADR 0035)', [
    ...apart,
    onItsWay({ date: HIER, frais: 5 }),
    refused({ data: { etat: 'refuse', motifreponse: 'Il manque 50 francs', datereponse: JOUR } }, { date: JOUR }),
    ...balancesAre(995, 0),
    movesAre(ofSource, [
      { origine: 'transfert', type: 1, montant: 200, date: JOUR, retour: true, autrecaisse: CIBLE, ...ofTransfert },
      { origine: 'frais', type: 0, montant: 5, date: HIER, retour: false },
      { origine: 'transfert', type: 0, montant: 200, date: HIER, retour: false },
    ]),
    movesAre(ofCible, []),
    ...everyAnswer,
    ...balancesAre(995, 0),
  ]),
  rule('the sender withdraws what is on its way: it comes back, and its fee stays (ADR 0035)', [
    ...apart,
    onItsWay({ frais: 5 }),
    withdrawn({ data: { etat: 'annule', motifreponse: 'Mauvaise caisse', datereponse: '@today', version: 2 } }),
    ...balancesAre(995, 0),
    movesAre(ofSource, [
      { origine: 'transfert', type: 1, montant: 200, date: '@today', retour: true },
      { origine: 'frais' },
      { origine: 'transfert', type: 0 },
    ]),
    ...everyAnswer,
  ]),
  rule(
    'withdrawing what was received undoes both movements and the fee; only who sees both registers does it (ADR 0035)',
    [
      ...apart,
      onItsWay({ frais: 5 }),
      accepted(),
      withdrawn(notTarget),
      withdrawn(notSource, {}, { as: RECEIVER }),
      byChief(withdrawn({ data: { etat: 'annule', motifreponse: 'Mauvaise caisse', version: 3 } })),
      ...balancesAre(1000, 0),
      movesAre(ofSource, []),
      movesAre(ofCible, []),
      movesAre(
        ofSource,
        [
          { origine: 'frais', annule: true },
          { origine: 'transfert', annule: true },
        ],
        1,
      ),
      ...everyAnswer,
      transfersAre(ofCible, [{ etat: 'annule' }]),
    ],
  ),
  rule('what was received and has left since cannot be withdrawn (CONTRACT "Money calls")', [
    ...both,
    sent({}, { frais: 5 }),
    ask(mouvements.create, { ...ofCible, montant: 1, type: 0 }, {}, { save: 'mouvement' }),
    byChief(withdrawn({ code: 'caisse.solde_engage' })),
    ...balancesAre(795, 199),
    transfersAre(ofSource, [{ etat: 'recu', version: 1 }]),
    ask(mouvements.remove, { mouvementcaisseid: '@mouvement.mouvementcaisseid' }),
    byChief(withdrawn({ data: { etat: 'annule' } })),
  ]),
  rule('an answer writes no closed day, and withdraws nothing that one has counted (ADR 0031)', [
    opened(1000, 'source'),
    opened(0),
    ...confined(SENDER, 'source'),
    ...confined(RECEIVER, 'caisse'),
    onItsWay({ cibleid: '@caisse.caisseid', date: HIER }),
    begun(),
    counted({ jusquau: JOUR }),
    accepted(locked(JOUR), { date: JOUR }),
    accepted({ data: { datereponse: '@today' } }),
    begun({ attendu: 200 }),
    counted(francs(200)),
    byChief(withdrawn(locked('@today'))),
    ask(caisses.byId, ofSource, { data: { solde: 800 } }),
  ]),
  rule('what comes back comes on an open day of its source, which is closed without it (ADR 0031)', [
    opened(1000),
    opened(0, 'cible'),
    ...confined(SENDER, 'caisse'),
    ...confined(RECEIVER, 'cible'),
    onItsWay({ sourceid: '@caisse.caisseid', date: HIER }),
    onItsWay({ sourceid: '@caisse.caisseid', date: HIER, montant: 30 }),
    begun({ attendu: 770 }),
    counted({ ...francs(770), jusquau: JOUR }),
    withdrawn(locked(JOUR), { date: JOUR }),
    refused({ code: 'transfert.autre_caisse' }, { date: JOUR }),
    refused({ data: { etat: 'refuse', montant: 30, datereponse: '@today' } }),
    begun({ attendu: 800 }),
  ]),
  rule('an answer is refused in one order: who gives it, whether one was given, its day, its version (ADR 0035)', [
    ...apart,
    onItsWay({ date: JOUR }),
    accepted(notTarget, { date: '@tomorrow' }, { as: SENDER }),
    refused(notTarget, {}, { as: SENDER }),
    withdrawn(notSource, { date: '@tomorrow' }, { as: RECEIVER }),
    accepted(refusing(['date', 'date.future']), { date: '@tomorrow' }),
    accepted(refusing(['date', 'transfert.avant_envoi']), { date: HIER, version: 2 }),
    refused(refusing(['date', 'transfert.avant_envoi']), { date: HIER }),
    withdrawn(refusing(['date', 'transfert.avant_envoi']), { date: HIER }),
    accepted({ code: 'conflit.version', data: { etat: 'envoye', version: 1 } }, { version: 2 }),
    accepted({}, { version: 1 }),
    accepted(answered, { date: '@tomorrow', version: 1 }),
    accepted(notTarget, {}, { as: SENDER }),
    byChief(withdrawn({ code: 'conflit.version', data: { etat: 'recu', version: 2 } }, { version: 1 })),
    ...balancesAre(800, 200),
  ]),
  rule('a movement of a transfer is neither changed, deleted nor reversed by itself, nor is its fee (ADR 0035)', [
    ...both,
    sent({}, { frais: 5 }),
    {
      call: mouvements.list,
      query: ofSource,
      save: 'lignes',
      expect: { data: [{ autrecaisse: CIBLE }, { autrecaisse: CIBLE, montant: 200 }, { autrecaisse: null }] },
    },
    ...['@lignes.0.mouvementcaisseid', '@lignes.1.mouvementcaisseid'].flatMap((mouvementcaisseid) => {
      const of = { params: { mouvementcaisseid }, expect: { code: 'mouvement.transfert' } } as const;
      return [
        { ...of, call: mouvements.update, body: { montant: 5, type: 0 } },
        { ...of, call: mouvements.remove },
        { ...of, call: mouvements.contrepasser, body: { motif: 'Erreur' } },
      ];
    }),
    ...balancesAre(795, 200),
  ]),
  rule('a register that a transfer is on its way to stays; afterwards the transfer keeps its name (ADR 0035)', [
    ...apart,
    onItsWay(),
    ask(caisses.remove, ofCible, { code: 'caisse.transfert_attendu' }),
    refused(),
    ask(caisses.remove, ofSource, { code: 'caisse.utilisee' }),
    ask(caisses.remove, ofCible),
    ask(transferts.byId, ofTransfert, { data: { etat: 'refuse', cible: CIBLE } }),
    ask(transferts.list, {}, { count: 1, data: [ofTransfert] }, { as: RECEIVER }),
  ]),
  rule('the dashboard counts no transfer, only its fee; the list of movements adds each up apart (ADR 0035)', [
    ...apart,
    ask(dashboard.totaux, TODAY, {}, { save: 'avant' }),
    onItsWay({ frais: 5 }),
    ask(dashboard.totaux, TODAY, {
      data: { sorties: '@avant.sorties+5', solde: '@avant.solde-205', envoyes: '@avant.envoyes+200' },
    }),
    accepted(),
    ask(
      dashboard.periode,
      { ...TODAY, pas: 'jour' },
      {
        data: {
          totaux: { entrees: '@avant.entrees', sorties: '@avant.sorties+5', solde: '@avant.solde-5' },
          flux: [{ entrees: '@avant.entrees', sorties: '@avant.sorties+5', solde: '@avant.solde-5' }],
        },
      },
    ),
    ask(mouvements.total, ofSource, {
      data: { nombre: 3, entrees: 1000, sorties: 5, recus: 0, envoyes: 200, ouverture: 0, solde: 795 },
    }),
    ask(mouvements.total, ofCible, { data: { nombre: 2, entrees: 0, recus: 200, solde: 200 } }),
  ]),
  rule('a transfer and its answer are told in the audit log and in the timelines of both registers (PRODUCT G)', [
    ...apart,
    onItsWay(),
    accepted(),
    ask(
      activites.list,
      { objet: 'transfert', objetid: '@transfert.transfertid' },
      {
        count: 2,
        data: [
          { actiontype: 'Update', avant: { etat: 'envoye' }, apres: { ...ofTransfert, etat: 'recu' } },
          {
            actiontype: 'Insert',
            libelle: 'Caisse source @unique → Caisse cible @unique',
            avant: null,
            apres: { ...ofTransfert, montant: 200, etat: 'envoye' },
          },
        ],
      },
    ),
    ...[
      { as: SENDER, params: ofSource },
      { as: RECEIVER, params: ofCible },
    ].map((reader) => ({
      ...reader,
      call: caisses.suivi,
      expect: {
        count: 3,
        data: [
          { objet: 'transfert', actiontype: 'Update', montant: 200, etat: 'recu' },
          { objet: 'transfert', caisse: 'Caisse source @unique → Caisse cible @unique', etat: null },
          { objet: 'caisse' },
        ],
      },
    })),
    ...confined(['utilisateurs'], 'cible'),
    ask(
      activites.list,
      { objet: 'transfert' },
      { count: 2, data: [{ objetid: '@transfert.transfertid' }, { objetid: '@transfert.transfertid' }] },
      { as: ['utilisateurs'] },
    ),
    opened(0, 'ailleurs'),
    ...confined(['utilisateurs'], 'ailleurs'),
    ask(activites.list, { objet: 'transfert' }, { count: 0, data: [] }, { as: ['utilisateurs'] }),
  ]),
];
