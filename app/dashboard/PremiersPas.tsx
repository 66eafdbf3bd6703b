import { useEffect } from 'react';
import { Card, CardHeader } from '#ui/Card';
import { Checklist } from '#ui/Checklist';
import { useLang } from '../i18n/useLang';
import { RouterLink } from '../shell/RouterLink';
import { keepSetUp } from './setUp';
import { usePremiersPas } from './usePremiersPas';

/** What a new organisation still has to set up; gone once all of it is there. */
export default function PremiersPas() {
  const { t } = useLang();
  const tasks = usePremiersPas();
  const isDone = tasks.every((task) => task.isDone);
  const isKnown = tasks.length > 0;
  useEffect(() => {
    if (isKnown && isDone) keepSetUp();
  }, [isKnown, isDone]);
  if (isDone) return null;
  return (
    <Card className="no-print">
      <CardHeader level={2} title={t('premierspas.titre')} subtitle={t('premierspas.aide')} />
      <Checklist aria-label={t('premierspas.titre')} tasks={tasks} renderLink={RouterLink} />
    </Card>
  );
}
