import type { Francs, RecordId } from '@comptoir/domain/units';
import type { Db } from '../../db/pool';

/** An order as its row alone matters: francs, `createdon` an instant. */
export interface OrderRow {
  clientid: RecordId;
  montant: Francs;
  regle?: Francs;
  createdon?: string;
}

/** Writes rows of orders without lines or payments, as no ledger would have them; gives their ids. */
export async function insertOrders(db: Db, creepar: number, orders: readonly OrderRow[]): Promise<number[]> {
  const rows = await db
    .insertInto('commande')
    .values(
      orders.map(({ montant, ...order }) => ({
        ...order,
        montant,
        creepar,
        datelivraison: null,
        quantite: 1,
        // A free order is one reduced to nothing.
        totallignes: Math.max(montant, 1),
        fraissup: 0,
        typereduction: 1 as const,
        reduction: montant === 0 ? 1 : 0,
        montantreduction: montant === 0 ? 1 : 0,
        recherche: '',
      })),
    )
    .returning('commandeid')
    .execute();
  return rows.map(({ commandeid }) => commandeid);
}
