import { TRIS, TRIS_NOMS } from '@comptoir/contract/tri';
import { COUPURES, NATURES_ARRETE, SUIVIS_CAISSE } from '@comptoir/domain/arrete';
import { ETATS_AVANCE } from '@comptoir/domain/avance';
import { FILTRES_LIVRAISON } from '@comptoir/domain/commande';
import { COMPARAISONS } from '@comptoir/domain/comparaison';
import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { FILTRES_NATURE } from '@comptoir/domain/depense';
import { FILTRES_DETTE } from '@comptoir/domain/dette';
import { PAS_FLUX } from '@comptoir/domain/flux';
import {
  MAX_LIBELLE,
  MAX_LIGNES,
  MAX_NEW_ETAPES,
  MAX_PERMISSIONS,
  MAX_REFERENCE,
  MAX_TERM,
  MAX_UNPAGED,
  PASSWORD_MAX,
} from '@comptoir/domain/limits';
import { ETATS_TRANSFERT } from '@comptoir/domain/transfert';
import type { Kind } from './kinds';
import type { PlainText } from './plainText';
import { KEPT_TEXTS, NO_PHONES, STRANGE_TEXTS } from './strangeTexts';

/** Values of one kind: those that must be refused, and those that a server may accept unchanged or refuse. */
export interface Table {
  refused: readonly string[];
  either: readonly string[];
}

const quoted = (texts: readonly string[]) => texts.map((text) => JSON.stringify(text));

/** Raw JSON that no field accepts as a whole number (RELIABILITY F66, F75). */
const NO_NUMBERS = [
  ...['-1', '0.5', '-0.1', '1e400', '-1e400', '1e21', '9007199254740992', '9007199254740993', '123456789012345678'],
  ...['1000000000000', 'true', '[]', '[5]', '{}', '{"$gt":0}', 'null'],
  ...quoted(['5', '5.0', '5,0', '1e3', '0x10', ' 5', '５', '', 'NaN', 'Infinity', '1 OR 1=1', '1;DROP TABLE caisse']),
];

/** The same for a path, a query or a form, where numbers are sent as text. */
const NO_NUMBER_TEXTS = [
  ...['-1', '+5', '05', '0.5', '5.0', '5,0', '1e3', '1e400', '0x10', ' 5', '5 ', '５', '५', 'abc', 'NaN', 'Infinity'],
  ...['null', 'true', '[5]', '{}', '1_000', '1 000', '1\u202f000', '5\u0000', '1 OR 1=1', "1';DROP TABLE caisse;--"],
  ...[
    '9'.repeat(400),
    '9007199254740993',
    '1000000000000',
    '(SELECT pg_sleep(5))',
    '00000000-0000-0000-0000-000000000000',
  ],
];

/** One strange text of each sort. */
const STRANGEST = [
  "'; DROP TABLE caisse;--",
  '<script>window.__xss=1</script>',
  '%',
  '__proto__',
  'e\u0301',
  'a\u0000b',
];

const TOMORROW = addDays(todayInAbidjan(Date.now()), 1);

