import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { SearchField } from '@comptoir/ui/SearchField';
import { CardsSkeleton } from '@comptoir/ui/Skeleton';
import { Stack } from '@comptoir/ui/Stack';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { ReadFailure } from '../records/ReadFailure';
import { modulesTrouves } from './choix';
import { ModulePermissionsCard } from './ModulePermissionsCard';
import type { Catalogue } from './useCatalogue';

interface PermissionsFieldProps {
  id: string;
  catalogue: Catalogue;
  value: readonly string[];
  onValueChange(value: string[]): void;
  error?: string | undefined;
}

/** Selects the permissions of a profile, by module and feature, with a search (spec § 6). */
export function PermissionsField({ id, catalogue, value, onValueChange, error }: PermissionsFieldProps) {
  const { t } = useLang();
  const [term, setTerm] = useState('');
  const { modules, changeables } = catalogue;
  if (!modules) return <Missing catalogue={catalogue} />;
  const found = modulesTrouves(modules, term);
  return (
    <Stack data-wide id={id} tabIndex={-1}>
      {error && (
        <Alert role="note" tone="danger">
          {error}
        </Alert>
      )}
      <SearchField
        label={t('profil.rechercherpermission')}
        placeholder={t('menu.recherche')}
        value={term}
        onValueChange={setTerm}
        // Enter in the search must not submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="visually-hidden">
        {term.trim() !== '' && t('datatable.resultats', { count: found.length })}
      </p>
      {found.map((module) => (
        <ModulePermissionsCard
          key={module.moduleid}
          module={module}
          changeables={changeables}
          value={value}
          onValueChange={onValueChange}
        />
      ))}
      {found.length === 0 && (
        <EmptyState
          title={t('menu.aucunresultat')}
          description={t('liste.introuvable', { terme: term })}
          action={
            <Button variant="secondary" onClick={() => setTerm('')}>
              {t('general.effacerrecherche')}
            </Button>
          }
        />
      )}
    </Stack>
  );
}

/** Shown while the catalogue is read, or when it could not be read. */
export function Missing({ catalogue }: { catalogue: Catalogue }) {
  const { t } = useLang();
  if (!catalogue.error) return <CardsSkeleton count={2} />;
  return <ReadFailure data-wide title={t('general.chargementechoue')} of={catalogue} />;
}
