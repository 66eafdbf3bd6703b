import { addDays, todayInAbidjan } from '#domain/dates';
import { MAX_DESCRIPTION, MAX_LIBELLE, MAX_NEW_ETAPES, MAX_TERM, PASSWORD_MAX } from '#domain/limits';
import type { Kind } from './kinds';

/** Values of one kind: those that must be refused, and those that a server may take as they are or refuse. */
export interface Table {
  refused: readonly string[];
  either: readonly string[];
}

const quoted = (texts: readonly string[]) => texts.map((text) => JSON.stringify(text));

/** Raw JSON that is no whole number in any field (RELIABILITY F66, F75). */
const NO_NUMBERS = [
  ...['-1', '0.5', '-0.1', '1e400', '-1e400', '1e21', '9007199254740992', '9007199254740993', '123456789012345678'],
  ...['1000000000000', 'true', '[]', '[5]', '{}', '{"$gt":0}', 'null'],
  ...quoted(['5', '5.0', '5,0', '1e3', '0x10', ' 5', '５', '', 'NaN', 'Infinity', '1 OR 1=1', '1;DROP TABLE caisse']),
];

/** The same in a path, a query or a form, where numbers travel as text. */
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

/** Texts that are data wherever they end: SQL, markup, formulas, control characters (RELIABILITY F76–F78). */
export const STRANGE_TEXTS = [
  "'; DROP TABLE caisse;--",
  "' OR '1'='1",
  '(SELECT pg_sleep(5))',
  "1') UNION SELECT motdepasse FROM utilisateur--",
  '<script>window.__xss=1</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '=HYPERLINK("http://evil.example")',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '$1',
  '#{7*7}',
  '{{constructor}}',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '..\\..\\x',
  'e\u0301te\u0301',
  'İstanbul ß ŒUVRE',
  '👩‍👩‍👧‍👦',
  '\u202egnp.exe',
  'ligne\r\nSet-Cookie: a=b',
  '\u001b[31mrouge',
  'a\u0000b',
  '\ufeffBOM',
  'é'.repeat(100),
];

const TOMORROW = addDays(todayInAbidjan(Date.now()), 1);

