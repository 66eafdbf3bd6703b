import { Modal } from '@comptoir/ui/Modal';
import { Stack } from '@comptoir/ui/Stack';
import { useLang } from '../i18n/useLang';
import { useLine } from '../line/useLine';
import { useDataSaving } from './dataSaving';
import { LinePanel } from './LinePanel';

/** The state of the line on a phone, whose header hides it while the line is good. */
export function LineModal({ onClose }: { onClose(): void }) {
  const { t, labels } = useLang();
  const line = useLine();
  const saving = useDataSaving();
  return (
    <Modal open size="sm" title={labels.pair(t('ligne.titre'), t(`ligne.${line.state}`))} onClose={onClose}>
      <Stack>
        <LinePanel line={line} saving={saving} />
      </Stack>
    </Modal>
  );
}
