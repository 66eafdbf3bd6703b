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
import type { Francs, RecordId } from '@comptoir/domain/units';
import type { AvanceFields } from './avance';
import { Refusal, refuseField } from './envelope';

/**
 * Refuses an act for the first reason that `refusAvance` gives: 403 `avance.pas_porteur`, `avance.propre_avance`; 409
 * `avance.deja_decidee`, `avance.a_approuver`, `avance.pas_decaissee` (ADR 0039). `seuil` is in francs.
 */
export function checkActe(acte: ActeAvance, avance: AvanceJugee, acteur: Acteur, seuil: Francs): void {
  const refus = refusAvance(acte, avance, acteur, seuil);
  if (refus !== null) throw new Refusal(`avance.${refus}`);
}

/** The acts that lead money to a holder. */
const ENGAGENT: ReadonlySet<ActeAvance> = new Set(['approuver', 'accorder']);

/**
 * Refuses an act that gives an account more to answer for, once it may not sign in any more: 409 `avance.porteur_inactif`
 * (ADR 0039). `isActif` is read in the act's own transaction; a holder without an account is always one.
 */
export function checkPorteur(acte: ActeAvance, isActif: boolean): void {
  if (!isActif && ENGAGENT.has(acte)) throw new Refusal('avance.porteur_inactif');
}

/** What the rules of a new advance need to know from storage. */
interface DemandeFacts {
  /** The named account exists and is active. */
  porteur: boolean;
  /** The project exists. */
  projet: boolean;
  acteur: Acteur;
  /** The plain date of today in Abidjan. */
  today: string;
}

/**
 * Checks a new advance. Throws Refusal on a field: 422 `champ.requis` on `porteurnom` or `porteurtel` for a holder without
 * an account, `champ.invalide` for an account or a project that does not exist and for a name beside an account,
 * `date.passee` on `echeance`; 403 `avance.pour_autrui` for who may ask for themselves alone (ADR 0039).
 */
export function checkDemande(
  { porteurid, porteurnom, porteurtel, projetid, echeance }: AvanceFields,
  { porteur, projet, acteur, today }: DemandeFacts,
): void {
  if (!acteur.accorde && porteurid !== acteur.utilisateurid) throw new Refusal('avance.pour_autrui');
  if (porteurid === null) {
    if (porteurnom === '') throw refuseField('porteurnom', 'champ.requis');
    if (porteurtel === '') throw refuseField('porteurtel', 'champ.requis');
  } else if (porteurnom !== '' || porteurtel !== '') throw refuseField('porteurnom', 'champ.invalide');
  if (porteurid !== null && !porteur) throw refuseField('porteurid', 'champ.invalide');
  if (projetid !== null && !projet) throw refuseField('projetid', 'champ.invalide');
  if (echeance < today) throw refuseField('echeance', 'date.passee');
}

/**
 * Refuses an advance that the settings do not allow its holder: 422 `avance.plafond` on `montant`, 409
 * `avance.en_retard`, `avance.deja_ouverte` (ADR 0039). Asked when it is asked for and again, under the holder's lock, when
 * it is paid out.
 */
export function checkOctroi(montant: Francs, held: AvancesDuPorteur, regles: ReglesAvance): void {
  const refus = refusOctroi(montant, held, regles);
  if (refus === 'plafond') throw refuseField('montant', 'avance.plafond');
  if (refus !== null) throw new Refusal(`avance.${refus}`);
}

/**
 * Refuses a payment out of an advance by who does not answer for it, 403 `avance.pas_porteur`, and money of an order that
 * would go into it, 422 `avance.commande` on `caisseid`. `porteurid` is the holder's account, null without one.
 */
export function checkReglementAvance(porteurid: RecordId | null, from: 0 | 1, acteur: Acteur): void {
  if (from === 1) throw refuseField('caisseid', 'avance.commande');
  if (!isPorteur({ porteurid }, acteur)) throw new Refusal('avance.pas_porteur');
}
