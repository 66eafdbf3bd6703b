import { TYPES_ACTION } from '@comptoir/contract/activites';
import { TRIS, TRIS_NOMS } from '@comptoir/contract/tri';
import { NATURES_ARRETE, SUIVIS_CAISSE } from '@comptoir/domain/arrete';
import { ETATS_AVANCE } from '@comptoir/domain/avance';
import { FILTRES_LIVRAISON } from '@comptoir/domain/commande';
import { FILTRES_NATURE } from '@comptoir/domain/depense';
import { FILTRES_DETTE } from '@comptoir/domain/dette';
import { PAS_FLUX } from '@comptoir/domain/flux';
import { MAX_LIBELLE, MAX_PERMISSIONS, MAX_TERM, MAX_UNPAGED, PASSWORD_MAX } from '@comptoir/domain/limits';
import { ETATS_TRANSFERT } from '@comptoir/domain/transfert';
import type { Kind } from './kinds';
import {
  BEYOND_LOT,
  DEADLINES,
  DELIVERIES,
  EMPTY,
  GOOD_LINE,
  MAX_CODE,
  NO_BIRTHS,
  NO_COUNTS,
  NO_DATES,
  NO_DAYS,
  NO_DELIVERIES,
  NO_DELIVERY_FILTERS,
  NO_EMAILS,
  NO_ETAPES,
  NO_FILTERS,
  NO_LINES,
  NO_NUMBER_TEXTS,
  NO_NUMBERS,
  NO_REFERENCES,
  NO_REGISTER_CODES,
  NO_TEXTS,
  NO_WORDS,
  quoted,
  STRANGEST,
  type Table,
  tooLong,
  WORD,
} from './lists';
import type { PlainText } from './plainText';
import { KEPT_TEXTS, NO_PHONES, STRANGE_TEXTS } from './strangeTexts';

