import { digitsOf } from './telephone';
import { searchKey } from './texte';

/** The types that the screens offer: a person or a company. A client may have another type (spec § 3). */
export const TYPES_CLIENT = ['Particulier', 'Entreprise'] as const;
export type TypeClient = (typeof TYPES_CLIENT)[number];

/** The characters, beside the space, that separate the words of a name. The server's SQL uses them too. */
export const SEPARATEURS = `'"«»“”-–—.,;:/()&+_*`;

const SEPARATEUR = new RegExp(`[${SEPARATEURS.replace('-', '')}-]`, 'g');
const PHONE = /^[\d\s+.()/-]+$/;

/** The search key of a name with each separator as a space: `N’Dri-Koné` and `n dri kone` have the same key. */
const nameKey = (text: string) => searchKey(text).replace(SEPARATEUR, ' ').trim();

/** Consecutive groups of digits in a search text. */
export interface Numero {
  /** The groups as they were typed: each may be in the name or in the phone. */
  mots: string[];
  /** The same digits joined, without the country's prefix, to search in the phone. */
  chiffres: string;
}

export interface ClientCherche {
  /** The whole text, to search in the name, and its digits, to search in the phone; `''` is not searched. */
  nom: string;
  chiffres: string;
  /**
   * The words and the numbers of the text; both are empty when it has digits only. A client matches when its name has
   * each word, and its name or its phone has each number.
   */
  mots: string[];
  numeros: Numero[];
}

/** Splits the text of a client search: a name, a phone, or words of both in any order (`Koné 0707`). */
export function clientSought(typed: string): ClientCherche {
  const nom = nameKey(typed);
  if (PHONE.test(typed.trim())) return { nom, chiffres: digitsOf(typed), mots: [], numeros: [] };
  const mots: string[] = [];
  const runs: string[] = [];
  let isRun = false;
  for (const word of searchKey(typed).split(' ')) {
    const isNumber = PHONE.test(word);
    if (!isNumber) mots.push(nameKey(word));
    else if (isRun) runs.push(`${runs.pop()} ${word}`);
    else runs.push(word);
    isRun = isNumber;
  }
  const numeros = runs.map((run) => ({ mots: wordsIn(nameKey(run)), chiffres: digitsOf(run) }));
  return { nom, chiffres: '', mots: mots.filter(Boolean), numeros: numeros.filter((numero) => numero.mots.length > 0) };
}

const wordsIn = (key: string) => key.split(' ').filter(Boolean);

/**
 * How well a client matches a search, the best rank first. `debut`: the name or the phone starts with the text. `mot`:
 * a word of the name starts with the text, or each typed word starts a word of the name or the phone. `dedans`: the
 * text is somewhere in them.
 */
export const RANG_CLIENT = { debut: 0, mot: 1, dedans: 2 } as const;

type Holds = (part: string) => boolean;

/**
 * The `RANG_CLIENT` of a client for the text `typed`, or null when its name and phone lack a part of it. Case, accents
 * and the spaces of the phone make no difference (spec § 2 Orders "client selection"). `tel` has ten digits.
 */
export function rangClient(
  { libelleclient, tel }: { libelleclient: string; tel: string },
  typed: string,
): number | null {
  const { nom, chiffres, mots, numeros } = clientSought(typed);
  const name = nameKey(libelleclient);
  const isOf = (holds: Holds) => nom !== '' && holds(nom);
  const isPhone = (holds: Holds) => chiffres !== '' && holds(chiffres);
  const isEach = (inName: Holds, inTel: Holds) =>
    mots.length + numeros.length > 0 &&
    mots.every(inName) &&
    numeros.every((run) => inTel(run.chiffres) || run.mots.every((mot) => inName(mot) || inTel(mot)));

  const startsTel: Holds = (part) => tel.startsWith(part);
  const startsWord: Holds = (part) => ` ${name}`.includes(` ${part}`);
  const inName: Holds = (part) => name.includes(part);
  const inTel: Holds = (part) => tel.includes(part);
  if (isOf((part) => name.startsWith(part)) || isPhone(startsTel)) return RANG_CLIENT.debut;
  if (isOf(startsWord) || isEach(startsWord, startsTel)) return RANG_CLIENT.mot;
  return isOf(inName) || isPhone(inTel) || isEach(inName, inTel) ? RANG_CLIENT.dedans : null;
}