/** Texts that are no day (RELIABILITY F42). */
const NO_DAYS = [
  ...['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '0000-01-01', '12026-01-01', '2026-1-2', '20260102'],
  ...['1999-12-31', '2101-01-01', 'infinity', '-infinity', 'today', 'now', 'epoch', 'yesterday', '', ' 2026-01-02'],
  ...['2026-01-02T00:00:00Z', '2026-01-02\u0000', '02/01/2026', "2026-01-02';--"],
];
/** Nor a business day up to today. */
const NO_DATES = [...NO_DAYS, TOMORROW];
const DEADLINES = [TOMORROW, '2000-01-01', '2100-12-31'];

const NO_TEXTS = ['null', 'true', '5', '[]', '["a"]', '{}', '{"$ne":null}'];
const tooLong = (maximum: number) => ['a'.repeat(maximum + 1), 'é'.repeat(maximum * 2), 'a'.repeat(100_000)];
/** Raw JSON that is no list of steps. */
const NO_ETAPES = [
  ...['null', 'true', '5', '"[]"', '{}', '[5]', '[null]', '[[]]', '[{}]', '[{"libelle":"a"}]', '{"0":{}}'],
  ...['-1', '0.5', '"5"', 'null', '1e21'].map((montant) => `[{"libelle":"a","description":"b","montant":${montant}}]`),
  '[{"libelle":"a","description":" "}]',
  '[{"libelle":"a","description":"b","etat":1}]',
  `[${'{"libelle":"a","description":"b"},'.repeat(MAX_NEW_ETAPES)}{"libelle":"a","description":"b"}]`,
];
const NO_FILTERS = ['0', '3', '12', '01', '1 ', ' ', '１', 'null', 'true', '[1]', "1' OR '1'='1", '1\u0000'];
const EMPTY = ['', '   ', '\u0000', '\u00a0\u202f'];

/** Raw JSON values of a kind, for the fields of a JSON body. */
export const JSON_VALUES: Readonly<Record<Kind, Table>> = {
  amount: { refused: [...NO_NUMBERS, '0', '-0'], either: ['1.0', '1e3'] },
  opening: { refused: [...NO_NUMBERS, '-0'], either: ['0', '1.0', '1e3', '999999999999'] },
  id: { refused: [...NO_NUMBERS, '0', '-0', '2147483648'], either: ['2147483647'] },
  version: { refused: [...NO_NUMBERS, '0', '-0', '2147483648'], either: ['2147483647'] },
  flag: { refused: [...NO_NUMBERS, '2'], either: ['-0', '0', '1'] },
  page: { refused: NO_NUMBERS, either: [] },
  limit: { refused: NO_NUMBERS, either: [] },
  date: { refused: [...NO_TEXTS, '20261101', ...quoted(NO_DATES)], either: [] },
  deadline: { refused: [...NO_TEXTS, '20261101', ...quoted(NO_DAYS)], either: quoted(DEADLINES) },
  label: {
    refused: [...NO_TEXTS, ...quoted([...EMPTY, ...tooLong(MAX_LIBELLE)])],
    either: [...quoted(STRANGE_TEXTS), '"\\ud800"'],
  },
  description: {
    refused: [...NO_TEXTS, ...quoted(tooLong(MAX_DESCRIPTION))],
    either: [...quoted(STRANGE_TEXTS), '"\\udfff"'],
  },
  story: {
    refused: [...NO_TEXTS, ...quoted([...EMPTY, ...tooLong(MAX_DESCRIPTION)])],
    either: [...quoted(STRANGE_TEXTS), '"\\udfff"'],
  },
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
};

/** Texts of a kind, for a path, a query or a form. */
export const TEXT_VALUES: Readonly<Record<Kind, Table>> = {
  amount: { refused: [...NO_NUMBER_TEXTS, '', '0'], either: ['1'] },
  opening: { refused: [...NO_NUMBER_TEXTS, ''], either: ['0'] },
  id: { refused: [...NO_NUMBER_TEXTS, '', '0', '2147483648', '9999999999'], either: ['2147483647'] },
  version: { refused: [...NO_NUMBER_TEXTS, '', '0', '2147483648'], either: ['2147483647'] },
  flag: { refused: [...NO_NUMBER_TEXTS, '', '2', '00'], either: ['0', '1'] },
  page: { refused: [...NO_NUMBER_TEXTS, '', '0', '1000000001', '9223372036854775808'], either: ['1000000000', '2'] },
  limit: { refused: [...NO_NUMBER_TEXTS, '', '0', '101', '9223372036854775807'], either: ['1', '100'] },
  date: { refused: [...NO_DATES, 'null', '0'], either: [] },
  deadline: { refused: [...NO_DAYS, 'null', '0'], either: DEADLINES },
  label: { refused: [...EMPTY, ...tooLong(MAX_LIBELLE)], either: STRANGE_TEXTS },
  description: { refused: tooLong(MAX_DESCRIPTION), either: STRANGE_TEXTS },
  story: { refused: [...EMPTY, ...tooLong(MAX_DESCRIPTION)], either: STRANGE_TEXTS },
  term: {
    refused: ['a'.repeat(MAX_TERM + 1), 'a'.repeat(1500)],
    either: [...STRANGE_TEXTS, 'a/b', 'a'.repeat(101), ' '],
  },
  password: { refused: [''], either: [] },
  free: { refused: ['a'.repeat(1001)], either: STRANGE_TEXTS },
  letter: { refused: ['--', 'abc', '"><script>'], either: ['', '-', '1', '%'] },
  taille: { refused: ['', 'grande', '../x', '0', 'vignette\u0000'], either: ['vignette'] },
  media: { refused: [...NO_NUMBER_TEXTS, '', '4', '00'], either: ['0', '1', '2', '3'] },
  filter: { refused: NO_FILTERS, either: ['', '1', '2'] },
  etapes: { refused: NO_ETAPES, either: [] },
};
