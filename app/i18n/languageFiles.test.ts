import { describe, expect, it } from 'vitest';
import enUS from '../public/assets/i18n/en-US.json';
import frFR from '../public/assets/i18n/fr-FR.json';

const french: Record<string, string> = frFR;
const english: Record<string, string> = enUS;
const PLURAL = /_(one|many|other)$/;
const holes = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe('language files (PRODUCT 1.26)', () => {
  it('carry the same keys', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(french).sort());
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

  it('keep the specification’s sentences word by word (spec § 2, § 8)', () => {
    expect(french['menu.recherche']).toBe('Rechercher...');
    expect(french['menu.aucunresultat']).toBe('Opps!! Aucun résultat trouvé.');
    expect(french['datatable.vide']).toBe('Opps! Aucune donnée');
    expect(french['general.confirmation']).toBe('Voulez-vous mener cette action ?');
    expect(english['general.succes']).toBe('Operation completed successfully');
    expect(english['general.avertissement']).toBe('Error during operation');
    expect(english['general.erreur']).toBe('An error has occurred! Contact the administrator');
    expect(english['general.confirmation']).toBe('Do you want to take this action?');
  });
});

it('hold no text that nothing says', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,stories,ct}.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const source = Object.values(sources).join('\n');
  // A key may be made of its beginning and a value: `depense.${statut}`.
  const beginnings = [...source.matchAll(/`([a-z]+\.[a-z]*)\$\{/g)].map(([, beginning]) => beginning ?? '');
  const isSaid = (key: string) => source.includes(`'${key}'`) || beginnings.some((start) => key.startsWith(start));
  expect(Object.keys(french).filter((key) => !isSaid(key.replace(PLURAL, '')))).toEqual([]);
});
