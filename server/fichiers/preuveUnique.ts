import { checkPreuveUnique } from '@comptoir/contract/doublonRules';
import type { Doublon } from '@comptoir/contract/doublons';
import { READS_REGLEMENT, REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { askQuestion } from '../db/together';
import type { Context } from '../frame/http/context';
import { isPreuveUnique, porteursOf } from './porteurs.repository';

interface Used {
  /** The SHA-256 of the file. */
  empreinte: string;
  /** The debt that may have it. */
  sauf?: RecordId | undefined;
}

/** Returns the records of other debts that have a file, as the session may see them. */
export function usesOfPreuve(used: Used, { db, session }: Pick<Context, 'db' | 'session'>): Promise<Doublon[]> {
  const kinds = Object.values(REGLEMENT_FROM).filter((from) => session.permissions.has(READS_REGLEMENT[from]));
  return porteursOf(db, used, { kinds, caisses: session.caisses });
}

/**
 * Refuses a file that a record of another debt has, where the organisation blocks that (ADR 0061). Call it in the
 * transaction that keeps the file, after the debt's lock and before a register's. `isUnique` is the answer to
 * `isPreuveUnique`, when it was asked together with others.
 */
export async function checkUniquePreuve(used: Used, context: Context, isUnique?: boolean): Promise<void> {
  if (isUnique ?? (await askQuestion(context.db, isPreuveUnique(used.empreinte))))
    checkPreuveUnique(await usesOfPreuve(used, context));
}
