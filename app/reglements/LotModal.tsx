import { Alert } from '@comptoir/ui/Alert';
import { Amount } from '@comptoir/ui/Amount';
import { Button } from '@comptoir/ui/Button';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { Modal } from '@comptoir/ui/Modal';
import { Stack } from '@comptoir/ui/Stack';
import { Share2 } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { FORMAT, useGarde } from './gardes';
import type { Pieces } from './Lot';
import { Formats } from './PieceModal';
import { canShareFiles, useTirage } from './useTirage';

export interface LotModalProps {
  pieces: Pieces;
  onClose(): void;
}

/** Several documents, printed or sent as one PDF; each is counted (ADR 0042). */
export function LotModal({ pieces, onClose }: LotModalProps) {
  const { t } = useLang();
  const { dernier, keep } = useGarde(FORMAT);
  const tirage = useTirage(pieces, onClose);
  return (
    <Modal
      open
      size="sm"
      title={t('piece.lottitre', { count: pieces.length })}
      footer={
        dernier && (
          <>
            <Formats tirage={tirage} dernier={dernier} isFirst onUse={keep} />
            {canShareFiles() && (
              <Button
                variant="secondary"
                busy={tirage.busy === 'partage'}
                icon={<Share2 aria-hidden />}
                onClick={() => void tirage.share()}
              >
                {t(tirage.isReady ? 'piece.envoyer' : 'piece.partager')}
              </Button>
            )}
          </>
        )
      }
      onClose={onClose}
    >
      <Stack>
        <span>{t('piece.lotaide')}</span>
        <DescriptionList
          items={pieces.map(({ imprimeid, numero, montant }) => ({
            id: String(imprimeid),
            label: numero,
            value: <Amount value={montant} />,
          }))}
          minWidth="10rem"
        />
        {tirage.isReady && <Alert tone="success">{t('piece.pret')}</Alert>}
        {tirage.error !== null && <Alert tone="danger">{tirage.error}</Alert>}
      </Stack>
    </Modal>
  );
}
