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
