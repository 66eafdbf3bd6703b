import { Paperclip } from 'lucide-react';
import { type Depense, depenses } from '#contract/depenses';
import { formatDateShort } from '#domain/dates';
import { formatMontant } from '#domain/money';
import { REGLEMENT_FROM } from '#domain/reglement';
import { Button } from '#ui/Button';
import { ResumeStep } from '../drafts/ResumeStep';
import { useResume } from '../drafts/useResume';
import { useLang } from '../i18n/useLang';
import type { Pages } from '../lists/usePages';
import { LazyDialog } from '../parts/LazyDialog';
import { lazyOf, usePreload } from '../parts/lazy';
import { DeletionDialog } from '../records/DeletionDialog';
import { RowActions } from '../records/RowActions';
import { useSession } from '../session/useSession';
import type { FixedEtape } from './onEtape';

const load = {
  depense: () => import('./DepenseModal'),
  reglements: () => import('../reglements/ReglementsModal'),
  documents: () => import('./DocumentsModal'),
};
const DepenseModal = lazyOf(load.depense, 'DepenseModal');
const ReglementsModal = lazyOf(load.reglements, 'ReglementsModal');
const DocumentsModal = lazyOf(load.documents, 'DocumentsModal');

/** What is done to an expense over its list. */
export type OpenedDepense =
  | { edit: Depense | null }
  | { remove: Depense }
  | { reglements: Depense }
  | { documents: Depense; files?: readonly File[]; back?: OpenedDepense }
  | null;
type Open = (opened: OpenedDepense) => void;

/** Opens what a draft was typed in, over its list. */
export const useDepenseResume = (pages: Pages<Depense>, onOpen: Open) =>
  useResume(pages, ({ depenseid }) => depenseid, {
    depense: (edit) => onOpen({ edit }),
    reglements: (row) => row && onOpen({ reglements: row }),
  });

interface DepenseDialogsProps {
  opened: OpenedDepense;
  onOpen: Open;
  /** The step whose expenses the list holds. */
  etape?: FixedEtape;
}

export function DepenseDialogs({ opened, onOpen, etape }: DepenseDialogsProps) {
  const { t } = useLang();
  const { can } = useSession();
  usePreload(can('depenses.creer') || can('depenses.modifier'), load.depense);
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
  if ('reglements' in opened) {
    const { depenseid, libelle, montant, date } = opened.reglements;
    const dette = { from: REGLEMENT_FROM.depense, id: depenseid, libelle, montant, date };
    return (
      <LazyDialog size="lg" onClose={close}>
        <ResumeStep name="reglements" id={depenseid}>
          <ReglementsModal
            dette={dette}
            actions={
              <Button
                variant="secondary"
                icon={<Paperclip aria-hidden />}
                onClick={() => onOpen({ documents: opened.reglements, back: opened })}
              >
                {t('document.titre')}
              </Button>
            }
            onClose={close}
          />
        </ResumeStep>
      </LazyDialog>
    );
  }
  const { depenseid, libelle, montant } = opened.remove;
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
        to: () => onOpen({ reglements: opened.remove }),
      }}
      onClose={close}
    />
  );
}

/** Payments, edit, delete of one expense (DESIGN rule 7). */
export function DepenseActions({ row, onOpen }: { row: Depense; onOpen: Open }) {
  const { t, lang } = useLang();
  const { can } = useSession();
  const named = { libelle: row.libelle, date: formatDateShort(row.date, lang) };
  return (
    <RowActions
      view={{
        text: t('reglement.liste'),
        label: t('depense.reglementsligne', named),
        onPress: () => onOpen({ reglements: row }),
      }}
      history={{ objet: 'depense', id: row.depenseid, libelle: `${named.libelle} · ${named.date}` }}
      edit={can('depenses.modifier') && (() => onOpen({ edit: row }))}
      remove={can('depenses.supprimer') && (() => onOpen({ remove: row }))}
    />
  );
}
