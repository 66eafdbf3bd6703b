import { couvre, type Droits, droitsManquants, isMoindre, type Portee } from '@comptoir/domain/habilitation';
import type { Permission } from '@comptoir/domain/permission';
import type { RecordId } from '@comptoir/domain/units';
import { Refusal, refuseField } from './envelope';
import type { Lang } from './errors';

/** Nobody locks or deletes themselves, nor changes what lets them in (CONTRACT "Permissions", RELIABILITY F101). */
export function checkNotSelf(utilisateurid: RecordId, author: { utilisateurid: RecordId }): void {
  if (utilisateurid === author.utilisateurid) throw new Refusal('utilisateur.soi');
}

/** Nobody is born tomorrow. Days are written one way: their order is that of their texts, also before 2000. */
export function checkNaissance(datenaissance: string | null, today: string, lang: Lang): void {
  if (datenaissance !== null && datenaissance > today) throw refuseField('datenaissance', 'date.future', lang);
}

/** Refuses a profile that there is not. */
export function checkProfil(isThere: boolean, lang: Lang): void {
  if (!isThere) throw refuseField('profilid', 'champ.invalide', lang);
}

/** Registers to give, each once, in the order of their ids; null is all of them. */
export function askedCaisses(asked: Portee): number[] | null {
  return asked && [...new Set(asked)].sort((a, b) => a - b);
}

/**
 * Refuses a register that there is not among `live`, and one that the author does not reach: nobody gives what they do
 * not see (PRODUCT Q, CONTRACT "Permissions"). What `avant` has stays, deleted or not.
 */
export function checkCaisses(
  apres: Portee,
  { live, avant, author }: { live: readonly number[]; avant: Portee; author: Portee },
  lang: Lang,
): void {
  const kept = new Set([...live, ...(avant ?? [])]);
  if (apres?.some((caisseid) => !kept.has(caisseid)) || !couvre(author, apres)) {
    throw refuseField('caisses', 'champ.invalide', lang);
  }
}

/** Somebody, as far as it counts who may change them: `permissions` are those that open calls of the product. */
export interface Personne extends Droits {
  utilisateurid: RecordId;
}

/** Whether somebody may be changed by this author, whom their own rights never stop. */
export function mayChange(author: Personne, personne: Personne): boolean {
  return author.utilisateurid === personne.utilisateurid || isMoindre(personne, author);
}

/**
 * The one rule of who changes whom, before every change of a user, be it the photo: whoever lacks a right of their
 * profile, or does not reach all of their registers, changes nothing of that person (CONTRACT "Permissions"). What
 * oneself may do to oneself is not its business.
 * @throws Refusal 403 `utilisateur.plus_de_droits`, which names what is lacking, or `utilisateur.plus_de_caisses`
 */
export function checkMayChange(author: Personne, personne: Personne): void {
  if (mayChange(author, personne)) return;
  const { permissions } = droitsManquants(author, personne);
  if (permissions.length > 0) throw new Refusal('utilisateur.plus_de_droits', { params: { permissions } });
  throw new Refusal('utilisateur.plus_de_caisses');
}

/** Who keeps profiles and users (RELIABILITY I23). */
export const ADMINISTRATION = ['profils.gerer', 'utilisateurs.modifier'] as const satisfies readonly Permission[];

/** Somebody who keeps both, is active, and whose access has no end. */
export interface Administrateur {
  /** Holds every permission of the product: nobody gives what they do not hold. */
  toutes: boolean;
  caisses: Portee;
}

/**
 * How well the house is kept, by the best of its administrators: 3 by somebody who holds every permission and reaches
 * every register, who can give all of them back; 2 without every permission, 1 without every register either, 0 by
 * nobody. Whose access has an end would leave nobody with its last day, without any change to refuse: they do not count.
 */
function gradeOf(administrateurs: readonly Administrateur[]): number {
  const grades = administrateurs.map(({ toutes, caisses }) => (caisses !== null ? 1 : toutes ? 3 : 2));
  return Math.max(0, ...grades);
}

/**
 * Refuses a change that takes away the last active administrator, who holds every permission and reaches every register
 * (CONTRACT "Permissions", RELIABILITY F103). A house that had none before keeps what it had.
 */
export function checkAdministrateurRemains(avant: readonly Administrateur[], apres: readonly Administrateur[]): void {
  if (gradeOf(apres) < gradeOf(avant)) throw new Refusal('utilisateur.dernier_administrateur');
}
