import type { depenses } from '@comptoir/contract/depenses';
import { checkMontant } from '@comptoir/contract/detteRules';
import { checkPeriode, checkUnused, checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { UNPAGED } from '../db/page';
import { pageOfSuivi } from '../frame/audit/suivi.repository';
import { exactSums } from '../frame/http/exactSums';
import type { Handlers } from '../frame/http/routeOf';
import { reglementsCounted } from '../ledger/dettes/repository';
import { documentsHandlers } from './documents';
import { pageOfDepenses, searchDepenses, totalOfDepenses } from './lists.repository';
import { deleteDepense, depenseLocked, depenseOf, findDepense, typedepenseHeld, updateDepense } from './repository';
import { checkDepense } from './rules';
import { writeDepense } from './writing';

const objet = 'depense';

export const depensesHandlers: Handlers<typeof depenses> = {
  ...documentsHandlers,

  all: (_input, { db }) => pageOfDepenses(db, {}, UNPAGED),
  async list({ query }, { db }) {
    checkPeriode(query);
    return pageOfDepenses(db, query, query);
  },
  async search({ params, query }, { db }) {
    checkPeriode(query);
    return searchDepenses(db, params.term, query, query);
  },
  async total({ query }, { db }) {
    checkPeriode(query);
    return { data: await exactSums(totalOfDepenses(db, query.search, query)) };
  },

  async byId({ params: { depenseid } }, { db }) {
    return { data: existingRecord(await findDepense(db, depenseid)) };
  },
  async suivi({ params: { depenseid }, query }, { db, session }) {
    existingRecord(await findDepense(db, depenseid));
    return pageOfSuivi(db, { objet, id: depenseid }, session.caisses, query);
  },

  create: {
    keptOn: 'depense',
    ahead: ({ body }) => [typedepenseHeld(body.typedepenseid)],
    create: async ({ body }, context) => ({ data: await writeDepense(body, context.envoi, context) }),
    stored: async (depenseid, { db }) => ({ data: existingRecord(await findDepense(db, depenseid)) }),
  },

  update: {
    ahead: ({ params: { depenseid }, body }) => [
      depenseLocked(depenseid),
      depenseOf(depenseid),
      typedepenseHeld(body.typedepenseid),
    ],
    async write({ params: { depenseid }, body }, context) {
      const { db, audit, told } = context;
      const { regle } = existingRecord(await told(depenseLocked(depenseid)));
      const avant = existingRecord(await told(depenseOf(depenseid)));
      checkVersion(avant, body.version);
      await checkDepense(body, context);
      checkMontant('depense', body.montant, regle);
      await updateDepense(db, depenseid, body);
      const apres = existingRecord(await findDepense(db, depenseid));
      await audit({ actiontype: 'Update', libelle: apres.libelle, objet, objetid: depenseid, avant, apres });
      return { data: apres };
    },
  },

  remove: {
    ahead: ({ params: { depenseid } }) => [
      depenseLocked(depenseid),
      depenseOf(depenseid),
      reglementsCounted(depenseid),
    ],
    async write({ params: { depenseid } }, { db, audit, now, told }) {
      existingRecord(await told(depenseLocked(depenseid)));
      const avant = existingRecord(await told(depenseOf(depenseid)));
      checkUnused(await told(reglementsCounted(depenseid)), 'depense.a_des_reglements');
      await deleteDepense(db, depenseid, now);
      await audit({ actiontype: 'Delete', libelle: avant.libelle, objet, objetid: depenseid, avant });
      return { data: null };
    },
  },
};
