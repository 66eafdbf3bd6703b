import { activites, type DateAVenir } from '@comptoir/contract/activites';
import { formatDateLong } from '@comptoir/domain/dates';
import { Alert } from '@comptoir/ui/Alert';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { caissePath, commandePath, depensePath } from '../frame/routing/recordPaths';
import { RecordLink } from '../records/RecordLink';
import { useObjetName } from './useActiviteColumns';

const PATHS = { depense: depensePath, commande: commandePath, caisse: caissePath };

/** Lists what is dated after today, because a clock was ahead, each with the page where it is corrected. */
export function DatesAvenir() {
  const { t } = useLang();
  const { data = [] } = useRoute(activites.avenir, {});
  if (data.length === 0) return null;
  return (
    <Alert
      tone="warning"
      title={t('activite.avenir', { count: data.length })}
      style={{ marginBlockEnd: 'var(--space-4)' }}
    >
      {t('activite.aveniraide')}
      <ul>
        {data.map((row) => (
          <li key={`${row.objet} ${row.objetid}`}>
            <Line row={row} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Line({ row: { objet, date, libelle, fiche, ficheid } }: { row: DateAVenir }) {
  const { lang } = useLang();
  const nameOf = useObjetName();
  return (
    <RecordLink href={PATHS[fiche](ficheid)}>
      <span style={{ display: 'inline-block', paddingBlock: 'var(--space-3)' }}>
        {nameOf(objet)} · {libelle} · {formatDateLong(date, lang)}
      </span>
    </RecordLink>
  );
}
