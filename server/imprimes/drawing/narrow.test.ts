import type { Description } from '@comptoir/contract/imprimes/description';
import { describe, expect, it } from 'vitest';
import { mm } from './formats';
import { pdfOf } from './pdf';
import { asRead, readPdf } from './testing/reader';
import { BARE, MADE_ON } from './testing/sample';

const lines = ['1', '2', '3'].map((id) => ({
  id,
  cells: {
    date: `0${id}/11/2026`,
    libelle: `Commande N°\u00a0${id} · Fer à béton de douze, livré au chantier`,
    debit: '123\u202f456\u202f789\u00a0Fcfa',
    credit: '23\u202f456\u202f789\u00a0Fcfa',
    solde: '100\u202f000\u202f000\u00a0Fcfa',
  },
}));
const statement: Description = {
  ...BARE,
  columns: [
    { key: 'date', header: 'Date', align: 'end' },
    { key: 'libelle', header: 'Libellé' },
    { key: 'debit', header: 'Commandé', align: 'end' },
    { key: 'credit', header: 'Réglé', align: 'end' },
    { key: 'solde', header: 'Solde', align: 'end' },
  ],
  rows: [...lines, { id: 'fin', cells: { libelle: 'Solde au 30/11/2026', solde: '0\u00a0Fcfa' }, isSum: true }],
};
const read = async (format: 'a4' | '80', description = statement) =>
  readPdf(await pdfOf([description], { logo: null, madeon: MADE_ON, format }), { isInked: true });

describe('a table of many columns on a ticket (ADR 0042)', () => {
  it('says each line with its amounts below, each whole behind what it is, and none that is not there', async () => {
    const [ticket, ...others] = await read('80');
    expect(others).toEqual([]);
    expect(ticket?.text).toContain('Date Libellé 01/11/2026 Commande N° 1');
    for (const { cells } of lines) {
      const said = ['Commandé', cells.debit, 'Réglé', cells.credit, 'Solde', cells.solde].join(' ');
      expect(ticket?.text).toContain(asRead(said));
    }
    expect(ticket?.text).toContain('Solde au 30/11/2026 Solde 0 Fcfa');
    expect(ticket?.ink?.right).toBeLessThan(mm(77));
    expect(ticket?.ink?.left).toBeGreaterThan(mm(3));
  });

  it('says an amount that is alone beside what it is, where each line has but one text', async () => {
    const columns = statement.columns.filter(({ key }) => key !== 'date');
    const [ticket] = await read('80', { ...statement, columns });
    expect(ticket?.text).toContain('Solde au 30/11/2026 0 Fcfa');
  });

  it('has all columns beside each other on A4', async () => {
    const [sheet] = await read('a4');
    expect(sheet?.text).toContain('Date Libellé Commandé Réglé Solde 01/11/2026');
  });
});
