import { randomUUID } from 'node:crypto';
import { FormData } from 'undici';
import { totauxCommande } from '#domain/commande';
import { insertActivite } from '../server/activites/repository';
import { lockCommande } from '../server/commandes/repository';
import { insertCommande } from '../server/commandes/writing.repository';
import type { Db } from '../server/db/pool';
import { inTransaction } from '../server/db/transaction';
import { postEcriture } from '../server/ecritures/repository';
import { insertReglement } from '../server/reglements/posting.repository';
import type { Client } from './client';

/** The administrator of the measured database. */
const UTILISATEUR = 1;
/** Francs handed over: more than any seeded order owes, so each payment settles one and gives change. */
const REMIS = 1_000_000;
const REGISTERS = 12;

const FIELDS = { datelivraison: null, fraissup: 15_000, typereduction: 2, reduction: 10 } as const;
const LIGNES = [
  { libelle: 'Agglos creux de 15', qtecmd: 500, mnttotal: 175_000 },
  { libelle: 'Portes isoplanes avec cadre', qtecmd: 2, mnttotal: 170_000 },
  { libelle: 'Pavés autobloquants de 6 cm', qtecmd: 40, mnttotal: 220_000 },
];
const TOTAUX = totauxCommande({ ...FIELDS, lignes: LIGNES });

/** Clients of the seeded volume in turn. */
export function clientsInTurn({ clients }: { clients: number }): () => number {
  let next = 0;
  return () => {
    next += 1;
    return 1 + ((next * 7919) % clients);
  };
}

/** An order of three lines as the app sends it, with an idempotency key. */
export function orderByHttp(client: Client, clientid: number) {
  const { quantite, montanttotal } = TOTAUX;
  const body = { clientid, ...FIELDS, quantite, montanttotal, listdetailscommande: LIGNES };
  return client.postJson('/api/commandes', body, { 'idempotency-key': randomUUID() });
}

/** The same order's inserts alone through the driver: its client is not looked at, nothing is read back. */
export function orderBySql(db: Db, clientid: number) {
  const now = new Date().toISOString();
  return inTransaction(db, async (trx) => {
    const fields = { clientid, ...FIELDS, totaux: TOTAUX, lignes: LIGNES };
    const commandeid = await insertCommande(trx, fields, UTILISATEUR, now);
    await insertActivite(
      trx,
      { requestid: randomUUID(), utilisateurid: UTILISATEUR, date: now },
      { actiontype: 'Insert', libelle: `N° ${commandeid}`, objet: 'commande', objetid: commandeid, apres: fields },
    );
  });
}

const caisseFor = (commandeid: number) => 1 + (commandeid % REGISTERS);

/** The whole payment of an order as the app makes it, without a proof (PRODUCT 1.10). */
export function settleByHttp(client: Client, commandeid: number, date: string) {
  const form = new FormData();
  const body = { depenseid: commandeid, caisseid: caisseFor(commandeid), montant: REMIS, from: 1, date };
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  return client.post('/api/reglements', form, { 'idempotency-key': randomUUID() });
}

/** The same payment's writes through the driver. */
export function settleBySql(db: Db, commandeid: number, date: string) {
  const now = new Date().toISOString();
  const requestid = randomUUID();
  const caisseid = caisseFor(commandeid);
  return inTransaction(db, async (trx) => {
    const dette = await lockCommande(trx, commandeid);
    if (!dette || dette.regle > 0) throw new Error(`order ${commandeid} is no unpaid one`);
    const net = dette.montant;
    const montants = { caisseid, remis: REMIS, net, rendu: REMIS - net, date };
    const made = await insertReglement(
      trx,
      { ...montants, depenseid: commandeid, from: 1, description: dette.libelle },
      now,
    );
    const entry = {
      actiontype: 'Insert',
      libelle: dette.libelle,
      objet: 'reglement',
      objetid: made.reglementid,
    } as const;
    await insertActivite(trx, { requestid, utilisateurid: UTILISATEUR, date: now }, { ...entry, apres: montants });
    const posting = { caisseid, mouvementcaisseid: made.mouvementcaisseid, motif: 'creation', requestid } as const;
    await postEcriture(trx, { ...posting, delta: net, mouvements: 1, reglements: { commande: 1 } });
  });
}
