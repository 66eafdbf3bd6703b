import { refuseManque } from '@comptoir/contract/caisseRules';
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
import { ecartMouvement, type MouvementType } from '@comptoir/domain/caisse';
import { earlierOf } from '@comptoir/domain/dates';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { reachedRow } from '../../frame/access/reach';
import type { Context } from '../../frame/http/context';
import { exactSums } from '../../frame/http/exactSums';
import type { Handlers } from '../../frame/http/routeOf';
import { type Posting, postEcriture } from '../../ledger/ecritures/repository';
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
import { checkTakes } from '../refus';
import { caisseOf, findArretee, findCaisse } from '../repository';
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

/** Posts a movement to its register, or throws the refusal that fits its `type`, null for a deletion. */
async function postMouvement(
  change: Omit<Posting, 'requestid'>,
  type: MouvementType | null,
  context: Context,
): Promise<void> {
  const { db, lang, requestid } = context;
  const posting = { ...change, requestid, isEntree: type === 1 };
  if (await postEcriture(db, posting)) return;
  checkTakes(existingRecord(await findArretee(db, posting.caisseid)), posting, 'montant', context);
  throw refuseManque(type, 'montant', lang);
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
  checkRendu(surplus, movement, context.lang);
}

/** Returns the filters of a list, limited to what the session sees (PRODUCT Q). */
async function visibleFilters(
  query: Omit<MouvementFilters, 'caisses'>,
  { db, session, lang }: Context,
): Promise<MouvementFilters> {
  checkPeriode(query, lang);
  if (query.caisseid !== undefined) existingRecord(reachedRow(session, await findCaisse(db, query.caisseid)));
  return { ...query, caisses: session.caisses };
}

export const mouvementsHandlers: Handlers<typeof mouvements> = {
  async list({ query }, context) {
    const filters = await visibleFilters(query, context);
    checkHistorique(query, context.lang);
    return pageOfMouvements(context.db, { ...filters, historique: query.historique }, query);
  },

  async total({ query }, context) {
    return { data: await exactSums(totalOfMouvements(context.db, await visibleFilters(query, context))) };
  },

  create: {
    keptOn: 'mouvementcaisse',
    ahead: ({ body }) => [caisseOf(body.caisseid), ...referenceAhead(body)],
    async create({ body }, context) {
      const { db, session, audit, envoi, lang, now, today, told } = context;
      const { caisseid, type, date = today } = body;
      const caisse = existingRecord(reachedRow(session, await told(caisseOf(caisseid))));
      const pris = await referencePrise(body, {}, context);
      checkMouvement({ ...body, date }, { caisse, pris, today }, lang);
      await checkSurplus(body.tropde ?? null, body, 0, context);
      const apres = await insertMouvement(db, { ...body, origine: 'manuel', date, envoi }, now);
      const { mouvementcaisseid } = apres;
      await audit({ actiontype: 'Insert', libelle: libelleOf(apres), objet, objetid: mouvementcaisseid, apres });
      const delta = ecartMouvement(null, body);
      const posting = { caisseid, mouvementcaisseid, motif: 'creation', date } as const;
      await postMouvement({ ...posting, delta, mouvements: 1 }, type, context);
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
      const { db, audit, lang, today, told } = context;
      const avant = await correctableMouvement(params.mouvementcaisseid, context);
      const { caisseid, mouvementcaisseid } = avant;
      checkVersion(avant, body.version);
      checkSameCaisse(caisseid, body.caisseid, lang);
      const next = filledCorrection(body, avant);
      const caisse = existingRecord(await told(caisseOf(caisseid)));
      const pris = await referencePrise({ ...next, caisseid }, { mouvementcaisseid }, context);
      checkMouvement(next, { caisse, pris, today }, lang);
      await checkSurplus(avant.tropde, next, avant.montant, context);
      const apres = await updateMouvement(db, mouvementcaisseid, next);
      await audit({ actiontype: 'Update', libelle: libelleOf(apres), objet, objetid: mouvementcaisseid, avant, apres });
      const delta = ecartMouvement(avant, apres);
      const date = earlierOf(avant.date, next.date);
      await postMouvement({ caisseid, mouvementcaisseid, motif: 'modification', date, delta }, body.type, context);
      return { data: apres };
    },
  },

  remove: {
    ahead: ({ params }) => [mouvementLocked(params.mouvementcaisseid)],
    async write({ params }, context) {
      const { db, audit, now } = context;
      const avant = await correctableMouvement(params.mouvementcaisseid, context);
      const { caisseid, mouvementcaisseid, date } = avant;
      await cancelMouvement(db, mouvementcaisseid, now);
      await audit({ actiontype: 'Delete', libelle: libelleOf(avant), objet, objetid: mouvementcaisseid, avant });
      const posting = { caisseid, mouvementcaisseid, motif: 'suppression', date } as const;
      const delta = ecartMouvement(avant, null);
      await postMouvement({ ...posting, delta, mouvements: -1, annules: 1 }, null, context);
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
