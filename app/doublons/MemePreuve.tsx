import type { RecordId } from '@comptoir/domain/units';
import { Suspense } from 'react';
import { withTexts } from '../frame/i18n/rooms';
import { lazyOf } from '../frame/parts/lazy';

const PreuveCheck = lazyOf(
  withTexts('doublons', () => import('./PreuveCheck')),
  'PreuveCheck',
);

interface MemePreuveProps {
  /** The value of the field of a file. */
  file: unknown;
  /** The debt that the file is for; none for a new one. */
  depenseid?: RecordId | undefined;
}

/** Warns that the chosen file is already that of another debt (ADR 0061). Without an answer it says nothing. */
export function MemePreuve({ file, depenseid }: MemePreuveProps) {
  if (!(file instanceof File)) return null;
  return (
    <Suspense>
      <PreuveCheck file={file} depenseid={depenseid} />
    </Suspense>
  );
}
