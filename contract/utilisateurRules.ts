import { couvre, type Portee } from '#domain/habilitation';
import { Refusal, refuseField } from './envelope';
import type { Lang } from './errors';

/** Nobody locks or deletes themselves, nor changes what lets them in (CONTRACT "Permissions", RELIABILITY F101). */
export function checkNotSelf(utilisateurid: number, author: { utilisateurid: number }): void {
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
