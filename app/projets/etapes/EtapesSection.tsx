import { etapeprojets, type ProjetDetail } from '@comptoir/contract/projets';
import { Button } from '@comptoir/ui/Button';
import { PageHeader } from '@comptoir/ui/PageHeader';
import { Plus } from 'lucide-react';
import { BUDGET_COLUMNS } from '../../budget/ProjetBudget';
import { useLang } from '../../frame/i18n/useLang';
import { useSession } from '../../frame/session/useSession';
import type { TakenPhotos } from '../../medias/useTakenPhotos';
import { RecordDialogs, useOpened } from '../../records/dialogs/RecordDialogs';
import { CardsView } from '../../records/lists/CardsView';
import { pageCountOf } from '../../records/lists/pageCount';
import { usePagesAt } from '../../records/lists/usePages';
import { EtapeCard } from './EtapeCard';
import { ETAPE_DIALOGS } from './EtapeDialogs';

interface EtapesSectionProps {
  projet: ProjetDetail;
  /** Called with the photos that were taken of a step. */
  onTake(taken: TakenPhotos): void;
}

/** The steps of a project, five per page, in the order of the work (spec § 2 Projects, § 9). */
export function EtapesSection({ projet, onTake }: EtapesSectionProps) {
  const { t } = useLang();
  const { can } = useSession();
  // The page number is in the address, beside the media's state (DESIGN rule 1).
  const pages = usePagesAt('etapes', etapeprojets.list, 'etapes', { query: { projetid: projet.projetid } });
  const [opened, setOpened] = useOpened(ETAPE_DIALOGS);
  const add = can('projets.etapes') && (
    <Button icon={<Plus aria-hidden />} onClick={() => setOpened({ edit: null })}>
      {t('etapeprojet.nouvelle')}
    </Button>
  );
  // When there is no step yet, the empty state has the button instead.
  const hasRows = pages.rows !== undefined && pages.rows.length > 0;

  return (
    <section>
      <PageHeader title={t('projet.nombreetape')} actions={hasRows && add} />
      <CardsView
        pages={pages}
        caption={t('projet.nombreetape')}
        pagesLabel={t('etapeprojet.pages')}
        minWidth={BUDGET_COLUMNS}
        rowKey={(etape) => etape.etapeprojetid}
        card={(etape) => <EtapeCard etape={etape} onOpen={setOpened} onTake={onTake} />}
        empty={{ description: t('etapeprojet.vide'), action: add }}
      />
      <RecordDialogs
        of={ETAPE_DIALOGS}
        shown={pages}
        projet={projet}
        opened={opened}
        onOpen={setOpened}
        // A new step is the last one, so the last page is shown.
        onAdded={() => pages.onPageChange(pageCountOf(pages.count + 1, pages.pageSize))}
      />
    </section>
  );
}
