import {
  aBouge,
  checkArretable,
  checkDecision,
  compteRendu,
  imputationIssues,
  isBougeTold,
} from '@comptoir/contract/arreteRules';
import { type ArreteDetail, arretes } from '@comptoir/contract/arretes';
import { throwFirst } from '@comptoir/contract/envelope';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { Decision } from '@comptoir/domain/arrete';
import { changementsDe } from '@comptoir/domain/ecriture';
import { anneeOf } from '@comptoir/domain/imprime';
import { mouvementDEcart } from '@comptoir/domain/mouvementsDus';
import type { Francs, RecordId } from '@comptoir/domain/units';
import type { FastifyInstance } from 'fastify';
import { oweManquant } from '../avances/manquant';
import { isPorteurPossible } from '../avances/porteurs.repository';
import { caisse } from '../caisses/caisse';
import { sumAttendus } from '../caisses/repository';
import { attachFichier } from '../fichiers/attached';
import { reachedRow } from '../frame/access/reach';
import type { Context } from '../frame/http/context';
import { nounOf } from '../frame/http/noun';
import { type Handlers, type Routing, routesOf } from '../frame/http/routeOf';
import { crashPoint } from '../frame/work/crash';
import { book, mustBook, writeMouvements } from '../ledger/book';
import { cancelImprime } from '../ledger/imprimes/repository';
import { findMouvement } from '../ledger/mouvements/repository';
import {
  detachManquant,
  findArrete,
  findComptee,
  followJournees,
  insertArrete,
  lockComptee,
  mouvementsSince,
  numberArrete,
  pageOfArretes,
  updateArrete,
} from './repository';

const arrete = nounOf({
  objet: 'arrete',
  find: async (arreteid, { db, session }) => reachedRow(session, await findArrete(db, arreteid)),
  libelleOf: ({ caisse, numero }) => `${caisse} n° ${numero}`,
});

/**
 * Returns a closing for a decision, with its register locked, so that nobody counts, books or reopens meanwhile. Throws
 * the refusals of `checkDecision`.
 */
async function lockedFor(decision: Decision, arreteid: RecordId, context: Context): Promise<Locked> {
  const { caisseid } = await arrete.existing(arreteid, context);
  const { arretele, solde } = existingRecord(await lockComptee(context.db, caisseid));
  // It is read again, because it may have changed during the wait for the lock.
  const avant = await arrete.existing(arreteid, context);
  const { session, today } = context;
  checkDecision(decision, avant, { arretele, today }, session.utilisateurid);
  return { avant, solde };
}

/** A closing whose register is locked and holds `solde`, in francs. */
interface Locked {
  avant: ArreteDetail;
  solde: Francs;
}

/** Books the variance of a closing into its locked register, as a movement of the closing's own day. */
async function postEcart(avant: ArreteDetail, description: string, context: Context): Promise<void> {
  const changements = changementsDe([], [mouvementDEcart(avant)]);
  await mustBook(await writeMouvements(changements, { description }, context), context);
}

/**
 * Takes back the booking of a closing that is reopened because a clock that ran ahead dated it. The organisation's cost
 * returns to the register, to be counted again; money that a person owes stays an advance. Throws 409
 * `caisse.solde_engage` when a surplus was spent.
 */
async function takeBack(avant: ArreteDetail, context: Context): Promise<void> {
  const { arreteid, caisseid: principal, regularisation } = avant;
  if (regularisation === null) return;
  if (regularisation.imputation === 'porteur') return detachManquant(context.db, arreteid);
  const enPlace = [existingRecord(await findMouvement(context.db, regularisation.mouvementcaisseid))];
  const changements = changementsDe([mouvementDEcart(avant)], []);
  await book(await writeMouvements(changements, { enPlace, description: '' }, context), { principal }, context);
}

/** The routes of documents draw the minutes. */
const { pv: _, ...closings } = arretes;

