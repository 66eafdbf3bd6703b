import { refuseField } from '#contract/envelope';
import type { Lang } from '#contract/errors';
import { checkPeriode } from '#contract/recordRules';
import type { Periode } from '#domain/periode';
import { isPeriodeReleve } from '#domain/releve';
import type { Paging } from '../db/page';

interface Sized {
  page: number;
  size: number;
  limit?: number | undefined;
}

/** `limit` wins over `size` (CONTRACT "Types"). */
export function pagingOf<Q extends Sized>({ size, limit = size, ...rest }: Q): Omit<Q, 'size' | 'limit'> & Paging {
  return { ...rest, limit };
}

/** A statement is of the days of a year at most, in their order. */
export function checkPeriodeReleve(periode: Periode, lang: Lang): void {
  checkPeriode(periode, lang);
  if (!isPeriodeReleve(periode.datedebut, periode.datefin)) throw refuseField('datefin', 'champ.hors_limites', lang);
}
