import { checkDeletable, checkModifiable } from '@comptoir/contract/commandeRules';
import type { commandes } from '@comptoir/contract/commandes';
import { checkMontant } from '@comptoir/contract/detteRules';
import { checkUnused, checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { libelleCommande } from '@comptoir/domain/commande';
import { anneeOf } from '@comptoir/domain/imprime';
import { propositions } from '@comptoir/domain/lignes';
import type { RecordId } from '@comptoir/domain/units';
import { clientHeld } from '../clients/repository';
import { UNPAGED } from '../db/page';
import { liveRow } from '../db/records.repository';
import { askQuestion } from '../db/together';
import type { Context } from '../frame/http/context';
import { exactSums } from '../frame/http/exactSums';
import { nounOf, suiviOf } from '../frame/http/noun';
import { type Handlers, reading, type WriteHandler } from '../frame/http/routeOf';
import { reglementsCounted } from '../ledger/dettes/repository';
import { logged } from './numero';
import {
  commandeLocked,
  commandeOf,
  findCommande,
  lignesOfNewest,
  pageOfClient,
  pageOfCommandes,
  searchCommandes,
  totalOfCommandes,
} from './repository';
import { checkCommande, filtersOf } from './rules';
import { livraisonOf } from './statuts.repository';
import { COMMANDE_ID, deleteCommande, insertCommande, numberCommande, updateCommande } from './writing.repository';

const commande = nounOf({
  objet: 'commande',
  find: (commandeid, { db }) => findCommande(db, commandeid),
  libelleOf: libelleCommande,
  logged,
});

const soughtIn = (term: string, { session: { caisses } }: Context) => ({ term, caisses });

/** The locks and reads of every change of an order. */
const readsCommande = ({ params: { commandeid } }: Named) => ({
  dette: commandeLocked(commandeid),
  lue: commandeOf(commandeid),
});
interface Named {
  params: { commandeid: RecordId };
}

const removal: WriteHandler<typeof commandes.remove> = reading({
  reads: ({ params }) => ({ ...readsCommande({ params }), reglements: reglementsCounted(params.commandeid) }),
  async write({ params: { commandeid } }, context, { dette, lue, reglements }) {
    existingRecord(dette);
    const avant = existingRecord(lue);
    checkDeletable(avant);
    checkUnused(reglements, 'commande.a_des_reglements');
    await deleteCommande(context.db, commandeid, context.now);
    return commande.removed(avant, context);
  },
});

export const commandesHandlers: Handlers<typeof commandes> = {
  all: (_input, { db }) => pageOfCommandes(db, { etat: '' }, UNPAGED),
  async list({ query }, context) {
    return searchCommandes(context.db, soughtIn(query.searchdata, context), filtersOf(query, context), query);
  },
  async ofClient({ params: { clientid }, query }, { db }) {
    return existingRecord(await pageOfClient(db, clientid, query));
  },
  async search({ params, query }, context) {
    return searchCommandes(context.db, soughtIn(params.term, context), filtersOf(query, context), query);
  },
  async lignes({ params: { term } }, { db }) {
    return { data: propositions(await lignesOfNewest(db, term), term) };
  },
  async total({ query }, context) {
    const sought = soughtIn(query.searchdata, context);
    return { data: await exactSums(totalOfCommandes(context.db, sought, filtersOf(query, context))) };
  },
  async livraison({ params: { commandeid } }, { db }) {
    existingRecord(await liveRow(db, 'commande', commandeid));
    const data = await livraisonOf(db, commandeid);
    return { data, count: data.length };
  },

  byId: ({ params }, context) => commande.read(params.commandeid, context),
  suivi: ({ params, query }, context) => suiviOf(commande, params.commandeid, query, context),

  create: reading({
    keptOn: 'commande',
    reads: ({ body }) => ({ client: clientHeld(body.clientid), commandeid: COMMANDE_ID }),
    async write({ body }, context, { client, commandeid }) {
      const { db, session, envoi, now, today } = context;
      const fields = checkCommande(body, { client, avant: null }, context);
      await insertCommande(db, fields, { commandeid, creepar: session.utilisateurid, envoi, now });
      const { data } = await commande.created(commandeid, context);
      return { data: { ...data, ...(await numberCommande(db, commandeid, anneeOf(today))) } };
    },
    stored: commande.read,
  }),

  update: reading({
    reads: readsCommande,
    async write({ params: { commandeid }, body }, context, { dette, lue }) {
      const { db } = context;
      const { regle } = existingRecord(dette);
      const avant = existingRecord(lue);
      checkVersion(avant, body.version);
      checkModifiable(avant);
      // The former client cannot be deleted while it has this order.
      const client = body.clientid === avant.clientid || (await askQuestion(db, clientHeld(body.clientid)));
      const fields = checkCommande(body, { client, avant }, context);
      checkMontant('commande', fields.totaux.montanttotal, regle);
      await updateCommande(db, commandeid, fields);
      return commande.changed(avant, context);
    },
  }),

  remove: removal,
  removeOfScreen: removal,
};
