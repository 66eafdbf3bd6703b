import type { depenses } from '@comptoir/contract/depenses';
import { checkMontant } from '@comptoir/contract/detteRules';
import { checkPeriode, checkUnused, checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { UNPAGED } from '../db/page';
import { pageOfSuivi } from '../frame/audit/suivi.repository';
import { exactSums } from '../frame/http/exactSums';
import { type Handlers, reading } from '../frame/http/routeOf';
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

  create: reading({
    keptOn: 'depense',
    reads: ({ body }) => ({ typedepense: typedepenseHeld(body.typedepenseid) }),
    async write({ body }, context, { typedepense }) {
      return { data: await writeDepense(body, { typedepense, envoi: context.envoi }, context) };
    },
    stored: async (depenseid, { db }) => ({ data: existingRecord(await findDepense(db, depenseid)) }),
  }),

  update: reading({
    reads: ({ params: { depenseid }, body }) => ({
      dette: depenseLocked(depenseid),
      depense: depenseOf(depenseid),
      typedepense: typedepenseHeld(body.typedepenseid),
    }),
    async write({ params: { depenseid }, body }, context, { dette, depense, typedepense }) {
      const { db, audit } = context;
      const { regle } = existingRecord(dette);
      const avant = existingRecord(depense);
      checkVersion(avant, body.version);
      await checkDepense(body, typedepense, context);
      checkMontant('depense', body.montant, regle);
      await updateDepense(db, depenseid, body);
      const apres = existingRecord(await findDepense(db, depenseid));
      await audit({ actiontype: 'Update', libelle: apres.libelle, objet, objetid: depenseid, avant, apres });
      return { data: apres };
    },
  }),

  remove: reading({
    reads: ({ params: { depenseid } }) => ({
      dette: depenseLocked(depenseid),
      depense: depenseOf(depenseid),
      reglements: reglementsCounted(depenseid),
    }),
    async write({ params: { depenseid } }, { db, audit, now }, { dette, depense, reglements }) {
      existingRecord(dette);
      const avant = existingRecord(depense);
      checkUnused(reglements, 'depense.a_des_reglements');
      await deleteDepense(db, depenseid, now);
      await audit({ actiontype: 'Delete', libelle: avant.libelle, objet, objetid: depenseid, avant });
      return { data: null };
    },
  }),
};
