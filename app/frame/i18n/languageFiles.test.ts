import type { TOptionsBase } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { Texts } from './translate';

const FOLDER = '../../public/assets/i18n/';
const files = Object.entries(
  import.meta.glob<Texts>('../../public/assets/i18n/**/*.json', { import: 'default', eager: true }),
);
/** The texts of a language by their folders: `''` for those that every screen needs, a room's name for its own. */
const foldersIn = (lang: string) =>
  new Map(
    files
      .filter(([path]) => path.endsWith(`${lang}.json`))
      .map(([path, texts]) => [path.slice(FOLDER.length).replace(/\/?[^/]+$/, ''), texts]),
  );
const [frenchFolders, englishFolders] = [foldersIn('fr-FR'), foldersIn('en-US')];
const rooms = [...frenchFolders].filter(([folder]) => folder !== '');

const french: Texts = Object.assign({}, ...frenchFolders.values());
const english: Texts = Object.assign({}, ...englishFolders.values());
const PLURAL = /_(one|many|other)$/;
const holes = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe('language files (PRODUCT 1.26)', () => {
  it('are one of each language for every screen, and one of each for each room with texts of its own', () => {
    expect([...frenchFolders.keys()]).toContain('');
    expect([...englishFolders.keys()].sort()).toEqual([...frenchFolders.keys()].sort());
    expect(files).toHaveLength(2 * frenchFolders.size);
  });

  it('name no text twice', () => {
    const keys = [...frenchFolders.values()].flatMap((texts) => Object.keys(texts));
    expect(keys.filter((key, rank) => keys.indexOf(key) !== rank)).toEqual([]);
  });

  it.each([...frenchFolders])('carry the same keys (%s)', (folder, texts) => {
    expect(Object.keys(englishFolders.get(folder) ?? {}).sort()).toEqual(Object.keys(texts).sort());
  });

  it('carry _one _many _other of every plural', () => {
    const stems = Object.keys(french).filter((key) => PLURAL.test(key));
    for (const key of stems) {
      const stem = key.replace(PLURAL, '');
      for (const form of ['one', 'many', 'other']) expect(french).toHaveProperty([`${stem}_${form}`]);
    }
  });

  it('leave no text empty and fill the same holes', () => {
    for (const [key, text] of Object.entries(french)) {
      expect(text.trim(), key).not.toBe('');
      expect(english[key]?.trim(), key).not.toBe('');
      if (!PLURAL.test(key)) expect(holes(english[key] ?? ''), key).toEqual(holes(text));
    }
  });

  it('use of i18next holes and plurals alone, and no hole is called as one of its options', () => {
    const options: Record<Exclude<keyof TOptionsBase, 'count'>, 0> = {
      defaultValue: 0,
      ordinal: 0,
      context: 0,
      replace: 0,
      lng: 0,
      lngs: 0,
      fallbackLng: 0,
      ns: 0,
      keySeparator: 0,
      nsSeparator: 0,
      returnObjects: 0,
      returnDetails: 0,
      joinArrays: 0,
      postProcess: 0,
      interpolation: 0,
      skipInterpolation: 0,
      keyPrefix: 0,
    };
    for (const text of [...Object.values(french), ...Object.values(english)]) {
      expect(holes(text).filter((hole) => hole.slice(2, -2) in options)).toEqual([]);
      expect(text.replace(/\{\{\w+\}\}/g, '')).not.toMatch(/\{\{|\$t\(/);
    }
  });

  it('break no line before the signs that French sets apart', () => {
    const breakable = Object.entries(french).filter(([, text]) => / [:;!?»%]|« |N° /.test(text));
    expect(breakable).toEqual([]);
  });

  it('keep the specification’s sentences word by word (spec § 2, § 5, § 8)', () => {
    expect(french).toMatchObject({
      'menu.recherche': 'Rechercher...',
      'menu.aucunresultat': 'Opps!! Aucun résultat trouvé.',
      'datatable.vide': 'Opps! Aucune donnée',
      'general.confirmationtitre': 'Confirmation',
      'general.confirmation': 'Voulez-vous mener cette action\u00a0?',
      'general.oui': 'Oui',
      'general.non': 'Non',
      'general.tousleschampserror': 'Tous les champs sont obligatoires',
      'shell.copyright': 'Copyright 2025 ©',
      'shell.credit': 'Made with a heart by {{name}}',
      'projet.cloture': 'Clôturé',
      'depense.solde': 'Soldé',
      'depense.insolde': 'Insoldé',
      'depense.projet': 'Projet',
      'depense.classique': 'Classique',
      'client.sansmail': 'Aucun mail',
      'commande.sansdate': 'Aucune date définie',
      'commande.parmontant': 'Montant',
      'commande.parpourcentage': 'Pourcentage',
      'commande.verifier': 'Verifier les champs obligatoires avec un *',
      'commande.fraissuperieurs': 'Les frais ne peuvent pas etre superieurs au montant total de la commande',
    });
    expect(english).toMatchObject({
      'general.succes': 'Operation completed successfully',
      'general.avertissement': 'Error during operation',
      'general.erreur': 'An error has occurred! Contact the administrator',
      'general.confirmation': 'Do you want to take this action?',
      'general.tousleschampserror': 'All fields are required',
      'general.tailleimageerror': 'image size exceeds 5 Mega allowed',
      'form.montantinvalide': 'Invalid amount',
      'form.soldeinsuffisant': 'The account balance is insufficient',
      'projet.libelleerror': 'the project wording is mandatory',
    });
  });
});

const pathFrom = (from: string, name: string) => new URL(name, `file:///${from}`).pathname.slice(1);

/** The sources of the app by their paths in it: `moncompte/ProfilScreen.tsx`. */
const sources = new Map(
  Object.entries(
    import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.{test,stories,ct}.*', '!../../stories/**'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, source]) => [pathFrom('frame/i18n/languageFiles.test.ts', path), source]),
);

/** Returns a function that tells whether a source says a text. */
function sayer(source: string): (key: string) => boolean {
  // Code may build a key from a beginning and a value: `depense.${statut}`.
  const beginnings = [...source.matchAll(/`([a-z]+\.[a-z]*)\$\{/g)].map(([, beginning]) => beginning ?? '');
  return (key) => {
    const stem = key.replace(PLURAL, '');
    return source.includes(`'${stem}'`) || beginnings.some((start) => stem.startsWith(start));
  };
}

it('hold no text that nothing says', () => {
  const isSaid = sayer([...sources.values()].join('\n'));
  expect(Object.keys(french).filter((key) => !isSaid(key))).toEqual([]);
});

const STATIC = /(?:^|\n)(?:import|export)\b(?! type\b)[^;']*?'(\.{1,2}\/[^']+)'/g;
const LATER = /(?<!typeof )\bimport\('(\.{1,2}\/[^']+)'\)/g;

/** Returns the modules of the app that a source names, each with what stands before its name. */
function namedIn(path: string, pattern: RegExp): { to: string; before: string }[] {
  const source = sources.get(path) ?? '';
  return [...source.matchAll(pattern)].flatMap(({ 1: name = '', index }) => {
    const module = pathFrom(path, name);
    const to = ['.ts', '.tsx', '/index.ts'].map((end) => module + end).find((file) => sources.has(file));
    return to ? [{ to, before: source.slice(0, index) }] : [];
  });
}

/** Returns the modules that may run without the texts of a room: all others, and what these import of the room. */
function runsWithout(room: string): string[] {
  const found = new Set([...sources.keys()].filter((path) => !path.startsWith(`${room}/`)));
  // The loop comes to what it adds, too.
  for (const path of found) for (const { to } of namedIn(path, STATIC)) found.add(to);
  return [...found];
}

describe.each(rooms)('the texts of the room %s', (room, texts) => {
  const without = runsWithout(room);

  it('are said by its own modules alone, and by none that others import', () => {
    const keys = Object.keys(texts);
    const said = without.flatMap((path) => keys.filter(sayer(sources.get(path) ?? '')).map((key) => `${path}: ${key}`));
    expect(said).toEqual([]);
  });

  it('come with each of its modules that is loaded from there (withTexts)', () => {
    const loads = without.flatMap((path) => namedIn(path, LATER).map((load) => ({ path, ...load })));
    const ofRoom = loads.filter(({ to }) => to.startsWith(`${room}/`) && !without.includes(to));
    const isGuarded = new RegExp(`withTexts\\(\\s*'${room}',\\s*\\(\\) =>\\s*$`);
    expect(ofRoom.length).toBeGreaterThan(0);
    expect(ofRoom.filter(({ before }) => !isGuarded.test(before)).map(({ path, to }) => `${path}: ${to}`)).toEqual([]);
  });
});
