import type { Module } from '@comptoir/contract/profils';
import { searchKey } from '@comptoir/domain/texte';

/** Returns all permissions of a module that can be chosen: its own, which opens it, then those of its features. */
export function nomsDe(module: Module): string[] {
  return [module.nom, ...module.fonctionnalites.map(({ nom }) => nom)];
}

/** Tells whether none, some or all of `noms` are chosen. */
export function etendueDuChoix(noms: readonly string[], choisies: readonly string[]): 'aucune' | 'partie' | 'toutes' {
  const nombre = noms.filter((nom) => choisies.includes(nom)).length;
  if (nombre === 0) return 'aucune';
  return nombre === noms.length ? 'toutes' : 'partie';
}

/** Adds one permission to a choice, or removes it; the others keep their order. */
export function choisiesAvec(choisies: readonly string[], nom: string, isChosen: boolean): string[] {
  const others = choisies.filter((other) => other !== nom);
  return isChosen ? [...others, nom] : others;
}

/**
 * Chooses all of `noms` that may be changed, or none of them when all are chosen already. Permissions that the user
 * does not hold stay as they are (CONTRACT "Permissions").
 */
export function toutesOuAucune(
  noms: readonly string[],
  choisies: readonly string[],
  tenues: ReadonlySet<string>,
): string[] {
  const changeables = noms.filter((nom) => tenues.has(nom));
  const isAll = etendueDuChoix(changeables, choisies) === 'toutes';
  return changeables.reduce<string[]>((chosen, nom) => choisiesAvec(chosen, nom, !isAll), [...choisies]);
}

/** Returns the modules whose label matches the term; when only features match, the module has only these. */
export function modulesTrouves<M extends { libelle: string; features: readonly { libelle: string }[] }>(
  modules: readonly M[],
  term: string,
): M[] {
  const key = searchKey(term);
  const isFound = ({ libelle }: { libelle: string }) => searchKey(libelle).includes(key);
  return modules.flatMap((module) => {
    if (isFound(module)) return [module];
    const features = module.features.filter(isFound);
    return features.length === 0 ? [] : [{ ...module, features }];
  });
}
