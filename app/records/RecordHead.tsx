import { Letterhead } from '@comptoir/ui/Letterhead';
import { PageActions, PageHeader } from '@comptoir/ui/PageHeader';
import { type ReactNode, useContext, useLayoutEffect } from 'react';
import { vignetteOf } from '../frame/api/vignetteOf';
import { HeadContext } from '../frame/routing/head';
import { useSession } from '../frame/session/useSession';
import { InHead } from '../frame/shell/InHead';

interface RecordHeadProps {
  /** Name of the record; it becomes the screen's `h1` and the document's title (DESIGN rule 21). */
  title: string;
  actions?: ReactNode;
  /** State of the record, shown below its name. */
  children?: ReactNode;
}

/**
 * Puts the head of a record's page into the line of the screen's title: its name replaces the title. Printed, the page
 * has the organisation's letterhead and numbers (DESIGN rule 23).
 */
export function RecordHead({ title, actions, children }: RecordHeadProps) {
  const head = useContext(HeadContext);
  const setName = head?.setName;
  // Before the first paint, so that a long name moves nothing afterwards (CLS).
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
      <OnPaper />
      <InHead place="note">{children}</InHead>
      <InHead place="tools">
        <PageActions className="no-print" data-record>
          {actions}
        </PageActions>
      </InHead>
    </>
  );
}

/** The user's organisation, as the head of what they print. */
function OnPaper() {
  const { user } = useSession();
  if (!user) return null;
  const { compagnie, logo = '', adresse } = user;
  return <Letterhead name={compagnie} logo={vignetteOf(logo)} address={adresse} />;
}
