import { formatInstant } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { Alert } from '@comptoir/ui/Alert';
import { Amount } from '@comptoir/ui/Amount';
import { Button } from '@comptoir/ui/Button';
import { type Column, DataTable } from '@comptoir/ui/DataTable';
import { Stack } from '@comptoir/ui/Stack';
import { useEffect, useRef } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { BriefDate } from '../records/BriefDate';
import type { Bouge } from './bouge';

type Mouvement = Bouge['mouvements'][number];

function useColumns(): Column<Mouvement>[] {
  const { t, lang } = useLang();
  return [
    {
      key: 'description',
      header: t('depense.description'),
      isPrimary: true,
      render: ({ description }) => description || t('caisse.sansdescription'),
    },
    {
      key: 'montant',
      phone: 'amount',
      header: t('depense.montant'),
      align: 'end',
      render: ({ montant, type }) => (
        <Amount
          value={montant}
          sign={type === 1 ? 'in' : 'out'}
          signLabel={t(type === 1 ? 'mouvement.entree' : 'mouvement.sortie')}
        />
      ),
    },
    {
      key: 'createdon',
      phone: 'meta',
      under: 'description',
      header: t('mouvement.saisi'),
      onPhone: ({ createdon }) => <BriefDate date={createdon} />,
      render: ({ createdon }) => <time dateTime={createdon}>{formatInstant(createdon, lang)}</time>,
    },
  ];
}

interface BougeAlertProps {
  bouge: Bouge;
  busy: boolean;
  /** They were in the drawer already when it was counted. */
  onCompris(): void;
  onRecompter(): void;
}

/** The movements that came while the register was counted, and what the person makes of them; it takes the focus. */
export function BougeAlert({ bouge, busy, onCompris, onRecompter }: BougeAlertProps) {
  const { t } = useLang();
  const root = useRef<HTMLDivElement>(null);
  const columns = useColumns();
  useEffect(() => root.current?.focus(), []);
  return (
    <Alert data-wide ref={root} tabIndex={-1} tone="warning" title={t('arrete.bouge')}>
      <Stack gap={3}>
        <DataTable
          caption={t('mouvement.liste')}
          columns={columns}
          rows={bouge.mouvements}
          rowKey={({ mouvementcaisseid }) => mouvementcaisseid}
        />
        {bouge.attendu !== null && (
          <strong>{t('arrete.bougeattendu', { montant: formatMontant(bouge.attendu) })}</strong>
        )}
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
          <Button busy={busy} onClick={onCompris}>
            {t('arrete.bougecompris')}
          </Button>
          <Button variant="secondary" onClick={onRecompter}>
            {t('arrete.bougerecompter')}
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}
