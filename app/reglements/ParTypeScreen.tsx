import { reglementsListe, type TotalReglements } from '@comptoir/contract/reglementsListe';
import { type PartReglee, reglementsParType } from '@comptoir/contract/reglementsParType';
import { sum } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { Amount } from '@comptoir/ui/Amount';
import type { SumRow } from '@comptoir/ui/DataTable';
import { useLang } from '../frame/i18n/useLang';
import { ListScreen } from '../records/lists/ListScreen';
import { useColumns } from '../records/lists/useColumns';
import { useList } from '../records/lists/useList';
import { FILTRES_REGLEMENTS } from './filtresReglements';

const { datedebut, datefin, caisseid } = FILTRES_REGLEMENTS;
const FILTRES = { datedebut, datefin, caisseid };

/** What was paid by type of expense; the sum is what the list of payments says was paid (D69). */
export function ParTypeScreen() {
  const { t } = useLang();
  const list = useList({ name: 'parType', call: reglementsParType.parType, filtres: FILTRES });
  const { text, amount } = useColumns<PartReglee>();
  const total = (montant: Francs): SumRow[] => [
    { id: 'total', cells: { libelle: t('reglement.total'), montant: <Amount value={montant} /> } },
  ];
  return (
    <ListScreen
      list={list}
      caption={t('page.reglementspartype')}
      emptyText={t('reglement.aucun')}
      columns={[
        text('libelle', 'depense.type', { isPrimary: true }),
        text('nombre', 'reglement.liste', { align: 'end', phone: 'meta' }),
        amount('montant', 'depense.montant', { phone: 'amount' }),
      ]}
      rowKey={({ typedepenseid }) => typedepenseid}
      sums={{
        call: reglementsListe.total,
        found: ({ sorties }: TotalReglements) => total(sorties),
        printed: (rows) => total(sum(rows.map(({ montant }) => montant))),
      }}
      onRefresh={list.begin}
    />
  );
}
