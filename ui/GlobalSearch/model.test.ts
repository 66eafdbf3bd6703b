import { describe, expect, it } from 'vitest';
import { partsOf, suggestedId } from './model';

const marked = (text: string, term: string) =>
  partsOf(text, term)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');

describe('partsOf (PRODUCT K: accents, case, phone and amount formatting are ignored)', () => {
  it.each([
    ['Hôtel Ivoire', 'hotel', '[Hôtel] Ivoire'],
    ['Établissements Bœuf', 'BOEUF', 'Établissements [Bœuf]'],
    ['Bœuf', 'bo', '[Bœ]uf'],
    ['Koné, Kone et fils', 'kone', '[Koné], [Kone] et fils'],
    ['07 09 08 07 06', '0908', '07 [09 08] 07 06'],
    ['31/03/2027 · 4\u202f321 Fcfa', '43 21', '31/03/2027 · [4\u202f321] Fcfa'],
    ['ciment et sable', 't et s', 'cimen[t et s]able'],
    ['Hôtel', 'Hôtel'.normalize('NFD'), '[Hôtel]'],
    ['Sable', 'zébu', 'Sable'],
    ['Nouvelle dépense', 'dep nouv', '[Nouv]elle [dép]ense'],
    ['Sable', ' ', 'Sable'],
    ['', 'a', ''],
  ])('%j, %j → %j', (text, term, expected) => expect(marked(text, term)).toBe(expected));

  it('loses nothing of the text', () => {
    const text = '👩‍🔧 L’atelier n° 7 · cafe\u0301';
    expect(
      partsOf(text, 'CAFÉ')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(marked(text, 'CAFÉ')).toContain('[cafe');
  });
});

describe('suggestedId (DESIGN rule 4: stale answers are dropped)', () => {
  const group = (id: string, isStale = false) => ({ id, label: id, isStale, results: [{ id: `${id}-1`, label: id }] });

  it('is the first result that answers what is typed', () => {
    expect(suggestedId([{ ...group('menu'), results: [] }, group('clients', true), group('projets')])).toBe(
      'projets-1',
    );
  });

  it('is nothing while all answers are old, or none is there', () => {
    expect(suggestedId([group('clients', true)])).toBeNull();
    expect(suggestedId([])).toBeNull();
  });
});
