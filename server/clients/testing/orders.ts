import type { Francs, RecordId } from '@comptoir/domain/units';
import type { Db } from '../../db/pool';

/** The fields of an order's row that matter to a test, in francs; `createdon` is an instant. */
export interface OrderRow {
  clientid: RecordId;
  montant: Francs;
  regle?: Francs;
  createdon?: string;
}

/** Writes rows of orders without lines or payments, which no sound ledger has, and returns their ids. */
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
        // The reduction of a free order is its whole price.
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
