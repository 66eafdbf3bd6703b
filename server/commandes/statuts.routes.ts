import { checkAvance } from '@comptoir/contract/commandeRules';
import { Refusal } from '@comptoir/contract/envelope';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { Statuscommande, statuscommandes } from '@comptoir/contract/statuscommandes';
import type { EtatLivraison } from '@comptoir/domain/commande';
import type { RecordId } from '@comptoir/domain/units';
import { UNPAGED } from '../db/page';
import type { Context } from '../frame/http/context';
import type { Handlers } from '../frame/http/routeOf';
import { lockCommande } from './repository';
import { insertStatut, isLiveStatut, livraisonOf, pageOfStatuts, searchStatuts } from './statuts.repository';

const objet = 'commande';

export const statuscommandesHandlers: Handlers<typeof statuscommandes> = {
  all: (_input, { db }) => pageOfStatuts(db, UNPAGED),
  list: ({ query }, { db }) => pageOfStatuts(db, query),
  search: ({ params, query }, { db }) => searchStatuts(db, params.term, query),

  create: ({ body }, context) => advanceLivraison(body, context),
  change: ({ body }, context) => advanceLivraison(body, context),
  update: ({ params: { commandeid }, body: { etat } }, context) => advanceLivraison({ commandeid, etat }, context),

  async remove({ params: { statuscommandeid } }, { db }) {
    throw new Refusal((await isLiveStatut(db, statuscommandeid)) ? 'statuscommande.conserve' : 'introuvable');
  },
};

/**
 * Moves an order to a delivery status under its lock: of two changes at once, the second one sees the first (PRODUCT
 * 1.13, RELIABILITY I17).
 */
async function advanceLivraison(
  { commandeid, etat }: { commandeid: RecordId; etat: EtatLivraison },
  { db, session, audit, now }: Context,
): Promise<{ data: Statuscommande }> {
  const { libelle, etat: former } = existingRecord(await lockCommande(db, commandeid));
  checkAvance(former, etat);
  await insertStatut(db, { commandeid, etat, utilisateurid: session.utilisateurid }, now);
  const data = existingRecord((await livraisonOf(db, commandeid)).at(-1));
  const change = { avant: { etat: former }, apres: { etat } };
  await audit({ actiontype: 'Update', libelle, objet, objetid: commandeid, ...change });
  return { data };
}
