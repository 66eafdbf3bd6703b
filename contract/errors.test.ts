import { describe, expect, test } from 'vitest';
import { ERRORS, type ErrorCode, isErrorCode, type Lang, messageOf } from './errors';

const entries = Object.entries(ERRORS) as [ErrorCode, (typeof ERRORS)[ErrorCode]][];
/** French puts a space before these signs: it must be a no-break space. */
const BREAKABLE = / [:;!?»%]|« /;
const parametersOf = (text: string) => [...new Set(text.match(/\{\{\w+/g))].toSorted();

describe('ERRORS (CONTRACT "Envelope")', () => {
  test.each(entries)('%s has a failure status and both sentences', (_, { status, fr, en }) => {
    expect(status).toBeGreaterThanOrEqual(400);
    for (const text of [fr, en]) expect(text.trim()).not.toBe('');
    expect(fr).not.toBe(en);
  });

  test.each(entries)('%s needs the same parameters in both languages', (_, { fr, en }) => {
    expect(parametersOf(en)).toEqual(parametersOf(fr));
  });

  test.each(entries)('%s breaks no line before a French sign', (_, { fr }) => expect(fr).not.toMatch(BREAKABLE));

  test('one code alone is a 500: no input may yield it', () => {
    expect(entries.filter(([, { status }]) => status === 500).map(([code]) => code)).toEqual(['interne']);
  });
});

describe('messageOf', () => {
  test('fills in its parameters', () => {
    expect(messageOf('fichier.trop_grand', 'en', { mo: 5 })).toBe('The file exceeds 5 MB.');
  });

  test('counts one thing and many as each language does', () => {
    const sentences = (lang: Lang) =>
      [1, 5].map((nombre) => messageOf('commande.a_des_reglements', lang, { nombre }).replace(/\s/g, ' '));
    expect(sentences('fr')).toEqual([
      'Cette commande a 1 règlement : supprimez-le d’abord.',
      'Cette commande a 5 règlements : supprimez-les d’abord.',
    ]);
    expect(sentences('en')).toEqual([
      'This order has 1 payment: delete it first.',
      'This order has 5 payments: delete them first.',
    ]);
    expect(messageOf('caisse.utilisee', 'fr', { nombre: 0 })).toContain('0 mouvement ');
  });

  test('shows three names of a list, and how many others there are', () => {
    const names = ['caisses', 'clients', 'commandes', 'corbeille', 'depenses'];
    const shown = (lang: Lang, permissions: string[]) =>
      messageOf('utilisateur.plus_de_droits', lang, { permissions }).match(/\((.*)\)/)?.[1];
    expect([3, 4, 5].map((some) => shown('fr', names.slice(0, some)))).toEqual([
      'caisses, clients, commandes',
      'caisses, clients, commandes et 1 autre',
      'caisses, clients, commandes et 2 autres',
    ]);
    expect([4, 5].map((some) => shown('en', names.slice(0, some)))).toEqual([
      'caisses, clients, commandes and 1 other',
      'caisses, clients, commandes and 2 others',
    ]);
  });

  test.each(entries)('%s leaves no plural to the reader', (code) => {
    const sentences = [1, 2].flatMap((nombre) => [
      messageOf(code, 'fr', { nombre }),
      messageOf(code, 'en', { nombre }),
    ]);
    for (const sentence of sentences) expect(sentence).not.toMatch(/\(\p{Letter}+\)|\{\{|\|/u);
  });

  test('never shows a placeholder to staff', () => {
    for (const [code] of entries) expect(messageOf(code, 'fr')).not.toContain('{{');
  });
});

test('isErrorCode knows own codes only', () => {
  expect([isErrorCode('introuvable'), isErrorCode('toString'), isErrorCode('__proto__')]).toEqual([true, false, false]);
});
