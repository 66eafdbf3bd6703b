import { throwFirst } from '@comptoir/contract/envelope';
import { checkNotAvance } from '@comptoir/contract/mouvementRules';
import { checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { referenceIssues } from '@comptoir/contract/referenceRules';
import { jourDeReponse, reponseIssues } from '@comptoir/contract/transfertRules';
import type { Transfert, TransfertFields, transferts } from '@comptoir/contract/transferts';
import { ETAT_APRES, isRecuDOffice, type ReponseTransfert } from '@comptoir/domain/transfert';
import type { RecordId } from '@comptoir/domain/units';
import { caisse } from '../caisses/caisse';
import { findCaisse } from '../caisses/repository';
import type { Context } from '../frame/http/context';
import { nounOf } from '../frame/http/noun';
import type { Handlers } from '../frame/http/routeOf';
import { referencePrise } from '../ledger/mouvements/references';
import { logged } from './numero';
import { postEnvoi, postReponse } from './posting';
import { findTransfert, listCibles, lockTransfert, pageOfTransferts, updateTransfert } from './repository';
import { cibleOf, libelleOf, sourceOf, writeTransfert } from './writing';

const transfert = nounOf({
  objet: 'transfert',
  find: (transfertid, { db, session }) => findTransfert(db, transfertid, session.caisses),
  libelleOf,
  logged,
});

interface Answered {
  params: { transfertid: RecordId };
  body: { date?: string | undefined; version?: number | undefined; motif?: string; referencecible?: string };
}

/**
 * Returns the target's reference of an answered transfer: the answer's, or else the one that was sent. Throws the first
 * of `referenceIssues` when the money arrives.
 */
async function referenceOf(reponse: ReponseTransfert, avant: Transfert, sent: string, context: Context) {
  if (reponse !== 'accepter') return avant.referencecible;
  const { cibleid: caisseid } = avant;
  const reference = sent || avant.referencecible;
  const { nature } = existingRecord(await findCaisse(context.db, caisseid));
  const pris = await referencePrise({ caisseid, reference }, context);
  throwFirst(referenceIssues('referencecible', reference, { nature, pris }));
  return reference;
}

/** Refuses to withdraw the transfer that paid an advance out or gave it back: 409 `avance.mouvement` (ADR 0039). */
async function checkNotOfAvance({ sourceid, cibleid }: Transfert, { db }: Context): Promise<void> {
  for (const id of [sourceid, cibleid]) checkNotAvance(existingRecord(await findCaisse(db, id)).nature);
}

/** Answers a transfer. Its row is locked first, then the register: of two answers at once, one is refused. */
const answer =
  (reponse: ReponseTransfert) =>
  async ({ params: { transfertid }, body }: Answered, context: Context): Promise<{ data: Transfert }> => {
    const { db, session, today } = context;
    await lockTransfert(db, transfertid, session.caisses);
    const avant = await transfert.existing(transfertid, context);
    if (reponse === 'annuler') await checkNotOfAvance(avant, context);
    const { version, motif: motifreponse = '', referencecible: sent = '' } = body;
    const { date: datereponse = jourDeReponse(avant, today) } = body;
    throwFirst(reponseIssues(avant, { reponse, date: datereponse }, { caisses: session.caisses, today }));
    checkVersion(avant, version);
    const referencecible = await referenceOf(reponse, avant, sent, context);
    const written = { etat: ETAT_APRES[reponse], datereponse, motifreponse, referencecible };
    await updateTransfert(db, transfertid, { ...written, repondupar: session.utilisateurid });
    const changed = await transfert.changed(avant, context);
    await postReponse(avant, changed.data, context);
    return changed;
  };

/** Returns the two registers of a new transfer as its rules see them; null for a register that cannot be one. */
const boutsOf = async ({ sourceid, cibleid, referencesource, referencecible }: TransfertFields, context: Context) =>
  [await sourceOf(sourceid, referencesource, context), await cibleOf(cibleid, referencecible, context)] as const;

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

  async list({ query: { caisseid, etat, ...paging } }, context) {
    if (caisseid !== undefined) await caisse.existing(caisseid, context);
    return pageOfTransferts(context.db, { caisseid, etat, caisses: context.session.caisses }, paging);
  },

  byId: ({ params }, context) => transfert.read(params.transfertid, context),

  create: {
    keptOn: 'transfert',
    async write({ body }, context) {
      const [source, cible] = await boutsOf(body, context);
      const recu = isRecuDOffice(body, context.session.caisses, cible?.attaches ?? 0);
      const sent = await writeTransfert(body, { source, cible, recu, envoi: context.envoi }, context);
      return { data: { ...sent, ...(await postEnvoi(sent, { serie: 'TR' }, context)) } };
    },
    stored: transfert.read,
  },

  accepter: answer('accepter'),
  refuser: answer('refuser'),
  annuler: answer('annuler'),
};
