import { type Etapeprojet, etapeprojets, type ProjetDetail } from '@comptoir/contract/projets';
import { statutAfterEtape } from '@comptoir/domain/projet';
import { ResumeStep } from '../../frame/drafts/ResumeStep';
import { useLang } from '../../frame/i18n/useLang';
import { LazyDialog } from '../../frame/parts/LazyDialog';
import { lazyOf, usePreload } from '../../frame/parts/lazy';
import { useSession } from '../../frame/session/useSession';
import { DeletionDialog } from '../../records/DeletionDialog';
import { EtapeEtatDialog } from './EtapeEtatDialog';

const loadDepenses = () => import('./EtapeDepensesModal');
const loadEtape = () => import('./EtapeModal');
const EtapeModal = lazyOf(loadEtape, 'EtapeModal');
/** The code of the expenses is loaded while the user looks at the steps. */
const EtapeDepensesModal = lazyOf(loadDepenses, 'EtapeDepensesModal');

/** The dialog that is open about a step; `edit` null creates one. */
export type OpenedEtape =
  | { edit: Etapeprojet | null }
  | { etat: Etapeprojet }
  | { remove: Etapeprojet }
  | { depenses: Etapeprojet }
  | null;

interface EtapeDialogsProps {
  projet: ProjetDetail;
  opened: OpenedEtape;
  onOpen(opened: OpenedEtape): void;
  /** Called after a step was added at the end. */
  onAdded(): void;
}

export function EtapeDialogs({ projet, opened, onOpen, onAdded }: EtapeDialogsProps) {
  const { can } = useSession();
  const { t } = useLang();
  usePreload(can('depenses'), loadDepenses);
  usePreload(can('projets.etapes'), loadEtape);
  const close = () => onOpen(null);
  if (!opened) return null;
  if ('edit' in opened) {
    return (
      <LazyDialog onClose={close}>
        <EtapeModal projet={projet} etape={opened.edit} onClose={close} onAdded={onAdded} />
      </LazyDialog>
    );
  }
  if ('depenses' in opened) {
    return (
      <LazyDialog size="xl" title={t('etapeprojet.depenses', { libelle: opened.depenses.libelle })} onClose={close}>
        <ResumeStep name="depenses" id={opened.depenses.etapeprojetid}>
          <EtapeDepensesModal etape={opened.depenses} onClose={close} />
        </ResumeStep>
      </LazyDialog>
    );
  }
  if ('etat' in opened) return <EtapeEtatDialog projet={projet} etape={opened.etat} onClose={close} />;
  return <EtapeDeletion projet={projet} etape={opened.remove} onOpen={onOpen} />;
}

interface EtapeDeletionProps extends Pick<EtapeDialogsProps, 'projet' | 'onOpen'> {
  etape: Etapeprojet;
}

function EtapeDeletion({ projet, etape, onOpen }: EtapeDeletionProps) {
  const { t } = useLang();
  const { can } = useSession();
  const { etapeprojetid, libelle, etat } = etape;
  const isFinishing = statutAfterEtape(projet, etat, null) === 2;
  return (
    <DeletionDialog
      call={etapeprojets.remove}
      args={{ query: { etapeprojetid } }}
      touches={['projets']}
      of={['etapeprojet', { libelle }]}
      detail={t(isFinishing ? 'etapeprojet.suppressionfin' : 'etapeprojet.suppression', { libelle })}
      way={
        can('depenses') && {
          code: 'etapeprojet.a_des_depenses',
          label: t('blocage.depenses'),
          to: () => onOpen({ depenses: etape }),
        }
      }
      onClose={() => onOpen(null)}
    />
  );
}
