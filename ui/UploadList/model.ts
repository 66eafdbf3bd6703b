import type { Tone } from '../tone';

/** `refused` cannot be sent as it is, `failed` and `canceled` can be sent again. */
export type UploadState = 'waiting' | 'shrinking' | 'sending' | 'stored' | 'canceled' | 'refused' | 'failed';

export interface UploadItem {
  /** Tells the files apart. */
  id: string;
  /** The file’s name. */
  name: string;
  /** Size of the file when it was chosen, as text. */
  before: string;
  /** Size of the file once it is shrunk, as text. */
  after?: string;
  /** State of the file. */
  state: UploadState;
  /** Percent sent so far. */
  progress?: number;
  /** Why it was refused, or why it failed, as a sentence. */
  reason?: string;
  /** Further note about the file before it is stored, as a sentence. */
  note?: string;
}

export type UploadAction = 'remove' | 'cancel' | 'retry';

const ACTIONS: Readonly<Record<UploadState, readonly UploadAction[]>> = {
  waiting: ['remove'],
  shrinking: ['cancel'],
  sending: ['cancel'],
  stored: [],
  canceled: ['retry', 'remove'],
  refused: ['remove'],
  failed: ['retry', 'remove'],
};

const TONES: Readonly<Record<UploadState, Tone>> = {
  waiting: 'neutral',
  shrinking: 'info',
  sending: 'info',
  stored: 'success',
  canceled: 'neutral',
  refused: 'danger',
  failed: 'danger',
};

/** Returns what a person can do with a file in this state, in the order of its buttons. */
export function actionsIn(state: UploadState): readonly UploadAction[] {
  return ACTIONS[state];
}

export function toneOf(state: UploadState): Tone {
  return TONES[state];
}

/** Returns whether nothing more happens to the file by itself. */
export function isOver(state: UploadState): boolean {
  return state === 'stored' || state === 'canceled' || state === 'refused' || state === 'failed';
}
