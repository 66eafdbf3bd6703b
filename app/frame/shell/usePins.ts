import { useCallback, useEffect, useState } from 'react';
import { readDurable, writeDurable } from '../device/storage';
import { useSession } from '../session/useSession';

const YEAR_MS = 365 * 24 * 3_600_000;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Returns the menu entries that this person has pinned on this browser, the latest last (spec § 2 Shell). */
export function usePins(): { pins: readonly string[]; togglePin(id: string): void } {
  const { user } = useSession();
  const place = `${user?.utilisateurid ?? 0}/pins`;
  const [pins, setPins] = useState<readonly string[]>([]);

  useEffect(() => {
    let isHere = true;
    void readDurable(place, YEAR_MS).then((kept) => {
      if (isHere && isTexts(kept)) setPins(kept);
    });
    return () => {
      isHere = false;
    };
  }, [place]);

  const togglePin = useCallback(
    (id: string) => {
      const next = pins.includes(id) ? pins.filter((pin) => pin !== id) : [...pins, id];
      setPins(next);
      void writeDurable(place, next);
    },
    [pins, place],
  );
  return { pins, togglePin };
}
