import { FORMATS_IMPRIME, type FormatImprime } from '@comptoir/contract/imprimes/formats';
import type { RecordId } from '@comptoir/domain/units';
import { useEffect, useState } from 'react';
import { readDurable, writeDurable } from '../frame/device/storage';
import { useSession } from '../frame/session/useSession';

/** A choice about prints that each user makes on this device, and its default. */
interface Garde<T> {
  place(utilisateurid: RecordId): string;
  of(kept: unknown): T;
}

/** The format of paper that was printed on last. */
export const FORMAT: Garde<FormatImprime> = {
  place: (utilisateurid) => `${utilisateurid}/papier`,
  of: (kept) => FORMATS_IMPRIME.find((format) => format === kept) ?? 'a4',
};

/** Whether each payment that is received is printed at once. */
export const APRES_CHAQUE: Garde<boolean> = {
  place: (utilisateurid) => `${utilisateurid}/impression`,
  of: (kept) => kept === true,
};

/** Reads what a user chose. */
export const readGarde = async <T>(utilisateurid: RecordId, { place, of }: Garde<T>): Promise<T> =>
  of(await readDurable(place(utilisateurid), Number.POSITIVE_INFINITY));

/**
 * Returns what this user chose before, null while that is not known yet, and the function that keeps another choice.
 */
export function useGarde<T>(garde: Garde<T>): { dernier: T | null; keep(next: T): void } {
  const { user } = useSession();
  const utilisateurid = user?.utilisateurid ?? 0;
  const [dernier, setDernier] = useState<T | null>(null);
  useEffect(() => {
    let isHere = true;
    void readGarde(utilisateurid, garde).then((kept) => isHere && setDernier(kept));
    return () => {
      isHere = false;
    };
  }, [utilisateurid, garde]);
  return { dernier, keep: (next) => void writeDurable(garde.place(utilisateurid), next) };
}
