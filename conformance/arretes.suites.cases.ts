import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { balanceIs, movementsAre, opened } from './given';
import {
  begun,
  booked,
  CHEF,
  closedUpTo,
  closingsAre,
  counted,
  explained,
  francs,
  locked,
  moved,
  ofArrete,
  ofCaisse,
  proven,
  recounted,
  reopened,
} from './given.arretes';
import { byChief, restricted } from './given.maison';
import { EXECUTABLE, OTHER_PDF, PDF } from './piece';

const { activites, arretes, caisses, mouvements } = calls;

const ecart = { mouvementcaisseid: '@arrete.regularisation.mouvementcaisseid' };
const short = { ...francs(900), motif: 'Erreur de rendu' };
const [AVANT, APRES] = ['2026-01-05', '2026-01-10'];

const COUNTER = ['caisses', 'caisses.cloturer'] as const;
const hidden = { code: 'introuvable' } as const;

type Fields = Readonly<Record<string, unknown>>;

/** Every call of closings for a register and a closing. */
const everyCall = (caisse: Fields, arrete: Fields, as?: Step['as']): Step[] =>
  [
    ask(arretes.ouvrir, caisse),
    ask(arretes.list, caisse),
    ask(arretes.create, { ...caisse, nature: 'journee', seq: 0 }),
    ask(arretes.byId, arrete),
    ask(arretes.expliquer, { ...arrete, motif: 'x' }),
    ask(arretes.joindre, arrete, {}, { files: [PDF] }),
    ask(arretes.regulariser, { ...arrete, motif: 'x' }),
    ask(arretes.rouvrir, { ...arrete, motif: 'x' }),
  ].map((step) => ({ ...step, ...(as && { as }), expect: hidden }));

