import { PageHeader } from '@comptoir/ui/PageHeader';
import { type ReactNode, Suspense } from 'react';
import { PartWaiting } from '../frame/parts/PartWaiting';

interface RecordSectionProps {
  title: string;
  /** What is added to it. */
  actions?: ReactNode;
  /** It may be a part of the program that comes by itself. */
  children: ReactNode;
}

/** What belongs to a record: its lines, its payments, its documents, what became of it. */
export function RecordSection({ title, actions, children }: RecordSectionProps) {
  return (
    <section aria-label={title}>
      <PageHeader title={title} {...(actions ? { actions } : {})} />
      <Suspense fallback={<PartWaiting />}>{children}</Suspense>
    </section>
  );
}
