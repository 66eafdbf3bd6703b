import type { LigneCommande } from '@comptoir/domain/commande';
import { Alert } from '@comptoir/ui/Alert';
import { DataTable } from '@comptoir/ui/DataTable';
import { useLang } from '../../frame/i18n/useLang';
import { RowActions } from '../../records/RowActions';
import { useLigneColumns } from './useLigneColumns';

type Ranked = LigneCommande & { rank: number; isEdited: boolean };

interface LignesTableProps {
  lignes: readonly LigneCommande[];
  /** Rank of the line that is being edited, null for none. */
  edited: number | null;
  error: string | undefined;
  onEdit(rank: number): void;
  onRemove(rank: number): void;
}

/** The lines of an order; while one of them is being edited, none can be edited or removed (spec § 2 Orders). */
export function LignesTable({ lignes, edited, error, onEdit, onRemove }: LignesTableProps) {
  const { t } = useLang();
  const columns = useLigneColumns();
  if (lignes.length === 0) {
    // `role="note"` keeps it silent, because the summary of the form announces the error.
    return error ? (
      <Alert role="note" tone="danger">
        {error}
      </Alert>
    ) : (
      <p>{t('commande.sansarticle')}</p>
    );
  }
  return (
    <DataTable<Ranked>
      caption={t('commande.articles')}
      rows={lignes.map((ligne, rank) => ({ ...ligne, rank, isEdited: rank === edited }))}
      rowKey={({ rank }) => rank}
      columns={columns}
      actions={({ libelle, rank }) =>
        edited === null && (
          <RowActions
            of={{ libelle }}
            edit={{ onPress: () => onEdit(rank) }}
            remove={{ onPress: () => onRemove(rank) }}
          />
        )
      }
    />
  );
}
