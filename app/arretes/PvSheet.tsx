import type { ArreteDetail } from '@comptoir/contract/arretes';
import { pvOf } from '@comptoir/contract/papiers/pv';
import { PrintSheet } from '@comptoir/ui/PrintSheet';
import { useLang } from '../frame/i18n/useLang';
import { useEdition } from '../records/useEdition';

interface PvSheetProps {
  arrete: ArreteDetail;
  onDone(): void;
}

/**
 * The printed minutes of a closing, drawn from the description that its PDF has too (ADR 0036). Who looks at a closing
 * may not read the organisation's record, so the sheet has its name alone.
 */
export function PvSheet({ arrete, onDone }: PvSheetProps) {
  const { t, lang } = useLang();
  const { organisation: compagnie, made } = useEdition();
  const { title, about, columns, rows, inWords, facts, signatures } = pvOf(arrete, {
    lang,
    organisation: { compagnie, mentions: [] },
    made,
  });
  const inWordsRow = { id: 'enlettres', cells: { libelle: inWords }, isSum: true };
  const factRows = facts.map(({ id, label, value }) => ({
    id,
    cells: { libelle: t('form.champerreur', { champ: label, message: value }) },
  }));
  return (
    <PrintSheet
      organisation={compagnie}
      {...{ title, about, columns, signatures, made, onDone }}
      rows={[...rows, inWordsRow, ...factRows]}
    />
  );
}
