import { dossierPath } from '@comptoir/contract/exportPath';
import { Button } from '@comptoir/ui/Button';
import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { urlOf } from '../../frame/api/url';
import { useLang } from '../../frame/i18n/useLang';
import { useSession } from '../../frame/session/useSession';
import { type Exit, fileExit } from './Exits';
import type { ReadBy } from './usePages';

/** Returns the exit by the proofs of a list's rows, as one ZIP file (ADR 0059). */
export function useDossierExit({ call, params, query }: ReadBy): Exit {
  const { t } = useLang();
  const item = { id: 'dossier', label: t('export.dossier'), icon: <FileArchive aria-hidden /> };
  return fileExit(item, urlOf({ ...call, path: dossierPath(call) }, { ...(params && { params }), query }));
}

/** The button of the proofs of one record, for who may read the list that they belong to. */
export function DossierButton(of: ReadBy) {
  const { can } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { icon, label, dialog } = useDossierExit(of);
  const { access } = of.call;
  if (typeof access === 'string' || !access.some(can)) return null;
  return (
    <>
      <Button variant="secondary" icon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}
