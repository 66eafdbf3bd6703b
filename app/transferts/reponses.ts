import { caisses } from '@comptoir/contract/caisses';
import type { Transfert } from '@comptoir/contract/transferts';
import { REPONSES_TRANSFERT, type ReponseTransfert, reponseRefusal } from '@comptoir/domain/transfert';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';

/** An answer that somebody is giving to a transfer. */
export interface Answering {
  transfert: Transfert;
  reponse: ReponseTransfert;
}

/**
 * Returns which answers the user may give to a transfer: those of the registers that they see (ADR 0035). It is
 * undefined while these are not known; they are asked for once there are transfers.
 */
export function useReponses(
  rows: readonly Transfert[] = [],
): ((transfert: Transfert) => ReponseTransfert[]) | undefined {
  const { can } = useSession();
  const isAllowed = can('caisses.transferer');
  const { data } = useRoute(caisses.all, isAllowed && rows.length > 0 ? {} : null);
  if (!isAllowed) return () => [];
  const reached = data?.map(({ caisseid }) => caisseid);
  return (
    reached && ((transfert) => REPONSES_TRANSFERT.filter((one) => reponseRefusal(transfert, one, reached) === null))
  );
}

/** The name of the form of an answer. One that undoes a receipt is resumed elsewhere than the others. */
export const formOf = ({ transfert, reponse }: Answering) =>
  transfert.etat === 'recu' ? 'transfertdefaire' : (`transfert${reponse}` as const);
