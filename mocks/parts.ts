import type { Part } from '@comptoir/contract/dashboard';
import type { RecordId } from '@comptoir/domain/units';
import { sumOf } from './rows';
import type { DepenseRow } from './store';

/** Sums expenses by project or by type, in francs, the greatest sum first. */
export function partsOf(
  depenses: readonly DepenseRow[],
  key: 'projetid' | 'typedepenseid',
  libelleOf: (id: RecordId | null) => string,
): Part[] {
  const ids = [...new Set(depenses.map((row) => row[key]))];
  const parts = ids.map((id) => {
    const own = depenses.filter((row) => row[key] === id);
    return { id, libelle: libelleOf(id), montant: sumOf(own, 'montant'), nombre: own.length };
  });
  return parts.sort((a, b) => b.montant - a.montant || (a.id ?? Number.MAX_VALUE) - (b.id ?? Number.MAX_VALUE));
}
