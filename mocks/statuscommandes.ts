import { checkAvance } from '@comptoir/contract/commandeRules';
import { Refusal } from '@comptoir/contract/envelope';
import { libelleCommande } from '@comptoir/domain/commande';
import type { RecordId } from '@comptoir/domain/units';
import { recordActivite } from './audit';
import { clientsOf } from './clients';
import { byNewest, unpagedRows } from './listing';
import { appendStatut, etatOf, shownStatut } from './livraison';
import { nounOf } from './noun';
import type { By, Resolvers } from './resolver';
import { foundRow } from './rows';
import type { StatuscommandeRow } from './store';

const statuscommande = nounOf('statuscommandes', {
  shown: ({ store }, row) => shownStatut(store, row),
  order: byNewest('createdon', 'statuscommandeid'),
});

/** The mocks of the calls for the delivery of orders. */
export const statuscommandesMocks: Resolvers<'statuscommandes'> = {
  all: (asked) => unpagedRows(statuscommande.rows(asked).map((row) => shownStatut(asked.store, row))),
  list: (asked) => statuscommande.page(asked),
  search: (asked) => {
    const found = new Set(clientsOf(asked.store, asked.params.term).map(({ clientid }) => clientid));
    const isFound = (id: RecordId) => found.has(foundRow(asked.store, 'commandes', id).clientid);
    const rows = statuscommande.rows(asked).filter(({ commandeid }) => isFound(commandeid));
    return statuscommande.page(asked, rows);
  },
  create: (asked) => advance(asked, asked.body),
  change: (asked) => advance(asked, asked.body),
  update: (asked) => advance(asked, { ...asked.body, ...asked.params }),
  remove: (asked) => {
    statuscommande.found(asked);
    throw new Refusal('statuscommande.conserve');
  },
};

/** Brings an order to its next delivery status, and logs it as a change of the order. */
function advance(by: By, { commandeid: objetid, etat }: Pick<StatuscommandeRow, 'commandeid' | 'etat'>) {
  const { store, utilisateur } = by;
  const { commandeid } = foundRow(store, 'commandes', objetid);
  const avant = { etat: etatOf(store, commandeid) };
  checkAvance(avant.etat, etat);
  const { utilisateurid } = utilisateur;
  const data = shownStatut(store, appendStatut(store, { commandeid, etat, utilisateurid }));
  const line = { actiontype: 'Update', objet: 'commande', objetid, avant, apres: { etat } };
  recordActivite(by, { ...line, libelle: libelleCommande(data) });
  return { data };
}
