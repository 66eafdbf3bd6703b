import { Refusal } from '#contract/envelope';
import { type Lang, messageOf } from '#contract/errors';
import { MAX_ETAPES } from '#domain/limits';

type Ids<Name extends string> = { readonly [N in Name]?: number | null | undefined };

/**
 * A body may repeat the ids by which the request names its record (CONTRACT "Calls"): absent, null or the same.
 * Refuses every other one on its own field.
 */
export function checkSameIds<Name extends string>(sent: Ids<NoInfer<Name>>, own: Record<Name, number>, lang: Lang) {
  const names = Object.keys(own) as Name[];
  const code = 'champ.invalide';
  const errors = names
    .filter((name) => (sent[name] ?? own[name]) !== own[name])
    .map((path) => ({ path, code, message: messageOf(code, lang) }) as const);
  if (errors.length > 0) throw new Refusal('requete.invalide', { errors });
}

/** Refuses another step of a project that has as many as it may (RELIABILITY F59). Under the project's lock. */
export function checkRoom({ nombreetape }: { nombreetape: number }): void {
  if (nombreetape >= MAX_ETAPES) throw new Refusal('projet.trop_etapes', { params: { maximum: MAX_ETAPES } });
}
