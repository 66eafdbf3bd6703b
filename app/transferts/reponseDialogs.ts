import type { Transfert } from '@comptoir/contract/transferts';
import type { ReponseTransfert } from '@comptoir/domain/transfert';
import { type Dialog, type Drawn, modal } from '../records/dialogs/dialog';
import { formOf } from '../records/dialogs/resumed';

/** The answers to a transfer, each about the transfer that it is given to. */
export type SujetsReponse = Record<ReponseTransfert, Transfert>;

/** The dialog of an answer; a draft with this name is resumed in it. */
const reponseDialog = (reponse: ReponseTransfert, draft?: string): Dialog<Transfert, Transfert, Drawn> =>
  modal('ReponseModal', {
    load: () => import('./ReponseModal'),
    ...(draft && { resume: formOf<Transfert>(draft) }),
    props: (transfert: Transfert) => ({ transfert, reponse }),
  });

/** The dialogs in which a transfer is answered, with the names of the drafts that are resumed in them (`formOf`). */
export const reponseDialogs = (drafts: Partial<Record<ReponseTransfert, string>>) => ({
  accepter: reponseDialog('accepter', drafts.accepter),
  refuser: reponseDialog('refuser', drafts.refuser),
  annuler: reponseDialog('annuler', drafts.annuler),
});
