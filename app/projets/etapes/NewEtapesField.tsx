import { MAX_NEW_ETAPES } from '@comptoir/domain/limits';
import { CUT } from '@comptoir/domain/texte';
import type { Francs } from '@comptoir/domain/units';
import { Amount } from '@comptoir/ui/Amount';
import { Button } from '@comptoir/ui/Button';
import { CutText } from '@comptoir/ui/CutText';
import { DataTable } from '@comptoir/ui/DataTable';
import { Stack } from '@comptoir/ui/Stack';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useResume } from '../../frame/drafts/useResume';
import { useLang } from '../../frame/i18n/useLang';
import type { CallFormField } from '../../records/forms/useCallForm';
import { useColumns } from '../../records/lists/useColumns';
import { RowActions } from '../../records/RowActions';
import { type Etape, NewEtapeModal } from './NewEtapeModal';

type Ranked = Etape & { rank: number };

interface NewEtapesFieldProps {
  field: CallFormField<unknown>;
  /** The project's budget that is typed, francs; 0 while there is none. */
  budget: Francs;
}

/** The steps of a new project, which are added, edited and removed before the project is saved (spec § 2 Projects). */
export function NewEtapesField({ field, budget }: NewEtapesFieldProps) {
  const { t } = useLang();
  const etapes = (field.value ?? []) as Etape[];
  const [opened, setOpened] = useState<{ rank: number | null } | null>(null);
  // The steps return with the project's own draft; until then a missing step is not reported.
  useResume({ rows: etapes, isSettled: false, failure: null }, ({ libelle }) => libelle, {
    'projet-etape': (etape) => setOpened({ rank: etape && etapes.indexOf(etape) }),
  });
  const keep = (etape: Etape) => {
    const rank = opened?.rank ?? etapes.length;
    field.onValueChange([...etapes.slice(0, rank), etape, ...etapes.slice(rank + 1)]);
    setOpened(null);
  };

  return (
    <Stack data-wide gap={2} role="group" aria-label={t('projet.etapes')} id={field.id} tabIndex={-1}>
      <h3>{t('projet.etapes')}</h3>
      <p>{t('projet.etapesaide')}</p>
      {etapes.length === 0 ? (
        <p>{t('projet.sansetape')}</p>
      ) : (
        <EtapesTable
          etapes={etapes}
          onEdit={(rank) => setOpened({ rank })}
          onRemove={(rank) => field.onValueChange(etapes.filter((_, other) => other !== rank))}
        />
      )}
      <div>
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          disabled={etapes.length >= MAX_NEW_ETAPES}
          onClick={() => setOpened({ rank: null })}
        >
          {t('projet.etapeajouter')}
        </Button>
      </div>
      {opened && (
        <NewEtapeModal
          etape={opened.rank === null ? null : (etapes[opened.rank] ?? null)}
          projet={{
            montant: budget,
            autres: etapes.filter((_, rank) => rank !== opened.rank).map(({ montant }) => ({ montant, engage: 0 })),
          }}
          onKeep={keep}
          onClose={() => setOpened(null)}
        />
      )}
    </Stack>
  );
}

interface EtapesTableProps {
  etapes: readonly Etape[];
  onEdit(rank: number): void;
  onRemove(rank: number): void;
}

function EtapesTable({ etapes, onEdit, onRemove }: EtapesTableProps) {
  const { t } = useLang();
  const { text, amount } = useColumns<Ranked>();
  return (
    <DataTable<Ranked>
      caption={t('projet.etapes')}
      rows={etapes.map((etape, rank) => ({ ...etape, rank }))}
      rowKey={({ rank }) => rank}
      columns={[
        text('libelle', 'depense.libelle', { isPrimary: true }),
        text('description', 'depense.description', {
          phone: 'meta',
          onPhone: ({ description }) => description,
          render: ({ description }) => <CutText text={description} max={CUT.ETAPE_FORM} />,
        }),
        amount('montant', 'budget.titre', {
          phone: 'amount',
          render: ({ montant }) => (montant > 0 ? <Amount value={montant} /> : t('budget.nonprevu')),
        }),
      ]}
      actions={({ libelle, rank }) => (
        <RowActions
          of={{ libelle }}
          edit={{ onPress: () => onEdit(rank) }}
          remove={{ onPress: () => onRemove(rank) }}
        />
      )}
    />
  );
}
