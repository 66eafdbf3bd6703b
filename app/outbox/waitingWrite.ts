import type { SentWrite } from '../api/ApiError';
import { KEY_LIFE_MS } from '../api/idempotencyKey';
import { keptKey } from '../api/sendOnce';
import { readDraft, type Step } from '../session/drafts';
import { draftPlace, keyPlace, resumedId } from '../session/places';
import { changeDurable, listDurable } from '../session/storage';

type Values = Readonly<Record<string, unknown>>;

/** Why the server did not do it, in its words; `isCertain` unless it may have been done all the same. */
interface Refused {
  message: string;
  isCertain: boolean;
}

/** A write that got no answer and waits on this device: nothing of it is numbered or counted yet (PRODUCT O). */
export interface WaitingWrite {
  /** Its idempotency key: however often it is sent, it is done once. */
  key: string;
  /** The server knows it for ever. */
  isKeyLasting: boolean;
  method: string;
  url: string;
  /** JSON, or the fields of a form with its file. */
  body: string | null | readonly (readonly [name: string, value: string | File])[];
  /** The form, and what it is about. */
  formName: string;
  recordId: string;
  /** Names it to whoever wrote it. */
  title: string;
  /** The address of the screen where it was written. */
  from: string;
  /** The dialogs that its form was opened from there; an earlier version kept none. */
  trail?: readonly Step[];
  /** What was typed, to be taken up again; null where nothing was. */
  typed: Values | null;
  /** Epoch milliseconds. */
  firstSentAt: number;
  refused: Refused | null;
}

/** Where cash changes hands, nothing may before it is written. */
const CASH_FORMS = ['reglement', 'mouvementcaisse'];
export const isCash = ({ formName }: Pick<WaitingWrite, 'formName'>): boolean => CASH_FORMS.includes(formName);

/** A send and its answer take their time too. */
const MARGIN_MS = 10 * 60_000;

/** Too old to be sent without asking: the server may have done it and forgotten the key. */
export const isOld = ({ isKeyLasting, firstSentAt }: WaitingWrite, nowMs: number): boolean =>
  !isKeyLasting && nowMs - firstSentAt > KEY_LIFE_MS - MARGIN_MS;

/** Sent by itself as soon as the line is back. */
export const isReady = (write: WaitingWrite, nowMs: number): boolean => write.refused === null && !isOld(write, nowMs);

const prefixOf = (utilisateurid: number) => `${utilisateurid}/waiting/`;
const DIGITS = 15;
/** Where it is kept; in their order, the oldest first. */
export const waitingPlace = (utilisateurid: number, { firstSentAt, key }: WaitingWrite) =>
  `${prefixOf(utilisateurid)}${String(firstSentAt).padStart(DIGITS, '0')}-${key}`;

// A FormData cannot be stored.
const stored = (body: SentWrite['body']): WaitingWrite['body'] => (body instanceof FormData ? [...body] : body);

/** As it left the first time. */
export function sentOf({ method, url, body, key }: WaitingWrite): Omit<SentWrite, 'isKeyLasting'> {
  if (body === null || typeof body === 'string') return { method, url, body, key };
  const form = new FormData();
  for (const [name, value] of body) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, value.name);
  }
  return { method, url, body: form, key };
}

export type Written = Pick<WaitingWrite, 'formName' | 'title' | 'from'> & { recordId: number | string };

/**
 * Lets a write wait: it, its key and what was typed change their place at once, so that the form that it comes from
 * starts anew with a key of its own. Rejects, and leaves the form what it has, where there is no room for it.
 */
export async function keepWaiting(utilisateurid: number, sent: SentWrite, written: Written): Promise<void> {
  const { formName } = written;
  const recordId = String(written.recordId);
  const draft = draftPlace(utilisateurid, formName, recordId);
  const key = keyPlace(utilisateurid, formName, recordId);
  const typed = await readDraft(draft);
  const write: WaitingWrite = {
    ...written,
    ...sent,
    recordId,
    body: stored(sent.body),
    typed: typed?.values ?? null,
    trail: typed?.trail ?? [],
    firstSentAt: (await keptKey(key))?.since ?? Date.now(),
    refused: null,
  };
  const resumed = draftPlace(utilisateurid, formName, resumedId(recordId));
  await changeDurable({
    put: { [waitingPlace(utilisateurid, write)]: write },
    remove: [draft, resumed, key],
  });
}

/** A user's waiting writes, oldest first. */
export async function waitingOf(utilisateurid: number): Promise<WaitingWrite[]> {
  return (await listDurable(prefixOf(utilisateurid))).map(([, value]) => value as WaitingWrite);
}

/** Resolves to false where it was sent, given up or taken up meanwhile. */
export function replaceWaiting(utilisateurid: number, former: WaitingWrite, write: WaitingWrite): Promise<boolean> {
  const [from, to] = [waitingPlace(utilisateurid, former), waitingPlace(utilisateurid, write)];
  return changeDurable({ put: { [to]: write }, remove: from === to ? [] : [from], ifKept: from });
}

export function removeWaiting(utilisateurid: number, write: WaitingWrite): Promise<boolean> {
  return changeDurable({ remove: [waitingPlace(utilisateurid, write)] });
}
