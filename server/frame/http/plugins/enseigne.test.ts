import { describe, expect, it } from 'vitest';
import { enseigneReader, withEnseigne } from './enseigne';

const PAGE =
  '<!doctype html>\n<html lang="fr-FR"><head><link rel="apple-touch-icon" href="/icons/touch.png"></head></html>';
const konan = { compagnie: 'Groupe Konan', logo: '' };

describe('the page names the organisation (RELIABILITY § 5.6: no script in it)', () => {
  it('on its root, with the logo where there is one', () => {
    expect(withEnseigne(PAGE, konan)).toContain('<html data-compagnie="Groupe Konan" lang="fr-FR">');
    const logo = '/api/organisation/logo/0';
    const page = withEnseigne(PAGE, { ...konan, logo });
    expect(page).toContain(`<html data-logo="${logo}" data-compagnie="Groupe Konan" lang=`);
    expect(page).toContain(`<link rel="apple-touch-icon" href="${logo}?taille=icone192">`);
  });

  it('as text, whatever it is', () => {
    const compagnie = `"><script>alert('$&')</script>&amp;`;
    expect(withEnseigne(PAGE, { ...konan, compagnie })).toContain(
      `<html data-compagnie="&quot;&gt;&lt;script&gt;alert('$&amp;')&lt;/script&gt;&amp;amp;" lang="fr-FR">`,
    );
  });

  it('stays as it is built while nothing is known', () => {
    expect(withEnseigne(PAGE, null)).toBe(PAGE);
  });
});

describe('a page does not wait for the database (RELIABILITY F15)', () => {
  it('shows what was known last while it is away or slow', async () => {
    const answers = [
      () => Promise.reject(new Error('away')),
      () => Promise.resolve(konan),
      () => Promise.reject(new Error('away')),
      () => new Promise<never>(() => undefined),
      () => Promise.resolve({ ...konan, compagnie: 'Autre' }),
    ];
    const read = enseigneReader(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
    expect([await read(), await read(), await read(), await read()]).toEqual([null, konan, konan, konan]);
    expect((await read())?.compagnie).toBe('Autre');
  });
});
