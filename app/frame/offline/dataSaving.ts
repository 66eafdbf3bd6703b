import { browserSavesData, setOwnSaving, useSavesData } from '@comptoir/ui/foundations';
import { preferredSaving } from '../device/preferences';

/** Takes up what this device was told before, whoever works on it. */
export function startDataSaving(): void {
  setOwnSaving(preferredSaving.read() === '1');
}

/** Whether data is saved, whether the browser insists on it, and the person's own switch, kept on this device. */
export function useDataSaving() {
  const isOn = useSavesData();
  const choose = (next: boolean) => {
    preferredSaving.write(next ? '1' : '0');
    setOwnSaving(next);
  };
  return { isOn, isByBrowser: browserSavesData(), choose };
}
