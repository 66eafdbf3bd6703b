/**
 * The permissions that a change gives or takes away and its author does not hold; such a change is refused (CONTRACT
 * "Permissions"). `avant` and `apres` are the profile's permissions, `tenues` those of the author.
 */
export function permissionsInterdites(
  avant: readonly string[],
  apres: readonly string[],
  tenues: ReadonlySet<string>,
): string[] {
  const [had, has] = [new Set(avant), new Set(apres)];
  const changed = [...apres.filter((nom) => !had.has(nom)), ...avant.filter((nom) => !has.has(nom))];
  return changed.filter((nom) => !tenues.has(nom));
}

/** The ids of the registers that a user sees and uses; null means all registers (PRODUCT Q). */
export type Portee = readonly number[] | null;

/** Whether a user sees and uses a register; outside a user's reach a register does not exist for them (PRODUCT Q). */
export function isReached(portee: Portee, caisseid: number): boolean {
  return portee === null || portee.includes(caisseid);
}

/** A user's rights: the permissions of their profile, and the registers that they reach. */
export interface Droits {
  permissions: Iterable<string>;
  caisses: Portee;
}

/** Whether `tenue` includes every register of `autre`. */
export function couvrePortee(tenue: Portee, autre: Portee): boolean {
  if (tenue === null) return true;
  return autre?.every((caisseid) => tenue.includes(caisseid)) ?? false;
}

/**
 * The rights of `personne` that `auteur` lacks: permissions by name, and `caisses` true when `auteur` does not reach
 * all their registers. An author who lacks any of them may not change that person (CONTRACT "Permissions").
 */
export function droitsManquants(auteur: Droits, personne: Droits): { permissions: string[]; caisses: boolean } {
  const tenues = new Set(auteur.permissions);
  return {
    permissions: [...personne.permissions].filter((nom) => !tenues.has(nom)),
    caisses: !couvrePortee(auteur.caisses, personne.caisses),
  };
}

/** Whether `auteur` has all the rights of `personne`. */
export function isMoindre(personne: Droits, auteur: Droits): boolean {
  const { permissions, caisses } = droitsManquants(auteur, personne);
  return permissions.length === 0 && !caisses;
}

/** The permissions that a change gives (`donnees`) and takes away (`retirees`), to be confirmed before saving. */
export function changementPermissions(
  avant: readonly string[],
  apres: readonly string[],
): { donnees: string[]; retirees: string[] } {
  return {
    donnees: apres.filter((nom) => !avant.includes(nom)),
    retirees: avant.filter((nom) => !apres.includes(nom)),
  };
}
