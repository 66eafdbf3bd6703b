import type { ReferencePrise } from '@comptoir/contract/referenceRules';
import type { RecordId } from '@comptoir/domain/units';
import type { RawBuilder } from 'kysely';
import { askQuestion } from '../../db/together';
import type { Context } from '../../frame/http/context';
import { type Porteur, porteurOf } from './repository';

/** The question who has a reference in a register; none without a reference. */
export const porteurAsked = (caisse: RecordId | RawBuilder<RecordId>, reference = '') =>
  reference === '' ? undefined : porteurOf(caisse, reference);

/** Returns the live movement of the register, not reversed, that has this reference already. */
export async function referencePrise(
  { caisseid, reference }: { caisseid: RecordId; reference: string },
  { db }: Pick<Context, 'db'>,
): Promise<ReferencePrise | undefined> {
  const asked = porteurAsked(caisseid, reference);
  return asked && askQuestion(db, asked);
}

/**
 * Returns who has a reference, unless it is `own`: the payment or the movement that is being corrected, which may keep
 * its reference.
 */
export function prisParAutre(
  porteur: Porteur | undefined,
  own: { reglementid?: RecordId | undefined; mouvementcaisseid?: RecordId },
): ReferencePrise | undefined {
  const isOwn = porteur?.reglementid === own.reglementid || porteur?.mouvementcaisseid === own.mouvementcaisseid;
  return isOwn ? undefined : porteur;
}
