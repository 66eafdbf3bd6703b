import type { RecordId } from '@comptoir/domain/units';
import type { Column } from '@comptoir/ui/DataTable';
import { useLabels } from '@comptoir/ui/labels';
import { useLang } from '../frame/i18n/useLang';
import { useColumns } from '../records/lists/useColumns';
import { UnderNotes } from '../records/Notes';

/** What a payment says of its document; an answer that an older version of the app has cached has nothing of it. */
export interface Numbered {
  imprimeid?: RecordId | null;
  numero?: string;
  remplace?: string;
}

/** Returns a function that says which number a payment's number replaced; null for none. */
function useRemplace(): (row: Numbered) => string | null {
  const { t } = useLang();
  return ({ remplace }) => (remplace ? t('reglement.remplace', { numero: remplace }) : null);
}

/**
 * Returns a function that says the number of a payment's document, and the one that it replaced (ADR 0041); null
 * without a number.
 */
export function useNumeroImprime(): (row: Numbered) => string | null {
  const { t } = useLang();
  const { pair } = useLabels();
  const remplaceOf = useRemplace();
  return (row) =>
    row.numero ? [pair(t('reglement.piece'), row.numero), remplaceOf(row)].filter(Boolean).join(', ') : null;
}

/**
 * A document's number in a list: that of a register with a short code stays in one line, a long one breaks at a hyphen.
 */
export function Numero({ numero }: Pick<Numbered, 'numero'>) {
  return <span style={{ display: 'inline-block', minWidth: '10.5em' }}>{numero}</span>;
}

/** The column of the numbers; it stands under the date where there is no room for both. */
export function useNumeroColumn(): Column<Numbered> {
  const { column } = useColumns<Numbered>();
  const remplaceOf = useRemplace();
  const render = (row: Numbered) => (
    <UnderNotes notes={[remplaceOf(row)]}>
      <Numero numero={row.numero} />
    </UnderNotes>
  );
  return column('numero', 'reglement.piece', render, { under: 'date', phoneNote: useNumeroImprime() });
}
