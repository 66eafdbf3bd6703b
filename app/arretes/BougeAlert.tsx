import type { CaisseABouge } from '@comptoir/contract/arretes';
import { formatMontant } from '@comptoir/domain/money';
import { Alert } from '@comptoir/ui/Alert';
import { Amount } from '@comptoir/ui/Amount';
import { Button } from '@comptoir/ui/Button';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { Stack } from '@comptoir/ui/Stack';
import { useEffect, useRef } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { BriefDate } from '../records/BriefDate';

/** Lists the movements: when each was written, what for and, unless the count is blind, how much. */
function Mouvements({ mouvements }: Pick<CaisseABouge, 'mouvements'>) {
  const { t } = useLang();
  return (
    <DescriptionList
      minWidth="13.75rem"
      items={mouvements.map(({ mouvementcaisseid, montant, type, description, createdon, annule }) => ({
        id: String(mouvementcaisseid),
        label: description || t('caisse.sansdescription'),
        value: (
          <>
            {montant === null ? (
              t(type === 1 ? 'mouvement.entree' : 'mouvement.sortie')
            ) : (
              <Amount
                value={montant}
                sign={type === 1 ? 'in' : 'out'}
                signLabel={t(type === 1 ? 'mouvement.entree' : 'mouvement.sortie')}
              />
            )}{' '}
            · {annule && `${t('mouvement.annule')} · `}
            <BriefDate date={createdon} />
          </>
        ),
      }))}
    />
  );
}

interface BougeAlertProps {
  bouge: CaisseABouge;
  busy: boolean;
  /** Called when the counted money already included these movements. */
  onCompris(): void;
  onRecompter(): void;
}

/** Shows the movements that came during the count, and asks whether the count includes them; it takes the focus. */
export function BougeAlert({ bouge, busy, onCompris, onRecompter }: BougeAlertProps) {
  const { t } = useLang();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Alert data-wide ref={root} tabIndex={-1} tone="warning" title={t('arrete.bouge')}>
      <Stack gap={3}>
        {bouge.mouvements.length > 0 ? <Mouvements mouvements={bouge.mouvements} /> : <p>{t('arrete.bougetu')}</p>}
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
