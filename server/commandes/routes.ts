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
import { pageOfSuivi } from '../frame/audit/suivi.repository';
import type { Context } from '../frame/http/context';
import { exactSums } from '../frame/http/exactSums';
import type { Handlers } from '../frame/http/routeOf';
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

  create: {
    keptOn: 'commande',
    ahead: ({ body }) => [clientHeld(body.clientid), COMMANDE_ID],
    async create({ body }, context) {
      const { db, session, audit, envoi, now, today, told } = context;
      const fields = await checkCommande(body, null, context);
      const commandeid = await told(COMMANDE_ID);
      await insertCommande(db, fields, { commandeid, creepar: session.utilisateurid, envoi, now });
      const apres = existingRecord(await findCommande(db, commandeid));
      const change = { libelle: libelleCommande(apres), objet, objetid: commandeid };
      await audit({ ...change, actiontype: 'Insert', apres: logged(apres) });
      return { data: { ...apres, ...(await numberCommande(db, commandeid, anneeOf(today))) } };
    },
    stored: async (commandeid, { db }) => ({ data: existingRecord(await findCommande(db, commandeid)) }),
  },

  update: {
    ahead: ({ params: { commandeid } }) => [commandeLocked(commandeid), commandeOf(commandeid)],
    async write({ params: { commandeid }, body }, context) {
      const { db, audit, told } = context;
      const { regle } = existingRecord(await told(commandeLocked(commandeid)));
      const avant = existingRecord(await told(commandeOf(commandeid)));
      checkVersion(avant, body.version);
      checkModifiable(avant);
      const fields = await checkCommande(body, avant, context);
      checkMontant('commande', fields.totaux.montanttotal, regle);
      await updateCommande(db, commandeid, fields);
      const apres = existingRecord(await findCommande(db, commandeid));
      const change = { libelle: libelleCommande(apres), objet, objetid: commandeid };
      await audit({ ...change, actiontype: 'Update', avant: logged(avant), apres: logged(apres) });
      return { data: apres };
    },
  },

  remove: { ahead: aheadOfRemoval, write: ({ params }, context) => removeCommande(params.commandeid, context) },
  removeOfScreen: { ahead: aheadOfRemoval, write: ({ params }, context) => removeCommande(params.commandeid, context) },
};

function aheadOfRemoval({ params: { commandeid } }: { params: { commandeid: RecordId } }) {
  return [commandeLocked(commandeid), commandeOf(commandeid), reglementsCounted(commandeid)];
}

async function removeCommande(commandeid: RecordId, { db, audit, now, told }: Context): Promise<{ data: null }> {
  existingRecord(await told(commandeLocked(commandeid)));
  const avant = existingRecord(await told(commandeOf(commandeid)));
  checkDeletable(avant);
  checkUnused(await told(reglementsCounted(commandeid)), 'commande.a_des_reglements');
  await deleteCommande(db, commandeid, now);
  const change = { libelle: libelleCommande(avant), objet, objetid: commandeid };
  await audit({ ...change, actiontype: 'Delete', avant: logged(avant) });
  return { data: null };
}
