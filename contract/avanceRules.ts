import {
  type ActeAvance,
  type Acteur,
  type AvanceJugee,
  type AvancesDuPorteur,
  isPorteur,
  type ReglesAvance,
  refusAvance,
  refusOctroi,
} from '@comptoir/domain/avance';
import { MAX_LIBELLE } from '@comptoir/domain/limits';
import { REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import * as z from 'zod/mini';
import type { Arrete } from './arretes';
import type { Avance, AvanceFields, JustificationFields, OctroiFields, RenduFields } from './avance';
import { pastIssue } from './dateRules';
import { DepenseFields } from './depenses';
import { Refusal, refuseField } from './envelope';
import { found, type Issue } from './issues';
import type { ReglementFields } from './reglements';
import type { TransfertFields } from './transferts';

/**
 * Refuses an act for the first reason of `refusAvance`: 403 `avance.pas_porteur`, `avance.propre_avance`; 409
 * `avance.deja_decidee`, `avance.a_approuver`, `avance.pas_decaissee` (ADR 0039). `seuil` is in francs.
 */
export function checkActe(acte: ActeAvance, avance: AvanceJugee, acteur: Acteur, seuil: Francs): void {
  const refus = refusAvance(acte, avance, acteur, seuil);
  if (refus !== null) throw new Refusal(`avance.${refus}`);
}

/** The acts that give a holder more to answer for. */
const ENGAGENT: ReadonlySet<ActeAvance> = new Set(['approuver', 'accorder']);

/**
 * Refuses an act that gives an account more to answer for when it may no longer sign in: 409 `avance.porteur_inactif`
 * (ADR 0039). `isActif` is read in the same transaction; it is true for a holder without an account.
 */
export function checkPorteur(acte: ActeAvance, isActif: boolean): void {
  if (!isActif && ENGAGENT.has(acte)) throw new Refusal('avance.porteur_inactif');
}

/** The facts on which the rules of a new advance depend; an unknown fact is not judged. */
interface DemandeFacts {
  /** The named account exists and is active. */
  porteur?: boolean;
  /** The project exists. */
  projet?: boolean;
  acteur?: Acteur;
  /** The plain date of today in Abidjan. */
  today: string;
}

/**
 * Finds what is wrong with a new advance (ADR 0039): 403 `avance.pour_autrui` for a person who may ask only for
 * themselves; 422 `champ.requis` on `porteurnom` or `porteurtel` for a holder without an account; `champ.invalide` for
 * an account or a project that does not exist, and for a name beside an account; `date.passee` on `echeance`.
 */
export function demandeIssues(
  { porteurid, porteurnom, porteurtel, projetid, echeance }: AvanceFields,
  { porteur, projet, acteur, today }: DemandeFacts,
): Issue[] {
  const isPourAutrui = acteur && !acteur.accorde && porteurid !== acteur.utilisateurid;
  const hasCompte = porteurid !== null;
  const isNamed = porteurnom !== '' || porteurtel !== '';
  return found<Issue>(
    isPourAutrui && { code: 'avance.pour_autrui' },
    !hasCompte && porteurnom === '' && { path: 'porteurnom', code: 'champ.requis' },
    !hasCompte && porteurtel === '' && { path: 'porteurtel', code: 'champ.requis' },
    hasCompte && isNamed && { path: 'porteurnom', code: 'champ.invalide' },
    hasCompte && porteur === false && { path: 'porteurid', code: 'champ.invalide' },
    projetid !== null && projet === false && { path: 'projetid', code: 'champ.invalide' },
    pastIssue('echeance', echeance, today),
  );
}

/**
 * Finds what the settings forbid for the holder of an advance: 422 `avance.plafond` on `montant`, 409
 * `avance.en_retard`, `avance.deja_ouverte` (ADR 0039). It is judged at the request, and again at the payment under the
 * holder's lock.
 */
export function octroiIssues(montant: Francs, held: AvancesDuPorteur, regles: ReglesAvance): Issue[] {
  const refus = refusOctroi(montant, held, regles);
  return found<Issue>(refus && { path: refus === 'plafond' ? 'montant' : undefined, code: `avance.${refus}` });
}

/**
 * Finds a payment out of an advance by a person who does not answer for it, 403 `avance.pas_porteur`, and money of an
 * order that would go into it, 422 `avance.commande` on `caisseid`. `porteurid` is the holder's account, null without
 * one.
 */
export function reglementAvanceIssues(porteurid: RecordId | null, from: ReglementFrom, acteur: Acteur): Issue[] {
  return found<Issue>(
    from === REGLEMENT_FROM.commande && { path: 'caisseid', code: 'avance.commande' },
    !isPorteur({ porteurid }, acteur) && { code: 'avance.pas_porteur' },
  );
}

/** The empty register that an advance becomes; only the grant of an advance opens such a register. */
export const caisseDAvance = ({ porteur, objet }: Pick<Avance, 'porteur' | 'objet'>) => {
  const libelle = `Avance · ${porteur} · ${objet}`.slice(0, MAX_LIBELLE);
  const limits = { aveugle: 0, plafond: 0, plafondrefuse: 0, decharge: 1 } as const;
  return { libelle, code: '', nature: 'avance', montant: 0, description: '', ...limits } as const;
};

/** The transfer that pays an advance out into its register `cibleid`. */
export const envoiDOctroi = (
  { montant, objet: motif }: Pick<Avance, 'montant' | 'objet'>,
  octroi: OctroiFields,
  cibleid: RecordId,
): TransfertFields => ({ ...octroi, cibleid, montant, motif, referencecible: '' });

/** The transfer that brings money back from the register `sourceid` of an advance. */
export const envoiDeRendu = (
  { objet: motif }: Pick<Avance, 'objet'>,
  rendu: RenduFields,
  sourceid: RecordId,
): TransfertFields => ({ ...rendu, sourceid, frais: 0, motif, referencesource: '' });

/**
 * The advance that the person who counted owes for money missing in a closing, until the plain date `echeance` (ADR
 * 0040).
 */
export function avanceDeManquant(
  { caisse, numero, comptepar: porteurid, ecart }: Pick<Arrete, 'caisse' | 'numero' | 'comptepar' | 'ecart'>,
  echeance: string,
): AvanceFields {
  const objet = `Manquant · ${caisse} n° ${numero}`.slice(0, MAX_LIBELLE);
  return { porteurid, porteurnom: '', porteurtel: '', montant: Math.abs(ecart), objet, projetid: null, echeance };
}

/** The transfer that takes missing money out of its register on the closing's day; it has no operator's number. */
export const envoiDeManquant = (
  { caisseid: sourceid, ecart, jusquau: date }: Pick<Arrete, 'caisseid' | 'ecart' | 'jusquau'>,
  motif: string,
  cibleid: RecordId,
) => ({ sourceid, cibleid, montant: Math.abs(ecart), frais: 0, date, motif, referencesource: '', referencecible: '' });

/**
 * Returns the expense that an advance justifies: on a step of the advance's project, or on no step. Throws 422
 * `champ.invalide` on `etapeprojetid` for a step when the advance has no project.
 */
export function depenseJustifiee(
  { projetid }: Pick<Avance, 'projetid'>,
  { montant, libelle, typedepenseid, date, etapeprojetid }: JustificationFields,
): DepenseFields {
  const fields = { montant, libelle, typedepenseid, date, etapeprojetid };
  if (etapeprojetid === null) return z.parse(DepenseFields, fields);
  if (projetid === null) throw refuseField('etapeprojetid', 'champ.invalide');
  return z.parse(DepenseFields, { ...fields, expenseonstep: 1, projetid });
}

/**
 * Returns the payment of that expense out of the advance's register, which holds `solde` francs; the rest of the
 * expense stays owed. Throws 409 `avance.pas_decaissee` when the register is empty.
 */
export function reglementJustifie(
  { montant, date, beneficiaire, beneficiairetel }: JustificationFields,
  { caisseid, solde }: { caisseid: RecordId; solde: Francs },
): Omit<ReglementFields, 'depenseid'> {
  if (solde === 0) throw new Refusal('avance.pas_decaissee');
  const none = { reference: '', frais: 0, troppercu: 0 };
  const paid = { caisseid, montant: Math.min(montant, solde), from: REGLEMENT_FROM.depense, date };
  return { ...paid, ...none, beneficiaire, beneficiairetel };
}
