import { PDF } from '@comptoir/conformance/piece';
import type { Avance } from '@comptoir/contract/avances';
import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import type { Answered, TestClient } from '../../trials/testing/client';

let serial = 0;

const dataOf = ({ status, bytes, body }: Answered): Avance => {
  if (status >= 300) throw new Error(`avances: ${status} ${bytes.toString('utf8')}`);
  return body.data;
};

/** Asks for an advance of 600 francs, unless told otherwise, for somebody without an account and without another advance. */
export async function demandee(client: TestClient, fields: object = {}): Promise<Avance> {
  serial += 1;
  const porteur = { porteurnom: 'Koffi Yao', porteurtel: `07${String(serial).padStart(8, '0')}` };
  const echeance = addDays(todayInAbidjan(Date.now()), 7);
  return dataOf(await client.post('avances', { ...porteur, montant: 600, objet: 'Ferraillage', echeance, ...fields }));
}

/** The fields of an advance that this person asks for themselves. */
export const pour = ({ utilisateurid }: TestClient) => ({ porteurid: utilisateurid, porteurnom: '', porteurtel: '' });

/** Decides on an advance: `approuver`, `accorder`, `refuser` or `annuler`. */
export const decide = async (client: TestClient, { avanceid }: Avance, acte: string, fields: object = {}) =>
  dataOf(await client.post(`avances/${avanceid}/${acte}`, fields));

/** Asks for an advance and pays it out of a register. */
export const accordee = async (client: TestClient, sourceid: number, fields: object = {}): Promise<Avance> =>
  decide(client, await demandee(client, fields), 'accorder', { sourceid });

/** Accounts for an expense of that many francs with a proof, and returns any answer. */
export const justifie = (
  client: TestClient,
  { avanceid }: Avance,
  montant: number,
  typedepenseid: number,
): Promise<Answered> => {
  const fields = { montant, typedepenseid, libelle: 'Fil de fer', date: todayInAbidjan(Date.now()) };
  return client.multipart('POST', `avances/${avanceid}/depenses`, fields, PDF);
};

/** Gives that many francs back to a register, and returns any answer. */
export const rendu = (client: TestClient, { avanceid }: Avance, montant: number, cibleid: number): Promise<Answered> =>
  client.post(`avances/${avanceid}/rendre`, { montant, cibleid });
