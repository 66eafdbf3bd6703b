import { checkCodeFree, plafondIssue } from '@comptoir/contract/caisseRules';
import { throwFirst } from '@comptoir/contract/envelope';
import { found } from '@comptoir/contract/issues';
import { existingRecord } from '@comptoir/contract/recordRules';
import { proposedCode } from '@comptoir/domain/caisse';
import { changementsDe } from '@comptoir/domain/ecriture';
import { mouvementDOuverture } from '@comptoir/domain/mouvementsDus';
import type { Francs, RecordId } from '@comptoir/domain/units';
import type { Context } from '../frame/http/context';
import { mustBook, writeMouvements } from '../ledger/book';
import { type CaisseFields, insertCaisse, listCodes } from './repository';

/** A register to open; `montant` is its first balance in francs, and an empty `code` asks for a proposed one. */
type Opened = CaisseFields & { montant: Francs };

/** Posts the opening amount as the register's first movement, like all other money (CONTRACT "Money calls"). */
async function postOpening(caisseid: RecordId, montant: Francs, context: Context): Promise<void> {
  const changements = changementsDe([], [mouvementDOuverture(caisseid, montant, context.today)]);
  await mustBook(await writeMouvements(changements, { description: '' }, context), context);
}

/** Writes a register under the typed code, or refuses it; without a code, under the first free one. */
async function insertWithCode(body: Opened, { db, now }: Context): Promise<number> {
  if (body.code !== '') {
    const caisseid = await insertCaisse(db, body, now);
    checkCodeFree(caisseid === undefined);
    return existingRecord(caisseid);
  }
  // Another server may have taken the proposed code meanwhile: the next try sees its row.
  for (;;) {
    const code = proposedCode(body.libelle, await listCodes(db));
    const caisseid = await insertCaisse(db, { ...body, code }, now);
    if (caisseid !== undefined) return caisseid;
  }
}

/**
 * Opens a register and returns its id. Throws 422 `caisse.plafond_depasse` when it refuses to hold `montant`, 409
 * `caisse.code_utilise` when another register has a typed `code`.
 */
export async function openCaisse(body: Opened, context: Context): Promise<RecordId> {
  throwFirst(found(plafondIssue(body, body.montant, 'montant')));
  const caisseid = await insertWithCode(body, context);
  await postOpening(caisseid, body.montant, context);
  return caisseid;
}
