import type { Utilisateur } from '@comptoir/contract/utilisateurs';

/** Returns a person's name as the shell and the records show it, first names first. */
export function nomComplet({ prenom, nom }: Pick<Utilisateur, 'prenom' | 'nom'>): string {
  return `${prenom} ${nom}`.trim();
}
