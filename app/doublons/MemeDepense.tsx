import { isPlainDate } from '@comptoir/domain/plainDate';
import type { RecordId } from '@comptoir/domain/units';
import { Suspense } from 'react';
import { withTexts } from '../frame/i18n/rooms';
import { lazyOf } from '../frame/parts/lazy';

const DepenseCheck = lazyOf(
  withTexts('doublons', () => import('./DepenseCheck')),
  'DepenseCheck',
);

interface MemeDepenseProps {
  /** The expense that is changed or paid; none for a new one. */
  depenseid?: RecordId | undefined;
  /** Its fields as they are typed. */
  saisie: { montant?: unknown; date?: unknown; libelle?: unknown; beneficiaire?: unknown };
}

/** Warns of expenses that are nearly equal to one that is typed or paid (ADR 0061); says nothing without an answer. */
export function MemeDepense({ depenseid, saisie }: MemeDepenseProps) {
  const { montant, date, libelle, beneficiaire = '' } = saisie;
  const isTyped = typeof montant === 'number' && montant > 0 && typeof libelle === 'string' && libelle.trim() !== '';
  if (!isTyped || !isPlainDate(date) || typeof beneficiaire !== 'string') return null;
  return (
    <Suspense>
      <DepenseCheck {...{ montant, date, libelle, beneficiaire }} {...(depenseid && { depenseid })} />
    </Suspense>
  );
}
