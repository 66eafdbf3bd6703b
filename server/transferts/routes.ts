import { checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { jourDeReponse, jourDeTransfert } from '@comptoir/contract/transfertRules';
import type { Transfert, transferts } from '@comptoir/contract/transferts';
import { isReached } from '@comptoir/domain/habilitation';
import { type EtatTransfert, isRecuDOffice, type ReponseTransfert } from '@comptoir/domain/transfert';
import type { RecordId } from '@comptoir/domain/units';
import { findCaisse } from '../caisses/repository';
import { reachedRow } from '../frame/access/reach';
import type { Context } from '../frame/http/context';
import type { Handlers } from '../frame/http/routeOf';
import { postArrivee, postEnvoi, postRetrait } from './posting';
import {
  countAttaches,
  findTransfert,
  insertTransfert,
  listCibles,
  lockTransfert,
  pageOfTransferts,
  updateTransfert,
} from './repository';

const objet = 'transfert';
const libelleOf = ({ source, cible }: Transfert) => `${source} → ${cible}`;

const reachedTransfert = async (transfertid: RecordId, { db, session }: Context): Promise<Transfert> =>
  existingRecord(await findTransfert(db, transfertid, session.caisses));

const ETATS: Record<ReponseTransfert, EtatTransfert> = { accepter: 'recu', refuser: 'refuse', annuler: 'annule' };

/** Moves the money as an answer says: in, back, or as if it had never left. */
function postReponse(reponse: ReponseTransfert, avant: Transfert, date: string, context: Context): Promise<void> {
  if (avant.etat === 'recu') return postRetrait(avant, context);
  return postArrivee(avant, reponse === 'accepter' ? avant.cibleid : avant.sourceid, date, context);
}

interface Answered {
  params: { transfertid: RecordId };
  body: { date?: string | undefined; version?: number | undefined; motif?: string };
}

/** Answers a transfer. Its row is locked first, then the register: of two answers at once, one is refused. */
const answer =
  (reponse: ReponseTransfert) =>
  async ({ params: { transfertid }, body }: Answered, context: Context): Promise<{ data: Transfert }> => {
    const { db, session, audit, lang, today } = context;
    await lockTransfert(db, transfertid, session.caisses);
    const avant = await reachedTransfert(transfertid, context);
    const { date, version, motif: motifreponse = '' } = body;
    const datereponse = jourDeReponse(avant, { reponse, date }, { caisses: session.caisses, today }, lang);
    checkVersion(avant, version);
    const etat = ETATS[reponse];
    await updateTransfert(db, transfertid, { etat, repondupar: session.utilisateurid, datereponse, motifreponse });
    const apres = await reachedTransfert(transfertid, context);
    await audit({ actiontype: 'Update', libelle: libelleOf(apres), objet, objetid: transfertid, avant, apres });
    await postReponse(reponse, avant, datereponse, context);
    return { data: apres };
  };

export const transfertsHandlers: Handlers<typeof transferts> = {
  async cibles(_input, { db, session: { caisses }, today }) {
    const cibles = await listCibles(db, today);
    return {
      data: cibles.map(({ attaches, ...cible }) => ({
        ...cible,
        attente: !isRecuDOffice({ cibleid: cible.caisseid }, caisses, attaches),
      })),
    };
  },

  async list({ query: { caisseid, etat, ...paging } }, { db, session }) {
    if (caisseid !== undefined) existingRecord(reachedRow(session, await findCaisse(db, caisseid)));
    return pageOfTransferts(db, { caisseid, etat, caisses: session.caisses }, paging);
  },

  byId: async ({ params }, context) => ({ data: await reachedTransfert(params.transfertid, context) }),

  create: {
    keptOn: 'transfert',
    async create({ body }, context) {
      const { db, session, audit, envoi, lang, now: createdon, today } = context;
      const { sourceid, cibleid } = body;
      const attaches = await countAttaches(db, cibleid, today);
      const source = isReached(session.caisses, sourceid) && (await findCaisse(db, sourceid)) !== undefined;
      const date = jourDeTransfert(body, { source, cible: attaches !== undefined, today }, lang);
      const { utilisateurid: envoyepar, caisses } = session;
      const reception = isRecuDOffice(body, caisses, attaches ?? 0)
        ? ({ etat: 'recu', repondupar: envoyepar, datereponse: date } as const)
        : ({ etat: 'envoye', repondupar: null, datereponse: null } as const);
      const transfertid = await insertTransfert(db, { ...body, date, ...reception, envoyepar, createdon, envoi });
      const apres = await reachedTransfert(transfertid, context);
      await audit({ actiontype: 'Insert', libelle: libelleOf(apres), objet, objetid: transfertid, apres });
      await postEnvoi(apres, context);
      return { data: apres };
    },
    stored: async (transfertid, context) => ({ data: await reachedTransfert(transfertid, context) }),
  },

  accepter: answer('accepter'),
  refuser: answer('refuser'),
  annuler: answer('annuler'),
};
