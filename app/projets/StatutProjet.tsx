import type { Projet } from '@comptoir/contract/projets';
import { isEnRetard } from '@comptoir/domain/projet';
import { Badge } from '@comptoir/ui/Badge';
import { CircleCheckBig, Hourglass } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { useToday } from '../records/useToday';

/** In progress or finished; late from the day after its deadline. */
export function StatutProjet({ projet }: { projet: Pick<Projet, 'statutprojet' | 'datefin'> }) {
  const { t } = useLang();
  const today = useToday();
  if (isEnRetard(projet, today)) return <Badge tone="warning">{t('projet.enretard')}</Badge>;
  return <StatutBadge statutprojet={projet.statutprojet} />;
}

/** In progress or finished, where the deadline says itself that it is over. */
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
