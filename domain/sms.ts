import type { Nature } from './caisse';
import { MAX_REFERENCE } from './limits';
import { parseMontantText } from './money';
import { isReference, normalizeReference } from './reference';
import type { Francs } from './units';

/** Whether money came into the wallet of the message's reader, or left it. */
export type Sens = 'entree' | 'sortie';

/**
 * What an operator's text message says of one operation, amounts in francs. A part that it does not say, or not
 * clearly, is null.
 */
export interface SmsLu {
  /** The operator's number of the operation, in its kept form. */
  reference: string | null;
  /** The amount sent, paid or received, without the fee. */
  montant: Francs | null;
  frais: Francs | null;
  sens: Sens | null;
}

/** What is read in a text that is not a message. */
export const RIEN: SmsLu = { reference: null, montant: null, frais: null, sens: null };

/** A longer text is not a message. It is not read at all: a cut could fall within an amount or a reference. */
const MAX_SMS = 2000;

type Genre = Sens | 'autre';

/**
 * The wordings of the operators in real messages (`sms.messages.test.ts`), in small letters without accents.
 * `{montant}` marks the amount. `autre` wordings do not say on which side of the operation the reader was. The sender
 * is not checked: a pasted text does not name it.
 */
const FORMES: Readonly<
  Record<Exclude<Nature, 'especes' | 'banque' | 'avance'>, Readonly<Record<Genre, readonly string[]>>>
> = {
  orange: {
    entree: [
      'vous avez recu {montant}',
      'vous avez recu un transfert de {montant}',
      'transfert de {montant} recu',
      'depot effectue par',
    ],
    sortie: [
      'votre transfert de {montant}',
      'votre paiement de {montant}',
      'vous avez transfere {montant}',
      'vous avez retire {montant}',
      'vous avez recharge {montant}',
      'retrait de {montant} effectue',
      "retrait d'argent reussi",
      'le depot vers',
    ],
    autre: [
      'montant {montant}',
      'montant paye {montant}',
      'montant transaction {montant}',
      'montant de transaction {montant}',
      'montant de la transaction {montant}',
      'transaction amount {montant}',
    ],
  },
  mtn: {
    entree: [
      'vous avez recu {montant}',
      'vous avez recu un transfert de {montant}',
      'transfert {montant} de',
      'depot recu {montant}',
      'you have received {montant}',
    ],
    sortie: [
      'vous avez envoye {montant}',
      'votre paiement de {montant}',
      'le retrait de {montant}',
      'transfert de {montant} effectue',
      'transfert {montant} a',
      'transfert effectue pour {montant}',
      'paiement {montant} a',
      'paiement effectue pour {montant}',
      'retrait {montant} via',
      'your payment of {montant}',
    ],
    autre: ['montant {montant}'],
  },
  moov: {
    entree: ['vous avez recu {montant}', "depot d'argent reussi"],
    sortie: [
      'vous avez envoye {montant}',
      "retrait d'argent reussi",
      'retrait reussi',
      'retrait valide',
      "transfert national d'argent reussi",
      'paiement reussi',
      // Airtime is bought from the wallet, even where « Vous avez recu » announces it.
      'fcfa de credit',
    ],
    autre: ['montant {montant}', 'montant total {montant}'],
  },
  wave: {
    entree: ['vous avez recu {montant}', 'a paye {montant}'],
    sortie: [],
    autre: [],
  },
};

/** The words for the fee. */
const FRAIS = ['frais', 'charges', 'fee was'];

/**
 * The words for the number of an operation, the surest first. « Reference » is not among them: it is a note of the
 * sender.
 */
const NUMEROS = [
  [
    'id de la transaction',
    'id de transaction',
    'id transaction',
    'id trans',
    'id tran',
    'no de transaction',
    'transid',
    'txid',
    'tid',
  ],
  ['id'],
  ['ref'],
];

/** A failed operation moved no money. */
const ECHEC = /echou|insuffisant|failed|insufficient/;

/** A tax beside the fee, not empty: more than the fee then left the wallet. */
const TAXE = /(?<![a-z])(?:taxe|taf) ?:? ?\d/;

/*
 * Each pattern begins with words and goes on with parts of limited length that match in only one way. So the time grows
 * only with the length of the text.
 */
