import { digitsOf } from './telephone';
import { searchKey } from './texte';

/** `Particulier` or a company (spec § 3). */
export const TYPES_CLIENT = ['Particulier', 'Entreprise'] as const;
export type TypeClient = (typeof TYPES_CLIENT)[number];

/** What stands between the words of a name, beside the space; SQL reads it too. */
export const SEPARATEURS = `'"«»“”-–—.,;:/()&+_*`;

const SEPARATEUR = new RegExp(`[${SEPARATEURS.replace('-', '')}-]`, 'g');
const PHONE = /^[\d\s+.()/-]+$/;

/** The key of a name in which each separator is a space: `N’Dri-Koné` and `n dri kone` are one. */
const nameKey = (text: string) => searchKey(text).replace(SEPARATEUR, ' ').trim();

/** What is typed to find a client: as a part of a name and, of digits alone, as a part of a phone; `''` is neither. */
export function clientSought(typed: string): { nom: string; chiffres: string } {
  return { nom: nameKey(typed), chiffres: PHONE.test(typed.trim()) ? digitsOf(typed) : '' };
}

/** How well a client answers, best first: at the start of the name or the phone, of a word of the name, within. */
export const RANG_CLIENT = { debut: 0, mot: 1, dedans: 2 } as const;

/**
 * The `RANG_CLIENT` of a client for what is typed, null when neither name nor phone holds it; case, accents and the
 * phone's spaces make no difference (spec § 2 Orders "client selection"). `tel` is ten digits.
 */
export function rangClient(client: { libelleclient: string; tel: string }, typed: string): number | null {
  const { nom, chiffres } = clientSought(typed);
  const name = nameKey(client.libelleclient);
  const isOf = (test: (part: string) => boolean) => nom !== '' && test(nom);
  const isPhone = (test: (part: string) => boolean) => chiffres !== '' && test(chiffres);
  if (isOf((part) => name.startsWith(part)) || isPhone((part) => client.tel.startsWith(part))) return RANG_CLIENT.debut;
  if (isOf((part) => ` ${name}`.includes(` ${part}`))) return RANG_CLIENT.mot;
  if (isOf((part) => name.includes(part)) || isPhone((part) => client.tel.includes(part))) return RANG_CLIENT.dedans;
  return null;
}
