import { type Depense, depenses } from '@comptoir/contract/depenses';
import { Button } from '@comptoir/ui/Button';
import { CardsSkeleton } from '@comptoir/ui/Skeleton';
import { Paperclip } from 'lucide-react';
import { useLang } from '../../frame/i18n/useLang';
import { lazyOf } from '../../frame/parts/lazy';
import { type Route, useRoute } from '../../frame/reads/useRoute';
import { useSession } from '../../frame/session/useSession';
import { ReadFailure } from '../../records/ReadFailure';
import { RecordSection } from '../../records/RecordSection';

/** The list is as large as the rest of the page, so it is loaded only when there are documents. */
const DocumentsList = lazyOf(() => import('./DocumentsList'), 'DocumentsList');

interface DocumentsSectionProps {
  depense: Depense;
  /** Opens the dialog in which documents are added and removed. */
  onAdd(): void;
}

/** The supporting documents of an expense on its page (spec § 3). */
export function DocumentsSection({ depense: { depenseid, nombredocument }, onAdd }: DocumentsSectionProps) {
  const { t } = useLang();
  const { can } = useSession();
  const route = useRoute(depenses.documents, nombredocument === 0 ? null : { params: { depenseid } });
  const add = (can('depenses.creer') || can('depenses.modifier')) && (
    <Button variant="secondary" icon={<Paperclip aria-hidden />} onClick={onAdd}>
      {t('document.ajouter')}
    </Button>
  );
  return (
    <RecordSection title={t('document.titre')} actions={add}>
      {nombredocument === 0 ? <p>{t('document.vide')}</p> : <Documents route={route} />}
    </RecordSection>
  );
}

function Documents({ route }: { route: Route<typeof depenses.documents> }) {
  const { t } = useLang();
  const { data, error, isValidating } = route;
  if (data !== undefined) return <DocumentsList documents={data} busy={isValidating} />;
  if (!error) return <CardsSkeleton count={1} />;
  return <ReadFailure title={t('fiche.echec')} of={route} />;
}