const handlers: Handlers<typeof closings> = {
  async ouvrir({ params }, { db, session, today: jusquau }) {
    const caisse = existingRecord(reachedRow(session, await findComptee(db, params.caisseid)));
    checkArretable(caisse.nature);
    const { caisseid, seq, solde, aveugle, arretele, arreteseq } = caisse;
    const attendu = aveugle === 1 ? null : solde;
    const arecevoir = await sumAttendus(db, caisseid);
    return { data: { caisseid, seq, attendu, arretele, jusquau, mouvements: seq - (arreteseq ?? 0), arecevoir } };
  },

  async list({ params: { caisseid }, query }, context) {
    await caisse.existing(caisseid, context);
    return pageOfArretes(context.db, caisseid, query);
  },

  byId: ({ params }, context) => arrete.read(params.arreteid, context),

  create: {
    keptOn: 'arrete',
    async write({ params, body }, context) {
      const { db, session, envoi, now, today } = context;
      const caisse = existingRecord(reachedRow(session, await lockComptee(db, params.caisseid)));
      checkArretable(caisse.nature);
      const comptee = { ...caisse, aveugle: caisse.aveugle === 1 };
      if (caisse.seq !== body.seq) {
        const isTold = isBougeTold(caisse, body.seq, session.permissions);
        throw aBouge(comptee, isTold ? await mouvementsSince(db, caisse.caisseid, body.seq) : []);
      }
      const rendu = compteRendu(comptee, body, today);
      const { nature, motif, observations, comptage } = body;
      const compte = { ...rendu, nature, motif, observations, comptage };
      const { utilisateurid: comptepar } = session;
      const arreteid = await insertArrete(db, { ...compte, caisse, comptepar, createdon: now, envoi });
      crashPoint('ecriture');
      await numberArrete(db, { arreteid, caisseid: caisse.caisseid }, anneeOf(today));
      if (nature === 'journee') await followJournees(db, caisse.caisseid);
      return arrete.created(arreteid, context);
    },
    stored: arrete.read,
  },

  async expliquer({ params: { arreteid }, body: { motif } }, context) {
    const { avant } = await lockedFor('expliquer', arreteid, context);
    await updateArrete(context.db, arreteid, { motif });
    return arrete.changed(avant, context);
  },

  async joindre({ params: { arreteid }, files }, context) {
    const file = existingRecord(files[0]);
    // Payments by the register wait for its lock; the file is stored first, so that they do not wait for the disk.
    await file.stored();
    const { avant } = await lockedFor('joindre', arreteid, context);
    await attachFichier({ proprietaire: 'arrete', proprietaireid: arreteid }, file, context);
    await updateArrete(context.db, arreteid);
    return arrete.changed(avant, context);
  },

  async regulariser({ params: { arreteid }, body }, context) {
    const { db, session, today } = context;
    const { motif, imputation, echeance } = body;
    const { avant, solde } = await lockedFor('regulariser', arreteid, context);
    const isActif = await isPorteurPossible(db, avant.comptepar, today);
    throwFirst(imputationIssues(body, { ecart: avant.ecart, solde, isActif, today }));
    if (echeance === undefined) await postEcart(avant, motif, context);
    else await oweManquant(avant, { motif, echeance }, context);
    await updateArrete(db, arreteid, { imputation, regularisepar: session.utilisateurid });
    return arrete.changed(avant, context);
  },

  async rouvrir({ params: { arreteid }, body: { motif: motifreouverture } }, context) {
    const { db, session, now: rouvertle } = context;
    const { utilisateurid: rouvertpar } = session;
    const { avant } = await lockedFor('rouvrir', arreteid, context);
    await takeBack(avant, context);
    const nothing = { imputation: null, regularisepar: null } as const;
    await updateArrete(db, arreteid, { ...nothing, etat: 'rouvert', rouvertpar, rouvertle, motifreouverture });
    await cancelImprime('arrete', arreteid).execute(db);
    crashPoint('ecriture');
    await followJournees(db, avant.caisseid);
    return arrete.changed(avant, context);
  },
};

/** Registers the calls of closings; their minutes are documents. */
export function arretesRoutes(app: FastifyInstance, routing: Routing): void {
  routesOf(app, routing, closings, handlers);
}
