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
 * Converts the queue into the items of its list; only the photo that is being shrunk is shown so. `notKept` is the note
 * on files that this device cannot keep.
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
