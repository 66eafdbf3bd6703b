import { checkAvance } from '@comptoir/contract/commandeRules';
import { Refusal } from '@comptoir/contract/envelope';
import { type EtatLivraison, libelleCommande } from '@comptoir/domain/commande';
import type { RecordId } from '@comptoir/domain/units';
import { recordActivite } from './audit';
import { clientsOf } from './clients';
import { commandesOf } from './commandes';
import { byNewest, pageOf, unpagedRows } from './listing';
import { appendStatut, etatOf, shownStatut } from './livraison';
import type { UtilisateurRow } from './personnes';
import type { Resolvers } from './resolver';
import { foundRow, rowsHaving } from './rows';
import type { StatuscommandeRow, Store } from './store';

const byDate = byNewest('createdon', 'statuscommandeid');

/** The mocks of the calls for the delivery of orders. */
export function statuscommandesMocks(store: Store): Resolvers<'statuscommandes'> {
  const show = (rows: readonly StatuscommandeRow[]) => [...rows].sort(byDate).map((row) => shownStatut(store, row));
  const advance = (utilisateur: UtilisateurRow, id: RecordId, etat: EtatLivraison) => {
    const { commandeid } = foundRow(store, 'commandes', id);
    const avant = { etat: etatOf(store, commandeid) };
    checkAvance(avant.etat, etat);
    const { utilisateurid } = utilisateur;
    const data = shownStatut(store, appendStatut(store, { commandeid, etat, utilisateurid }));
    const line = { actiontype: 'Update', objet: 'commande', objetid: commandeid, avant, apres: { etat } };
    recordActivite(store, utilisateur, { ...line, libelle: libelleCommande(data) });
    return { data };
  };
  return {
    all: () => unpagedRows(show(store.statuscommandes)),
    list: ({ query }) => pageOf(show(store.statuscommandes), query),
    search: ({ params, query }) => {
      const rows = clientsOf(store, params.term).flatMap(({ clientid }) => commandesOf(store, clientid));
      return pageOf(show(rows.flatMap(({ commandeid }) => rowsHaving(store.statuscommandes, { commandeid }))), query);
    },
    create: ({ utilisateur, body }) => advance(utilisateur, body.commandeid, body.etat),
    change: ({ utilisateur, body }) => advance(utilisateur, body.commandeid, body.etat),
    update: ({ utilisateur, params, body }) => advance(utilisateur, params.commandeid, body.etat),
    remove: ({ params }) => {
      foundRow(store, 'statuscommandes', params.statuscommandeid);
      throw new Refusal('statuscommande.conserve');
    },
  };
}
