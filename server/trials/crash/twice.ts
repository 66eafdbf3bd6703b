import { randomUUID } from 'node:crypto';
import type { Call } from '@comptoir/contract/call';
import type { CrashPoint } from '../../frame/work/crash';
import type { Values } from '../suites/ask';
import { departure } from '../suites/departure';
import { patiently } from '../suites/patiently';
import type { Patient } from './cycle';
import { ledgerFaults } from './ledgerFaults';

/** A write that is ready to be sent, and what the API shows of it. */
export interface Write {
  call: unknown;
  values: Values;
  /** Reads what the write concerns. */
  shown(patient: Patient): Promise<unknown>;
  /** What is shown before the write, and once it is done. */
  before: unknown;
  done: unknown;
}

/** A write that a crash must do entirely or not at all. */
export interface Whole {
  /** The points that it passes. It is done after a crash at the last one alone: the commit. */
  points: readonly CrashPoint[];
  prepare(patient: Patient): Promise<Write>;
}

/**
 * Makes a write on a server that kills itself at one point of it, restarts the server and sends the write again with
 * its key: all of it must be there, and once (RELIABILITY F02). Returns what is wrong.
 */
export async function crashFaults(patient: Patient, point: CrashPoint, { prepare }: Whole): Promise<string[]> {
  const { call, values, shown, before, done } = await prepare(patient);
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => patient.till.send(call, { ...values, headers });
  await patient.restart({ CRASH_AT: point });
  await send().catch(() => null);
  const hasCrashed = await patient.endsSoon();
  await patient.restart();
  const after = await shown(patient);
  const { status } = await patiently(send);
  return [
    ...departure('a crash', hasCrashed, true),
    ...departure('what is shown after the crash', after, point === 'commit' ? done : before),
    ...departure('the answer to the same key', status, (call as Call).status),
    ...departure('what is shown in the end', await shown(patient), done),
    ...(await ledgerFaults(patient.dataDir)),
  ];
}
