import type { Lang } from '@comptoir/domain/dates';
import { formatSize, mediaRefusal } from '@comptoir/domain/fichier';
import type { UploadItem, UploadState } from '@comptoir/ui/UploadList';
import { toShrink, type Upload, type UploadEtat, type UploadQueue } from './uploadQueue';

const STATES: Readonly<Record<UploadEtat, UploadState>> = {
  reduction: 'waiting',
  attente: 'waiting',
  envoi: 'sending',
  envoye: 'stored',
  refuse: 'refused',
  echec: 'failed',
  annule: 'canceled',
};

const isPhoto = ({ chosen }: Upload) => mediaRefusal(chosen, 'image') !== 'type';

/**
 * The queue as its list shows it: one photo at a time is being shrunk, other files have nothing to be shrunk. `notKept`
 * is said of what this device cannot keep.
 */
export function uploadItems(queue: UploadQueue, { notKept, lang }: { notKept: string; lang: Lang }): UploadItem[] {
  const shrinking = toShrink(queue);
  return queue.uploads.map((upload) => {
    const { id, chosen, file, etat, share, reason, isKept } = upload;
    return {
      id: String(id),
      name: chosen.name,
      before: formatSize(chosen.size, lang),
      ...(file.size === chosen.size ? {} : { after: formatSize(file.size, lang) }),
      state: upload === shrinking && isPhoto(upload) ? 'shrinking' : STATES[etat],
      progress: Math.round(share * 100),
      ...(reason === null ? {} : { reason }),
      ...(isKept === false ? { note: notKept } : {}),
    };
  });
}
