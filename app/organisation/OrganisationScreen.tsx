import { useState } from 'react';
import { organisation as calls, type Organisation } from '#contract/organisation';
import { Spinner } from '#ui/Spinner';
import { useRoute } from '../api/useRoute';
import { Loaded } from '../dashboard/Loaded';
import { useLang } from '../i18n/useLang';
import { OrganisationForm } from './OrganisationForm';

/** Whose house this is: name, logo, whereabouts. */
export function OrganisationScreen() {
  const { t } = useLang();
  const route = useRoute(calls.read, {});
  const [saved, setSaved] = useState<Organisation | null>(null);
  return (
    <Loaded route={route} failedTitle={t('organisation.echec')} skeleton={<Spinner />}>
      {/* A form of its own after each of its saves; what others save meanwhile takes away nothing that is typed. */}
      {(read) => <OrganisationForm key={saved?.version} organisation={saved ?? read} onSaved={setSaved} />}
    </Loaded>
  );
}
