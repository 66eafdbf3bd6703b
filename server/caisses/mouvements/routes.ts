import type { Mouvementcaisse } from '@comptoir/contract/caisses';
import { throwFirst } from '@comptoir/contract/envelope';
import {
  checkCorrectable,
  checkHistorique,
  checkSameCaisse,
  filledCorrection,
  mouvementIssues,
} from '@comptoir/contract/mouvementRules';
import type { mouvements } from '@comptoir/contract/mouvements';
import { checkPeriode, checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { type Pose, poseDe } from '@comptoir/domain/ecriture';
import { mouvementSaisi } from '@comptoir/domain/mouvementsDus';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { reachedRow } from '../../frame/access/reach';
import type { Context } from '../../frame/http/context';
import { exactSums } from '../../frame/http/exactSums';
import { nounOf } from '../../frame/http/noun';
import { type Handlers, reading } from '../../frame/http/routeOf';
import { book } from '../../ledger/book';
import { type MouvementFilters, pageOfMouvements, totalOfMouvements } from '../../ledger/mouvements/lists.repository';
import { porteurAsked, prisParAutre } from '../../ledger/mouvements/references';
import {
  caisseDuMouvement,
  cancelMouvement,
  findMouvement,
  insertMouvement,
  mouvementLocked,
  updateMouvement,
} from '../../ledger/mouvements/repository';
import { heldSurplus } from '../../ledger/troppercus/repository';
import { caisse } from '../caisse';
import { caisseOf, caissesNommees } from '../repository';
import { contrepasser } from './contrepassation';

const mouvement = nounOf({
  objet: 'mouvementcaisse',
  find: async (mouvementcaisseid, { db, session }) => reachedRow(session, await findMouvement(db, mouvementcaisseid)),
  libelleOf: ({ description }) => description || 'Mouvement de caisse',
});

/** The locks and reads of every change of a movement. */
const readsMouvement = ({ params }: { params: { mouvementcaisseid: RecordId } }) => ({
  locked: mouvementLocked(params.mouvementcaisseid),
});

/** Returns the locked movement; refuses one that the movement calls may not change (CONTRACT "Money calls"). */
function correctableMouvement(locked: Mouvementcaisse | undefined, { session }: Context): Mouvementcaisse {
  const avant = existingRecord(reachedRow(session, locked));
  checkCorrectable(avant);
  return avant;
}

/** Books a change of a movement entered by hand. */
async function bookMouvement(pose: Pose, { mouvementcaisseid }: Mouvementcaisse, context: Context): Promise<void> {
  await book([{ ...pose, mouvementcaisseid }], { principal: pose.caisseid }, context);
}

/**
 * Returns the surplus of a payment that a movement gives back, undefined for another movement. `own` is the part that
 * it has already taken, in francs (ADR 0052).
 */
async function surplusOf(tropde: RecordId | null | undefined, own: Francs, context: Context) {
  if (!tropde) return undefined;
  return reachedRow(context.session, await heldSurplus(tropde, own, context)) ?? null;
}

/** Returns the filters of a list, limited to what the session sees (PRODUCT Q). */
async function visibleFilters(query: Omit<MouvementFilters, 'caisses'>, context: Context): Promise<MouvementFilters> {
  checkPeriode(query);
  if (query.caisseid !== undefined) await caisse.existing(query.caisseid, context);
  return { ...query, caisses: context.session.caisses };
}

export const mouvementsHandlers: Handlers<typeof mouvements> = {
  async list({ query }, context) {
    const filters = await visibleFilters(query, context);
    checkHistorique(query);
    return pageOfMouvements(context.db, { ...filters, historique: query.historique }, query);
  },

  async total({ query }, context) {
    return { data: await exactSums(totalOfMouvements(context.db, await visibleFilters(query, context))) };
  },

  caisses: async ({ query }, { db, session: { caisses } }) => ({ data: await caissesNommees(db, query, caisses) }),

  create: reading({
    keptOn: 'mouvementcaisse',
    reads: ({ body: { caisseid, reference } }) => ({
      register: caisseOf(caisseid),
      pris: porteurAsked(caisseid, reference),
    }),
    async write({ body }, context, { register, pris }) {
      const { db, session, envoi, now, today } = context;
      const { date = today } = body;
      const { nature } = existingRecord(reachedRow(session, register));
      const surplus = await surplusOf(body.tropde, 0, context);
      throwFirst(mouvementIssues({ ...body, date }, { nature, pris, surplus, today }));
      const apres = await insertMouvement(db, { ...body, origine: 'manuel', date, envoi }, now);
      await mouvement.tell(null, apres, context);
      await bookMouvement(poseDe(null, mouvementSaisi(apres)), apres, context);
      return { data: apres };
    },
    stored: mouvement.read,
  }),

  update: reading({
    reads({ params, body: { reference } }) {
      const named = caisseDuMouvement(params.mouvementcaisseid);
      return { ...readsMouvement({ params }), register: caisseOf(named), porteur: porteurAsked(named, reference) };
    },
    async write({ body }, context, { locked, register, porteur }) {
      const { db, today } = context;
      const avant = correctableMouvement(locked, context);
      const { caisseid, mouvementcaisseid } = avant;
      checkVersion(avant, body.version);
      checkSameCaisse(caisseid, body.caisseid);
      const next = filledCorrection(body, avant);
      const { nature } = existingRecord(register);
      const surplus = await surplusOf(avant.tropde, avant.montant, context);
      const facts = { nature, pris: prisParAutre(porteur, { mouvementcaisseid }), surplus, today };
      throwFirst(mouvementIssues(next, facts));
      const apres = await updateMouvement(db, mouvementcaisseid, next);
      await mouvement.tell(avant, apres, context);
      await bookMouvement(poseDe(mouvementSaisi(avant), mouvementSaisi(apres)), apres, context);
      return { data: apres };
    },
  }),

  remove: reading({
    reads: readsMouvement,
    async write(_input, context, { locked }) {
      const avant = correctableMouvement(locked, context);
      await cancelMouvement(context.db, avant.mouvementcaisseid, context.now);
      await mouvement.tell(avant, null, context);
      await bookMouvement(poseDe(mouvementSaisi(avant), null), avant, context);
      return { data: null };
    },
  }),

  contrepasser: reading({
    keptOn: 'mouvementcaisse',
    reads: readsMouvement,
    async write({ body }, context, { locked }) {
      const avant = existingRecord(reachedRow(context.session, locked));
      // A movement that is already reversed is refused with its day.
      checkCorrectable({ ...avant, contrepassele: null });
      const follow = (_date: string, apres: Mouvementcaisse) => mouvement.tell(avant, apres, context);
      return { data: await contrepasser([avant], body, follow, context) };
    },
    stored: mouvement.read,
  }),
};
