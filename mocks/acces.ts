import { refuseField } from '#contract/envelope';
import type { Lang } from '#contract/errors';
import { couvre } from '#domain/habilitation';
import { existing } from './listing';
import type { UtilisateurRow } from './personnes';
import { known } from './session';
import type { CaisseRow, Store } from './store';

/** Whether somebody sees and uses a register; to others it does not exist (PRODUCT Q). */
export function seesCaisse(utilisateur: UtilisateurRow | null, caisseid: number): boolean {
  const { caisses } = known(utilisateur);
  return caisses === null || caisses.includes(caisseid);
}

/** The registers that somebody sees. */
export function caissesOf(store: Store, utilisateur: UtilisateurRow | null): CaisseRow[] {
  return store.caisses.filter(({ caisseid }) => seesCaisse(utilisateur, caisseid));
}

/** A register that somebody sees, or the refusal of one that does not exist. */
export function visibleCaisse(store: Store, utilisateur: UtilisateurRow | null, id: number): CaisseRow {
  return existing(caissesOf(store, utilisateur).find(({ caisseid }) => caisseid === id));
}

/** The registers to give to somebody, sorted, each once; nobody gives what they do not see. */
export function checkCaisses(
  store: Store,
  author: UtilisateurRow,
  { caisses: avant }: UtilisateurRow,
  asked: readonly number[] | null,
  lang: Lang,
): number[] | null {
  const apres = asked && [...new Set(asked)].sort((a, b) => a - b);
  const kept = new Set([...store.caisses.map(({ caisseid }) => caisseid), ...(avant ?? [])]);
  if (apres?.every((id) => kept.has(id)) === false || !couvre(author.caisses, apres)) {
    throw refuseField('caisses', 'champ.invalide', lang);
  }
  return apres;
}
