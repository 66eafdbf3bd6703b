import type { ReglementFrom } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { useEffect, useState } from 'react';
import { readDurable, writeDurable } from '../frame/device/storage';
import { useSession } from '../frame/session/useSession';
import { useCaisseChoices } from './useCaisseChoices';
import { usualCaisse } from './usualCaisse';

interface UsualCaisse {
  /** Null when there is none, or while it is not known yet. */
  usual: number | null;
  keepUsed(caisseid: RecordId): void;
}

/**
 * Returns the register that this user last used on this device for money in this direction, or the only one that they
 * may settle such a debt with; never one that is closed on the business day `date`.
 */
export function useUsualCaisse(from: ReglementFrom, date: unknown): UsualCaisse {
  const { user } = useSession();
  const { data: choices = [] } = useCaisseChoices(from);
  const [last, setLast] = useState<unknown>(null);
  // Money in and money out have each their own usual register.
  const place = `${user?.utilisateurid ?? 0}/caisse/${from}`;
  useEffect(() => {
    let isHere = true;
    void readDurable(place, Number.POSITIVE_INFINITY).then((kept) => isHere && setLast(kept));
    return () => {
      isHere = false;
    };
  }, [place]);
  return { usual: usualCaisse(choices, last, date), keepUsed: (caisseid) => void writeDurable(place, caisseid) };
}
