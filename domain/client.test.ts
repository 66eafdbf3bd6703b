import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RANG_CLIENT, rangClient } from './client';

const client = (libelleclient: string, tel = '0709101112') => ({ libelleclient, tel });
const { debut, mot, dedans } = RANG_CLIENT;

describe('rangClient (spec § 2 Orders "client selection")', () => {
  it.each([
    ['awa', 'Awa Koné', debut],
    ['  AWA  k', 'Awa Koné', debut],
    ['établi', 'Etablissements Diabaté', debut],
    ['etabli', 'Établissements Diabaté', debut],
    ['kone', 'Awa Koné', mot],
    ['affoue', 'N’Dri-Affoué Clémentine', mot],
    ['dri affoue', "N'Dri-Affoué Clémentine", mot],
    ['n’dri', 'N’Dri Affoué', debut],
    ['d’or', 'Boulangerie La Baguette d’Or', mot],
    ['bon', '« Le Bon Coin »', mot],
    ['le bon', '« Le Bon Coin »', debut],
    ['one', 'Awa Koné', dedans],
    ['awa kone treichville', 'Awa Koné', null],
    ['kouassi', 'Awa Koné', null],
    ['%', 'Awa Koné', null],
    ['_', 'Awa_Koné', null],
  ])('the name: %j in %j is %j', (typed, name, rang) => expect(rangClient(client(name), typed)).toBe(rang));

  it.each([
    ['07 09', debut],
    ['0709', debut],
    ['0 709 10', debut],
    ['07.09-10', debut],
    ['+225 07 09', debut],
    ['00225 0709101112', debut],
    ['10 11', dedans],
    ['12', dedans],
    ['08', null],
    ['07 09 b', null],
    ['+', null],
  ])('the phone 07 09 10 11 12: %j is %j', (typed, rang) => expect(rangClient(client('Awa Koné'), typed)).toBe(rang));

  it.each([
    ['Koné 0709', mot],
    ['07 09 koné', mot],
    ['kone awa', mot],
    ['koné +225 07 09', mot],
    ['awa 10 11', dedans],
    ['one 0709', dedans],
    ['kone 12 0709', dedans],
    ['kone 0809', null],
    ['kouassi 0709', null],
    ['kone 1110', null],
  ])('words of name and phone in any order, each of them found: %j is %j', (typed, rang) =>
    expect(rangClient(client('Awa Koné'), typed)).toBe(rang),
  );

  it('a number that is typed may be the name’s, the phone’s, or one of each', () => {
    const garage = client('Garage 2000 Koumassi', '0709101112');
    expect(rangClient(garage, 'garage 2000 0709')).toBe(mot);
    expect(rangClient(garage, '07 09 10 2000 garage')).toBe(dedans);
    expect(rangClient(garage, 'garage 00 1011')).toBe(dedans);
    expect(rangClient(garage, 'garage 3000 0709')).toBe(null);
    expect(rangClient(client('N’Dri Affoué'), "affoué n'dri")).toBe(mot);
  });

  it('the better of name and phone counts', () => {
    expect(rangClient(client('Garage 2000', '0120002000'), '2000')).toBe(mot);
    expect(rangClient(client('Garage 2000', '2000010203'), '2000')).toBe(debut);
  });

  it('the whole name and the whole phone are always at the start', () => {
    const word = fc.stringMatching(/^[a-zéèç]{1,8}$/);
    const names = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(names, fc.stringMatching(/^(01|05|07|27)\d{8}$/), (name, tel) => {
        expect(rangClient({ libelleclient: name, tel }, name)).toBe(debut);
        expect(rangClient({ libelleclient: name, tel }, tel.replace(/\d\d/g, '$& '))).toBe(debut);
      }),
    );
  });
});
