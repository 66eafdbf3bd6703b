import { randomUUID } from 'node:crypto';
import { totauxCommande } from '@comptoir/domain/commande';
import { COMMANDE_ID, insertCommande } from '../server/commandes/writing.repository';
import type { Db } from '../server/db/pool';
import { askQuestion } from '../server/db/together';
import { inTransaction } from '../server/db/transaction';
import { insertActivite } from '../server/frame/audit/repository';
import type { Client } from './client';

/** The administrator of the measured database. */
const UTILISATEUR = 1;

const FIELDS = { datelivraison: null, fraissup: 15_000, typereduction: 2, reduction: 10 } as const;
const LIGNES = [
  { libelle: 'Agglos creux de 15', qtecmd: 500, mnttotal: 175_000 },
  { libelle: 'Portes isoplanes avec cadre', qtecmd: 2, mnttotal: 170_000 },
  { libelle: 'Pavés autobloquants de 6 cm', qtecmd: 40, mnttotal: 220_000 },
];
const TOTAUX = totauxCommande({ ...FIELDS, lignes: LIGNES });

/** Returns a function that gives the ids of the seeded clients in turn. */
export function clientsInTurn({ clients }: { clients: number }): () => number {
  let next = 0;
  return () => {
    next += 1;
    return 1 + ((next * 7919) % clients);
  };
}

/** Sends an order of three lines as the app does, with an idempotency key. */
export function orderByHttp(client: Client, lane: number, clientid: number) {
  const { quantite, montanttotal } = TOTAUX;
  const body = { clientid, ...FIELDS, quantite, montanttotal, listdetailscommande: LIGNES };
  return client.postJson(lane, '/api/commandes', body);
}

/** Makes only the inserts of the same order, through the driver: does not check its client and reads nothing back. */
export function orderBySql(db: Db, clientid: number) {
  const now = new Date().toISOString();
  return inTransaction(db, async (trx) => {
    const fields = { clientid, ...FIELDS, totaux: TOTAUX, lignes: LIGNES };
    const commandeid = await askQuestion(trx, COMMANDE_ID);
    await insertCommande(trx, fields, { commandeid, creepar: UTILISATEUR, envoi: null, now });
    await insertActivite(
      trx,
      { requestid: randomUUID(), utilisateurid: UTILISATEUR, date: now },
      { actiontype: 'Insert', libelle: `N° ${commandeid}`, objet: 'commande', objetid: commandeid, apres: fields },
    );
  });
}
