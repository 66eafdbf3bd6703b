import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { balanceIs, movementsAre, opened } from './given';
import { begun, booked, counted, francs, ofArrete, ofCaisse, recounted, reopened } from './given.arretes';
import { byChief } from './given.maison';

const { avances, caisses, transferts, utilisateurs } = calls;

type Fields = Readonly<Record<string, unknown>>;

const AVANT = '2026-01-05';
const short = { ...francs(900), motif: 'Erreur de rendu', jusquau: AVANT };
const OWED = { motif: 'Retenue convenue', imputation: 'porteur', echeance: '@today' };

/** Somebody else books the shortage of `@arrete` as owed by who counted. */
const owed = (expect: Expectation = {}, body: Fields = {}): Step => booked(expect, { body: { ...OWED, ...body } });

/** A booking that must be refused for this field. */
const misowed = (body: Fields, ...errors: NonNullable<Expectation['errors']>): Step =>
  owed({ status: 422, errors }, body);

const COUNTER = ['caisses.cloturer'] as const;

/** Locks the account of who counted `@arrete`, or lets it in again. */
const access = (verrouille: boolean): Step =>
  ask(utilisateurs.lock, { utilisateurid: '@arrete.comptepar', verrouille });

/** Reads the latest advance that who counted owes, saved in the array `@dues`. */
const dueIs = (data: Fields): Step =>
  ask(avances.list, { porteurid: '@arrete.comptepar', etat: 'decaissee' }, { first: [data] }, { save: 'dues' });

const ofDue = { avanceid: '@dues.0.avanceid' };

/** A shortage that whoever counted owes (ADR 0040). */
export const arretesDusCases: readonly ConformanceCase[] = [
  rule('a shortage owed by the person who counted is an advance, until it is given back (ADR 0040)', [
    opened(1000),
    ...recounted(short),
    byChief(owed({ code: 'arrete.propre_comptage' })),
    owed({ data: { ecart: -100, regularisation: { imputation: 'porteur', motif: 'Retenue convenue' } } }),
    balanceIs(900),
    movementsAre([
      { origine: 'transfert', type: 0, montant: 100, date: AVANT, ...ofArrete, description: 'Retenue convenue' },
      { isfirst: 1, arreteid: null },
    ]),
    dueIs({
      montant: 100,
      solde: 100,
      rendu: 0,
      justifie: 0,
      date: AVANT,
      echeance: '@today',
      projetid: null,
      source: '@caisse.libelle',
      porteurid: '@arrete.comptepar',
    }),
    owed({ code: 'arrete.deja_regularise' }),
    reopened({ code: 'arrete.deja_regularise' }),
    ask(
      transferts.list,
      ofCaisse,
      {
        data: [
          {
            etat: 'recu',
            montant: 100,
            date: AVANT,
            frais: 0,
            sourceid: '@caisse.caisseid',
            numero: 'AV-@caisse.code-@year-000001',
          },
        ],
      },
      { save: 'envois' },
    ),
    ask(transferts.annuler, { transfertid: '@envois.0.transfertid', motif: 'Erreur' }, { code: 'avance.mouvement' }),
    ask(
      avances.rendre,
      { ...ofDue, montant: 100, cibleid: '@caisse.caisseid' },
      { data: { etat: 'justifiee', rendu: 100, solde: 0 } },
    ),
    balanceIs(1000),
  ]),
  rule('nobody owes what is too much; what is owed needs a day that is not past, and a charge has none (ADR 0040)', [
    opened(1000),
    ...recounted({ ...francs(1030), motif: 'Don', jusquau: AVANT }),
    misowed({}, { path: 'imputation', code: 'champ.invalide' }),
    booked({ data: { regularisation: { imputation: 'charge' } } }),
    ...recounted({ ...short, jusquau: '@today' }),
    booked(refusing(['echeance', 'champ.requis']), { body: { motif: 'Retenue', imputation: 'porteur' } }),
    misowed({ echeance: AVANT }, { path: 'echeance', code: 'date.passee' }),
    misowed({ imputation: 'charge' }, { path: 'echeance', code: 'champ.invalide' }),
    balanceIs(1030),
    owed(),
    balanceIs(900),
  ]),
  rule('a shortage above what a register holds now cannot be owed either (ADR 0040)', [
    opened(1000),
    ...recounted({ ...short, ...francs(0) }),
    ask(calls.mouvements.create, { ...ofCaisse, montant: 1, type: 0 }),
    owed({ code: 'caisse.solde_insuffisant' }),
    balanceIs(999),
  ]),
  rule('who was locked since owes nothing: the organisation bears what is missing (ADR 0040)', [
    opened(1000),
    begun(),
    counted(short, {}, { as: COUNTER }),
    access(true),
    owed({ code: 'arrete.porteur_inactif', errors: [{ path: 'imputation', code: 'arrete.porteur_inactif' }] }),
    booked({ data: { regularisation: { imputation: 'charge' } } }),
    access(false),
    balanceIs(900),
  ]),
  rule('who owes a shortage may owe another, and a wallet needs no reference for it (ADR 0040)', [
    ask(caisses.create, { libelle: 'Caisse caisse @unique', montant: 1000, nature: 'wave' }, {}, { save: 'caisse' }),
    ...recounted({ montant: 400, motif: 'Envoi inconnu', jusquau: AVANT }),
    owed(),
    dueIs({ montant: 600, solde: 600 }),
    ...recounted({ montant: 300, motif: 'Encore', jusquau: '@today' }),
    owed(),
    dueIs({ montant: 100, solde: 100 }),
    balanceIs(300),
  ]),
];
