/* Values that more than one kind of field refuses or takes, and what they are made of. */
import { COUPURES } from '@comptoir/domain/arrete';
import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { MAX_LIBELLE, MAX_LIGNES, MAX_LOT, MAX_NEW_ETAPES, MAX_REFERENCE } from '@comptoir/domain/limits';
import { KEPT_TEXTS } from './strangeTexts';

/** Values of one kind: those that must be refused, and those that a server may accept unchanged or refuse. */
export interface Table {
  refused: readonly string[];
  either: readonly string[];
}

export const quoted = (texts: readonly string[]) => texts.map((text) => JSON.stringify(text));

/** Raw JSON that no field accepts as a whole number (RELIABILITY F66, F75). */
export const NO_NUMBERS = [
  '-1',
  '0.5',
  '-0.1',
  '1e400',
  '-1e400',
  '1e21',
  '9007199254740992',
  '9007199254740993',
  '123456789012345678',
  '1000000000000',
  'true',
  '[]',
  '[5]',
  '{}',
  '{"$gt":0}',
  'null',
  ...quoted(['5', '5.0', '5,0', '1e3', '0x10', ' 5', '５', '', 'NaN', 'Infinity', '1 OR 1=1', '1;DROP TABLE caisse']),
];

/** The same for a path, a query or a form, where numbers are sent as text. */
export const NO_NUMBER_TEXTS = [
  '-1',
  '+5',
  '05',
  '0.5',
  '5.0',
  '5,0',
  '1e3',
  '1e400',
  '0x10',
  ' 5',
  '5 ',
  '５',
  '५',
  'abc',
  'NaN',
  'Infinity',
  'null',
  'true',
  '[5]',
  '{}',
  '1_000',
  '1 000',
  '1\u202f000',
  '5\u0000',
  '1 OR 1=1',
  "1';DROP TABLE caisse;--",
  ...[
    '9'.repeat(400),
    '9007199254740993',
    '1000000000000',
    '(SELECT pg_sleep(5))',
    '00000000-0000-0000-0000-000000000000',
  ],
];

/** One strange text of each sort. */
export const STRANGEST = [
  "'; DROP TABLE caisse;--",
  '<script>window.__xss=1</script>',
  '%',
  '__proto__',
  'e\u0301',
  'a\u0000b',
];

const TOMORROW = addDays(todayInAbidjan(Date.now()), 1);

/** Texts that are not a day (RELIABILITY F42). */
export const NO_DAYS = [
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '0000-01-01',
  '12026-01-01',
  '2026-1-2',
  '20260102',
  '1999-12-31',
  '2101-01-01',
  'infinity',
  '-infinity',
  'today',
  'now',
  'epoch',
  'yesterday',
  '',
  ' 2026-01-02',
  '2026-01-02T00:00:00Z',
  '2026-01-02\u0000',
  '02/01/2026',
  "2026-01-02';--",
];
/** Not a birthday either: a birth may be before 2000, but not tomorrow. */
export const NO_BIRTHS = [...NO_DAYS.filter((day) => day !== '1999-12-31'), '1899-12-31', TOMORROW];
/** Not a business day up to today. */
export const NO_DATES = [...NO_DAYS, TOMORROW];
export const DEADLINES = [TOMORROW, '2000-01-01', '2100-12-31'];

/** Most characters of a second factor's code, or of a recovery code (contract/auth). */
export const MAX_CODE = 40;

export const NO_TEXTS = ['null', 'true', '5', '[]', '["a"]', '{}', '{"$ne":null}'];
export const WORD: Table = { refused: NO_TEXTS, either: [] };
export const tooLong = (maximum: number) => ['a'.repeat(maximum + 1), 'é'.repeat(maximum * 2), 'a'.repeat(100_000)];
/** Raw JSON that is not a list of steps. */
export const NO_ETAPES = [
  'null',
  'true',
  '5',
  '"[]"',
  '{}',
  '[5]',
  '[null]',
  '[[]]',
  '[{}]',
  '[{"libelle":"a"}]',
  '{"0":{}}',
  ...['-1', '0.5', '"5"', 'null', '1e21'].map((montant) => `[{"libelle":"a","description":"b","montant":${montant}}]`),
  '[{"libelle":"a","description":" "}]',
  '[{"libelle":"a","description":"b","etat":1}]',
  `[${'{"libelle":"a","description":"b"},'.repeat(MAX_NEW_ETAPES)}{"libelle":"a","description":"b"}]`,
];
export const GOOD_LINE = '{"libelle":"a","qtecmd":1,"mnttotal":1}';
const line = (changes: string) => `[${GOOD_LINE.slice(0, -1)},${changes}}]`;
/** Raw JSON that is not a list of lines (RELIABILITY F68). */
export const NO_LINES = [
  'null',
  'true',
  '5',
  '"[]"',
  '{}',
  '[]',
  '[5]',
  '[null]',
  '[[]]',
  '[{}]',
  '{"0":{}}',
  '[{"libelle":"a"}]',
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
export const NO_COUNTS = [
  'null',
  'true',
  '5',
  '"[]"',
  '{}',
  '[5]',
  '[null]',
  '[[]]',
  '[{}]',
  '{"0":{}}',
  '[{"forme":"billet"}]',
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
export const DELIVERIES = [TOMORROW, '2100-12-31'];
export const NO_DELIVERIES = [...NO_DAYS, YESTERDAY, '2000-01-01'];
export const NO_EMAILS = [
  'a',
  'a@b',
  '@b.ci',
  'a@.ci',
  'a@b.',
  'a b@c.ci',
  'a@b@c.ci',
  `${'a'.repeat(MAX_LIBELLE)}@b.ci`,
];
export const NO_DELIVERY_FILTERS = [
  '4',
  '-1',
  '00',
  '3 ',
  'EnCours',
  'livre',
  'null',
  '[0]',
  "0' OR '1'='1",
  '0\u0000',
];

export const NO_WORDS = [
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
export const NO_REGISTER_CODES = [...['ABCDEFG', 'A-1', 'A 1', 'É1', '１', 'A'.repeat(100_000)], ...KEPT_TEXTS];
/** Texts that no operator's reference is. Some strange texts are one, once they are in capital letters. */
export const NO_REFERENCES = ['É1', 'A#1', 'A+1', '１', '<B>', ...tooLong(MAX_REFERENCE)];
export const NO_FILTERS = ['0', '3', '12', '01', '1 ', ' ', '１', 'null', 'true', '[1]', "1' OR '1'='1", '1\u0000'];
/** One document more than a print may have. */
export const BEYOND_LOT = Array.from({ length: MAX_LOT + 1 }, (_, rank) => rank + 1).join();
export const EMPTY = ['', '   ', '\u0000', '\u00a0\u202f'];
