import { dossierPath } from '@comptoir/contract/exportPath';
import { Button } from '@comptoir/ui/Button';
import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { urlOf } from '../../frame/api/url';
import { useLang } from '../../frame/i18n/useLang';
import { useSession } from '../../frame/session/useSession';
import { type Exit, fileExit } from './Exits';
import type { ReadBy } from './usePages';

/** Returns the exit by the proofs of a list's rows, as one ZIP file (ADR 0059); none for a list without pages. */
export function useDossierExit(of: ReadBy | undefined): readonly Exit[] {
  const { t } = useLang();
  if (!of) return [];
  const { call, params, query } = of;
  const item = { id: 'dossier', label: t('export.dossier'), icon: <FileArchive aria-hidden /> };
  const address = urlOf({ ...call, path: dossierPath(call) }, { ...(params && { params }), ...(query && { query }) });
  return [fileExit(item, address)];
}

/** The button of the proofs of one record, for who may read the list that they belong to. */
export function DossierButton(of: ReadBy) {
  const { can } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [exit] = useDossierExit(of);
  const { access } = of.call;
  if (!exit || typeof access === 'string' || !access.some(can)) return null;
  return (
    <>
      <Button variant="secondary" icon={exit.icon} onClick={() => setOpen(true)}>
        {exit.label}
      </Button>
      {isOpen && exit.dialog(() => setOpen(false))}
    </>
  );
}
