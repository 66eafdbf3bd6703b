import type { Mouvementcaisse } from '@comptoir/contract/caisses';
import {
  checkCorrectable,
  checkHistorique,
  checkMouvement,
  checkSameCaisse,
  filledCorrection,
} from '@comptoir/contract/mouvementRules';
import type { mouvements } from '@comptoir/contract/mouvements';
import { checkPeriode, checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { checkRendu } from '@comptoir/contract/troppercuRules';
import type { MouvementType } from '@comptoir/domain/caisse';
import { mouvementSaisi, type Pose, poseDe } from '@comptoir/domain/ecriture';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { reachedRow } from '../../frame/access/reach';
import type { Context } from '../../frame/http/context';
import { exactSums } from '../../frame/http/exactSums';
import type { Handlers } from '../../frame/http/routeOf';
import { book } from '../../ledger/book';
import { type MouvementFilters, pageOfMouvements, totalOfMouvements } from '../../ledger/mouvements/lists.repository';
import { referenceAhead, referencePrise } from '../../ledger/mouvements/references';
import {
  cancelMouvement,
  findMouvement,
  insertMouvement,
  mouvementLocked,
  updateMouvement,
} from '../../ledger/mouvements/repository';
import { heldSurplus } from '../../ledger/troppercus/repository';
import { caisseOf, findCaisse } from '../repository';
import { contrepasser } from './contrepassation';

const objet = 'mouvementcaisse';
const libelleOf = ({ description }: Mouvementcaisse) => description || 'Mouvement de caisse';

/** Returns the live movement, locked. */
async function lockedMouvement(mouvementcaisseid: RecordId, { session, told }: Context): Promise<Mouvementcaisse> {
  return existingRecord(reachedRow(session, await told(mouvementLocked(mouvementcaisseid))));
}

/** Returns the live movement that a key made. */
const storedMouvement = async (mouvementcaisseid: RecordId, { db, session }: Context) => ({
  data: existingRecord(reachedRow(session, await findMouvement(db, mouvementcaisseid))),
});

/** Returns the live movement, locked; refuses one that the movement calls may not change (CONTRACT "Money calls"). */
async function correctableMouvement(mouvementcaisseid: RecordId, context: Context): Promise<Mouvementcaisse> {
  const mouvement = await lockedMouvement(mouvementcaisseid, context);
  checkCorrectable(mouvement);
  return mouvement;
}

/** Books a change of a movement that was entered by hand. */
async function bookMouvement(pose: Pose, { mouvementcaisseid }: Mouvementcaisse, context: Context): Promise<void> {
  await book([{ ...pose, mouvementcaisseid }], { principal: pose.caisseid }, context);
}

/**
 * Checks a movement that gives back the surplus of a payment; nothing for another one. `own` is what it has out of it
 * already, in francs (ADR 0052).
 */
async function checkSurplus(
  tropde: RecordId | null,
  movement: { type: MouvementType; montant: Francs },
  own: Francs,
  context: Context,
): Promise<void> {
  if (tropde === null) return;
  const surplus = reachedRow(context.session, await heldSurplus(tropde, own, context));
  checkRendu(surplus, movement);
}

/** Returns the filters of a list, limited to what the session sees (PRODUCT Q). */
async function visibleFilters(
  query: Omit<MouvementFilters, 'caisses'>,
  { db, session }: Context,
): Promise<MouvementFilters> {
  checkPeriode(query);
  if (query.caisseid !== undefined) existingRecord(reachedRow(session, await findCaisse(db, query.caisseid)));
  return { ...query, caisses: session.caisses };
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

  create: {
    keptOn: 'mouvementcaisse',
    ahead: ({ body }) => [caisseOf(body.caisseid), ...referenceAhead(body)],
    async create({ body }, context) {
      const { db, session, audit, envoi, now, today, told } = context;
      const { caisseid, date = today } = body;
      const caisse = existingRecord(reachedRow(session, await told(caisseOf(caisseid))));
      const pris = await referencePrise(body, {}, context);
      checkMouvement({ ...body, date }, { caisse, pris, today });
      await checkSurplus(body.tropde ?? null, body, 0, context);
      const apres = await insertMouvement(db, { ...body, origine: 'manuel', date, envoi }, now);
      const { mouvementcaisseid: objetid } = apres;
      await audit({ actiontype: 'Insert', libelle: libelleOf(apres), objet, objetid, apres });
      await bookMouvement(poseDe(null, mouvementSaisi(apres)), apres, context);
      return { data: apres };
    },
    stored: storedMouvement,
  },

  update: {
    ahead: ({ params, body: { caisseid, reference } }) => [
      mouvementLocked(params.mouvementcaisseid),
      ...(caisseid === undefined ? [] : [caisseOf(caisseid), ...referenceAhead({ caisseid, reference })]),
    ],
    async write({ params, body }, context) {
      const { db, audit, today, told } = context;
      const avant = await correctableMouvement(params.mouvementcaisseid, context);
      const { caisseid, mouvementcaisseid } = avant;
      checkVersion(avant, body.version);
      checkSameCaisse(caisseid, body.caisseid);
      const next = filledCorrection(body, avant);
      const caisse = existingRecord(await told(caisseOf(caisseid)));
      const pris = await referencePrise({ ...next, caisseid }, { mouvementcaisseid }, context);
      checkMouvement(next, { caisse, pris, today });
      await checkSurplus(avant.tropde, next, avant.montant, context);
      const apres = await updateMouvement(db, mouvementcaisseid, next);
      await audit({ actiontype: 'Update', libelle: libelleOf(apres), objet, objetid: mouvementcaisseid, avant, apres });
      await bookMouvement(poseDe(mouvementSaisi(avant), mouvementSaisi(apres)), apres, context);
      return { data: apres };
    },
  },

  remove: {
    ahead: ({ params }) => [mouvementLocked(params.mouvementcaisseid)],
    async write({ params }, context) {
      const { db, audit, now } = context;
      const avant = await correctableMouvement(params.mouvementcaisseid, context);
      const { mouvementcaisseid: objetid } = avant;
      await cancelMouvement(db, objetid, now);
      await audit({ actiontype: 'Delete', libelle: libelleOf(avant), objet, objetid, avant });
      await bookMouvement(poseDe(mouvementSaisi(avant), null), avant, context);
      return { data: null };
    },
  },

  contrepasser: {
    keptOn: 'mouvementcaisse',
    ahead: ({ params }) => [mouvementLocked(params.mouvementcaisseid)],
    async create({ params, body }, context) {
      const avant = await lockedMouvement(params.mouvementcaisseid, context);
      // What was reversed already is refused with the day.
      checkCorrectable({ ...avant, contrepassele: null });
      const { mouvementcaisseid: objetid } = avant;
      const follow = (_date: string, apres: Mouvementcaisse) =>
        context.audit({ actiontype: 'Update', libelle: libelleOf(apres), objet, objetid, avant, apres });
      return { data: await contrepasser([avant], body, follow, context) };
    },
    stored: storedMouvement,
  },
};
