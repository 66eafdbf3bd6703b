import { checkJourOuvert, refuseManque } from '@comptoir/contract/caisseRules';
import type { Mouvementcaisse } from '@comptoir/contract/caisses';
import { refuseField } from '@comptoir/contract/envelope';
import type { Reglement } from '@comptoir/contract/reglements';
import { earlierOf } from '@comptoir/domain/dates';
import { subtract } from '@comptoir/domain/money';
import { besoinOf, ecartReglement, REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { findArretee } from '../caisses/repository';
import type { Context } from '../frame/http/context';
import { crashPoint } from '../frame/work/crash';
import { type Posting, postEcriture } from '../ledger/ecritures/repository';
import {
  cancelMouvement,
  correctMouvement,
  insertMouvement,
  mouvementOfReglement,
} from '../ledger/mouvements/repository';
import type { PostedReglement } from './repository';

const countOf = (from: ReglementFrom, n: 1 | -1) =>
  from === REGLEMENT_FROM.depense ? { depense: n } : { commande: n };

/** Changes a register, or throws the reason: the register is gone, it is closed, it holds too little, or its money is already out. */
async function postReglement(posting: Posting, from: ReglementFrom, { db, lang }: Context): Promise<void> {
  if (await postEcriture(db, posting)) {
    crashPoint('ecriture');
    return;
  }
  const caisse = await findArretee(db, posting.caisseid);
  if (!caisse) throw refuseField('caisseid', 'champ.invalide', lang);
  checkJourOuvert(caisse, posting.date, lang);
  throw refuseManque(from, 'caisseid', lang);
}

/** Posts a new payment to its register. */
export function postCreation(
  { caisseid, net, remis, date }: PostedReglement,
  { mouvementcaisseid, from }: { mouvementcaisseid: RecordId; from: ReglementFrom },
  context: Context,
): Promise<void> {
  const posting: Posting = {
    caisseid,
    mouvementcaisseid,
    motif: 'creation',
    date,
    delta: ecartReglement(from, null, net),
    minimum: besoinOf(from, remis),
    mouvements: 1,
    reglements: countOf(from, 1),
    requestid: context.requestid,
  };
  return postReglement(posting, from, context);
}

/** Undoes a payment in its register. */
export async function postDeletion({ reglementid, from, montant }: Reglement, context: Context): Promise<void> {
  const { caisseid, mouvementcaisseid, date } = await context.told(mouvementOfReglement(reglementid));
  await cancelMouvement(context.db, mouvementcaisseid, context.now);
  const posting = postingOfRemoval({ caisseid, mouvementcaisseid, date, from, net: montant }, context);
  await postReglement(posting, from, context);
}

function postingOfRemoval(
  {
    from,
    net,
    ...place
  }: Pick<Posting, 'caisseid' | 'mouvementcaisseid' | 'date'> & { from: ReglementFrom; net: Francs },
  { requestid }: Context,
): Posting {
  const delta = ecartReglement(from, net, null);
  const counts = { mouvements: -1, annules: 1, reglements: countOf(from, -1) } as const;
  return { ...place, motif: 'suppression', delta, ...counts, requestid };
}

/**
 * Posts a corrected payment as if it were undone and made again (CONTRACT "Money calls"). Within one register it posts
 * the difference; otherwise it takes all of it out of the former register, which keeps zero of it (RELIABILITY I06),
 * and into the new one.
 */
export async function postCorrection(avant: Reglement, apres: PostedReglement, context: Context): Promise<void> {
  const mouvement = await context.told(mouvementOfReglement(avant.reglementid));
  if (apres.caisseid === avant.caisseid) await correctInPlace(avant, apres, mouvement, context);
  else await moveReglement(avant, apres, mouvement, context);
}

async function correctInPlace(
  avant: Reglement,
  apres: PostedReglement,
  mouvement: Mouvementcaisse,
  context: Context,
): Promise<void> {
  const { from, caisseid } = avant;
  const { mouvementcaisseid } = mouvement;
  if (apres.net !== avant.montant || apres.date !== avant.date) {
    await correctMouvement(context.db, mouvement, { montant: apres.net, date: apres.date });
  }
  const delta = ecartReglement(from, avant.montant, apres.net);
  // The former payment counts as undone, so the register holds that much more.
  const minimum = Math.max(subtract(besoinOf(from, apres.remis), besoinOf(from, avant.montant)), 0);
  const date = earlierOf(avant.date, apres.date);
  const { requestid } = context;
  await postReglement(
    { caisseid, mouvementcaisseid, motif: 'modification', date, delta, minimum, requestid },
    from,
    context,
  );
}

async function moveReglement(
  avant: Reglement,
  apres: PostedReglement,
  mouvement: Mouvementcaisse,
  context: Context,
): Promise<void> {
  const { db, now } = context;
  const { from } = avant;
  const { mouvementcaisseid } = mouvement;
  await cancelMouvement(db, mouvementcaisseid, now);
  const { caisseid, net: montant, date } = apres;
  const added = await insertMouvement(db, { ...mouvement, caisseid, montant, date }, now);
  const left = { caisseid: avant.caisseid, mouvementcaisseid, date: avant.date, from, net: avant.montant };
  const out = () => postReglement(postingOfRemoval(left, context), from, context);
  const into = () => postCreation(apres, { mouvementcaisseid: added.mouvementcaisseid, from }, context);
  // Registers are locked in ascending id, whichever way the money goes (RELIABILITY F17).
  for (const step of avant.caisseid < apres.caisseid ? [out, into] : [into, out]) await step();
}
