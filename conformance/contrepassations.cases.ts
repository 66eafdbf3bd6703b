import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { balanceIs, movementsAre, opened, owing, paid, remainderIs, typed } from './given';
import { begun, closedUpTo, moved, ofArrete, ofCaisse } from './given.arretes';
import {
  ARRETE,
  closed,
  OUVERT,
  ofContrepassation,
  ofMouvement,
  ofReglement,
  paidClosed,
  paidThen,
  repaid,
  reversed,
} from './given.contrepassations';
import { begun as begunProjet, projetIs, spent } from './given.projets';
import { clientIs, collected, ordered, registered, reordered } from './given.ventes';

const { arretes, commandes, creances, depenses, mouvements, reglements } = calls;

type Fields = Readonly<Record<string, unknown>>;

const ofDepense = { depenseid: '@depense.depenseid' };
const ofDette = { id: '@depense.depenseid' };
const ofCommande = { commandeid: '@commande.commandeid' };
const ofType = { libelle: 'Dépense depense @unique', typedepenseid: '@type.typedepenseid', date: '@today' };

const paymentsAre = (data: readonly Fields[]): Step => ask(reglements.ofDette, ofDette, { count: data.length, data });

const stated = (query: Fields, data: Fields): Step =>
  ask(creances.releve, { clientid: '@client.clientid', ...query }, { data });

/** Saves the movements of `@caisse`, the latest first. */
const listed: Step = ask(mouvements.list, ofCaisse, {}, { save: 'lignes' });

/** What a reversal does (ADR 0034). */
export const contrepassationsCases: readonly ConformanceCase[] = [
  rule('the money of a reversed payment comes back today, and its expense is owed again (ADR 0034)', [
    typed,
    opened(1000),
    owing(400),
    paidThen(300, { expect: { data: { arretele: null, contrepassele: null, montantrestant: 100 } } }),
    listed,
    ...closed(700),
    paid(50, { save: 'suivant' }),
    repaid(
      {
        data: {
          ...{ ...ofCaisse, montant: 300, type: 1, isfirst: 0, origine: 'contrepassation', date: '@today' },
          description: 'Saisi deux fois',
          beneficiaire: '',
          beneficiairetel: '',
          annule: false,
          version: 1,
          contrepasseid: '@lignes.0.mouvementcaisseid',
          reglementid: null,
          arreteid: null,
          contrepassele: null,
        },
      },
      { motif: ' Saisi deux fois ' },
    ),
    balanceIs(950),
    remainderIs(350),
    ask(reglements.reste, ofDette, { data: { montant: 400, montantrestant: 350 } }),
    paymentsAre([
      {
        reglementid: '@suivant.reglementid',
        montantrestant: 350,
        arretele: ARRETE,
        contrepassele: null,
        version: 1,
      },
      {
        ...{ ...ofReglement, montant: 300, montantremis: 300, date: ARRETE, filename: 'Reçu no 12' },
        montantrestant: 400,
        arretele: ARRETE,
        contrepassele: '@today',
        version: 2,
      },
    ]),
    movementsAre([
      { ...ofContrepassation, soldeapres: 950, reglementid: null, depenseid: null, commandeid: null },
      { reglementid: '@suivant.reglementid', contrepassele: null },
      { ...ofReglement, ...ofDepense, contrepassele: '@today', date: ARRETE, soldeapres: 700, version: 2 },
      { isfirst: 1 },
    ]),
    ask(mouvements.total, ofCaisse, { data: { nombre: 4, entrees: 1300, sorties: 350 } }),
  ]),
  rule('what a reversed payment had settled may be paid again, or be owed no more; the expense stays (ADR 0034)', [
    ...paidClosed(400),
    repaid(),
    ask(depenses.update, { ...ofDepense, ...ofType, montant: 250 }),
    ask(depenses.remove, ofDepense, { code: 'depense.a_des_reglements', params: { nombre: 1 } }),
    paid(300, { save: 'nouveau', expect: { data: { montant: 250, montantRendu: 50, montantrestant: 0 } } }),
    paymentsAre([{ reglementid: '@nouveau.reglementid' }, { ...ofReglement, montant: 400, montantrestant: 250 }]),
    balanceIs(750),
  ]),
  rule('a reversed payment leaves what a project and its step have paid (ADR 0034, PRODUCT I)', [
    typed,
    opened(1000),
    begunProjet(['Murs']),
    spent(400),
    paidThen(300),
    ...closed(700),
    projetIs({ engage: 400, regle: 300 }),
    repaid(),
    projetIs({ engage: 400, regle: 0 }),
  ]),
  rule('the reversed payment of an order leaves the register; the client owes it again (ADR 0034, PRODUCT M)', [
    opened(0),
    registered(),
    ordered(1000),
    collected(400, {}, { date: ARRETE }),
    ...closed(400),
    repaid({ data: { type: 0, montant: 400, beneficiaire: '', beneficiairetel: '' } }),
    balanceIs(0),
    ask(commandes.byId, ofCommande, { data: { reste: 1000, etatsolde: 'En attente' } }),
    clientIs({ reste: 1000 }),
    stated(
      { datedebut: '2026-01-01', datefin: '2026-01-31' },
      { lignes: [{ date: ARRETE, nature: 'reglement', ...ofReglement, credit: 400, solde: -400 }], soldefin: -400 },
    ),
    stated(
      { datedebut: '@today', datefin: '@today' },
      {
        reportdebut: -400,
        lignes: [
          { nature: 'commande', debit: 1000, solde: 600 },
          {
            nature: 'contrepassation',
            date: '@today',
            libelle: '',
            ...ofCommande,
            ...ofReglement,
            debit: 400,
            credit: 0,
            solde: 1000,
          },
        ],
        totaldebit: 1400,
        totalcredit: 0,
        soldefin: 1000,
      },
    ),
    stated({ datedebut: '@tomorrow', datefin: '@tomorrow' }, { reportdebut: 1000, lignes: [] }),
    reordered(300),
    ask(commandes.remove, ofCommande, { code: 'commande.a_des_reglements' }),
  ]),
  rule(
    'a manual movement is reversed on the open day that is asked for; the closing stays what was signed (ADR 0034)',
    [
      opened(1000),
      moved({}, { date: ARRETE, type: 0, beneficiaire: 'Koffi Yao', beneficiairetel: '0708091011' }),
      ...closed(950),
      reversed(
        {
          data: {
            ...{ ...ofCaisse, montant: 50, type: 1, origine: 'contrepassation', date: OUVERT, version: 1 },
            description: 'Saisi deux fois',
            contrepasseid: '@mouvement.mouvementcaisseid',
            contrepassele: null,
            beneficiaire: '',
            beneficiairetel: '',
          },
        },
        { date: OUVERT },
      ),
      movementsAre([
        { ...ofContrepassation, soldeapres: 1000 },
        { ...ofMouvement, contrepassele: OUVERT, contrepasseid: null, date: ARRETE, soldeapres: 950, version: 2 },
        { isfirst: 1 },
      ]),
      closedUpTo(ARRETE),
      ask(arretes.byId, ofArrete, {
        data: { attendu: 950, compte: 950, ecart: 0, etat: 'valide', dernier: true, version: 1 },
      }),
      begun({ attendu: 1000, mouvements: 1 }),
    ],
  ),
];
