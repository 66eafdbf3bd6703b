import { isObjet } from '@comptoir/contract/objets';
import type { TextKey } from '../frame/i18n/translate';
import type { Champ } from './champ';
import { champsOf } from './champs';
import { ownOf } from './ownOf';

/**
 * Returns what a field of a kind of record is called and how it is shown; null for one that tells people nothing,
 * undefined for one that is not known. A field that ./champs does not name is a text called `<objet>.<name>`, if there
 * are such words.
 */
export function champOf(
  objet: string,
  name: string,
  hasWords: (key: string) => key is TextKey,
): Champ | null | undefined {
  const named = ownOf(champsOf(objet), name);
  if (named !== undefined || !isObjet(objet)) return named;
  const libelle = `${objet}.${name}`;
  return hasWords(libelle) ? { libelle } : undefined;
}
