import { type DepenseFacts, depenseIssues } from '@comptoir/contract/depenseRules';
import type { DepenseFields } from '@comptoir/contract/depenses';
import { throwAll } from '@comptoir/contract/envelope';
import type { Db } from '../db/pool';
import type { Context } from '../frame/http/context';
import { holdEtape } from '../projets/etapes.repository';
import { holdProjet } from '../projets/repository';

/** Holds the project, then the step, so that neither can be deleted before the expense is written (RELIABILITY I19). */
async function heldEtape(
  { projetid, etapeprojetid }: DepenseFields,
  db: Db,
): Promise<Pick<DepenseFacts, 'projet' | 'etape'>> {
  if (projetid === null || etapeprojetid === null) return {};
  const projet = await holdProjet(db, projetid);
  return { projet, etape: projet && (await holdEtape(db, etapeprojetid, projetid)) };
}

/**
 * Refuses every field that breaks a rule of an expense (`contract/depenseRules`), and holds the records that it names;
 * `typedepense` says whether its type is held.
 */
export async function checkDepense(fields: DepenseFields, typedepense: boolean, { db, today }: Context): Promise<void> {
  throwAll(depenseIssues(fields, { typedepense, today, ...(await heldEtape(fields, db)) }));
}
