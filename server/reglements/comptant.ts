import type { comptant } from '@comptoir/contract/comptant';
import type { Depense, DepenseFields } from '@comptoir/contract/depenses';
import { reglementComptant } from '@comptoir/contract/reglementRules';
import type { Reglement } from '@comptoir/contract/reglements';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { Answers } from '../db/together';
import { typedepenseHeld } from '../depenses/repository';
import { writeDepense } from '../depenses/writing';
import type { Context } from '../frame/http/context';
import { type Handlers, reading } from '../frame/http/routeOf';
import type { OpenUpload } from '../frame/storage/upload';
import { payDette } from './creation';
import { findReglement, type PostedReglement, REGLEMENT_IDS } from './repository';
import { checkMayWrite, existingFor, postedReglement, readsPlace } from './rules';

const from = REGLEMENT_FROM.depense;

/** The reads of an expense paid at once, besides its register. */
export const readsSpending = ({ typedepenseid }: Pick<DepenseFields, 'typedepenseid'>) => ({
  typedepense: typedepenseHeld(typedepenseid),
  ids: REGLEMENT_IDS,
});

/**
 * Writes an expense and its payment, which keeps the key and the proof of the request, and returns the payment.
 * `decide` gives the posting of the payment. Throws the Refusals of an expense and of a payment.
 */
export async function spend(
  fields: DepenseFields,
  { typedepense, ids }: Answers<ReturnType<typeof readsSpending>>,
  decide: (depense: Depense) => PostedReglement | Promise<PostedReglement>,
  file: OpenUpload | undefined,
  context: Context,
): Promise<Reglement> {
  const depense = await writeDepense(fields, { typedepense, envoi: null }, context);
  const { depenseid, libelle } = depense;
  const posted = await decide(depense);
  return payDette({ posted, ids, dette: { depenseid, from, libelle } }, file, context);
}

/** An expense paid at once: all of it, on its day, out of one register, or nothing (PRODUCT 1.1). */
export const comptantHandlers: Handlers<typeof comptant> = {
  comptant: reading({
    keptOn: 'reglement',
    reads: ({ body }) => ({ ...readsSpending(body), ...readsPlace(body) }),
    async write({ body, files: [file] }, context, lus) {
      checkMayWrite(context, from);
      const decide = ({ depenseid, montant: owed }: Depense) =>
        postedReglement(reglementComptant(body, depenseid), { owed, clientid: undefined }, lus, context);
      return { data: await spend(body, lus, decide, file, context) };
    },
    stored: async (reglementid, context) => ({
      data: existingFor(context, await findReglement(context.db, reglementid)),
    }),
  }),
};
