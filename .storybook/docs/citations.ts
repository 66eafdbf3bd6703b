/** How the rules of each page are named. The entry '' is for rules that are cited by number, without their page. */
const ITEMS: Readonly<Record<string, string>> = {
  spec: String.raw`§ \d(?: [A-Z]\w+(?: (?!and |or |to )[a-z]+){0,2})?`,
  PRODUCT: String.raw`\d\.\d+|[A-Z](?![\w’'])`,
  CONTRACT: '"[^"]+"',
  RELIABILITY: String.raw`[FIPT]\d{2,3}(?!\d)|§ \d(?:\.\d+)?`,
  DESIGN: String.raw`(?:rules? )?\d+|"[^"]+"`,
  ADR: String.raw`\d{4}`,
  '': String.raw`[FIP]\d{2,3}(?!\d)|T0\d|D\d{1,2}(?!\d)`,
};
/** Matches the name of a page, or the place of a number alone. `#F59` is a colour and `T09:20` an hour: no match. */
const CITED = new RegExp(
  [
    /\b(PRODUCT|CONTRACT|RELIABILITY|DESIGN|[Ss]pec(?= §)|ADR(?= \d))\b/.source,
    /(?<![\w}#./-])(?=(?:[FIP]\d\d|T0\d(?!:\d)|D\d)\d*\b)/.source,
  ].join('|'),
  'g',
);
const AND = '(?:,| and| or|, and) ';
const TO = '–| to ';
/** Matches the end of a comment's line and the marks at the start of its next line. */
const WRAPPED = /\n\s*(?:\*(?!\/)|\/\/|--)?[^\S\n]*/g;

const LISTS = new Map(
  Object.entries(ITEMS).map(([page, item]) => [
    page,
    {
      whole: new RegExp(`${page && ' '}(?:${item})(?:(?:${AND}|${TO})(?:${item}))*`, 'y'),
      each: new RegExp(`(${TO})?(${item})`, 'g'),
    },
  ]),
);

/** Returns a rule's full name, as its page writes it. */
function nameOf(page: string, item: string): string {
  if (page === '') return item.startsWith('D') ? item : `RELIABILITY ${item}`;
  return page === 'DESIGN' && /\d$/.test(item) ? `DESIGN rule ${item.replace(/\D+/, '')}` : `${page} ${item}`;
}

/** Returns the rules from the one after `first` to `last`. */
function through(first: string, last: string): string[] {
  const [from = '', to = ''] = [first, last].map((item) => /\d+$/.exec(item)?.[0]);
  return Array.from({ length: Number(to) - Number(from) }, (_, i) =>
    first.replace(/\d+$/, String(Number(from) + i + 1).padStart(from.length, '0')),
  );
}

interface Citation {
  text: string;
  /** The rules that it names; empty when it names only a page. */
  names: string[];
  /** Where each rule is written in the text, which is on one line. */
  places: { name: string; start: number; end: number }[];
}

export function citationsIn(text: string): Citation[] {
  const flat = text.replace(WRAPPED, ' ');
  let read = 0;
  return Array.from(flat.matchAll(CITED)).flatMap(({ 1: name = '', index }) => {
    // The number in `RELIABILITY F38` is read with its page, not once more alone.
    if (index < read) return [];
    const page = name.replace('Spec', 'spec');
    const { whole, each } = LISTS.get(page) ?? { whole: /$/y, each: /$/g };
    whole.lastIndex = index + page.length;
    const items: string[] = [];
    const places: Citation['places'] = [];
    const list = whole.exec(flat)?.[0] ?? '';
    read = whole.lastIndex;
    for (const { 1: to, 2: item = '', ...match } of list.matchAll(each)) {
      items.push(...(to === undefined ? [item] : through(items.at(-1) ?? item, item)));
      const end = index + page.length + match.index + match[0].length;
      places.push({ name: nameOf(page, item), start: places.length === 0 ? index : end - item.length, end });
    }
    return [{ text: flat.slice(index, index + 60), names: items.map((item) => nameOf(page, item)), places }];
  });
}

/** Returns the lines that begin a rule: its name is a table's first cell, or a heading up to the middle dot (·). */
export function rulesIn(text: string): { line: string; name: string }[] {
  return text
    .split('\n')
    .map((line) => ({ line, name: /^(?:\||#+) (.+?)(?: \||$| ·)/.exec(line)?.[1] ?? '' }))
    .filter(({ name }) => citationsIn(name)[0]?.names[0] === name);
}

/** Returns the rule that is meant, or null. Words after the title of a part of the specification are cut off. */
export function ruleOf(name: string, known: ReadonlySet<string>): string | null {
  if (known.has(name)) return name;
  const shorter = /^(spec § \d \w+.*) \w+$/.exec(name)?.[1];
  return shorter === undefined ? null : ruleOf(shorter, known);
}
