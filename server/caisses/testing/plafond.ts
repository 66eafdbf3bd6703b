import type { Answered, TestClient } from '../../trials/testing/client';

/** The outcome of a request: `done`, or its status and code, with the field that it names. */
export const outcomeOf = ({ status, body }: Answered): string => {
  if (status < 300) return 'done';
  const [error] = body.errors;
  return `${status} ${error ? `${error.code} ${error.path}` : body.code}`;
};

/** Actions of this client at a register with a limit; amounts are in francs. */
export const cashierOf = (client: TestClient) => ({
  /** Gives a register a limit, which warns or refuses. */
  limit: (caisseid: number, plafond: number, plafondrefuse: 0 | 1) =>
    client.put(`caisses/${caisseid}`, { libelle: 'Guichet', plafond, plafondrefuse }),
  move: (caisseid: number, montant: number, type: 0 | 1 = 1) =>
    client.post('caisses/mouvementcaisse', { caisseid, montant, type }),
  /** Corrects the movement of an answer. */
  remade: ({ body }: Answered, montant: number, type: 0 | 1) =>
    client.put(`caisses/mouvementcaisse/${body.data.mouvementcaisseid}`, { montant, type }),
  /** Corrects these fields of the payment of an answer. */
  corrected: ({ body }: Answered, fields: object) => {
    const { reglementid, depenseid, caisseid, montant, from, date } = body.data;
    const kept = { depenseid, caisseid, montant, from, date };
    return client.multipart('PUT', `reglements/${reglementid}`, { ...kept, ...fields });
  },
});
