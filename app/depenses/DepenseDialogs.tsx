import { type Depense, depenses } from '@comptoir/contract/depenses';
import { formatMontant } from '@comptoir/domain/money';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { Button } from '@comptoir/ui/Button';
import { Paperclip } from 'lucide-react';
import { ResumeStep } from '../frame/drafts/ResumeStep';
import { useResume } from '../frame/drafts/useResume';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf, usePreload } from '../frame/parts/lazy';
import { useSession } from '../frame/session/useSession';
import { DeletionDialog } from '../records/DeletionDialog';
import type { Dette } from '../reglements/dette';
import { nextOwed } from '../reglements/nextOwed';
import type { FixedEtape } from './onEtape';
import type { SavedDepense } from './useDepenseForm';

const load = {
  depense: withTexts('reglements', () => import('./DepenseModal')),
  reglements: withTexts('reglements', () => import('../reglements/ReglementsModal')),
  regler: withTexts('reglements', () => import('../reglements/Regler')),
  documents: () => import('./documents/DocumentsModal'),
};
const DepenseModal = lazyOf(load.depense, 'DepenseModal');
const ReglementsModal = lazyOf(load.reglements, 'ReglementsModal');
const Regler = lazyOf(load.regler, 'Regler');
const DocumentsModal = lazyOf(load.documents, 'DocumentsModal');

/** The dialog that is open about an expense; `edit` null records a new one, `back` is shown after the documents. */
export type OpenedDepense =
  | { edit: Depense | null }
  | { remove: Depense }
  | { reglements: Depense }
  | { regler: Depense }
  | { documents: SavedDepense; files?: readonly File[]; back?: OpenedDepense }
  | null;
export type OpenDepense = (opened: OpenedDepense) => void;

/** Reopens the dialog in which a draft was typed. */
export const useDepenseResume = (pages: Parameters<typeof useResume<Depense>>[0], onOpen: OpenDepense) =>
  useResume(pages, ({ depenseid }) => depenseid, {
    depense: (edit) => onOpen({ edit }),
    reglements: (row) => row && onOpen({ reglements: row }),
    regler: (row) => row && onOpen({ regler: row }),
  });

export const detteOf = ({ depenseid, libelle, montant, date }: Depense): Dette => ({
  from: REGLEMENT_FROM.depense,
  id: depenseid,
  libelle,
  montant,
  date,
});

interface DepenseDialogsProps {
  opened: OpenedDepense;
  onOpen: OpenDepense;
  /** The rows of the list that is shown. */
  rows: readonly Depense[] | undefined;
  /** The step whose expenses the list holds. */
  etape?: FixedEtape;
  /** Called after the expense was deleted. */
  onRemoved?: () => void;
}

export function DepenseDialogs({ opened, onOpen, rows, etape, onRemoved }: DepenseDialogsProps) {
  const { can } = useSession();
  usePreload(can('depenses.creer') || can('depenses.modifier'), load.depense);
  usePreload(can('depenses.regler'), load.regler);
  usePreload(true, load.reglements);
  usePreload(true, load.documents);
  const close = () => onOpen(null);
  if (!opened) return null;
  if ('edit' in opened) {
    return (
      <LazyDialog onClose={close}>
        <DepenseModal
          depense={opened.edit}
          etape={etape}
          onAttach={(documents, files) => onOpen({ documents, files })}
          onClose={close}
        />
      </LazyDialog>
    );
  }
  if ('documents' in opened) {
    return (
      <LazyDialog size="lg" onClose={close}>
        <DocumentsModal
          depense={opened.documents}
          files={opened.files ?? []}
          onClose={() => onOpen(opened.back ?? null)}
        />
      </LazyDialog>
    );
  }
  if ('regler' in opened) return <DepenseRegler depense={opened.regler} rows={rows ?? []} onOpen={onOpen} />;
  if ('reglements' in opened) return <DepenseReglements opened={opened} onOpen={onOpen} />;
  return <DepenseDeletion depense={opened.remove} onOpen={onOpen} onDone={onRemoved} />;
}

interface DepenseReglerProps {
  depense: Depense;
  rows: readonly Depense[];
  onOpen: OpenDepense;
}

function DepenseRegler({ depense, rows, onOpen }: DepenseReglerProps) {
  const next = nextOwed(rows, depense, ({ depenseid, montantrestant }) => ({ id: depenseid, reste: montantrestant }));
  const close = () => onOpen(null);
  return (
    <LazyDialog onClose={close}>
      <Regler
        key={depense.depenseid}
        dette={detteOf(depense)}
        montantrestant={depense.montantrestant}
        suivante={next && { id: next.depenseid, open: () => onOpen({ regler: next }) }}
        onClose={close}
      />
    </LazyDialog>
  );
}

function DepenseReglements({ opened, onOpen }: { opened: { reglements: Depense }; onOpen: OpenDepense }) {
  const { t } = useLang();
  const close = () => onOpen(null);
  const documents = () => onOpen({ documents: opened.reglements, back: opened });
  return (
    <LazyDialog size="lg" onClose={close}>
      <ResumeStep name="reglements" id={opened.reglements.depenseid}>
        <ReglementsModal
          dette={detteOf(opened.reglements)}
          actions={
            <Button variant="secondary" icon={<Paperclip aria-hidden />} onClick={documents}>
              {t('document.titre')}
            </Button>
          }
          onClose={close}
        />
      </ResumeStep>
    </LazyDialog>
  );
}

interface DepenseDeletionProps {
  depense: Depense;
  onOpen: OpenDepense;
  onDone: (() => void) | undefined;
}

function DepenseDeletion({ depense, onOpen, onDone }: DepenseDeletionProps) {
  const { t } = useLang();
  const { depenseid, libelle, montant } = depense;
  return (
    <DeletionDialog
      call={depenses.remove}
      args={{ params: { depenseid } }}
      touches={['depenses', 'projets']}
      of={['depense', { libelle, montant }]}
      detail={t('depense.suppression', { libelle, montant: formatMontant(montant) })}
      way={{
        code: 'depense.a_des_reglements',
        label: t('blocage.reglements'),
        to: () => onOpen({ reglements: depense }),
      }}
      onClose={() => onOpen(null)}
      onDone={onDone}
    />
  );
}
