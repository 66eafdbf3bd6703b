import { MAX_MONTANT } from '@comptoir/domain/limits';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Lang } from '../errorText';
import { montantEnLettres } from './enLettres';

/** Words in the order of their numbers, from zero on. */
const counted = (words: string) => Object.fromEntries(words.split(' ').map((word, value) => [word, value]));

/** The numbers below a hundred that each language has a word for. */
const SMALL: Readonly<Record<Lang, Readonly<Record<string, number>>>> = {
  fr: {
    ...counted('zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
  },
  en: {
    ...counted('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'),
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  },
};
const HUNDREDS = ['cent', 'hundred'];
const POWERS: Readonly<Record<string, number>> = {
  mille: 1e3,
  million: 1e6,
  milliard: 1e9,
  thousand: 1e3,
  billion: 1e9,
};

/** Reads an amount in words back, word by word; the library that writes it has no part in this. */
function readBack(words: string, lang: Lang): number {
  const number = words.replace(/ (de francs?\sCFA|francs?\sCFA|CFA\sfrancs?)$/, '');
  expect(number).not.toBe(words);
  let [total, hundreds, rest, last] = [0, 0, 0, Number.POSITIVE_INFINITY];
  for (const word of number.split(/[ -]/)) {
    const singular = word.replace(/^(cent|vingt|million|milliard)s$/, '$1');
    const power = POWERS[singular];
    const small = SMALL[lang][singular];
    if (power !== undefined) {
      expect(power).toBeLessThan(last);
      total += (hundreds + rest || 1) * power;
      [hundreds, rest, last] = [0, 0, power];
    } else if (HUNDREDS.includes(singular)) {
      [hundreds, rest] = [(rest || 1) * 100, 0];
    } else if (singular === 'vingt' && rest === 4) {
      rest = 80;
    } else if (small !== undefined) {
      rest += small;
    } else {
      expect(word).toBe('et');
    }
  }
  return total + hundreds + rest;
}

/** Where French agrees: what follows "cent", "vingt" and a scale, where there is an "et", and where a "de". */
function expectAgreement(words: string): void {
  const units = '(un|deux|trois|quatre|cinq|six|sept|huit|neuf)';
  const end = '(millions?|milliards?|de francs|francs)';
  expect(words).not.toMatch(/(cents|vingts) (?!millions?|milliards?|de |francs)/);
  expect(words).not.toMatch(new RegExp(`(${units} cent|quatre-vingt) ${end}\\b`));
  expect(words).not.toMatch(/milles|^un mille|un cent\b|uns/);
  expect(words.replace(/(vingt|trente|quarante|cinquante|soixante) et un\b|soixante et onze/g, '')).not.toMatch(
    /\bet\b/,
  );
  expect(words).not.toMatch(/(?<!quatre-)(vingt|trente|quarante|cinquante|soixante)[- ](un|onze)\b/);
  expect(words).not.toMatch(/(millions?|milliards?) francs|(?<!millions?|milliards?) de /);
}

/** Amounts of every length, and those whose groups of three digits are where words change. */
const group = fc.oneof(fc.constantFrom(0, 1, 21, 71, 80, 81, 91, 100, 180, 200, 280), fc.nat(999));
const montants = fc.oneof(
  fc.nat(MAX_MONTANT),
  fc.tuple(group, group, group, group).map((groups) => groups.reduce((sum, one) => sum * 1000 + one, 0)),
);

describe.each(['fr', 'en'] as const)('an amount in words, in %s (CASH § 6)', (lang) => {
  it('reads back as the same number, whatever it is', () => {
    fc.assert(
      fc.property(montants, (montant) => {
        expect(readBack(montantEnLettres(montant, lang), lang)).toBe(montant);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads back for each number of up to three digits, alone and as thousands', () => {
    for (let montant = 0; montant < 1000; montant++) {
      for (const one of [montant, montant * 1000, MAX_MONTANT - montant])
        expect(readBack(montantEnLettres(one, lang), lang)).toBe(one);
    }
  });
});

it('French words agree, whatever the amount', () => {
  fc.assert(
    fc.property(montants, (montant) => expectAgreement(montantEnLettres(montant, 'fr'))),
    { numRuns: 2000 },
  );
  for (let montant = 0; montant < 1000; montant++)
    for (const one of [montant, montant * 1000, montant * 1_000_000]) expectAgreement(montantEnLettres(one, 'fr'));
});

test.each([
  [0, 'zéro franc CFA', 'zero CFA francs'],
  [1, 'un franc CFA', 'one CFA franc'],
  [2, 'deux francs CFA', 'two CFA francs'],
  [17, 'dix-sept francs CFA', 'seventeen CFA francs'],
  [21, 'vingt et un francs CFA', 'twenty-one CFA francs'],
  [70, 'soixante-dix francs CFA', 'seventy CFA francs'],
  [71, 'soixante et onze francs CFA', 'seventy-one CFA francs'],
  [80, 'quatre-vingts francs CFA', 'eighty CFA francs'],
  [81, 'quatre-vingt-un francs CFA', 'eighty-one CFA francs'],
  [91, 'quatre-vingt-onze francs CFA', 'ninety-one CFA francs'],
  [100, 'cent francs CFA', 'one hundred CFA francs'],
  [101, 'cent un francs CFA', 'one hundred one CFA francs'],
  [200, 'deux cents francs CFA', 'two hundred CFA francs'],
  [201, 'deux cent un francs CFA', 'two hundred one CFA francs'],
  [280, 'deux cent quatre-vingts francs CFA', 'two hundred eighty CFA francs'],
  [1000, 'mille francs CFA', 'one thousand CFA francs'],
  [1001, 'mille un francs CFA', 'one thousand one CFA francs'],
  [1100, 'mille cent francs CFA', 'one thousand one hundred CFA francs'],
  [2000, 'deux mille francs CFA', 'two thousand CFA francs'],
  [47_500, 'quarante-sept mille cinq cents francs CFA', 'forty-seven thousand five hundred CFA francs'],
  [80_000, 'quatre-vingt mille francs CFA', 'eighty thousand CFA francs'],
  [200_000, 'deux cent mille francs CFA', 'two hundred thousand CFA francs'],
  [1_000_000, 'un million de francs CFA', 'one million CFA francs'],
  [1_000_001, 'un million un francs CFA', 'one million one CFA francs'],
  [80_000_000, 'quatre-vingts millions de francs CFA', 'eighty million CFA francs'],
  [200_000_000, 'deux cents millions de francs CFA', 'two hundred million CFA francs'],
  [1_000_000_000, 'un milliard de francs CFA', 'one billion CFA francs'],
  [2_000_000_200, 'deux milliards deux cents francs CFA', 'two billion two hundred CFA francs'],
  [3_001_000_000, 'trois milliards un million de francs CFA', 'three billion one million CFA francs'],
])('%i is “%s” and “%s”', (montant, french, english) => {
  const [fr, en] = [montantEnLettres(montant, 'fr'), montantEnLettres(montant, 'en')];
  // The currency's two words stay together.
  expect([fr, en]).toEqual([french.replace(/ CFA$/, '\u00a0CFA'), english.replace(/CFA /, 'CFA\u00a0')]);
});
