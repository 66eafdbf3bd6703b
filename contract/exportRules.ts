import { lastOfMonth } from '@comptoir/domain/dates';
import { formatNombre } from '@comptoir/domain/money';
import { Refusal, refuseInvalid } from './envelope';
import type { Lang } from './errors';
import { TOUTES } from './exportPath';
import { type FormatExport, MAX_BYTES_DOSSIER, MAX_EXPORTEES } from './exports';
import { type Colonne, type ColonneLue, colonneLue, type Feuille } from './feuilles/feuille';

/**
 * Returns the columns of a file in its order: those of the screen, all of them, or those that `colonnes` names. Throws
 * Refusal when it names one twice or one that is not there.
 */
export function colonnesDemandees(feuille: Feuille<object>, colonnes: string, lang: Lang): ColonneLue[] {
  const all = Object.keys(feuille.colonnes);
  const ofScreen = all.filter((nom) => !feuille.colonnes[nom]?.isExtra);
  const noms = colonnes === '' ? ofScreen : colonnes === TOUTES ? all : colonnes.split(',');
  const isKnown = (nom: string, at: number) => Object.hasOwn(feuille.colonnes, nom) && noms.indexOf(nom) === at;
  if (!noms.every(isKnown)) throw refuseInvalid([{ path: 'colonnes', code: 'champ.invalide' }]);
  return noms.map((nom) => colonneLue(nom, feuille.colonnes[nom] as Colonne<never>, lang));
}

/** Throws 413 when a list has too many rows for one file. */
export function checkExportable(count: number, most = MAX_EXPORTEES): void {
  const params = { nombre: formatNombre(count), maximum: formatNombre(most) };
  if (count > most) throw new Refusal('export.trop_grand', { params });
}

/** Throws 413 when the proofs of a list have too many bytes for one file. */
export function checkDossier(bytes: number): void {
  const params = { maximum: MAX_BYTES_DOSSIER / 1024 ** 3 };
  if (bytes > MAX_BYTES_DOSSIER) throw new Refusal('dossier.trop_grand', { params });
}

/** Returns the name of a file: noun, period of the list if it has one, day (`depenses_2026-11_le-2026-11-29.xlsx`). */
export function nomExport(
  { nom }: Pick<Feuille<object>, 'nom'>,
  { datedebut, datefin }: Readonly<Record<string, unknown>>,
  { today, format }: { today: string; format: FormatExport | 'zip' },
): string {
  const jours = [datedebut, datefin].filter((date) => typeof date === 'string');
  return [nom, ...new Set(monthOf(jours) ?? jours), `le-${today}.${format}`].join('_');
}

/** The month that two days begin and end; null for other days. */
function monthOf([first = '', last = '']: string[]): string[] | null {
  const month = first.slice(0, 7);
  return first.endsWith('-01') && last === lastOfMonth(first) ? [month] : null;
}