/** What follows a count: its variance is booked, its days are reopened, by somebody else (ADR 0033). */
export const arretesSuitesCases: readonly ConformanceCase[] = [
  rule('a shortage is booked once, by somebody else, on its own closed day (ADR 0033)', [
    opened(1000),
    ...recounted(short),
    balanceIs(1000),
    byChief(booked({ code: 'arrete.propre_comptage' })),
    booked(
      {
        data: {
          ...{ ...ofArrete, attendu: 1000, compte: 900, ecart: -100, motif: 'Erreur de rendu', dernier: true },
          regularisation: { imputation: 'charge', motif: 'Manquant constaté' },
        },
      },
      { save: 'arrete' },
    ),
    balanceIs(900),
    movementsAre([
      { ...ecart, origine: 'ecart', type: 0, montant: 100, date: '@today', ...ofArrete, reglementid: null },
      { isfirst: 1, arreteid: null },
    ]),
    booked({ code: 'arrete.deja_regularise' }),
    reopened({ code: 'arrete.deja_regularise' }),
    ask(mouvements.update, { ...ecart, montant: 5, type: 0 }, { code: 'mouvement.ecart' }),
    ask(mouvements.remove, ecart, { code: 'mouvement.ecart' }),
    balanceIs(900),
    ...recounted({ ...francs(900), nature: 'controle' }, { data: { attendu: 900, ecart: 0 } }),
  ]),
  rule('a surplus is booked as money in; a count without a variance is refused (ADR 0033)', [
    opened(1000),
    ...recounted({ ...francs(1000), nature: 'controle' }),
    booked({ code: 'arrete.sans_ecart' }),
    ...recounted({ ...francs(1030), motif: 'Don' }),
    booked({ data: { regularisation: { motif: 'Manquant constaté' } } }),
    movementsAre([{ origine: 'ecart', type: 1, montant: 30, ...ofArrete }, { isfirst: 1 }]),
    balanceIs(1030),
  ]),
  rule('a shortage above what a register holds now cannot be booked (ADR 0033)', [
    opened(1000),
    ...recounted({ ...francs(0), motif: 'Vol', jusquau: AVANT }),
    moved({}, { montant: 1, type: 0 }),
    booked({ code: 'caisse.solde_insuffisant' }),
    balanceIs(999),
    moved({}, { montant: 1, type: 1 }),
    booked({ data: { ecart: -1000 } }),
    balanceIs(0),
  ]),
  rule('only the last count of a register is booked, because it took the earlier variance up (ADR 0033)', [
    opened(1000),
    ...recounted({ ...short, jusquau: AVANT }),
    begun(),
    counted({ ...francs(950), motif: 'Pièce retrouvée', nature: 'controle' }, {}, { save: 'dernier' }),
    booked({ code: 'arrete.pas_dernier' }),
    closingsAre([
      { numero: 2, dernier: true },
      { numero: 1, dernier: false, ...ofArrete },
    ]),
    booked({ data: { ecart: -50 } }, { params: { arreteid: '@dernier.arreteid' } }),
    balanceIs(950),
  ]),
  rule('a closing is reopened by somebody else, for a reason, and its days are open again (ADR 0033)', [
    opened(1000),
    ...recounted(short),
    moved(locked('@today')),
    byChief(reopened({ code: 'arrete.propre_comptage' })),
    reopened({
      data: {
        ...{ ...ofArrete, etat: 'rouvert', dernier: false, jusquau: '@today', compte: 900, regularisation: null },
        reouverture: { motif: 'Une pièce restait à saisir' },
      },
    }),
    closedUpTo(null),
    moved(),
    reopened({ code: 'arrete.rouvert' }),
    booked({ code: 'arrete.rouvert' }),
    explained({ code: 'arrete.rouvert' }),
    ...recounted(francs(1050), { data: { numero: 2, ecart: 0, dernier: true } }),
    closingsAre([
      { numero: 2, etat: 'valide' },
      { numero: 1, etat: 'rouvert', dernier: false },
    ]),
  ]),
  rule('whoever counted attaches one proof to a closing, which stays (ADR 0044)', [
    opened(1000),
    ...recounted(francs(1000), { data: { file: '', filename: '' } }),
    proven({ code: 'arrete.autre_comptage' }, { as: COUNTER }),
    proven(refusing(['file', 'fichier.requis']), { files: [] }),
    proven({ code: 'fichier.type' }, { files: [EXECUTABLE] }),
    proven({ data: { ...ofArrete, filename: 'Reçu no 12', version: 2 } }, { save: 'arrete' }),
    proven({ code: 'arrete.deja_joint' }, { files: [OTHER_PDF] }),
    closingsAre([{ ...ofArrete, file: '@arrete.file', filename: 'Reçu no 12' }]),
    ask(
      activites.list,
      { objet: 'arrete', objetid: '@arrete.arreteid' },
      { count: 2, first: [{ actiontype: 'Update', avant: { file: '' }, apres: { file: '@arrete.file' } }] },
    ),
  ]),
  rule('a surprise count that was counted over since takes a proof too, and a reopened closing takes none (ADR 0044)', [
    opened(1000),
    ...recounted({ ...francs(1000), nature: 'controle' }),
    counted(francs(1000), {}, { save: 'dernier' }),
    proven({ data: ofArrete }),
    reopened({}, { params: { arreteid: '@dernier.arreteid' } }),
    proven({ code: 'arrete.rouvert' }, { params: { arreteid: '@dernier.arreteid' } }),
  ]),
  rule('closings are reopened from the last one back, and a surprise count is not reopened (ADR 0033)', [
    opened(1000),
    begun(),
    counted({ ...francs(1000), jusquau: AVANT }),
    counted({ ...francs(1000), jusquau: APRES }, {}, { save: 'dernier' }),
    counted({ ...francs(1000), nature: 'controle' }, {}, { save: 'controle' }),
    reopened({ code: 'arrete.controle' }, { params: { arreteid: '@controle.arreteid' } }),
    reopened({ code: 'arrete.pas_dernier' }),
    reopened({ data: { numero: 2 } }, { params: { arreteid: '@dernier.arreteid' } }),
    closedUpTo(AVANT),
    moved(locked(AVANT), { date: AVANT }),
    reopened({ data: { numero: 1 } }),
    closedUpTo(null),
  ]),
  rule('closings of a register out of reach do not exist, nor do those that were never made (PRODUCT Q)', [
    ...restricted([...CHEF, 'caisses.cloturer']),
    ask(arretes.ouvrir, { caisseid: '@autre.caisseid' }, {}, { save: 'ouverture' }),
    counted(francs(1000), {}, { params: { caisseid: '@autre.caisseid' } }),
    ...everyCall({ caisseid: '@autre.caisseid' }, ofArrete, [...CHEF, 'caisses.cloturer']),
    ...everyCall({ caisseid: 2_000_000_000 }, { arreteid: 2_000_000_000 }),
  ]),
  rule('each act on a closing is told in the audit log, counts and reopenings in the register’s timeline (PRODUCT G)', [
    opened(1000),
    ...recounted(short),
    reopened({ data: ofArrete }),
    ask(
      activites.list,
      { objet: 'arrete', objetid: '@arrete.arreteid' },
      {
        count: 2,
        data: [
          { actiontype: 'Update', apres: { etat: 'rouvert' } },
          { actiontype: 'Insert', avant: null, apres: { ...ofArrete, compte: 900, ecart: -100 } },
        ],
      },
    ),
    ...recounted(short),
    booked({ data: ofArrete }),
    ask(
      activites.list,
      { objet: 'arrete', objetid: '@arrete.arreteid' },
      { count: 2, first: [{ actiontype: 'Update', apres: { regularisation: { imputation: 'charge' } } }] },
    ),
    ask(caisses.suivi, ofCaisse, {
      count: 4,
      data: [
        { objet: 'arrete', actiontype: 'Insert', caisse: null },
        { objet: 'arrete', actiontype: 'Update', caisse: null },
        { objet: 'arrete', actiontype: 'Insert' },
        { objet: 'caisse', actiontype: 'Insert' },
      ],
    }),
  ]),
];
