import { browserSavesData, setOwnSaving, useSavesData } from '@comptoir/ui/foundations';
import { preferredSaving } from '../device/preferences';

/** Applies the choice that was made on this device, whoever works on it. */
export function startDataSaving(): void {
  setOwnSaving(preferredSaving.read() === '1');
}

/**
 * Tells whether data saving is on and whether the browser demands it; `choose` keeps the person's own choice on this
 * device.
 */
export function useDataSaving() {
  const isOn = useSavesData();
  const choose = (next: boolean) => {
    preferredSaving.write(next ? '1' : '0');
    setOwnSaving(next);
  };
  return { isOn, isByBrowser: browserSavesData(), choose };
}