/** Texts that are not a day (RELIABILITY F42). */
const NO_DAYS = [
  ...['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '0000-01-01', '12026-01-01', '2026-1-2', '20260102'],
  ...['1999-12-31', '2101-01-01', 'infinity', '-infinity', 'today', 'now', 'epoch', 'yesterday', '', ' 2026-01-02'],
  ...['2026-01-02T00:00:00Z', '2026-01-02\u0000', '02/01/2026', "2026-01-02';--"],
];
/** Not a birthday either: a birth may be before 2000, but not tomorrow. */
const NO_BIRTHS = [...NO_DAYS.filter((day) => day !== '1999-12-31'), '1899-12-31', TOMORROW];
/** Not a business day up to today. */
const NO_DATES = [...NO_DAYS, TOMORROW];
const DEADLINES = [TOMORROW, '2000-01-01', '2100-12-31'];

/** Most characters of a second factor's code, or of a recovery code (contract/auth). */
const MAX_CODE = 40;

const NO_TEXTS = ['null', 'true', '5', '[]', '["a"]', '{}', '{"$ne":null}'];
const WORD: Table = { refused: NO_TEXTS, either: [] };
const tooLong = (maximum: number) => ['a'.repeat(maximum + 1), 'é'.repeat(maximum * 2), 'a'.repeat(100_000)];
/** Raw JSON that is not a list of steps. */
const NO_ETAPES = [
  ...['null', 'true', '5', '"[]"', '{}', '[5]', '[null]', '[[]]', '[{}]', '[{"libelle":"a"}]', '{"0":{}}'],
  ...['-1', '0.5', '"5"', 'null', '1e21'].map((montant) => `[{"libelle":"a","description":"b","montant":${montant}}]`),
  '[{"libelle":"a","description":" "}]',
  '[{"libelle":"a","description":"b","etat":1}]',
  `[${'{"libelle":"a","description":"b"},'.repeat(MAX_NEW_ETAPES)}{"libelle":"a","description":"b"}]`,
];
const GOOD_LINE = '{"libelle":"a","qtecmd":1,"mnttotal":1}';
const line = (changes: string) => `[${GOOD_LINE.slice(0, -1)},${changes}}]`;
/** Raw JSON that is not a list of lines (RELIABILITY F68). */
const NO_LINES = [
  ...['null', 'true', '5', '"[]"', '{}', '[]', '[5]', '[null]', '[[]]', '[{}]', '{"0":{}}', '[{"libelle":"a"}]'],
  ...['-1', '0', '-0', '0.5', '1.5', '"5"', 'null', '1e21', '1000001'].map((n) => line(`"qtecmd":${n}`)),
  ...['-1', '0', '-0', '0.5', '"5"', 'null', '1e21', '1000000000000'].map((n) => line(`"mnttotal":${n}`)),
  ...['" "', '5', 'null', '"\\u0000"'].map((text) => line(`"libelle":${text}`)),
  ...['-1', '"x"', '{}'].map((id) => line(`"id":${id}`)),
  line('"prix":1'),
  `[${`${GOOD_LINE},`.repeat(MAX_LIGNES)}${GOOD_LINE}]`,
  `[${Array.from({ length: 2 }, () => '{"libelle":"a","qtecmd":1,"mnttotal":999999999999}').join()}]`,
];
const counted = (changes: string) => `[{"forme":"billet","coupure":500,"nombre":2,${changes}}]`;
/** Raw JSON that is not a count of notes and coins. */
const NO_COUNTS = [
  ...['null', 'true', '5', '"[]"', '{}', '[5]', '[null]', '[[]]', '[{}]', '{"0":{}}', '[{"forme":"billet"}]'],
  ...['-1', '0.5', '"5"', 'null', '1e21', '1000001'].map((n) => counted(`"nombre":${n}`)),
  ...['-1', '0', '-0', '0.5', '"500"', 'null', '1', '200', '20000', '1000000000000'].map((n) =>
    counted(`"coupure":${n}`),
  ),
  ...['null', '5', '""', '"Billet"', '"piece "', '"cheque"', '"constructor"'].map((text) => counted(`"forme":${text}`)),
  counted('"montant":1'),
  '[{"forme":"piece","coupure":500,"nombre":1},{"forme":"piece","coupure":500,"nombre":1}]',
  `[${Array.from({ length: COUPURES.length + 1 }, () => '{"forme":"appoint","coupure":1,"nombre":1}').join()}]`,
];
const YESTERDAY = addDays(todayInAbidjan(Date.now()), -1);
const DELIVERIES = [TOMORROW, '2100-12-31'];
const NO_DELIVERIES = [...NO_DAYS, YESTERDAY, '2000-01-01'];
const NO_TYPES = ['particulier', 'Autre', 'Particulier,Entreprise', '0', 'null', 'constructor', '__proto__'];
const NO_EMAILS = ['a', 'a@b', '@b.ci', 'a@.ci', 'a@b.', 'a b@c.ci', 'a@b@c.ci', `${'a'.repeat(MAX_LIBELLE)}@b.ci`];
const NO_DELIVERY_FILTERS = ['4', '-1', '00', '3 ', 'EnCours', 'livre', 'null', '[0]', "0' OR '1'='1", '0\u0000'];

const NO_WORDS = [
  'Solde',
  'insolde ',
  'insolde,solde',
  'null',
  '0',
  'true',
  '[]',
  "solde' OR '1'='1",
  'solde\u0000',
  'constructor',
];

/** Texts that are not up to six Latin letters and digits. Some strange texts are, without what a line never keeps. */
const NO_REGISTER_CODES = [...['ABCDEFG', 'A-1', 'A 1', 'É1', '１', 'A'.repeat(100_000)], ...KEPT_TEXTS];
/** Texts that no operator's reference is. Some strange texts are one, once they are in capital letters. */
const NO_REFERENCES = ['É1', 'A#1', 'A+1', '１', '<B>', ...tooLong(MAX_REFERENCE)];
const NO_FILTERS = ['0', '3', '12', '01', '1 ', ' ', '１', 'null', 'true', '[1]', "1' OR '1'='1", '1\u0000'];
const EMPTY = ['', '   ', '\u0000', '\u00a0\u202f'];

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
  typeclient: { refused: [...NO_TEXTS, ...quoted(NO_TYPES)], either: [] },
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
  'debt filter': { refused: NO_TEXTS, either: [] },
  'register filter': { refused: NO_TEXTS, either: [] },
  'nature filter': { refused: NO_TEXTS, either: [] },
  ...{ order: WORD, comparison: WORD, second: WORD },
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
      ...['null', 'true', '5', '"[]"', '{}', '[5]', '[null]', '[[]]', '[""]', '["\\u0000"]'],
      JSON.stringify(Array.from({ length: MAX_PERMISSIONS + 1 }, () => 'clients')),
    ],
    either: ['[]', '["clients","clients"]', '["inconnue"]', '["constructor"]', '["__proto__"]'],
  },
  ...{ period: WORD, language: WORD, paper: WORD },
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
  typeclient: { refused: [...NO_TYPES, ...EMPTY, ...STRANGE_TEXTS], either: ['Particulier', 'Entreprise'] },
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
  'debt filter': { refused: NO_WORDS, either: FILTRES_DETTE },
  'register filter': { refused: NO_WORDS, either: SUIVIS_CAISSE },
  'nature filter': { refused: NO_WORDS, either: FILTRES_NATURE },
  order: { refused: NO_WORDS, either: [...TRIS, ...TRIS_NOMS] },
  comparison: { refused: ['', ...NO_WORDS], either: COMPARAISONS },
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
