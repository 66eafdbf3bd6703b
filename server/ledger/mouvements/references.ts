import type { ReferencePrise } from '@comptoir/contract/referenceRules';
import type { RecordId } from '@comptoir/domain/units';
import type { RawBuilder } from 'kysely';
import { askQuestion } from '../../db/together';
import type { Context } from '../../frame/http/context';
import { type Porteur, porteurOf } from './repository';

/** The question for the holder of a reference in a register; none without a reference. */
export const porteurAsked = (caisse: RecordId | RawBuilder<RecordId>, reference = '') =>
  reference === '' ? undefined : porteurOf(caisse, reference);

/** Returns the live movement of the register, not reversed, that already has this reference. */
export async function referencePrise(
  { caisseid, reference }: { caisseid: RecordId; reference: string },
  { db }: Pick<Context, 'db'>,
): Promise<ReferencePrise | undefined> {
  const asked = porteurAsked(caisseid, reference);
  return asked && askQuestion(db, asked);
}

/**
 * Returns the holder of a reference, unless it is `own`: a payment or movement under correction may keep its reference.
 */
export function prisParAutre(
  porteur: Porteur | undefined,
  own: { reglementid?: RecordId | undefined; mouvementcaisseid?: RecordId },
): ReferencePrise | undefined {
  const isOwn = porteur?.reglementid === own.reglementid || porteur?.mouvementcaisseid === own.mouvementcaisseid;
  return isOwn ? undefined : porteur;
}
