import { Alert } from '@comptoir/ui/Alert';
import { Stack } from '@comptoir/ui/Stack';
import type { ReactNode } from 'react';
import type { ApiError } from '../frame/api/ApiError';
import { useLang } from '../frame/i18n/useLang';
import { ReadFailure } from './ReadFailure';

interface LoadedProps<Data> {
  route: { data: Data | undefined; error: ApiError | undefined; isValidating: boolean; refresh(): Promise<void> };
  /** Title of the error, which names the part that could not be loaded. */
  failedTitle: string;
  /** Shown while the part loads; omit it when another component shows the waiting. */
  skeleton?: ReactNode;
  children(data: Data): ReactNode;
}

/**
 * A part of a screen: loading, failed or loaded; a failure does not affect the other parts (DESIGN rules 2, 3).
 */
export function Loaded<Data>({ route, failedTitle, skeleton, children }: LoadedProps<Data>) {
  const { t } = useLang();
  const { data, error, isValidating } = route;
  if (data === undefined && !error) return skeleton;
  if (data === undefined) {
    return <ReadFailure title={failedTitle} of={route} />;
  }
  return (
    <Stack aria-busy={isValidating}>
      {error && (
        <Alert tone="warning" title={t('liste.perimee')}>
          {error.message}
        </Alert>
      )}
      {children(data)}
    </Stack>
  );
}
