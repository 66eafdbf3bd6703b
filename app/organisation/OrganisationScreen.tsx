import { organisation as calls, type Organisation } from '@comptoir/contract/organisation';
import { CardsSkeleton } from '@comptoir/ui/Skeleton';
import { useCallback, useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { Loaded } from '../records/Loaded';
import { OrganisationForm } from './OrganisationForm';

/** The organisation's name, logo and contact details. */
export function OrganisationScreen() {
  const { t } = useLang();
  const route = useRoute(calls.read, {});
  return (
    <Loaded route={route} failedTitle={t('organisation.echec')} skeleton={<CardsSkeleton count={1} lines={12} />}>
      {(read) => <LatestForm read={read} />}
    </Loaded>
  );
}

const laterVersion = (one: Organisation, other: Organisation) => (one.version > other.version ? one : other);

/**
 * Draws a new form after each save, and when another person's change or a write that waited has arrived. As long as
 * something typed is not saved, the form stays.
 */
function LatestForm({ read }: { read: Organisation }) {
  const [{ turn, saved }, setSaved] = useState({ turn: 0, saved: read });
  const [typedOver, setTypedOver] = useState<Organisation | null>(null);
  const latest = typedOver ?? laterVersion(saved, read);
  const onSaved = (outcome: Organisation | 'waiting') => {
    setSaved({ turn: turn + 1, saved: outcome === 'waiting' ? saved : outcome });
    setTypedOver(null);
  };
  const onTyped = useCallback((isDirty: boolean) => setTypedOver(isDirty ? latest : null), [latest]);
  return (
    <OrganisationForm key={`${turn}.${latest.version}`} organisation={latest} onSaved={onSaved} onTyped={onTyped} />
  );
}
