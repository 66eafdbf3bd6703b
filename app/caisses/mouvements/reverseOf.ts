import type { Caisse } from '@comptoir/contract/caisses';
import type { MouvementListe } from '@comptoir/contract/mouvements';
import { contrepassationRefusal, mouvementRefusal } from '@comptoir/domain/caisse';
import type { Permission } from '@comptoir/domain/permission';
import { READS_REGLEMENT } from '@comptoir/domain/reglement';
import type { AContrepasser } from '../../contrepassations/ContrepasserModal';
import { DETTES } from '../../reglements/dette';

/**
 * Returns what a reversal of this movement reverses: the movement itself, or the payment that it belongs to. It is null
 * where the server refuses: on an open day, a second time, or for what is never reversed (ADR 0034). `can` tells what
 * the user is permitted to do.
 */
export function reverseOf(
  row: MouvementListe,
  { libelle, arretele }: Pick<Caisse, 'libelle' | 'arretele'>,
  can: (permission: Permission) => boolean,
): AContrepasser | null {
  if (row.annule || contrepassationRefusal(row, arretele)) return null;
  const { mouvementcaisseid, reglementid, type, description } = row;
  const shown = { ...row, caisse: libelle, libelle: description };
  if (reglementid === null) {
    const isManual = mouvementRefusal(row) === null;
    return isManual ? { ...shown, of: 'mouvementcaisse', id: mouvementcaisseid, touches: ['caisses'] } : null;
  }
  if (!can(READS_REGLEMENT[type])) return null;
  return { ...shown, of: 'reglement', id: reglementid, touches: DETTES[type].touches };
}
