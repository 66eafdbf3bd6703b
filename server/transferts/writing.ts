import { throwFirst } from '@comptoir/contract/envelope';
import { existingRecord } from '@comptoir/contract/recordRules';
import { type TransfertFacts, transfertIssues } from '@comptoir/contract/transfertRules';
import type { Transfert, TransfertFields } from '@comptoir/contract/transferts';
import { isReached } from '@comptoir/domain/habilitation';
import { receptionDe } from '@comptoir/domain/transfert';
import type { RecordId } from '@comptoir/domain/units';
import { findCaisse } from '../caisses/repository';
import type { Envoi } from '../db/envoi';
import { reachedRow } from '../frame/access/reach';
import type { Context } from '../frame/http/context';
import { referencePrise } from '../ledger/mouvements/references';
import { logged } from './numero';
import { findCible, findTransfert, insertTransfert } from './repository';

/** The name of a transfer in the audit log. */
export const libelleOf = ({ source, cible }: Transfert) => `${source} → ${cible}`;

/** Returns a register for a new transfer, with this reference there. */
async function boutOf<R extends object>(
  register: R | undefined,
  caisseid: RecordId,
  reference: string,
  context: Context,
) {
  return register ? { ...register, pris: await referencePrise({ caisseid, reference }, context) } : null;
}

/** Returns the register that money leaves, as its rules see it; null when the user does not see it. */
export const sourceOf = async (caisseid: RecordId, reference: string, context: Context) =>
  boutOf(reachedRow(context.session, await findCaisse(context.db, caisseid)), caisseid, reference, context);

/**
 * Returns the register that money goes to, as its rules see it; null when there is none. When the user does not see it,
 * its references are judged after the source, at the receipt (`postEnvoi`).
 */
export async function cibleOf(caisseid: RecordId, reference: string, context: Context) {
  const found = await findCible(context.db, caisseid, context.today);
  if (isReached(context.session.caisses, caisseid)) return boutOf(found, caisseid, reference, context);
  // The choice of targets shows no advance, so for a user who does not see it there is none.
  return found && found.nature !== 'avance' ? found : null;
}

/** The registers of a transfer, whether it is received at once, and the key that its row keeps. */
type Ends = Omit<TransfertFacts, 'today'> & { envoi: Envoi | null };

/**
 * Writes a transfer and its line of the audit log; `postEnvoi` then moves the money and numbers it. Throws the first
 * of `transfertIssues`.
 */
export async function writeTransfert(
  fields: TransfertFields,
  { envoi, ...ends }: Ends,
  { db, session, audit, now: createdon, today }: Context,
): Promise<Transfert> {
  const { utilisateurid: envoyepar } = session;
  const { date = today } = fields;
  throwFirst(transfertIssues(fields, { ...ends, today }));
  const reception = receptionDe(ends.recu === true, envoyepar, date);
  const transfertid = await insertTransfert(db, { ...fields, date, ...reception, envoyepar, createdon, envoi });
  const apres = existingRecord(await findTransfert(db, transfertid, null));
  await audit({
    actiontype: 'Insert',
    libelle: libelleOf(apres),
    objet: 'transfert',
    objetid: transfertid,
    apres: logged(apres),
  });
  return apres;
}
