import { type Etapeprojet, etapeprojets, type ProjetDetail } from '@comptoir/contract/projets';
import { PAGE_SIZE } from '@comptoir/domain/limits';
import type { RecordId } from '@comptoir/domain/units';
import { Button } from '@comptoir/ui/Button';
import { PageHeader } from '@comptoir/ui/PageHeader';
import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { BUDGET_COLUMNS } from '../../budget/ProjetBudget';
import { useListState } from '../../frame/device/listState';
import { useLang } from '../../frame/i18n/useLang';
import { useRoute } from '../../frame/reads/useRoute';
import { useSession } from '../../frame/session/useSession';
import type { TakenPhotos } from '../../medias/useTakenPhotos';
import { RecordDialogs, useOpened } from '../../records/dialogs/RecordDialogs';
import { CardsView } from '../../records/lists/CardsView';
import { pageCountOf } from '../../records/lists/pageCount';
import { type Pages, usePages } from '../../records/lists/usePages';
import { EtapeCard } from './EtapeCard';
import { ETAPE_DIALOGS } from './EtapeDialogs';

const pageSize = PAGE_SIZE.etapes;

/** Reads one page of a project's steps; the page number is in the address, beside the media's state (DESIGN rule 1). */
function useEtapes(projetid: RecordId): Pages<Etapeprojet> {
  const [{ etapes: page }, change] = useListState({ etapes: 1 });
  const route = useRoute(etapeprojets.list, { query: { projetid, page, limit: pageSize } });
  const onPageChange = useCallback((etapes: number) => change({ etapes }, { replace: false }), [change]);
  const onPageGone = useCallback((etapes: number) => change({ etapes }, { replace: true }), [change]);
  return usePages<Etapeprojet>(route, { page, pageSize, of: String(projetid), onPageChange, onPageGone });
}

interface EtapesSectionProps {
  projet: ProjetDetail;
  /** Called with the photos that were taken of a step. */
  onTake(taken: TakenPhotos): void;
}

/** The steps of a project, five per page, in the order of the work (spec § 2 Projects, § 9). */
export function EtapesSection({ projet, onTake }: EtapesSectionProps) {
  const { t } = useLang();
  const { can } = useSession();
  const pages = useEtapes(projet.projetid);
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
        onAdded={() => pages.onPageChange(pageCountOf(pages.count + 1, pageSize))}
      />
    </section>
  );
}
