import type { UploadState } from '@comptoir/ui/UploadList';

/** A document that was chosen for an expense; `progress` in percent. */
export interface DocumentUpload {
  id: number;
  file: File;
  state: UploadState;
  progress: number;
  /** A sentence that says why the file was refused or failed. */
  reason: string | null;
}

type Change =
  | { type: 'add'; files: readonly File[] }
  | { type: 'remove'; id: number }
  | { type: 'change'; id: number; to: Partial<DocumentUpload> };

const numberedUploads = (files: readonly File[], first: number): DocumentUpload[] =>
  files.map((file, index) => ({ id: first + index, file, state: 'waiting', progress: 0, reason: null }));

/** Lists the files that come from the expense's form; they are sent at once. */
export const startUploads = (files: readonly File[]): DocumentUpload[] => numberedUploads(files, 1);

/** Applies a change to the list of files, which are sent one after the other, each with its state. */
export function uploadsReducer(uploads: DocumentUpload[], change: Change): DocumentUpload[] {
  if (change.type === 'add') return [...uploads, ...numberedUploads(change.files, (uploads.at(-1)?.id ?? 0) + 1)];
  if (change.type === 'remove') return uploads.filter(({ id }) => id !== change.id);
  return uploads.map((upload) => (upload.id === change.id ? { ...upload, ...change.to } : upload));
}

/** Tells whether a file would be lost if the dialog were closed now. */
export const isUnsent = ({ state }: DocumentUpload): boolean => state !== 'stored' && state !== 'refused';

/** Splits chosen files into those for which there is room and the names of the others. */
export function withinRoom(files: readonly File[], room: number): { taken: File[]; left: string[] } {
  const free = Math.max(room, 0);
  return { taken: files.slice(0, free), left: files.slice(free).map(({ name }) => name) };
}
