import { MAX_LIGNES_RELEVE } from '@comptoir/domain/limits';
import type { Periode } from '@comptoir/domain/periode';
import { isPeriodeReleve } from '@comptoir/domain/releve';
import type { Count } from '@comptoir/domain/units';
import { Refusal, refuseField } from './envelope';
import { checkPeriode } from './recordRules';

interface Sized {
  page: number;
  size: number;
  limit?: number | undefined;
}

/** The page and the limit of a query that may name its limit twice: `limit` wins over `size` (CONTRACT "Types"). */
export function pagingOf<Q extends Sized>({
  size,
  limit = size,
  ...rest
}: Q): Omit<Q, 'size' | 'limit'> & { page: number; limit: number } {
  return { ...rest, limit };
}

/** Refuses a statement whose days are in the wrong order or more than a year. Throws Refusal on the field `datefin`. */
export function checkPeriodeReleve(periode: Periode): void {
  checkPeriode(periode);
  if (!isPeriodeReleve(periode.datedebut, periode.datefin)) throw refuseField('datefin', 'champ.hors_limites');
}

/** Refuses a statement with too many lines to read. Throws Refusal `client.releve_trop_long`. */
export function checkLignesReleve(nombre: Count): void {
  if (nombre > MAX_LIGNES_RELEVE)
    throw new Refusal('client.releve_trop_long', { params: { maximum: MAX_LIGNES_RELEVE } });
}
