/**
 * The permissions of a change that whoever makes it does not hold: nobody gives, or takes away, what they do not hold
 * themselves (CONTRACT "Permissions"). `avant` and `apres` are the profile's permissions, `tenues` those of the author.
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

/** The registers that somebody sees and uses, by id; null for all of them (PRODUCT Q). */
export type Portee = readonly number[] | null;

/** What somebody may do: the permissions of their profile, and the registers that they reach. */
export interface Droits {
  permissions: Iterable<string>;
  caisses: Portee;
}

/** Whether whoever reaches `tenue` reaches all of `autre` too. */
export function couvre(tenue: Portee, autre: Portee): boolean {
  if (tenue === null) return true;
  return autre?.every((caisseid) => tenue.includes(caisseid)) ?? false;
}

/**
 * What of somebody's rights whoever acts lacks: permissions by name, and whether there is a register that they do not
 * reach. Whoever lacks any of it is the weaker, and changes nothing of that person (CONTRACT "Permissions").
 */
export function droitsManquants(auteur: Droits, personne: Droits): { permissions: string[]; caisses: boolean } {
  const tenues = new Set(auteur.permissions);
  return {
    permissions: [...personne.permissions].filter((nom) => !tenues.has(nom)),
    caisses: !couvre(auteur.caisses, personne.caisses),
  };
}

/** Whether whoever acts has all of somebody's rights. */
export function isMoindre(personne: Droits, auteur: Droits): boolean {
  const { permissions, caisses } = droitsManquants(auteur, personne);
  return permissions.length === 0 && !caisses;
}

/** What a change of permissions does, for the last look before saving. */
export function changementPermissions(
  avant: readonly string[],
  apres: readonly string[],
): { donnees: string[]; retirees: string[] } {
  return {
    donnees: apres.filter((nom) => !avant.includes(nom)),
    retirees: avant.filter((nom) => !apres.includes(nom)),
  };
}
