import type { Fonctionnalite, Module } from '@comptoir/contract/profils';
import { NOT_OFFERED } from '@comptoir/domain/permission';
import { searchKey } from '@comptoir/domain/texte';

/** Every permission of a module that is offered: its own, which opens it, then its features'. */
export function nomsDe(module: Module): string[] {
  return [module.nom, ...offertes(module).map(({ nom }) => nom)];
}

/** The features of a module that something asks for. */
export function offertes({ fonctionnalites }: Module): Fonctionnalite[] {
  return fonctionnalites.filter(({ nom }) => !NOT_OFFERED.has(nom));
}

/** How much of `noms` is chosen. */
export function etendue(noms: readonly string[], choisies: readonly string[]): 'aucune' | 'partie' | 'toutes' {
  const nombre = noms.filter((nom) => choisies.includes(nom)).length;
  if (nombre === 0) return 'aucune';
  return nombre === noms.length ? 'toutes' : 'partie';
}

/** The choice with one permission more, or less; the others keep their order. */
export function avec(choisies: readonly string[], nom: string, isChosen: boolean): string[] {
  const others = choisies.filter((other) => other !== nom);
  return isChosen ? [...others, nom] : others;
}

/**
 * All of `noms` that may be changed, or none of them when they are all chosen already. What one does not hold oneself
 * stays as it is (CONTRACT "Permissions").
 */
export function toutesOuAucune(
  noms: readonly string[],
  choisies: readonly string[],
  tenues: ReadonlySet<string>,
): string[] {
  const changeables = noms.filter((nom) => tenues.has(nom));
  const isAll = etendue(changeables, choisies) === 'toutes';
  return changeables.reduce<string[]>((chosen, nom) => avec(chosen, nom, !isAll), [...choisies]);
}

/** The modules that a term finds, by their own label or by a feature's, then with these features only. */
export function trouves<M extends { libelle: string; features: readonly { libelle: string }[] }>(
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
