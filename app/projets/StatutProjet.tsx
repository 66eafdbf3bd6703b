import type { Projet } from '@comptoir/contract/projets';
import { isEnRetard } from '@comptoir/domain/projet';
import { Badge } from '@comptoir/ui/Badge';
import { CircleCheckBig, Hourglass } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { useToday } from '../records/useToday';

/** The badge of a project: in progress, finished, or late from the day after its deadline. */
export function StatutProjet({ projet }: { projet: Pick<Projet, 'statutprojet' | 'datefin'> }) {
  const { t } = useLang();
  const today = useToday();
  if (isEnRetard(projet, today)) return <Badge tone="warning">{t('projet.enretard')}</Badge>;
  return <StatutBadge statutprojet={projet.statutprojet} />;
}

/** The badge in progress or finished, for places where the deadline itself is marked as late. */
export function StatutBadge({ statutprojet }: Pick<Projet, 'statutprojet'>) {
  const { t } = useLang();
  const isFinished = statutprojet === 2;
  return (
    <Badge
      tone={isFinished ? 'success' : 'info'}
      icon={isFinished ? <CircleCheckBig aria-hidden /> : <Hourglass aria-hidden />}
    >
      {t(isFinished ? 'projet.termine' : 'projet.encours')}
    </Badge>
  );
}
