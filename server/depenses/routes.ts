import type { depenses } from '@comptoir/contract/depenses';
import { checkMontant } from '@comptoir/contract/detteRules';
import { checkPeriode, checkUnused, checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { UNPAGED } from '../db/page';
import { deleteRecord } from '../db/records.repository';
import { exactSums } from '../frame/http/exactSums';
import { suiviOf } from '../frame/http/noun';
import { type Handlers, reading } from '../frame/http/routeOf';
import { reglementsCounted } from '../ledger/dettes/repository';
import { documentsHandlers } from './documents';
import { pageOfDepenses, searchDepenses, totalOfDepenses } from './lists.repository';
import { depenseLocked, depenseOf, typedepenseHeld, updateDepense } from './repository';
import { checkDepense } from './rules';
import { depense, writeDepense } from './writing';

export const depensesHandlers: Handlers<typeof depenses> = {
  ...documentsHandlers,

  all: (_input, { db }) => pageOfDepenses(db, {}, UNPAGED),
  async list({ query }, { db }) {
    checkPeriode(query);
    return pageOfDepenses(db, query, query);
  },
  async search({ params: { term }, query }, { db, session: { caisses } }) {
    checkPeriode(query);
    return searchDepenses(db, { term, caisses }, query, query);
  },
  async total({ query }, { db, session: { caisses } }) {
    checkPeriode(query);
    return { data: await exactSums(totalOfDepenses(db, { term: query.search, caisses }, query)) };
  },

  byId: ({ params }, context) => depense.read(params.depenseid, context),
  suivi: ({ params, query }, context) => suiviOf(depense, params.depenseid, query, context),

  create: reading({
    keptOn: 'depense',
    reads: ({ body }) => ({ typedepense: typedepenseHeld(body.typedepenseid) }),
    async write({ body }, context, { typedepense }) {
      return { data: await writeDepense(body, { typedepense, envoi: context.envoi }, context) };
    },
    stored: depense.read,
  }),

  update: reading({
    reads: ({ params: { depenseid }, body }) => ({
      dette: depenseLocked(depenseid),
      lue: depenseOf(depenseid),
      typedepense: typedepenseHeld(body.typedepenseid),
    }),
    async write({ params: { depenseid }, body }, context, { dette, lue, typedepense }) {
      const { regle } = existingRecord(dette);
      const avant = existingRecord(lue);
      checkVersion(avant, body.version);
      await checkDepense(body, typedepense, context);
      checkMontant('depense', body.montant, regle);
      await updateDepense(context.db, depenseid, body);
      return depense.changed(avant, context);
    },
  }),

  remove: reading({
    reads: ({ params: { depenseid } }) => ({
      dette: depenseLocked(depenseid),
      lue: depenseOf(depenseid),
      reglements: reglementsCounted(depenseid),
    }),
    async write({ params: { depenseid } }, context, { dette, lue, reglements }) {
      existingRecord(dette);
      const avant = existingRecord(lue);
      checkUnused(reglements, 'depense.a_des_reglements');
      await deleteRecord(context.db, 'depense', depenseid, context.now);
      return depense.removed(avant, context);
    },
  }),
};
