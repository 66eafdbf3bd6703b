import { PDF } from '@comptoir/conformance/piece';
import type { Avance } from '@comptoir/contract/avance';
import { addDays } from '@comptoir/domain/dates';
import type { Permission } from '@comptoir/domain/permission';
import type { Answered, TestClient } from '../../trials/testing/client';

/** The permissions of a holder, and the further ones of a holder who also pays expenses from any register. */
export const PORTEUR: readonly Permission[] = ['avances', 'avances.demander'];
export const PAYEUR: readonly Permission[] = [...PORTEUR, 'caisses', 'depenses', 'depenses.creer', 'depenses.regler'];

const today = new Date().toISOString().slice(0, 10);

let serial = 0;

/** Fields of an advance for a person without an account, each time another one. */
export function mason() {
  serial += 1;
  return { porteurid: null, porteurnom: 'Koffi Yao', porteurtel: `07${String(serial).padStart(8, '0')}` };
}

/** Asks for 500 francs until tomorrow, by default for oneself. */
export async function asked(client: TestClient, fields: object = {}): Promise<Avance> {
  const body = {
    porteurid: client.utilisateurid,
    montant: 500,
    objet: 'Achats',
    echeance: addDays(today, 1),
    ...fields,
  };
  return dataOf(await client.post('avances', body), 201);
}

export const grant = (
  client: TestClient,
  avanceid: number,
  sourceid: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> => client.post(`avances/${avanceid}/accorder`, { sourceid }, headers);

/** Sends a decision about an advance; it is the last part of the call's path. */
export const decided = (client: TestClient, avanceid: number, acte: string, fields: object = {}): Promise<Answered> =>
  client.post(`avances/${avanceid}/${acte}`, fields);

/** Asks for an advance, as its holder or for a mason, and has `chief` pay it out of a register. */
export async function granted(chief: TestClient, holder: TestClient | null, sourceid: number): Promise<Avance> {
  const { avanceid } = await (holder ? asked(holder) : asked(chief, mason()));
  return dataOf(await grant(chief, avanceid, sourceid), 200);
}

/** Accounts for an expense, with its proof. */
export const justify = (
  client: TestClient,
  avanceid: number,
  fields: { montant: number; typedepenseid: number },
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> =>
  client.multipart('POST', `avances/${avanceid}/depenses`, { libelle: 'Clous', date: today, ...fields }, PDF, headers);

export const giveBack = (
  client: TestClient,
  avanceid: number,
  fields: { montant: number; cibleid: number },
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> => client.post(`avances/${avanceid}/rendre`, fields, headers);

function dataOf({ status, body, bytes }: Answered, expected: number) {
  if (status !== expected) throw new Error(bytes.toString('utf8'));
  return body.data;
}
