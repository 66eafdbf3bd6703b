import type { ReferencePrise } from '@comptoir/contract/referenceRules';
import type { RecordId } from '@comptoir/domain/units';
import type { AnyQuestion } from '../../db/together';
import type { Context } from '../../frame/http/context';
import { porteurOf } from './repository';

/** A reference in a register, '' or undefined for none. */
interface Placed {
  caisseid: RecordId;
  reference?: string | undefined;
}

/** What a write asks ahead about its reference: nothing without one. */
export const referenceAhead = ({ caisseid, reference = '' }: Placed): AnyQuestion[] =>
  reference === '' ? [] : [porteurOf(caisseid, reference)];

/**
 * Returns another live movement of the register, not reversed, that has this reference already. `own` is the payment or
 * the movement that is being corrected, which may keep its reference.
 */
export async function referencePrise(
  { caisseid, reference = '' }: Placed,
  own: { reglementid?: RecordId | undefined; mouvementcaisseid?: RecordId },
  { told }: Pick<Context, 'told'>,
): Promise<ReferencePrise | undefined> {
  if (reference === '') return undefined;
  const porteur = await told(porteurOf(caisseid, reference));
  if (!porteur) return undefined;
  const isOwn = porteur.reglementid === own.reglementid || porteur.mouvementcaisseid === own.mouvementcaisseid;
  return isOwn ? undefined : porteur;
}
