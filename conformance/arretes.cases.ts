import { calls } from '@comptoir/contract/calls';
import { MAX_PIECES } from '@comptoir/domain/arrete';
import { ask, invalid } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened, owing, paid, typed } from './given';
import {
  begun,
  blind,
  closedUpTo,
  closingsAre,
  counted,
  explained,
  francs,
  locked,
  miscounted,
  moved,
  ofArrete,
  ofCaisse,
  recounted,
} from './given.arretes';

const { arretes, caisses, mouvements } = calls;

const [HIER, JOUR, LENDEMAIN] = ['2026-01-04', '2026-01-05', '2026-01-06'];
const mouvement = { mouvementcaisseid: '@mouvement.mouvementcaisseid' };

const wallet: Step = ask(
  caisses.create,
  { libelle: 'Caisse wave @unique', montant: 1000, nature: 'wave' },
  {},
  { save: 'caisse' },
);

/** A count of `@caisse`, which moved, is told that `mouvements` came after the ledger line `seq`. */
const cameSince = (seq: number | string, mouvements: readonly object[], more: Partial<Step> = {}): Step =>
  counted({ ...francs(1), seq }, { code: 'arrete.caisse_a_bouge', data: { mouvements } }, more);

/** Counts of a register, and the days that they close (ADR 0033). */
export const arretesCases: readonly ConformanceCase[] = [
  rule('a count that is right closes the day, and nothing of that day is written any more (ADR 0033)', [
    typed,
    opened(1500),
    owing(100),
    begun({ ...ofCaisse, attendu: 1500, arretele: null, jusquau: '@today' }),
    counted(
      {
        observations: ' Fonds laissé au coffre ',
        comptage: [
          { forme: 'piece', coupure: 500, nombre: 1 },
          { forme: 'billet', coupure: 500, nombre: 2 },
        ],
      },
      {
        data: {
          ...{ ...ofCaisse, caisse: 'Caisse caisse @unique', code: '@caisse.code', numero: 1, nature: 'journee' },
          jusquau: '@today',
          seq: '@ouverture.seq',
          attendu: 1500,
          compte: 1500,
          ecart: 0,
          motif: '',
          observations: 'Fonds laissé au coffre',
          comptepar: '@me.utilisateurid',
          etat: 'valide',
          reouverture: null,
          regularisation: null,
          dernier: true,
          version: 1,
          comptage: [
            { forme: 'billet', coupure: 500, nombre: 2 },
            { forme: 'piece', coupure: 500, nombre: 1 },
          ],
        },
      },
    ),
    ask(arretes.byId, ofArrete, { data: { ...ofArrete, compte: 1500 } }),
    closedUpTo('@today'),
    ask(caisses.all, {}, { among: [{ ...ofCaisse, arretele: '@today' }] }),
    moved(locked('@today')),
    paid(100, { expect: locked('@today') }),
  ]),
  rule(
    'a closing of an earlier day leaves later days open, and what it locked is neither changed nor deleted (ADR 0033)',
    [
      opened(1000),
      moved({}, { date: HIER }),
      begun({ attendu: 1050 }),
      counted({ ...francs(1050), jusquau: JOUR }, { data: { jusquau: JOUR } }),
      moved(locked(JOUR), { date: JOUR }),
      ask(mouvements.update, { ...mouvement, montant: 40, type: 1 }, locked(JOUR)),
      ask(mouvements.update, { ...mouvement, montant: 50, type: 1, date: LENDEMAIN }, locked(JOUR)),
      ask(mouvements.remove, mouvement, locked(JOUR)),
      moved({}, { date: LENDEMAIN }),
      begun({ attendu: 1100, arretele: JOUR, jusquau: '@today', mouvements: 1 }),
      miscounted({ ...francs(1100), jusquau: JOUR }, { path: 'jusquau', code: 'arrete.deja_arrete' }),
      miscounted({ ...francs(1100), jusquau: HIER }, { path: 'jusquau', code: 'arrete.deja_arrete' }),
      miscounted({ ...francs(1100), jusquau: '@tomorrow' }, { path: 'jusquau', code: 'arrete.date_future' }),
      counted({ ...francs(1100), jusquau: LENDEMAIN }, { data: { numero: 2, attendu: 1100 } }),
      closedUpTo(LENDEMAIN),
    ],
  ),
  rule('a surprise count locks nothing, and is of today (ADR 0033)', [
    opened(1000),
    begun(),
    counted({ ...francs(1000), nature: 'controle' }, { data: { nature: 'controle', jusquau: '@today' } }),
    closedUpTo(null),
    ask(caisses.remove, ofCaisse, { code: 'caisse.arretee', params: { nombre: 1 } }),
    moved(),
    begun({ attendu: 1050, arretele: null }),
    miscounted({ ...francs(1050), nature: 'controle', jusquau: JOUR }, { path: 'jusquau', code: 'champ.invalide' }),
    counted(francs(1050), { data: { numero: 2, nature: 'journee' } }),
    begun(),
    counted({ ...francs(1050), nature: 'controle' }, { data: { numero: 3 } }, { save: 'controle' }),
    closedUpTo('@today'),
    moved(locked('@today')),
  ]),
  rule('a variance needs a reason, and is kept as it was counted (ADR 0033)', [
    opened(1000),
    begun(),
    miscounted(francs(900), { path: 'motif', code: 'arrete.motif_requis' }),
    miscounted({ ...francs(1001), motif: '  ' }, { path: 'motif', code: 'arrete.motif_requis' }),
    closedUpTo(null),
    closingsAre([]),
    counted(
      { ...francs(900), motif: 'Erreur de rendu', nature: 'controle' },
      { data: { attendu: 1000, compte: 900, ecart: -100, motif: 'Erreur de rendu' } },
    ),
    explained({ code: 'arrete.deja_explique' }),
    counted({ ...francs(1001), motif: 'Don' }, { data: { ecart: 1 } }),
    ask(caisses.byId, ofCaisse, { data: { solde: 1000 } }),
  ]),
  rule('a blind count does not tell what is expected, and is explained once, after it, by who counted (ADR 0033)', [
    blind(1000),
    begun({ attendu: null }),
    counted(francs(900), { data: { attendu: 1000, ecart: -100, motif: '' } }),
    {
      ...explained(invalid(['motif', 'champ.requis'])),
      body: { motif: ' ' },
    },
    explained({ code: 'arrete.autre_comptage' }, 'Sa faute', { as: ['caisses', 'caisses.cloturer'] }),
    explained({ data: { motif: 'Erreur de rendu', ecart: -100, etat: 'valide', version: 2 } }),
    explained({ code: 'arrete.deja_explique' }, 'Autre raison'),
    ...recounted({ ...francs(1000), nature: 'controle' }, { data: { ecart: 0 } }),
    explained({ code: 'arrete.deja_explique' }),
    ask(caisses.update, { ...ofCaisse, libelle: 'Vue @unique' }, { data: { aveugle: 1 } }),
    ask(caisses.update, { ...ofCaisse, libelle: 'Vue @unique', aveugle: 0 }, { data: { aveugle: 0 } }),
    begun({ attendu: 1000 }),
  ]),
  rule('a register that moved since a count began is not closed by it; the refusal tells what came (ADR 0033)', [
    opened(1000),
    begun(),
    miscounted({ ...francs(1000), seq: -1 }, { path: 'seq', code: 'champ.invalide' }),
    counted(
      { ...francs(1000), seq: '@ouverture.seq+9' },
      { code: 'arrete.caisse_a_bouge', data: { seq: '@ouverture.seq', mouvements: [] } },
    ),
    moved(),
    counted(francs(1000), {
      code: 'arrete.caisse_a_bouge',
      data: { seq: '@ouverture.seq+1', attendu: 1050, mouvements: [{ ...mouvement, montant: 50, description: '' }] },
    }),
    counted({ ...francs(1050), seq: '@ouverture.seq+1', jusquau: JOUR }, { data: { compte: 1050 } }),
    begun({ mouvements: 0 }),
    ask(mouvements.remove, mouvement),
    counted(francs(1050), {
      code: 'arrete.caisse_a_bouge',
      data: { attendu: 1000, mouvements: [{ ...mouvement, annule: true }] },
    }),
    begun({ attendu: 1000 }),
    ask(caisses.update, { ...ofCaisse, libelle: 'Caisse caisse @unique', aveugle: 1 }),
    moved(),
    counted(francs(1000), {
      code: 'arrete.caisse_a_bouge',
      data: { seq: '@ouverture.seq+1', attendu: null, mouvements: [{ ...mouvement, montant: null }] },
    }),
  ]),
  rule('what came is told to who reads movements, and of no line before the last closing (ADR 0033)', [
    opened(1000),
    moved(),
    cameSince(0, [{ montant: 50 }, { montant: 1000 }], { as: ['caisses', 'caisses.cloturer'] }),
    cameSince(0, [], { as: ['caisses.cloturer'] }),
    begun(),
    counted({ ...francs(1050), jusquau: JOUR }),
    moved({}, { date: LENDEMAIN }),
    cameSince('@ouverture.seq', [{ montant: 50 }]),
    cameSince('@ouverture.seq-1', []),
    cameSince(0, []),
  ]),
  rule('a correction of words alone does not move a register (ADR 0033)', [
    opened(1000),
    moved(),
    begun(),
    ask(mouvements.update, { ...mouvement, montant: 50, type: 1, description: 'Appoint' }),
    counted(francs(1050), { data: { seq: '@ouverture.seq' } }),
  ]),
  rule('cash is counted by notes and coins that exist, each once, from 0 to 1 000 000, and stays cash (ADR 0033)', [
    opened(0),
    begun(),
    miscounted(
      {
        comptage: [
          { forme: 'billet', coupure: 250, nombre: 1 },
          { forme: 'billet', coupure: 500, nombre: -1 },
          { forme: 'piece', coupure: 500, nombre: MAX_PIECES + 1 },
          { forme: 'piece', coupure: 500, nombre: 1 },
        ],
      },
      { path: 'comptage.0.coupure', code: 'comptage.coupure_inconnue' },
      { path: 'comptage.1.nombre', code: 'comptage.nombre' },
      { path: 'comptage.2.nombre', code: 'comptage.nombre' },
      { path: 'comptage.3.coupure', code: 'comptage.coupure_inconnue' },
    ),
    miscounted({ montant: 0 }, { path: 'montant', code: 'champ.invalide' }),
    counted({}, { data: { compte: 0, ecart: 0, comptage: [] } }),
    ask(
      caisses.update,
      { ...ofCaisse, libelle: 'Caisse caisse @unique', nature: 'wave' },
      { code: 'caisse.nature_figee' },
    ),
  ]),
  rule('a wallet is counted by one figure, not by notes (ADR 0033)', [
    wallet,
    begun({ attendu: 1000 }),
    miscounted({}, { path: 'montant', code: 'champ.requis' }),
    miscounted({ montant: 1000, ...francs(1000) }, { path: 'comptage', code: 'champ.invalide' }),
    miscounted({ montant: -1 }, { path: 'montant', code: 'montant.invalide' }),
    counted({ montant: 1000 }, { data: { compte: 1000, ecart: 0, comptage: [] } }),
  ]),
  rule('the closings of a register are listed page by page, the newest first (CONTRACT "Types")', [
    opened(10),
    begun(),
    ...Array.from({ length: 6 }, () => counted({ ...francs(10), nature: 'controle' })),
    closingsAre(
      [6, 5, 4, 3, 2].map((numero) => ({ numero, dernier: numero === 6, ecart: 0, ...ofCaisse })),
      { count: 6 },
    ),
    closingsAre([{ numero: 1, dernier: false }], { count: 6 }, { page: 2 }),
    closingsAre([{ numero: 4 }, { numero: 3 }], { count: 6 }, { page: 2, limit: 2 }),
  ]),
];
