import { couvrePortee, type Droits, droitsManquants, isMoindre, type Portee } from '@comptoir/domain/habilitation';
import type { Permission } from '@comptoir/domain/permission';
import type { RecordId } from '@comptoir/domain/units';
import { Refusal, refuseField } from './envelope';
import { type FieldIssue, found } from './issues';

/**
 * Throws a Refusal when users lock or delete themselves or change their access (CONTRACT "Permissions", RELIABILITY
 * F101).
 */
export function checkNotSelf(utilisateurid: RecordId, author: { utilisateurid: RecordId }): void {
  if (utilisateurid === author.utilisateurid) throw new Refusal('utilisateur.soi');
}

/**
 * Finds what is wrong with a user: a birth date after `today`, 422 `date.future`. Births may be before all business
 * days; both are `YYYY-MM-DD`, whose texts compare like the dates.
 */
export const utilisateurIssues = (
  { datenaissance }: { datenaissance: string | null },
  { today }: { today: string },
): FieldIssue[] =>
  found(datenaissance !== null && datenaissance > today && { path: 'datenaissance', code: 'date.future' });

/** Throws a Refusal when the profile does not exist. */
export function checkProfil(isThere: boolean): void {
  if (!isThere) throw refuseField('profilid', 'champ.invalide');
}

/** The ids of the registers to give, sorted and each once; null means all of them. */
export function askedCaisses(asked: Portee): number[] | null {
  return asked && [...new Set(asked)].sort((a, b) => a - b);
}

/**
 * Refuses a register that is not among `live`, or that the author does not reach: nobody gives a register that they do
 * not see (PRODUCT Q, CONTRACT "Permissions"). Registers of `avant` may stay even when deleted. Throws Refusal on
 * `caisses`.
 */
export function checkCaisses(
  apres: Portee,
  { live, avant, author }: { live: readonly number[]; avant: Portee; author: Portee },
): void {
  const kept = new Set([...live, ...(avant ?? [])]);
  if (apres?.some((caisseid) => !kept.has(caisseid)) || !couvrePortee(author, apres)) {
    throw refuseField('caisses', 'champ.invalide');
  }
}

/**
 * The rights of a user that decide who may change them; `permissions` has only those that open calls of the product.
 */
export interface Personne extends Droits {
  utilisateurid: RecordId;
}

/** Whether this author may change this person: themselves, or somebody without more rights. */
export function mayChange(author: Personne, personne: Personne): boolean {
  return author.utilisateurid === personne.utilisateurid || isMoindre(personne, author);
}

/**
 * Decides who may change whom: every change of a user, even of the photo, must pass here. An author who lacks a
 * permission of that person, or does not reach all their registers, may change nothing (CONTRACT "Permissions"). Other
 * rules decide what users may change about themselves. Throws Refusal 403 `utilisateur.plus_de_droits`, which names the
 * missing permissions, or `utilisateur.plus_de_caisses`.
 */
export function checkMayChange(author: Personne, personne: Personne): void {
  if (mayChange(author, personne)) return;
  const { permissions } = droitsManquants(author, personne);
  if (permissions.length > 0) throw new Refusal('utilisateur.plus_de_droits', { params: { permissions } });
  throw new Refusal('utilisateur.plus_de_caisses');
}

/** The permissions that together make an administrator (RELIABILITY I23). */
export const ADMINISTRATION = ['profils.gerer', 'utilisateurs.modifier'] as const satisfies readonly Permission[];

/** An active user with both permissions whose access has no end. */
export interface Administrateur {
  /** Whether they hold every permission of the product, and so can give all of them. */
  toutes: boolean;
  caisses: Portee;
}

/**
 * Grades the best administrator of the house: 3 holds every permission and reaches every register; 2 lacks a
 * permission; 1 does not reach every register; 0 means that there is none. Users with an expiry date do not count: the
 * house would lose them on that day, without any change that could be refused.
 */
function gradeOf(administrateurs: readonly Administrateur[]): number {
  const grades = administrateurs.map(({ toutes, caisses }) => (caisses !== null ? 1 : toutes ? 3 : 2));
  return Math.max(0, ...grades);
}

/**
 * Refuses a change that takes away the last active administrator who holds every permission and reaches every register
 * (CONTRACT "Permissions", RELIABILITY F103). A house without one must not get a weaker one. Throws Refusal
 * `utilisateur.dernier_administrateur`.
 */
export function checkAdministrateurRemains(avant: readonly Administrateur[], apres: readonly Administrateur[]): void {
  if (gradeOf(apres) < gradeOf(avant)) throw new Refusal('utilisateur.dernier_administrateur');
}
