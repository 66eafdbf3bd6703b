import { describe, expect, test } from 'vitest';
import { beneficiaireText, isSansNom, NO_BENEFICIAIRE } from './beneficiaire';

const koffi = { beneficiaire: 'Koffi Yao', beneficiairetel: '0708091011' };

describe('who took the cash (CONTRACT "Money calls")', () => {
  test('a phone needs a name, a name needs no phone', () => {
    expect(isSansNom({ ...koffi, beneficiaire: '' })).toBe(true);
    for (const named of [koffi, { ...koffi, beneficiairetel: '' }, NO_BENEFICIAIRE])
      expect(isSansNom(named)).toBe(false);
  });

  test('is written in one line', () => {
    expect(beneficiaireText(koffi)).toBe('Koffi Yao · 07 08 09 10 11');
    expect(beneficiaireText({ ...koffi, beneficiairetel: '' })).toBe('Koffi Yao');
    expect(beneficiaireText(NO_BENEFICIAIRE)).toBe('');
  });
});
