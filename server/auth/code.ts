import type { RecordId } from '@comptoir/domain/units';
import type { Db } from '../db/pool';
import { findFacteur, spendSecours, spendStep } from '../frame/access/facteur.repository';
import { matchingStep } from './totp';

/**
 * Uses up a code of a user's confirmed second factor, or one of their recovery codes. Each code is valid once, even for
 * two requests at the same instant. Returns false when it is not valid. `nowMs` is in epoch milliseconds.
 */
export async function spendCode(trx: Db, utilisateurid: RecordId, code: string, nowMs: number): Promise<boolean> {
  const facteur = await findFacteur(trx, utilisateurid);
  if (!facteur?.isConfirmed) return false;
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return spendSecours(trx, utilisateurid, code, new Date(nowMs).toISOString());
  const step = matchingStep(facteur.secret, digits, nowMs);
  return step !== null && spendStep(trx, utilisateurid, step);
}
