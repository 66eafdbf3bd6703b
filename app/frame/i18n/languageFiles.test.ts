import type { TOptionsBase } from 'i18next';
import { describe, expect, it } from 'vitest';
import enUS from '../../public/assets/i18n/en-US.json';
import frFR from '../../public/assets/i18n/fr-FR.json';

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

  it('use of i18next holes and plurals alone, and no hole is called as one of its options', () => {
    const options: Record<Exclude<keyof TOptionsBase, 'count'>, 0> = {
      ...{ defaultValue: 0, ordinal: 0, context: 0, replace: 0, lng: 0, lngs: 0, fallbackLng: 0, ns: 0 },
      ...{ keySeparator: 0, nsSeparator: 0, returnObjects: 0, returnDetails: 0, joinArrays: 0, postProcess: 0 },
      ...{ interpolation: 0, skipInterpolation: 0, keyPrefix: 0 },
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
      'projet.libelleerror': 'The project wording is mandatory',
    });
  });
});

it('hold no text that nothing says', () => {
  const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.{test,stories,ct}.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const source = Object.values(sources).join('\n');
  // Code may build a key from a beginning and a value: `depense.${statut}`.
  const beginnings = [...source.matchAll(/`([a-z]+\.[a-z]*)\$\{/g)].map(([, beginning]) => beginning ?? '');
  const isSaid = (key: string) => source.includes(`'${key}'`) || beginnings.some((start) => key.startsWith(start));
  expect(Object.keys(french).filter((key) => !isSaid(key.replace(PLURAL, '')))).toEqual([]);
});
