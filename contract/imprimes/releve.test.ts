import { describe, expect, it, test } from 'vitest';
import { describeReleve, type ReleveImprime } from './releve';

const client = { libelleclient: 'Éts Sanogo & Fils', tel: '0102030405', adresse: 'Marcory, rue 12' };
const jours = { datedebut: '2026-01-01', datefin: '2026-06-30' };
const ofOrder = { commandeid: 7, libelle: 'Table (+ 1)' };
const releve: ReleveImprime['releve'] = {
  reportdebut: 500,
  lignes: [
    { ...ofOrder, date: '2026-03-01', nature: 'commande', reglementid: null, debit: 1000, credit: 0, solde: 1500 },
    {
      ...ofOrder,
      date: '2026-03-02',
      nature: 'reglement',
      libelle: '',
      reglementid: 9,
      debit: 0,
      credit: 400,
      solde: 1100,
    },
    {
      ...ofOrder,
      date: '2026-03-09',
      nature: 'contrepassation',
      libelle: '',
      reglementid: 9,
      debit: 400,
      credit: 0,
      solde: 1500,
    },
  ],
  totaldebit: 1400,
  totalcredit: 400,
  soldefin: 1500,
  troppercu: 0,
};
const edition = { organisation: { compagnie: 'Comptoir', mentions: [] }, made: '' };
const described = (lang: 'fr' | 'en', change: Partial<ReleveImprime> = {}) =>
  describeReleve({ client, jours, releve, ...change }, { lang, ...edition });

/** The cells of each row in the order of the columns, with plain spaces. */
const table = (lang: 'fr' | 'en') => {
  const { columns, rows } = described(lang);
  return rows.map(({ cells }) => columns.map(({ key }) => (cells[key] ?? '').replace(/\s/gu, ' ')));
};

describe('the statement of a client on paper (PRODUCT M)', () => {
  it('runs from what was owed before its days to what is owed after them', () => {
    expect(table('fr')).toEqual([
      ['', 'Solde avant le 01/01/2026', '', '', '500 Fcfa'],
      ['01/03/2026', 'Commande N° 7 · Table (+ 1)', '1 000 Fcfa', '', '1 500 Fcfa'],
      ['02/03/2026', 'Règlement, commande N° 7', '', '400 Fcfa', '1 100 Fcfa'],
      ['09/03/2026', 'Contre-passation du règlement, commande N° 7', '400 Fcfa', '', '1 500 Fcfa'],
      ['', 'Solde au 30/06/2026', '1 400 Fcfa', '400 Fcfa', '1 500 Fcfa'],
    ]);
    expect(table('en').map(([, libelle]) => libelle)).toEqual([
      'Balance before Jan 1, 2026',
      'Order No. 7 · Table (+ 1)',
      'Payment, order No. 7',
      'Reversal of the payment, order No. 7',
      'Balance on Jun 30, 2026',
    ]);
    expect(described('fr').rows.map(({ isSum = false }) => isSum)).toEqual([true, false, false, false, true]);
  });

  it('says whose it is and of which days, how the client is reached, and asks for no signature', () => {
    const { title, about, facts, signatures } = described('fr');
    expect([title, ...about]).toEqual([
      'Relevé de compte client',
      'Éts Sanogo & Fils',
      'Du 1er janvier 2026 au 30 juin 2026',
    ]);
    expect(facts.map(({ label, value }) => [label, value])).toEqual([
      ['Téléphone', '01 02 03 04 05'],
      ['Adresse', 'Marcory, rue 12'],
    ]);
    expect(signatures).toEqual([]);
    const held = described('fr', { releve: { ...releve, troppercu: 102_000 } });
    expect(held.facts.map(({ id }) => id)).toEqual(['troppercu', 'tel', 'adresse']);
    expect(held.facts[0]).toMatchObject({ label: 'Trop perçu', value: '102\u202f000\u00a0Fcfa' });
    const unknown = described('fr', { client: { ...client, adresse: '' } });
    expect(unknown.facts.map(({ id }) => id)).toEqual(['tel']);
  });
});

test.each([
  ['fr', 1500, 'Au 30 juin 2026, reste à payer la somme de mille cinq cents francs CFA.'],
  ['fr', 1_000_000, 'Au 30 juin 2026, reste à payer la somme d’un million de francs CFA.'],
  ['fr', 0, 'Au 30 juin 2026, il ne reste rien à payer.'],
  ['fr', -1, 'Au 30 juin 2026, payé d’avance la somme d’un franc CFA.'],
  ['en', 1500, 'Remaining to be paid on June 30, 2026: one thousand five hundred CFA francs.'],
  ['en', 0, 'Nothing remains to be paid on June 30, 2026.'],
  ['en', -1, 'Paid in advance on June 30, 2026: one CFA franc.'],
] as const)('in %s it says in words that %i francs are owed', (lang, soldefin, said) => {
  expect(described(lang, { releve: { ...releve, soldefin } }).inWords.replace(/\s/gu, ' ')).toBe(said);
});