const NOMBRE = String.raw`(\d(?:[\d.,]| (?=\d)){0,19})`;
const DEVISE = '(?: ?(?:f ?cfa|cfa|xof|xaf|f)(?![a-z]))';
const MOT = '(?<![a-z])';

const patternOf = (forme: string) =>
  new RegExp(`${MOT}${forme.replace(' {montant}', ` ?:? ?${NOMBRE}${DEVISE}`)}(?![a-z])`, 'g');
const formesOf = (genre: Genre) => Object.values(FORMES).flatMap((formes) => formes[genre].map(patternOf));

const ENTREES = formesOf('entree');
const SORTIES = formesOf('sortie');
const MONTANTS = [...ENTREES, ...SORTIES, ...formesOf('autre')];
/** A fee may stand without the currency; a percentage or a part of a longer number is not a fee. */
const FRAIS_LUS = FRAIS.map((mot) => new RegExp(`${MOT}${mot} ?:? ?${NOMBRE}(?:${DEVISE}|(?![\\da-z%]| [\\d%]))`, 'g'));

const JETON = `([a-z0-9][a-z0-9._/-]{5,${MAX_REFERENCE - 1}})(?![a-z0-9._/-])`;
/** Wave prints the number of an operation on a line of its own, without a word before it. */
const NUMERO_WAVE = /(?<![a-z0-9._/-])(t[a-z0-9]{16})(?![a-z0-9._/-])/g;
const REFERENCES = [
  ...NUMEROS.map((mots) => new RegExp(`${MOT}(?:${mots.join('|')})(?: ?: ?| )${JETON}`, 'g')),
  NUMERO_WAVE,
];

/**
 * Writes a text in small letters without accents or invisible marks, with any space as one, and separates words that
 * were stuck together.
 */
function plain(texte: string): string {
  return texte
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/’/g, "'")
    .replace(/([.\d])(?=[A-Z][a-z]{2})/g, '$1 ')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

const capturedBy = (patterns: readonly RegExp[], message: string): string[] =>
  patterns.flatMap((pattern) => [...message.matchAll(pattern)].flatMap((match) => match.slice(1)));

/** The value when all values are equal, otherwise null: the reader guesses nothing. */
function only<Value>(values: readonly Value[]): Value | null {
  const [value = null, ...others] = new Set(values);
  return others.length === 0 ? value : null;
}

/** Empty decimals after an amount: `25 000,00`, `25000.0`. The separator of the groups before them is another one. */
const DECIMALES_NULLES = /^(\d+|\d{1,3}(?: \d{3})+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))[.,]00?$/;

/** The francs of a printed amount, or null: other decimals are neither dropped nor rounded. */
function montantOf(nombre: string): Francs | null {
  const read = parseMontantText(nombre.replace(/[.,]+$/, '').replace(DECIMALES_NULLES, '$1'));
  return read.ok ? read.montant : null;
}

const montantIn = (message: string, patterns: readonly RegExp[]) => only(capturedBy(patterns, message).map(montantOf));

/** The number of an operation always has a digit; a word alone is a person's note. */
const isNumero = (reference: string) => isReference(reference) && /\d/.test(reference);

function referenceIn(message: string): string | null {
  for (const pattern of REFERENCES) {
    const jetons = capturedBy([pattern], message).map((jeton) => jeton.replace(/[._/-]+$/, ''));
    const numeros = jetons.map(normalizeReference).filter(isNumero);
    if (numeros.length > 0) return only(numeros);
  }
  return null;
}

function sensIn(message: string): Sens | null {
  const fits = (pattern: RegExp) => message.search(pattern) !== -1;
  const [enters, leaves] = [ENTREES.some(fits), SORTIES.some(fits)];
  if (enters === leaves) return null;
  return enters ? 'entree' : 'sortie';
}

/**
 * Reads the text message of a mobile money operator (CASH § 9, ADR 0037). Each part is read alone, and is null when the
 * text lacks it or has two of it. A failure, or a text that fits no wording, gives four nulls.
 */
export function lireSms(texte: string): SmsLu {
  if (texte.length > MAX_SMS) return RIEN;
  const message = plain(texte);
  if (ECHEC.test(message)) return RIEN;
  return {
    reference: referenceIn(message),
    montant: montantIn(message, MONTANTS),
    frais: TAXE.test(message) ? null : montantIn(message, FRAIS_LUS),
    sens: sensIn(message),
  };
}
