import { randomUUID } from 'node:crypto';
import { SIGNATURE } from '@comptoir/conformance/media';
import { PDF } from '@comptoir/conformance/piece';
import { calls } from '@comptoir/contract/calls';
import type { Reglement } from '@comptoir/contract/reglements';
import type { CrashPoint } from '../../frame/work/crash';
import { departure } from '../suites/departure';
import { patiently } from '../suites/patiently';
import type { Patient } from './cycle';
import { ledgerFaults } from './ledgerFaults';

/** The points that a signature passes, and whether it is kept after a crash at each. */
export const SIGNING_POINTS = [
  ['fichier', false],
  ['reponse', false],
  ['commit', true],
] as const satisfies readonly (readonly [CrashPoint, boolean])[];

/** Pays an expense from a register of its own. */
async function paidBy({ till }: Patient): Promise<Reglement> {
  const desk = await till.openDesk(await till.openCaisse(), await till.openType(`Ciment ${randomUUID()}`));
  const { caisseid, dettes } = desk;
  const body = { depenseid: dettes[0], caisseid, montant: 500, from: 0, date: till.date };
  return till.done<Reglement>(calls.reglements.create, { body, file: PDF });
}

/** Tells whether the document of a payment has its signature, every byte of it. */
async function isSigned({ till }: Patient, { depenseid }: Reglement): Promise<boolean> {
  const [reglement] = await till.reglementsOf(depenseid, 0);
  if (!reglement?.decharge) return false;
  const { status, text } = await till.read(reglement.decharge);
  return status === 200 && text === Buffer.from(SIGNATURE.bytes).toString('utf8');
}

/**
 * Has a payment signed on a server that kills itself at one point of it, restarts the server and sends the signature
 * again: row and bytes must come together, and once (ADR 0048, RELIABILITY F02). Returns what is wrong.
 */
export async function signingFaults(patient: Patient, point: CrashPoint, isKept: boolean): Promise<string[]> {
  const reglement = await paidBy(patient);
  const { reglementid, numero } = reglement;
  const values = {
    ...{ params: { reglementid }, body: { numero }, file: SIGNATURE },
    headers: { 'idempotency-key': randomUUID() },
  };
  await patient.restart({ CRASH_AT: point });
  await patient.till.send(calls.reglements.signer, values).catch(() => null);
  const hasCrashed = await patient.endsSoon();
  await patient.restart();
  const after = await isSigned(patient, reglement);
  const { status } = await patiently(() => patient.till.send(calls.reglements.signer, values));
  return [
    ...departure('a crash', hasCrashed, true),
    ...departure('the signature after the crash', after, isKept),
    ...departure('the answer to the same key', status, 200),
    ...departure('the signature in the end', await isSigned(patient, reglement), true),
    ...(await ledgerFaults(patient.dataDir)),
  ];
}
