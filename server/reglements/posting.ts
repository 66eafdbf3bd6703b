import { refuseManque } from '@comptoir/contract/caisseRules';
import type { Mouvementcaisse } from '@comptoir/contract/caisses';
import { refuseField } from '@comptoir/contract/envelope';
import type { Reglement } from '@comptoir/contract/reglements';
import { anneeOf, isRenumbered, serieOf } from '@comptoir/domain/imprime';
import { changementsDeReglement, minimumDeReglement, type ReglementPosable } from '@comptoir/domain/mouvementsDus';
import type { ReglementFrom } from '@comptoir/domain/reglement';
import type { Context } from '../frame/http/context';
import { book, writeMouvements } from '../ledger/book';
import type { Numerotage } from '../ledger/imprimes/repository';
import type { PostedReglement, ReglementIds } from './repository';

/** Writes and posts the changes of a payment's movements; `isNumbered` when it gets a document. */
async function bookReglement(
  avant: ReglementPosable | null,
  apres: ReglementPosable | null,
  { isNumbered, ...written }: { isNumbered: boolean } & Parameters<typeof writeMouvements>[1],
  context: Context,
): Promise<Numerotage | undefined> {
  const { today } = context;
  const { reglementid: objetid, caisseid: principal, from } = (apres ?? avant) as ReglementPosable;
  const posees = await writeMouvements(changementsDeReglement(avant, apres), written, context);
  const imprimant = { serie: serieOf(from), annee: anneeOf(today), objet: 'reglement', objetid } as const;
  const booking = {
    principal,
    minimum: apres ? minimumDeReglement(avant, apres) : 0,
    imprimant: isNumbered ? imprimant : undefined,
    gone: () => refuseField('caisseid', 'champ.invalide'),
    manque: () => refuseManque(from, 'caisseid'),
  };
  return book(posees, booking, context);
}

/** Writes and posts the movements of a new payment; returns its document. */
export function postCreation(
  posted: PostedReglement,
  { mouvementcaisseid, description, ...of }: ReglementIds & { from: ReglementFrom; description: string },
  context: Context,
): Promise<Numerotage | undefined> {
  return bookReglement(null, { ...posted, ...of }, { description, mouvementcaisseid, isNumbered: true }, context);
}

const posable = (avant: Reglement): ReglementPosable => ({ ...avant, net: avant.montant, remis: avant.montantremis });

/** Undoes a payment in its register, with all its live movements, `enPlace`. */
export async function postDeletion(
  avant: Reglement,
  enPlace: readonly Mouvementcaisse[],
  context: Context,
): Promise<void> {
  await bookReglement(posable(avant), null, { enPlace, description: '', isNumbered: false }, context);
}

/**
 * Posts a corrected payment as if it were undone and made again (CONTRACT "Money calls"). Returns the payment's new
 * document, if it needs one.
 */
export async function postCorrection(
  avant: Reglement,
  { posted, enPlace }: { posted: PostedReglement; enPlace: readonly [Mouvementcaisse, ...Mouvementcaisse[]] },
  context: Context,
): Promise<Numerotage | undefined> {
  const { reglementid, from } = avant;
  const isNumbered = isRenumbered(avant, { ...posted, montantremis: posted.remis, montant: posted.net });
  const written = { enPlace, description: enPlace[0].description, isNumbered };
  return bookReglement(posable(avant), { ...posted, reglementid, from }, written, context);
}
