import { expect, test } from 'vitest';
import english from '../public/assets/i18n/en-US.json';
import french from '../public/assets/i18n/fr-FR.json';

test.each(['client.bonjour', 'creance.message'] as const)(
  'PRODUCT F: clients are written to in French, whichever language staff reads: %s',
  (key) => {
    expect(english[key]).toBe(french[key]);
    expect(french[key]).toMatch(/^Bonjour \{\{libelle\}\}, /);
    expect(french[key]).toContain('{{compagnie}}');
  },
);
