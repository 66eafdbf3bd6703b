import { Refusal, refuseField } from '#contract/envelope';
import type { Lang } from '#contract/errors';
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

/** Refuses to act for somebody who sees registers that the author does not. */
export function checkReachesAll({ caisses }: UtilisateurRow, theirs: Caisses): void {
  if (caisses === null) return;
  if (!theirs?.every((id) => caisses.includes(id))) throw new Refusal('auth.permission');
}

/** The registers to give to somebody, sorted, each once; who sees some alone gives and takes those. */
export function checkCaisses(
  store: Store,
  author: UtilisateurRow,
  { caisses: avant }: UtilisateurRow,
  asked: readonly number[] | null,
  lang: Lang,
): number[] | null {
  const apres = asked && [...new Set(asked)].sort((a, b) => a - b);
  const kept = new Set([...store.caisses.map(({ caisseid }) => caisseid), ...(avant ?? [])]);
  if (apres?.every((id) => kept.has(id)) === false || !isWithinReach(author.caisses, avant, apres)) {
    throw refuseField('caisses', 'champ.invalide', lang);
  }
  return apres;
}

type Caisses = readonly number[] | null;

function isWithinReach(reached: Caisses, avant: Caisses, apres: Caisses): boolean {
  if (reached === null) return true;
  if (avant === null || apres === null) return avant === apres;
  const changed = [...apres.filter((id) => !avant.includes(id)), ...avant.filter((id) => !apres.includes(id))];
  return changed.every((id) => reached.includes(id));
}