/** Raw JSON values by kind, for the fields of a JSON body. */
const JSON_VALUES: Readonly<Record<Kind, Table>> = {
  amount: { refused: [...NO_NUMBERS, '0', '-0'], either: ['1.0', '1e3'] },
  opening: { refused: [...NO_NUMBERS, '-0'], either: ['0', '1.0', '1e3', '999999999999'] },
  id: { refused: [...NO_NUMBERS, '0', '-0', '2147483648'], either: ['2147483647'] },
  version: { refused: [...NO_NUMBERS, '0', '-0', '2147483648'], either: ['2147483647'] },
  flag: { refused: [...NO_NUMBERS, '2'], either: ['-0', '0', '1'] },
  page: { refused: NO_NUMBERS, either: [] },
  limit: { refused: NO_NUMBERS, either: [] },
  date: { refused: [...NO_TEXTS, '20261101', ...quoted(NO_DATES)], either: [] },
  deadline: { refused: [...NO_TEXTS, '20261101', ...quoted(NO_DAYS)], either: quoted(DEADLINES) },
  term: { refused: NO_TEXTS, either: [] },
  password: {
    refused: [...NO_TEXTS, '""', ...quoted(['a'.repeat(PASSWORD_MAX + 1), 'a'.repeat(200_000)])],
    either: [],
  },
  free: { refused: NO_TEXTS, either: quoted(STRANGE_TEXTS) },
  letter: { refused: NO_TEXTS, either: [] },
  taille: { refused: NO_TEXTS, either: [] },
  media: { refused: NO_NUMBERS, either: [] },
  filter: { refused: NO_TEXTS, either: [] },
  etapes: { refused: NO_ETAPES, either: ['[]', '[{"libelle":"<b>","description":"\'; --"}]'] },
  email: { refused: [...NO_TEXTS, ...quoted(NO_EMAILS)], either: ['""'] },
  tel: { refused: [...NO_TEXTS, ...quoted(NO_PHONES)], either: [] },
  choices: { refused: NO_NUMBERS, either: [] },
  'kind of reduction': { refused: [...NO_NUMBERS, '0', '-0', '3'], either: ['1', '2', '1.0'] },
  // Only the total that the lines make is accepted (RELIABILITY P10).
  total: { refused: [...NO_NUMBERS, '0', '-0', '1', '1.0', '1e3', '999999999999'], either: [] },
  delivery: {
    refused: [...NO_TEXTS.filter((raw) => raw !== 'null'), '20261101', ...quoted(NO_DELIVERIES)],
    either: ['null', ...quoted(DELIVERIES)],
  },
  'delivery status': { refused: [...NO_NUMBERS, '4'], either: ['-0', '0', '1', '2', '3'] },
  'delivery filter': { refused: NO_TEXTS, either: [] },
  'transfer filter': { refused: NO_TEXTS, either: [] },
  'advance filter': { refused: NO_TEXTS, either: [] },
  'action filter': { refused: NO_TEXTS, either: [] },
  'debt filter': { refused: NO_TEXTS, either: [] },
  'register filter': { refused: NO_TEXTS, either: [] },
  'nature filter': { refused: NO_TEXTS, either: [] },
  order: WORD,
  second: WORD,
  code: { refused: [...NO_TEXTS, '""', ...quoted(tooLong(MAX_CODE))], either: quoted(STRANGE_TEXTS.slice(0, 8)) },
  'register code': {
    refused: [...NO_TEXTS, ...quoted(NO_REGISTER_CODES)],
    either: quoted(['', '   ', 'c1', 'A1B2C3', 'a\u0000b']),
  },
  reference: {
    refused: [...NO_TEXTS, ...quoted(NO_REFERENCES)],
    either: quoted(['', '   ', 'mp 1.a', '../../x', ...KEPT_TEXTS]),
  },
  name: { refused: NO_TEXTS, either: [] },
  address: { refused: NO_TEXTS, either: [] },
  'optional tel': { refused: [...NO_TEXTS, ...quoted(NO_PHONES)], either: ['""', '" "', '"0000000000"'] },
  sexe: { refused: NO_TEXTS, either: [] },
  birth: { refused: NO_TEXTS, either: [] },
  'yes or no': { refused: ['null', '0', '1', '""', '"true"', '[]', '[true]', '{}', '-0'], either: ['true', 'false'] },
  // Only the register's last line is accepted.
  'ledger line': { refused: [...NO_NUMBERS, '-0', '2147483648'], either: ['0', '1', '1.0', '2147483647'] },
  count: { refused: NO_COUNTS, either: ['[]', '[{"forme":"billet","coupure":500,"nombre":1000000}]'] },
  'kind of count': {
    refused: [...NO_TEXTS, ...quoted(['', ...NO_WORDS, 'Journee'])],
    either: quoted(NATURES_ARRETE),
  },
  // Nobody owes a surplus.
  imputation: { refused: [...NO_TEXTS, ...quoted(['', ...NO_WORDS, 'Charge'])], either: ['"charge"', '"porteur"'] },
  'open advances': { refused: [...NO_NUMBERS, '0', '-0', '21'], either: ['1', '20', '1.0'] },
  documents: {
    refused: [
      'null',
      'true',
      '5',
      '"7"',
      '"[]"',
      '{}',
      '[]',
      '[7,7]',
      `[${BEYOND_LOT}]`,
      ...['0', '-1', '0.5', '"1"', 'null', '[1]', '2147483648'].map((id) => `[${id}]`),
    ],
    either: ['[2147483647]'],
  },
  registers: {
    refused: [
      'true',
      '5',
      '"[]"',
      '{}',
      ...['0', '-1', '0.5', '"1"', 'null', '[1]', '2147483648'].map((id) => `[${id}]`),
    ],
    either: ['null', '[]', '[2147483647]'],
  },
  permissions: {
    refused: [
      'null',
      'true',
      '5',
      '"[]"',
      '{}',
      '[5]',
      '[null]',
      '[[]]',
      '[""]',
      '["\\u0000"]',
      JSON.stringify(Array.from({ length: MAX_PERMISSIONS + 1 }, () => 'clients')),
    ],
    either: ['[]', '["clients","clients"]', '["inconnue"]', '["constructor"]', '["__proto__"]'],
  },
  period: WORD,
  language: WORD,
  paper: WORD,
  lines: { refused: NO_LINES, either: [`[${GOOD_LINE}]`, '[{"libelle":"<b>\'; --","qtecmd":1,"mnttotal":1}]'] },
};

