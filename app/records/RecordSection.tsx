import { PageHeader } from '@comptoir/ui/PageHeader';
import { type ReactNode, Suspense } from 'react';
import { PartWaiting } from '../frame/parts/PartWaiting';

interface RecordSectionProps {
  title: string;
  /** Buttons that add something to the section. */
  actions?: ReactNode;
  /** May contain parts of the program that load by themselves. */
  children: ReactNode;
}

/** A section of a record's page: its lines, its payments, its documents or its history. */
export function RecordSection({ title, actions, children }: RecordSectionProps) {
  return (
    <section aria-label={title}>
      <PageHeader title={title} {...(actions ? { actions } : {})} />
      <Suspense fallback={<PartWaiting />}>{children}</Suspense>
    </section>
  );
}
