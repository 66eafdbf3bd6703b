import { type Depense, depenses } from '@comptoir/contract/depenses';
import { formatMontant } from '@comptoir/domain/money';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { Button } from '@comptoir/ui/Button';
import { Paperclip } from 'lucide-react';
import { withTexts } from '../frame/i18n/rooms';
import { type Dialogs, deletion, modal, type Opened } from '../records/dialogs/dialog';
import { form, step } from '../records/dialogs/resumed';
import type { Dette } from '../reglements/dette';
import { nextOwed } from '../reglements/nextOwed';
import type { FixedEtape } from './onEtape';
import type { SavedDepense } from './useDepenseForm';

/** What the dialogs of an expense are about; `edit` null records a new one. */
interface Subjects {
  edit: Depense | null;
  remove: Depense;
  reglements: Depense;
  regler: Depense;
  /** `files` are sent at once; after the documents, `back` is shown. */
  documents: { depense: SavedDepense; files?: readonly File[]; back?: Opened<Pick<Subjects, 'reglements'>> };
}
export type OpenedDepense = Opened<Subjects>;

interface OfList {
  /** The step whose expenses the list holds. */
  etape?: FixedEtape;
}

export const detteOf = ({ depenseid, libelle, montant, date }: Depense): Dette => ({
  from: REGLEMENT_FROM.depense,
  id: depenseid,
  libelle,
  montant,
  date,
});

export const DEPENSE_DIALOGS: Dialogs<Depense, Subjects, OfList> = {
  idOf: ({ depenseid }) => depenseid,
  dialogs: {
    edit: modal('DepenseModal', {
      load: withTexts('reglements', () => import('./DepenseModal')),
      ahead: ['depenses.creer', 'depenses.modifier'],
      resume: form('depense'),
      props: (depense, { etape, onOpen }) => ({
        depense,
        etape,
        onAttach: (saved: SavedDepense, files: readonly File[]) => onOpen({ documents: { depense: saved, files } }),
      }),
    }),
    regler: modal('Regler', {
      load: withTexts('reglements', () => import('../reglements/Regler')),
      ahead: ['depenses.regler'],
      resume: step('regler'),
      props: (depense, { rows, onOpen }) => {
        const next = nextOwed(rows, depense, ({ depenseid, montantrestant }) => ({
          id: depenseid,
          reste: montantrestant,
        }));
        return {
          dette: detteOf(depense),
          montantrestant: depense.montantrestant,
          suivante: next && { id: next.depenseid, open: () => onOpen({ regler: next }) },
        };
      },
    }),
    reglements: modal('ReglementsModal', {
      load: withTexts('reglements', () => import('../reglements/ReglementsModal')),
      ahead: true,
      size: 'lg',
      resume: step('reglements'),
      props: (depense, { t, onOpen }) => ({
        dette: detteOf(depense),
        actions: (
          <Button
            variant="secondary"
            icon={<Paperclip aria-hidden />}
            onClick={() => onOpen({ documents: { depense, back: { reglements: depense } } })}
          >
            {t('document.titre')}
          </Button>
        ),
      }),
    }),
    documents: modal('DocumentsModal', {
      load: () => import('./documents/DocumentsModal'),
      ahead: true,
      size: 'lg',
      props: ({ depense, files, back = null }, { onOpen }) => ({ depense, files, onClose: () => onOpen(back) }),
    }),
    remove: deletion(depenses.remove, (depense, { t, onOpen }) => ({
      args: { params: { depenseid: depense.depenseid } },
      touches: ['depenses', 'projets'],
      of: ['depense', { libelle: depense.libelle, montant: depense.montant }],
      detail: t('depense.suppression', { libelle: depense.libelle, montant: formatMontant(depense.montant) }),
      way: {
        code: 'depense.a_des_reglements',
        label: t('blocage.reglements'),
        to: () => onOpen({ reglements: depense }),
      },
    })),
  },
};
