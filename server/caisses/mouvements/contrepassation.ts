import { refuseManque } from '@comptoir/contract/caisseRules';
import type { Mouvementcaisse } from '@comptoir/contract/caisses';
import type { Contrepassation } from '@comptoir/contract/contrepassation';
import { contrepassationIssues } from '@comptoir/contract/contrepassationRules';
import { throwFirst } from '@comptoir/contract/envelope';
import { existingRecord } from '@comptoir/contract/recordRules';
import { poseDe } from '@comptoir/domain/ecriture';
import { mouvementDeContrepassation } from '@comptoir/domain/mouvementsDus';
import type { Envoi } from '../../db/envoi';
import type { Context } from '../../frame/http/context';
import { book, type Posee } from '../../ledger/book';
import { insertMouvement, reverseMouvement } from '../../ledger/mouvements/repository';
import { findCaisse } from '../repository';

/** Refuses a reversal on the business day `date` by its register as it is now. */
async function checkJour(reverse: Mouvementcaisse, date: string, { db, today }: Context): Promise<void> {
  const { arretele } = existingRecord(await findCaisse(db, reverse.caisseid));
  throwFirst(contrepassationIssues(date, { reverse, arretele, today }));
}

/** Writes the movement that reverses another one, and marks that one as reversed; returns both and the posting. */
async function written(
  avant: Mouvementcaisse,
  { date, motif, envoi }: { date: string; motif: string; envoi: Envoi | null },
  { db, audit, now }: Context,
): Promise<{ apres: Mouvementcaisse; reversed: Mouvementcaisse; posee: Posee }> {
  const { liens, ...du } = mouvementDeContrepassation(avant, date);
  const apres = await insertMouvement(db, { ...du, ...liens, description: motif, envoi }, now);
  const { mouvementcaisseid } = apres;
  await audit({ actiontype: 'Insert', libelle: motif, objet: 'mouvementcaisse', objetid: mouvementcaisseid, apres });
  const reversed = await reverseMouvement(db, avant.mouvementcaisseid, date);
  return { apres, reversed, posee: { ...poseDe(null, { liens, ...du }), mouvementcaisseid } };
}

/**
 * Reverses the locked movement `avant` and those beside it, and returns the reversing movement (ADR 0034). `follow`
 * gets the day and the reversed movement; it writes and logs the other changes of the reversal before the register's
 * row is locked. Throws the first of `contrepassationIssues`, and 409 `caisse.solde_engage` when money that came in was
 * spent since.
 */
export async function contrepasser(
  [avant, ...autres]: readonly [Mouvementcaisse, ...Mouvementcaisse[]],
  body: Contrepassation,
  follow: (date: string, reversed: Mouvementcaisse) => Promise<void>,
  context: Context,
): Promise<Mouvementcaisse> {
  const { motif, date = context.today } = body;
  await checkJour(avant, date, context);
  const { apres, reversed, posee } = await written(avant, { date, motif, envoi: context.envoi }, context);
  const posees = [posee];
  for (const autre of autres) posees.push((await written(autre, { date, motif, envoi: null }, context)).posee);
  await follow(date, reversed);
  const booking = {
    principal: avant.caisseid,
    // Somebody may have closed the register meanwhile: `checkJour` throws then.
    before: async () => {
      await checkJour(avant, date, context);
      return null;
    },
    manque: () => refuseManque(null, 'montant'),
  };
  await book(posees, booking, context);
  return apres;
}
