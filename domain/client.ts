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

/** Digits that stand together between the words of what is typed. */
export interface Numero {
  /** As they were typed, each of them for the name or the phone. */
  mots: string[];
  /** In one, without the country's prefix, for a phone. */
  chiffres: string;
}

export interface ClientCherche {
  /** The whole as a part of a name, and of digits alone as a part of a phone; `''` is neither. */
  nom: string;
  chiffres: string;
  /** Word by word, where not all of it is digits: each is in the name, each number in the name or in the phone. */
  mots: string[];
  numeros: Numero[];
}

/** What is typed to find a client: a name, a phone, or words of both in any order (`Koné 0707`). */
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
 * How well a client answers, best first: at the start of the name or the phone; at the start of a word of the name, or
 * each word at one or at the phone's; within.
 */
export const RANG_CLIENT = { debut: 0, mot: 1, dedans: 2 } as const;

type Holds = (part: string) => boolean;

/**
 * The `RANG_CLIENT` of a client for what is typed, null when name and phone do not hold all of it; case, accents and
 * the phone's spaces make no difference (spec § 2 Orders "client selection"). `tel` is ten digits.
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
