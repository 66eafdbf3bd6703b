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

const { arretes, caisses, mouvements, transferts, utilisateurs } = calls;

const JOUR = '2026-01-05';
const gone = 2_000_000_000;
const nothing = { transfertid: gone };
const hidden = { code: 'introuvable' } as const;
/** Sees another register alone. */
const STRANGER = [...SENDER, 'caisses.creer'] as const;
const fromTo = { ...{ sourceid: '@source.caisseid', source: 'Caisse source @unique' }, cibleid: '@cible.caisseid' };
const cible = { ...ofCible, libelle: 'Caisse cible @unique', code: '@cible.code', nature: 'especes' };
const toCaisse = { cibleid: '@caisse.caisseid' };
const fromCaisse = { sourceid: '@caisse.caisseid' };

/** What sending money does, and what is refused (ADR 0035). */
export const transfertsCases: readonly ConformanceCase[] = [
  rule('money between two registers of one’s own is received at once, on the same day (ADR 0035)', [
    ...both,
    sent(
      {
        data: {
          ...{ ...fromTo, cible: 'Caisse cible @unique', montant: 200, frais: 10, date: JOUR, motif: 'Fonds' },
          etat: 'recu',
          envoyepar: '@me.utilisateurid',
          datereponse: JOUR,
          motifreponse: '',
          version: 1,
        },
      },
      { frais: 10, date: JOUR, motif: ' Fonds ' },
    ),
    ask(transferts.byId, ofTransfert, {
      data: { ...ofTransfert, expediteur: '@transfert.expediteur', repondeur: '@transfert.expediteur' },
    }),
    ...balancesAre(790, 200),
    movesAre(ofSource, [
      { origine: 'frais', type: 0, montant: 10, date: JOUR, ...ofTransfert },
      {
        origine: 'transfert',
        type: 0,
        montant: 200,
        date: JOUR,
        description: 'Fonds',
        ...ofTransfert,
        isfirst: 0,
        reglementid: null,
        arreteid: null,
        contrepasseid: null,
        contrepassele: null,
      },
    ]),
    movesAre(ofCible, [{ origine: 'transfert', type: 1, montant: 200, date: JOUR, ...ofTransfert }]),
  ]),
  rule('what goes to a register of somebody else is on its way; the source has paid it and its fee (ADR 0035)', [
    ...apart,
    onItsWay(
      { frais: 5 },
      { data: { etat: 'envoye', date: '@today', motif: '', datereponse: null, repondeur: '', motifreponse: '' } },
    ),
    ...balancesAre(795, 0),
    ask(arretes.ouvrir, ofCible, { data: { attendu: 0, arecevoir: { nombre: 1, montant: 200 } } }),
    ask(arretes.ouvrir, ofSource, { data: { arecevoir: { nombre: 0, montant: 0 } } }),
    movesAre(ofSource, [{ origine: 'frais' }, { origine: 'transfert', type: 0, montant: 200, description: '' }]),
    movesAre(ofCible, []),
  ]),
  rule('a transfer waits only for who could accept it: a user who may sign in and is given the target (ADR 0035)', [
    ...both,
    ...confined(SENDER, 'source'),
    ask(transferts.cibles, {}, { among: [{ ...cible, attente: false }] }, { as: SENDER }),
    onItsWay({}, { data: { etat: 'recu' } }),
    ...confined(RECEIVER, 'cible'),
    ask(transferts.cibles, {}, { among: [{ ...cible, attente: true }] }, { as: SENDER }),
    onItsWay(),
    ask(transferts.cibles, {}, { among: [{ ...cible, attente: false }, ofSource] }, { as: RECEIVER }),
    ask(transferts.cibles, {}, { among: [{ ...cible, attente: false }] }),
    ask(utilisateurs.lock, { utilisateurid: '@moi.0.utilisateurid', verrouille: true }),
    ask(transferts.cibles, {}, { among: [{ ...cible, attente: false }] }, { as: SENDER }),
    onItsWay({}, { data: { etat: 'recu' } }),
    ...balancesAre(400, 400),
  ]),
  rule('a register sends all that it holds, its fee included, and not a franc more (CONTRACT "Money calls")', [
    ...both,
    sent(refusing(['montant', 'caisse.solde_insuffisant']), { montant: 1001 }),
    sent(refusing(['montant', 'caisse.solde_insuffisant']), { montant: 1000, frais: 1 }),
    transfersAre(ofSource, []),
    movesAre(ofSource, []),
    sent({ data: { montant: 990, frais: 10 } }, { montant: 990, frais: 10 }),
    ...balancesAre(0, 990),
  ]),
  rule('the registers and the day of a transfer are refused in one order (ADR 0035)', [
    ...both,
    sent(refusing(['cibleid', 'transfert.meme_caisse']), { cibleid: '@source.caisseid', date: '@tomorrow' }),
    sent(refusing(['date', 'date.future']), { sourceid: gone, date: '@tomorrow' }),
    sent(refusing(['sourceid', 'champ.invalide']), { sourceid: gone, cibleid: gone - 1 }),
    sent(refusing(['cibleid', 'champ.invalide']), { cibleid: gone, montant: 2000 }),
    ask(caisses.remove, ofCible),
    sent(refusing(['cibleid', 'champ.invalide'])),
    ...confined(SENDER, 'source'),
    opened(1000, 'cible'),
    sent(refusing(['sourceid', 'champ.invalide']), { sourceid: '@cible.caisseid', cibleid: gone }, { as: SENDER }),
  ]),
  rule(
    'a closed day refuses what leaves, and what is received at once; what is on its way is not there yet (ADR 0031)',
    [
      ...both,
      opened(500),
      begun(),
      counted({ ...francs(500), jusquau: JOUR }),
      sent(locked(JOUR), { ...fromCaisse, montant: 501, date: JOUR }),
      sent(locked(JOUR), { ...toCaisse, date: JOUR }),
      ...balancesAre(1000, 0),
      transfersAre(ofSource, []),
      ...confined(SENDER, 'source'),
      ...confined(RECEIVER, 'caisse'),
      onItsWay({ ...toCaisse, date: JOUR }),
      sent({ data: { etat: 'recu', date: '@today' } }, fromCaisse),
      ...balancesAre(800, 200),
    ],
  ),
  rule('of two registers that both refuse, the source is told: its day, then its money (ADR 0035)', [
    opened(1000, 'source'),
    opened(500),
    opened(0, 'cible'),
    sent({}, { ...fromCaisse, cibleid: '@source.caisseid', date: JOUR }),
    begun(),
    counted({ ...francs(300), jusquau: JOUR }),
    sent(refusing(['montant', 'caisse.solde_insuffisant']), { ...toCaisse, montant: 1201, date: JOUR }),
    sent(refusing(['montant', 'caisse.solde_insuffisant']), {
      sourceid: '@cible.caisseid',
      ...toCaisse,
      date: JOUR,
    }),
    sent({}, { montant: 1200 }, { save: 'reste' }),
    byChief(withdrawn(locked(JOUR))),
    ...balancesAre(0, 1200),
  ]),
  rule(
    'transfers are listed page by page, newest first: of a register, either way, and of a state (CONTRACT "Types")',
    [
      ...apart,
      onItsWay({ montant: 1 }),
      ...[2, 3, 4, 5, 6].map((montant) => sent({}, { montant })),
      transfersAre(
        ofSource,
        [6, 5, 4, 3, 2].map((montant) => ({ ...fromTo, montant })),
        { count: 6 },
      ),
      transfersAre(ofCible, [{ montant: 1, etat: 'envoye' }], { page: 2, count: 6 }),
      transfersAre(ofCible, [{ montant: 3 }, { montant: 2 }], { etat: 'recu', page: 2, limit: 3, count: 5 }),
      transfersAre(ofSource, [{ montant: 1 }], { etat: 'envoye' }),
      transfersAre(ofSource, [], { etat: 'refuse' }),
      ask(transferts.list, {}, { first: [{ montant: 6 }] }),
    ],
  ),
  rule('a transfer is seen by who sees its source or its target; for others it does not exist (PRODUCT Q)', [
    ...apart,
    opened(0, 'ailleurs'),
    ...confined(STRANGER, 'ailleurs'),
    onItsWay(),
    ...[SENDER, RECEIVER].flatMap((as) => [
      ask(transferts.list, {}, { count: 1, data: [ofTransfert] }, { as }),
      ask(transferts.byId, ofTransfert, { data: ofTransfert }, { as }),
    ]),
    ask(transferts.list, ofCible, hidden, { as: SENDER }),
    ask(caisses.byId, ofCible, hidden, { as: SENDER }),
    ask(mouvements.list, {}, { count: 1, data: [{ isfirst: 1, ...ofCible }] }, { as: RECEIVER }),
    ask(transferts.list, {}, { count: 0, data: [] }, { as: STRANGER }),
    ask(transferts.byId, ofTransfert, hidden, { as: STRANGER }),
    ...[accepted, refused, withdrawn].map((answered) => answered(hidden, {}, { as: STRANGER })),
    ask(transferts.byId, nothing, hidden),
    ...[accepted, refused, withdrawn].map((answered) => answered(hidden, {}, { params: nothing })),
    ask(transferts.list, { caisseid: gone }, hidden),
  ]),
  rule('the list of movements leaves transfers out, or shows them alone; a fee is none (ADR 0035, PRODUCT N)', [
    ...apart,
    onItsWay({ frais: 5 }),
    ...[
      { query: { transferts: 0 }, data: [{ origine: 'frais' }, { origine: 'ouverture' }], entrees: 1000, sorties: 5 },
      { query: { transferts: 0, type: 1 }, data: [{ origine: 'ouverture' }], entrees: 1000, sorties: 0 },
      { query: { transferts: 1 }, data: [{ origine: 'transfert' }], entrees: 0, sorties: 0 },
      { query: { transferts: 1, datedebut: '@today', type: 1 }, data: [], entrees: 0, sorties: 0 },
    ].flatMap(({ query, data, entrees, sorties }): Step[] => [
      ask(mouvements.list, { ...ofSource, ...query }, { count: data.length, data }),
      ask(mouvements.total, { ...ofSource, ...query }, { data: { nombre: data.length, entrees, sorties } }),
    ]),
  ]),
];
