import type { Utilisateur } from '@comptoir/contract/utilisateurs';

/** A person as they are called, first names first; as the shell and the records show them. */
export function nomComplet({ prenom, nom }: Pick<Utilisateur, 'prenom' | 'nom'>): string {
  return `${prenom} ${nom}`.trim();
}
