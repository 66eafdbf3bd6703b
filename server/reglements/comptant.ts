import type { comptant } from '@comptoir/contract/comptant';
import type { Depense, DepenseFields } from '@comptoir/contract/depenses';
import { reglementComptant } from '@comptoir/contract/reglementRules';
import type { Reglement } from '@comptoir/contract/reglements';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { caisseOf } from '../caisses/repository';
import { typedepenseHeld } from '../depenses/repository';
import { writeDepense } from '../depenses/writing';
import type { Context } from '../frame/http/context';
import type { Handlers } from '../frame/http/routeOf';
import type { OpenUpload } from '../frame/storage/upload';
import { referenceAhead } from '../ledger/mouvements/references';
import { payDette } from './creation';
import { findReglement, type PostedReglement, REGLEMENT_IDS } from './repository';
import { checkMayWrite, existingFor, postedReglement } from './rules';

const from = REGLEMENT_FROM.depense;

/**
 * Writes an expense and its payment, which keeps the key and the proof of the request, and returns the payment. `decide`
 * says what the payment of the written expense posts. Throws the Refusals of an expense and of a payment.
 */
export async function spend(
  fields: DepenseFields,
  decide: (depense: Depense) => PostedReglement | Promise<PostedReglement>,
  file: OpenUpload | undefined,
  context: Context,
): Promise<Reglement> {
  const depense = await writeDepense(fields, null, context);
  const { depenseid, libelle } = depense;
  return payDette(await decide(depense), { depenseid, from, libelle }, file, context);
}

/** An expense that is paid as it is written: all of it, on its day, out of one register, or nothing (PRODUCT 1.1). */
export const comptantHandlers: Handlers<typeof comptant> = {
  comptant: {
    keptOn: 'reglement',
    ahead: ({ body }) => [
      typedepenseHeld(body.typedepenseid),
      caisseOf(body.caisseid),
      ...referenceAhead(body),
      REGLEMENT_IDS,
    ],
    async create({ body, files: [file] }, context) {
      checkMayWrite(context, from);
      const decide = ({ depenseid, montant: owed }: Depense) =>
        postedReglement(reglementComptant(body, depenseid), { owed, clientid: undefined }, context);
      return { data: await spend(body, decide, file, context) };
    },
    stored: async (reglementid, context) => ({
      data: existingFor(context, await findReglement(context.db, reglementid)),
    }),
  },
};
