import type { ArreteDetail, Ouverture } from '@comptoir/contract/arretes';
import type { Answered, TestClient } from '../../trials/testing/client';

/** The fields of a closing besides its count; `nombre` is what was counted, in francs. */
interface Compte {
  nature?: 'journee' | 'controle';
  jusquau?: string;
  seq?: number;
  nombre?: number;
  motif?: string;
  observations?: string;
}

export const ouverture = async (client: TestClient, caisseid: number): Promise<Ouverture> =>
  (await client.get(`caisses/${caisseid}/arrete/ouvrir`)).body.data;

/** Counts a cash register, franc by franc; by default the count equals the balance. */
export async function count(
  client: TestClient,
  caisseid: number,
  { nombre, ...fields }: Compte = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const { seq, attendu } = await ouverture(client, caisseid);
  const comptage = [{ forme: 'appoint', coupure: 1, nombre: nombre ?? attendu }];
  return client.post(`caisses/${caisseid}/arretes`, { nature: 'journee', seq, comptage, ...fields }, headers);
}

/** Counts again whenever the register moved, as a cashier does, until the closing is written. */
export async function insist(client: TestClient, caisseid: number): Promise<ArreteDetail> {
  for (;;) {
    const { status, body } = await count(client, caisseid);
    if (status === 201) return body.data;
    if (body.code !== 'arrete.caisse_a_bouge') throw new Error(body.code);
  }
}