/** Texts by kind, for a path, a query or a form. */
const TEXT_VALUES: Readonly<Record<Kind, Table>> = {
  amount: { refused: [...NO_NUMBER_TEXTS, '', '0'], either: ['1'] },
  opening: { refused: [...NO_NUMBER_TEXTS, ''], either: ['0'] },
  id: { refused: [...NO_NUMBER_TEXTS, '', '0', '2147483648', '9999999999'], either: ['2147483647'] },
  version: { refused: [...NO_NUMBER_TEXTS, '', '0', '2147483648'], either: ['2147483647'] },
  flag: { refused: [...NO_NUMBER_TEXTS, '', '2', '00'], either: ['0', '1'] },
  page: { refused: [...NO_NUMBER_TEXTS, '', '0', '1000000001', '9223372036854775808'], either: ['1000000000', '2'] },
  limit: { refused: [...NO_NUMBER_TEXTS, '', '0', '101', '9223372036854775807'], either: ['1', '100'] },
  date: { refused: [...NO_DATES, 'null', '0'], either: [] },
  deadline: { refused: [...NO_DAYS, 'null', '0'], either: DEADLINES },
  term: {
    refused: ['a'.repeat(MAX_TERM + 1), 'a'.repeat(1500)],
    either: [...STRANGE_TEXTS, 'a/b', 'a'.repeat(101), ' '],
  },
  password: { refused: [''], either: [] },
  free: { refused: ['a'.repeat(1001)], either: STRANGE_TEXTS },
  letter: { refused: ['--', 'abc', '"><script>'], either: ['', '-', '1', '%'] },
  taille: { refused: ['', 'grande', '../x', '0', 'vignette\u0000'], either: ['vignette', 'miniature', 'icone512'] },
  media: { refused: [...NO_NUMBER_TEXTS, '', '4', '00'], either: ['0', '1', '2', '3'] },
  filter: { refused: NO_FILTERS, either: ['', '1', '2'] },
  etapes: { refused: NO_ETAPES, either: [] },
  email: { refused: [...NO_EMAILS, ...STRANGE_TEXTS], either: ['', ' ', 'a@b.ci', "o'x+y@b.ci", 'é@é.ci'] },
  tel: { refused: [...NO_PHONES, ...EMPTY, ...STRANGE_TEXTS], either: [' 0102030405 ', '0000000000'] },
  choices: { refused: [...NO_NUMBER_TEXTS, '', '0', String(MAX_UNPAGED + 1)], either: ['1', String(MAX_UNPAGED)] },
  'kind of reduction': { refused: NO_NUMBER_TEXTS, either: [] },
  total: { refused: NO_NUMBER_TEXTS, either: [] },
  delivery: { refused: NO_DELIVERIES, either: DELIVERIES },
  'delivery status': { refused: NO_NUMBER_TEXTS, either: [] },
  'delivery filter': { refused: NO_DELIVERY_FILTERS, either: FILTRES_LIVRAISON },
  'transfer filter': { refused: NO_WORDS, either: ETATS_TRANSFERT },
  'advance filter': { refused: NO_WORDS, either: ETATS_AVANCE },
  'action filter': { refused: NO_WORDS, either: TYPES_ACTION },
  'debt filter': { refused: NO_WORDS, either: FILTRES_DETTE },
  'register filter': { refused: NO_WORDS, either: SUIVIS_CAISSE },
  'nature filter': { refused: NO_WORDS, either: FILTRES_NATURE },
  order: { refused: NO_WORDS, either: [...TRIS, ...TRIS_NOMS] },
  second: { refused: ['a'.repeat(101)], either: ['', '0', ...STRANGE_TEXTS] },
  code: { refused: [''], either: [] },
  'register code': { refused: NO_REGISTER_CODES, either: [] },
  reference: { refused: NO_REFERENCES, either: ['mp 2.a', '../../y', ...KEPT_TEXTS] },
  name: { refused: [...EMPTY, ...tooLong(MAX_LIBELLE)], either: STRANGEST },
  address: { refused: tooLong(MAX_LIBELLE), either: STRANGEST },
  'optional tel': { refused: [...NO_PHONES, ...STRANGE_TEXTS], either: [' 0102030405 ', '', ' '] },
  sexe: { refused: ['X', 'm', 'MF', ' ', '0', 'null', 'M\u0000', ...STRANGE_TEXTS], either: ['M', 'F', ''] },
  birth: { refused: [...NO_BIRTHS, 'null', '0'], either: ['1900-01-01', '1999-12-31', ''] },
  'yes or no': { refused: [], either: [] },
  'ledger line': { refused: [], either: [] },
  count: { refused: [], either: [] },
  'kind of count': { refused: [], either: [] },
  imputation: { refused: [], either: [] },
  'open advances': { refused: [...NO_NUMBER_TEXTS, '0', '21'], either: ['1', '20'] },
  documents: {
    refused: [
      'x',
      '0',
      '-1',
      '7,7',
      '7,',
      ',7',
      '7;8',
      '7 8',
      '0.5',
      '1e3',
      '0x10',
      ' 7',
      'NaN',
      '2147483648',
      '7\u0000',
      BEYOND_LOT,
    ],
    either: ['2147483647', '2147483646,2147483647'],
  },
  registers: { refused: [], either: [] },
  permissions: { refused: [], either: [] },
  period: { refused: ['', 'Jour', 'annee', 'jour ', '0', 'null', "jour' OR '1'='1", 'constructor'], either: PAS_FLUX },
  language: { refused: ['', ...NO_WORDS, 'FR', 'fr-FR', 'de', '../en'], either: ['fr', 'en'] },
  paper: { refused: ['', ...NO_WORDS, 'A4', 'a5', '80mm', '../a4'], either: ['a4', '80'] },
  lines: { refused: NO_LINES, either: [] },
};

/** Returns the values of a field: raw JSON for a JSON body, text for a path, a query or a form. */
export function valuesOf(kind: Kind | PlainText, isJson: boolean): Table {
  if (typeof kind === 'string') return (isJson ? JSON_VALUES : TEXT_VALUES)[kind];
  const refused = [...(kind.isRequired ? EMPTY : []), ...tooLong(kind.maximum)];
  const either = [...(kind.isRequired ? [] : ['', ' ']), 'é'.repeat(kind.maximum), ...STRANGE_TEXTS];
  if (!isJson) return { refused, either };
  return { refused: [...NO_TEXTS, ...quoted(refused)], either: [...quoted(either), '"\\ud800"', '"\\udfff"'] };
}
