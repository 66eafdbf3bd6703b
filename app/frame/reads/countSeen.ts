import type { RecordId } from '@comptoir/domain/units';
import { seenEntries } from '../device/deviceStore';
import { flushSeen } from './seen';
import { isSeenBy, isYoung } from './seenRules';

/** Returns how many answers this person could still see without a line. */
export async function countSeen(utilisateurid: RecordId): Promise<number> {
  await flushSeen();
  return (await seenEntries()).filter((entry) => isSeenBy(utilisateurid, entry.key) && isYoung(entry, Date.now()))
    .length;
}
