import { formatSize, mediaRefusal } from '#domain/fichier';
import type { UploadItem, UploadState } from '#ui/UploadList';
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

/** The queue as its list shows it: one photo at a time is being shrunk, other files have nothing to be shrunk. */
export function uploadItems(queue: UploadQueue): UploadItem[] {
  const shrinking = toShrink(queue);
  return queue.uploads.map((upload) => {
    const { id, chosen, file, etat, share, reason } = upload;
    return {
      id: String(id),
      name: chosen.name,
      before: formatSize(chosen.size),
      ...(file === chosen ? {} : { after: formatSize(file.size) }),
      state: upload === shrinking && isPhoto(upload) ? 'shrinking' : STATES[etat],
      progress: Math.round(share * 100),
      ...(reason === null ? {} : { reason }),
    };
  });
}
