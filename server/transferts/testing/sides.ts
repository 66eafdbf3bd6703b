import type { Permission } from '@comptoir/domain/permission';
import type { Answered, TestClient } from '../../trials/testing/client';
import { type Counter, counterOf } from '../../trials/testing/counter';
import type { People } from '../../trials/testing/people';

const PERMISSIONS: readonly Permission[] = ['caisses', 'caisses.transferer'];

/** Two registers, each with a person who is given only that one. */
export interface Sides {
  sourceid: number;
  cibleid: number;
  sender: TestClient;
  receiver: TestClient;
}

/** Creates a person who may transfer and sees only these registers. */
export async function attached(house: People, admin: TestClient, caisses: readonly number[]): Promise<TestClient> {
  const client = await house.as(PERMISSIONS);
  await admin.put(`utilisateurs/${client.utilisateurid}/caisses`, { caisses });
  return client;
}

/** Opens two registers that hold these francs, with a person of each. */
export async function sidesOf(
  house: People,
  admin: TestClient,
  { counter, source = 100_000, cible = 10_000 }: { counter?: Counter; source?: number; cible?: number } = {},
): Promise<Sides> {
  const { caisse } = counter ?? (await counterOf(admin));
  const [sourceid, cibleid] = [await caisse(source), await caisse(cible)];
  const [sender, receiver] = [await attached(house, admin, [sourceid]), await attached(house, admin, [cibleid])];
  return { sourceid, cibleid, sender, receiver };
}

/** Sends money, by default 1000 francs. */
export const send = (
  client: TestClient,
  { sourceid, cibleid }: Pick<Sides, 'sourceid' | 'cibleid'>,
  fields: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> => client.post('transferts', { sourceid, cibleid, montant: 1000, ...fields }, headers);

/** Answers a transfer; a refusal and a withdrawal give a reason. */
export const answer = (
  client: TestClient,
  transfertid: number,
  reponse: 'accepter' | 'refuser' | 'annuler',
  fields: object = {},
): Promise<Answered> =>
  client.post(`transferts/${transfertid}/${reponse}`, {
    ...(reponse === 'accepter' ? {} : { motif: 'Montant erroné' }),
    ...fields,
  });
