import { Card, CardHeader } from '#ui/Card';
import { Checklist } from '#ui/Checklist';
import { useLang } from '../i18n/useLang';
import { RouterLink } from '../shell/RouterLink';
import { usePremiersPas } from './usePremiersPas';

/** What a new organisation still has to set up; gone once all of it is there. */
export function PremiersPas() {
  const { t } = useLang();
  const tasks = usePremiersPas();
  if (tasks.every(({ isDone }) => isDone)) return null;
  return (
    <Card className="no-print">
      <CardHeader level={2} title={t('premierspas.titre')} subtitle={t('premierspas.aide')} />
      <Checklist aria-label={t('premierspas.titre')} tasks={tasks} renderLink={RouterLink} />
    </Card>
  );
}
