import { checkDeletable, checkModifiable } from '@comptoir/contract/commandeRules';
import type { commandes } from '@comptoir/contract/commandes';
import { checkMontant } from '@comptoir/contract/detteRules';
import { Refusal } from '@comptoir/contract/envelope';
import { checkUnused, checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { libelleCommande } from '@comptoir/domain/commande';
import { anneeOf } from '@comptoir/domain/imprime';
import { propositions } from '@comptoir/domain/lignes';
import type { RecordId } from '@comptoir/domain/units';
import { clientHeld } from '../clients/repository';
import { UNPAGED } from '../db/page';
import { askQuestion } from '../db/together';
import { pageOfSuivi } from '../frame/audit/suivi.repository';
import { exactSums } from '../frame/http/exactSums';
import { type Handlers, reading, type WriteHandler } from '../frame/http/routeOf';
import { reglementsCounted } from '../ledger/dettes/repository';
import { logged } from './numero';
import {
  commandeLocked,
  commandeOf,
  findCommande,
  isLiveCommande,
  lignesOfNewest,
  pageOfClient,
  pageOfCommandes,
  searchCommandes,
  totalOfCommandes,
} from './repository';
import { checkCommande, filtersOf } from './rules';
import { livraisonOf } from './statuts.repository';
import { COMMANDE_ID, deleteCommande, insertCommande, numberCommande, updateCommande } from './writing.repository';

const objet = 'commande';

/** What every change of an order reads. */
const readsCommande = ({ params: { commandeid } }: Named) => ({
  dette: commandeLocked(commandeid),
  commande: commandeOf(commandeid),
});
interface Named {
  params: { commandeid: RecordId };
}

const removal: WriteHandler<typeof commandes.remove> = reading({
  reads: ({ params }) => ({ ...readsCommande({ params }), reglements: reglementsCounted(params.commandeid) }),
  async write({ params: { commandeid } }, { db, audit, now }, { dette, commande, reglements }) {
    existingRecord(dette);
    const avant = existingRecord(commande);
    checkDeletable(avant);
    checkUnused(reglements, 'commande.a_des_reglements');
    await deleteCommande(db, commandeid, now);
    const change = { libelle: libelleCommande(avant), objet, objetid: commandeid };
    await audit({ ...change, actiontype: 'Delete', avant: logged(avant) });
    return { data: null };
  },
});

export const commandesHandlers: Handlers<typeof commandes> = {
  all: (_input, { db }) => pageOfCommandes(db, { etat: '' }, UNPAGED),
  async list({ query }, context) {
    return searchCommandes(context.db, query.searchdata, filtersOf(query, context), query);
  },
  async ofClient({ params: { clientid }, query }, { db }) {
    return existingRecord(await pageOfClient(db, clientid, query));
  },
  async search({ params, query }, context) {
    return searchCommandes(context.db, params.term, filtersOf(query, context), query);
  },
  async lignes({ params: { term } }, { db }) {
    return { data: propositions(await lignesOfNewest(db, term), term) };
  },
  async total({ query }, context) {
    return { data: await exactSums(totalOfCommandes(context.db, query.searchdata, filtersOf(query, context))) };
  },
  async livraison({ params: { commandeid } }, { db }) {
    if (!(await isLiveCommande(db, commandeid))) throw new Refusal('introuvable');
    const data = await livraisonOf(db, commandeid);
    return { data, count: data.length };
  },

  async byId({ params: { commandeid } }, { db }) {
    return { data: existingRecord(await findCommande(db, commandeid)) };
  },
  async suivi({ params: { commandeid }, query }, { db, session }) {
    if (!(await isLiveCommande(db, commandeid))) throw new Refusal('introuvable');
    return pageOfSuivi(db, { objet, id: commandeid }, session.caisses, query);
  },

  create: reading({
    keptOn: 'commande',
    reads: ({ body }) => ({ client: clientHeld(body.clientid), commandeid: COMMANDE_ID }),
    async write({ body }, context, { client, commandeid }) {
      const { db, session, audit, envoi, now, today } = context;
      const fields = checkCommande(body, { client, avant: null }, context);
      await insertCommande(db, fields, { commandeid, creepar: session.utilisateurid, envoi, now });
      const apres = existingRecord(await findCommande(db, commandeid));
      const change = { libelle: libelleCommande(apres), objet, objetid: commandeid };
      await audit({ ...change, actiontype: 'Insert', apres: logged(apres) });
      return { data: { ...apres, ...(await numberCommande(db, commandeid, anneeOf(today))) } };
    },
    stored: async (commandeid, { db }) => ({ data: existingRecord(await findCommande(db, commandeid)) }),
  }),

  update: reading({
    reads: readsCommande,
    async write({ params: { commandeid }, body }, context, { dette, commande }) {
      const { db, audit } = context;
      const { regle } = existingRecord(dette);
      const avant = existingRecord(commande);
      checkVersion(avant, body.version);
      checkModifiable(avant);
      // The former client cannot be deleted, since it has this order.
      const client = body.clientid === avant.clientid || (await askQuestion(db, clientHeld(body.clientid)));
      const fields = checkCommande(body, { client, avant }, context);
      checkMontant('commande', fields.totaux.montanttotal, regle);
      await updateCommande(db, commandeid, fields);
      const apres = existingRecord(await findCommande(db, commandeid));
      const change = { libelle: libelleCommande(apres), objet, objetid: commandeid };
      await audit({ ...change, actiontype: 'Update', avant: logged(avant), apres: logged(apres) });
      return { data: apres };
    },
  }),

  remove: removal,
  removeOfScreen: removal,
};
