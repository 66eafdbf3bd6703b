import type { ReglementListe } from '@comptoir/contract/reglementsListe';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { Column } from '@comptoir/ui/DataTable';
import { useLang } from '../frame/i18n/useLang';
import { commandePath, depensePath } from '../frame/routing/recordPaths';
import { BY_DATE, BY_MONTANT, useColumns } from '../records/lists/useColumns';
import { noteOf } from '../records/Notes';
import { RecordLink } from '../records/RecordLink';
import { useReglementColumns } from './useReglementColumns';

/** Returns the page of the expense or the order that a payment settles. */
export const detteOf = ({ from, depenseid }: ReglementListe): string =>
  (from === REGLEMENT_FROM.commande ? commandePath : depensePath)(depenseid);

/** The columns of a payment of any debt: those beside its debt, what it is for, the third party, who entered it. */
export function useReglementsColumns(): Column<ReglementListe>[] {
  const { t } = useLang();
  const { column, text } = useColumns<ReglementListe>();
  const [date, numero, montant, caisse, preuve] = useReglementColumns();
  const nameOf = ({ from, depenseid, libelle }: ReglementListe) =>
    from === REGLEMENT_FROM.commande ? t('reglement.commandeno', { numero: depenseid }) : libelle;
  return [
    { ...date, isPrimary: false, orders: BY_DATE },
    // On a phone the page of the debt says the rest.
    { ...numero, phoneNote: (row) => noteOf(row.numero, row.reference) },
    column('libelle', 'reglement.pour', (row) => <RecordLink href={detteOf(row)}>{nameOf(row)}</RecordLink>, {
      isPrimary: true,
      isLong: true,
      phone: 'title',
      onPhone: ({ libelle }) => libelle,
      onPaper: nameOf,
    }),
    text('tiers', 'reglement.tiers', { under: 'libelle' }),
    { ...montant, orders: BY_MONTANT },
    { ...caisse, phone: 'meta', phoneNote: () => null },
    preuve,
    text('utilisateur', 'activite.par', { under: 'preuve' }),
  ];
}
