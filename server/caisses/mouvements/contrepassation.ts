import { refuseManque } from '@comptoir/contract/caisseRules';
import type { Mouvementcaisse } from '@comptoir/contract/caisses';
import type { Contrepassation } from '@comptoir/contract/contrepassation';
import { jourDeContrepassation } from '@comptoir/contract/contrepassationRules';
import { existingRecord } from '@comptoir/contract/recordRules';
import { signedMouvement } from '@comptoir/domain/caisse';
import type { Envoi } from '../../db/envoi';
import type { Context } from '../../frame/http/context';
import { crashPoint } from '../../frame/work/crash';
import { postEcriture } from '../../ledger/ecritures/repository';
import { insertMouvement, reverseMouvement } from '../../ledger/mouvements/repository';
import { findCaisse } from '../repository';

/** Decides the business day of a reversal by its register as it is now. */
async function jourOf(avant: Mouvementcaisse, sent: string | undefined, { db, lang, today }: Context): Promise<string> {
  const { arretele } = existingRecord(await findCaisse(db, avant.caisseid));
  return jourDeContrepassation(avant, sent, { arretele, today }, lang);
}

/** Writes the movement that reverses another one, and says so of that one; returns both. */
async function written(
  avant: Mouvementcaisse,
  { date, motif, envoi }: { date: string; motif: string; envoi: Envoi | null },
  { db, audit, now }: Context,
): Promise<{ apres: Mouvementcaisse; reversed: Mouvementcaisse }> {
  const { caisseid, montant, mouvementcaisseid: contrepasseid } = avant;
  const type = avant.type === 1 ? 0 : 1;
  const fields = { caisseid, montant, type, origine: 'contrepassation', date, description: motif } as const;
  const apres = await insertMouvement(db, { ...fields, contrepasseid, envoi }, now);
  const { mouvementcaisseid: objetid } = apres;
  await audit({ actiontype: 'Insert', libelle: motif, objet: 'mouvementcaisse', objetid, apres });
  return { apres, reversed: await reverseMouvement(db, contrepasseid, date) };
}

/**
 * Reverses a locked movement, `avant`, and those that stand beside it, and returns the movement that reverses it (ADR
 * 0034). `follow` gets the day and the reversed movement as it is then: it writes and logs what the reversal changes
 * besides, before the register's row is locked. Throws the Refusals of `jourDeContrepassation`, and 409
 * `caisse.solde_engage` when money that came in has left since.
 */
export async function contrepasser(
  [avant, ...autres]: readonly [Mouvementcaisse, ...Mouvementcaisse[]],
  { motif, date: sent }: Contrepassation,
  follow: (date: string, reversed: Mouvementcaisse) => Promise<void>,
  context: Context,
): Promise<Mouvementcaisse> {
  const { db, envoi, lang, requestid } = context;
  const date = await jourOf(avant, sent, context);
  const { apres, reversed } = await written(avant, { date, motif, envoi }, context);
  const made = [apres];
  for (const autre of autres) made.push((await written(autre, { date, motif, envoi: null }, context)).apres);
  await follow(date, reversed);
  for (const { caisseid, mouvementcaisseid, type, montant } of made) {
    const posting = { caisseid, mouvementcaisseid, motif: 'creation', date, requestid } as const;
    if (await postEcriture(db, { ...posting, delta: signedMouvement(type, montant), mouvements: 1 })) continue;
    // Somebody may have closed the register meanwhile.
    await jourOf(avant, sent, context);
    throw refuseManque(null, 'montant', lang);
  }
  crashPoint('ecriture');
  return apres;
}
