import type { Avance } from '@comptoir/contract/avance';
import { checkActe, checkPorteur, demandeIssues, octroiIssues } from '@comptoir/contract/avanceRules';
import type { avances } from '@comptoir/contract/avances';
import { Refusal, throwFirst } from '@comptoir/contract/envelope';
import { checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import type { ActeAvance } from '@comptoir/domain/avance';
import type { RecordId } from '@comptoir/domain/units';
import { acteurOf } from '../caisses/detenteur';
import { pageOfSuivi } from '../frame/audit/suivi.repository';
import type { Context } from '../frame/http/context';
import { exactSums } from '../frame/http/exactSums';
import { nounOf } from '../frame/http/noun';
import { type Handlers, reading } from '../frame/http/routeOf';
import { reglesAvance } from '../organisation/repository';
import { holdProjet } from '../projets/repository';
import { readsSpending } from '../reglements/comptant';
import { findReglement } from '../reglements/repository';
import { postEnvoi } from '../transferts/posting';
import { findTransfert } from '../transferts/repository';
import { listJustifications } from './depenses.repository';
import { justify } from './justification';
import { isPorteurPossible, porteursPossibles } from './porteurs.repository';
import { writeOctroi, writeRendu } from './posting';
import {
  avancesDuPorteur,
  findAvance,
  findAvanceOfCaisse,
  insertAvance,
  listPorteurs,
  lockAvance,
  lockPorteur,
  pageOfAvances,
  type Suite,
  updateAvance,
} from './repository';

/** An advance that the session sees; for others it does not exist. */
const avance = nounOf({
  objet: 'avance',
  find: (avanceid, { db, session, today }) => findAvance(db, avanceid, session, today),
  libelleOf: ({ objet }) => objet,
});

/** Returns the advance that a register is, when the session sees it. */
const seenAvanceOf = async (caisseid: RecordId, { db, session, today }: Context): Promise<Avance> =>
  existingRecord(await findAvanceOfCaisse(db, caisseid, session, today));

/** Whether the holder of an advance may still sign in; always true without an account. */
const isActif = async ({ porteurid }: Avance, { db, today }: Context): Promise<boolean> =>
  porteurid === null || isPorteurPossible(db, porteurid, today);

/**
 * Returns an advance, locked, after the checks of this act by the session. Throws the Refusals of `checkActe`,
 * `checkPorteur`.
 */
async function lockedFor(acte: ActeAvance, avanceid: RecordId, context: Context): Promise<Avance> {
  const { db, session } = context;
  await lockAvance(db, avanceid);
  const avant = await avance.existing(avanceid, context);
  checkActe(acte, avant, acteurOf(session), (await reglesAvance(db)).avanceseuil);
  checkPorteur(acte, await isActif(avant, context));
  return avant;
}

/** Returns an advance with its register. Refuses one that is not paid out. */
function paidOut({ caisseid, ...avance }: Avance): Avance & { caisseid: RecordId } {
  if (caisseid === null) throw new Refusal('avance.pas_decaissee');
  return { ...avance, caisseid };
}

interface Decided {
  params: { avanceid: RecordId };
  body: { version?: number | undefined; motif?: string };
}

/** Decides about an advance and keeps the person and the reason, as `suiteOf` says. */
const decide =
  (acte: ActeAvance, suiteOf: (context: Context, motif: string) => Suite) =>
  async ({ params: { avanceid }, body: { version, motif = '' } }: Decided, context: Context) => {
    const avant = await lockedFor(acte, avanceid, context);
    checkVersion(avant, version);
    await updateAvance(context.db, avanceid, suiteOf(context, motif));
    return avance.changed(avant, context);
  };

export const avancesHandlers: Handlers<typeof avances> = {
  list: ({ query: { etat, retard, porteurid, ...paging } }, { db, session: lecteur, today }) =>
    pageOfAvances(db, { etat, retard, porteurid, lecteur, today }, paging),

  porteurs: async (_input, { db, session, today }) => ({ data: await exactSums(listPorteurs(db, session, today)) }),
  porteurspossibles: async ({ query }, { db, today }) => ({ data: await porteursPossibles(db, query, today) }),

  byId: ({ params }, context) => avance.read(params.avanceid, context),
  async suivi({ params: { avanceid: id }, query }, context) {
    await avance.existing(id, context);
    // A user who sees an advance sees all of it, whatever registers they reach.
    return pageOfSuivi(context.db, { objet: 'avance', id }, null, query);
  },

  regles: async (_input, { db }) => ({ data: await reglesAvance(db) }),
  async depenses({ params: { avanceid } }, context) {
    const { caisseid } = await avance.existing(avanceid, context);
    return { data: caisseid === null ? [] : await listJustifications(context.db, caisseid) };
  },

  create: {
    keptOn: 'avance',
    async write({ body }, context) {
      const { db, session, envoi, now: createdon, today } = context;
      const { porteurid, projetid } = body;
      const facts = {
        porteur: porteurid !== null && (await isPorteurPossible(db, porteurid, today)),
        projet: projetid !== null && (await holdProjet(db, projetid)),
      };
      throwFirst(demandeIssues(body, { ...facts, acteur: acteurOf(session), today }));
      throwFirst(octroiIssues(body.montant, await avancesDuPorteur(db, body, today), await reglesAvance(db)));
      const avanceid = await insertAvance(db, { ...body, demandepar: session.utilisateurid, createdon, envoi });
      return avance.created(avanceid, context);
    },
    stored: avance.read,
  },

  approuver: decide('approuver', ({ session }) => ({ etat: 'approuvee', approbateurid: session.utilisateurid })),
  refuser: decide('refuser', ({ session }, motif) => ({ etat: 'refusee', decideurid: session.utilisateurid, motif })),
  annuler: decide('annuler', (_context, motif) => ({ etat: 'annulee', motif })),
  relancer: decide('relancer', ({ now }) => ({ relancele: now })),

  async accorder({ params: { avanceid }, body: { version, ...octroi } }, context) {
    const { db, session, today } = context;
    const avant = await lockedFor('accorder', avanceid, context);
    checkVersion(avant, version);
    await lockPorteur(db, avant);
    throwFirst(octroiIssues(avant.montant, await avancesDuPorteur(db, avant, today), await reglesAvance(db)));
    const transfert = await writeOctroi(avant, octroi, context);
    const { transfertid, cibleid: caisseid } = transfert;
    await updateAvance(db, avanceid, { etat: 'decaissee', decideurid: session.utilisateurid, caisseid, transfertid });
    await postEnvoi(transfert, { serie: 'AV' }, context);
    return avance.changed(avant, context);
  },

  justifier: reading({
    keptOn: 'reglement',
    reads: ({ body }) => readsSpending(body),
    async write({ params: { avanceid }, body, files: [file] }, context, lus) {
      const held = paidOut(await lockedFor('justifier', avanceid, context));
      return { data: await justify(held, { body, file, lus }, context) };
    },
    async stored(reglementid, context) {
      const data = existingRecord(await findReglement(context.db, reglementid));
      await seenAvanceOf(data.caisseid, context);
      return { data };
    },
  }),

  rendre: {
    keptOn: 'transfert',
    async write({ params: { avanceid }, body }, context) {
      const { caisseid: sourceid, ...held } = paidOut(await lockedFor('rendre', avanceid, context));
      await postEnvoi(await writeRendu({ ...held, sourceid }, body, context), { serie: 'TR' }, context);
      return avance.read(avanceid, context);
    },
    async stored(transfertid, context) {
      const { sourceid } = existingRecord(await findTransfert(context.db, transfertid, null));
      return { data: await seenAvanceOf(sourceid, context) };
    },
  },
};
