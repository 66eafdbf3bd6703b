import { Refusal, refuseField } from '#contract/envelope';
import type { Lang } from '#contract/errors';
import { isPeriodeReleve } from '#domain/releve';
import { checkPeriode, type Periode } from '../dashboard/periode';
import type { Paging } from '../db/page';
import type { Db } from '../db/pool';
import { countCommandesOf } from './repository';

interface Sized {
  page: number;
  size: number;
  limit?: number | undefined;
}

/** `limit` wins over `size` (CONTRACT "Types"). */
export function pagingOf<Q extends Sized>({ size, limit = size, ...rest }: Q): Omit<Q, 'size' | 'limit'> & Paging {
  return { ...rest, limit };
}

/** Refuses to delete a client who has orders (spec § 5, PRODUCT 1.16). Under `lockClientToDelete`. */
export async function checkWithoutCommandes(trx: Db, clientid: number): Promise<void> {
  const nombre = await countCommandesOf(trx, clientid);
  if (nombre > 0) throw new Refusal('client.a_des_commandes', { params: { nombre } });
}

/** A statement is of the days of a year at most, in their order. */
export function checkPeriodeReleve(periode: Periode, lang: Lang): void {
  checkPeriode(periode, lang);
  if (!isPeriodeReleve(periode.datedebut, periode.datefin)) throw refuseField('datefin', 'champ.hors_limites', lang);
}
