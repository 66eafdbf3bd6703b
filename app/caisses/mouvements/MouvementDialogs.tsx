import type { Caisse, Mouvementcaisse } from '@comptoir/contract/caisses';
import { mouvements } from '@comptoir/contract/mouvements';
import { soldeAfterEdit } from '@comptoir/domain/caisse';
import { formatMontant } from '@comptoir/domain/money';
import { Contrepassation } from '../../contrepassations/Contrepassation';
import type { AContrepasser } from '../../contrepassations/ContrepasserModal';
import { type Dialogs, deletion, modal, type Opened } from '../../records/dialogs/dialog';
import { form } from '../../records/dialogs/resumed';

/** What the dialogs of a movement are about; `edit` null creates one. */
interface Subjects {
  edit: Mouvementcaisse | null;
  remove: Mouvementcaisse;
  contrepasser: AContrepasser;
}
export type OpenedMouvement = Opened<Subjects>;
export type OpenMouvement = (opened: OpenedMouvement) => void;

/** The register of the movements: `solde` is its current balance, francs, `arretele` its last closed day. */
export type MouvementsDe = Pick<
  Caisse,
  'caisseid' | 'libelle' | 'nature' | 'solde' | 'arretele' | 'plafond' | 'plafondrefuse'
>;

interface OfCaisse {
  caisse: MouvementsDe;
}

export const MOUVEMENT_DIALOGS: Dialogs<Mouvementcaisse, Subjects, OfCaisse> = {
  idOf: ({ mouvementcaisseid }) => mouvementcaisseid,
  dialogs: {
    edit: modal('MouvementModal', {
      load: () => import('./MouvementModal'),
      ahead: ['caisses.mouvements'],
      resume: form('mouvementcaisse'),
      props: (mouvement, { caisse }) => ({ caisse, mouvement }),
    }),
    contrepasser: { draw: (reverse, { onClose }) => <Contrepassation reverse={reverse} onClose={onClose} /> },
    remove: deletion(mouvements.remove, (mouvement, { caisse: { libelle, solde }, t }) => ({
      args: { params: { mouvementcaisseid: mouvement.mouvementcaisseid } },
      touches: ['caisses'],
      of: ['mouvementcaisse', { libelle, montant: mouvement.montant }],
      detail: t('mouvement.suppression', {
        montant: formatMontant(mouvement.montant),
        sens: t(mouvement.type === 1 ? 'mouvement.entree' : 'mouvement.sortie'),
        libelle,
        solde: formatMontant(soldeAfterEdit(solde, mouvement, null)),
      }),
    })),
  },
};
