import { FORMATS_PAPIER, type FormatPapier } from '@comptoir/contract/papiers/formats';
import { useEffect, useState } from 'react';
import { readDurable, writeDurable } from '../frame/device/storage';
import { useSession } from '../frame/session/useSession';

interface Used {
  /** Null while it is not known yet. */
  dernier: FormatPapier | null;
  keep(format: FormatPapier): void;
}

/** Returns the format of paper that this user last printed on from this device; A4 before the first print. */
export function useFormatPapier(): Used {
  const { user } = useSession();
  const [dernier, setDernier] = useState<FormatPapier | null>(null);
  const place = `${user?.utilisateurid ?? 0}/papier`;
  useEffect(() => {
    let isHere = true;
    void readDurable(place, Number.POSITIVE_INFINITY).then(
      (kept) => isHere && setDernier(FORMATS_PAPIER.find((format) => format === kept) ?? 'a4'),
    );
    return () => {
      isHere = false;
    };
  }, [place]);
  return { dernier, keep: (format) => void writeDurable(place, format) };
}
