import { PageActions, PageHeader } from '@comptoir/ui/PageHeader';
import { type ReactNode, useContext, useLayoutEffect } from 'react';
import { HeadContext } from '../frame/routing/head';
import { InHead } from '../frame/shell/InHead';

interface RecordHeadProps {
  /** What the record is called: the screen's `h1`, and the document's title (DESIGN rule 21). */
  title: string;
  actions?: ReactNode;
  /** How it stands, under its name. */
  children?: ReactNode;
}

/** The head of a record's page: in the line of the screen's title, which is called after the record. */
export function RecordHead({ title, actions, children }: RecordHeadProps) {
  const head = useContext(HeadContext);
  const setName = head?.setName;
  // Before the record is painted: nothing of it moves when its name is longer than that of its kind (CLS).
  useLayoutEffect(() => {
    setName?.(title);
    return () => setName?.(null);
  }, [setName, title]);
  if (!head) {
    return (
      <PageHeader level={1} title={title} actions={actions}>
        {children}
      </PageHeader>
    );
  }
  return (
    <>
      <InHead place="note">{children}</InHead>
      <InHead place="tools">
        <PageActions className="no-print" data-record>
          {actions}
        </PageActions>
      </InHead>
    </>
  );
}
