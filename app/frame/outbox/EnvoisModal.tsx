import { formatInstant } from '@comptoir/domain/dates';
import { Alert } from '@comptoir/ui/Alert';
import { Badge } from '@comptoir/ui/Badge';
import { Button } from '@comptoir/ui/Button';
import { Card, CardFooter, CardHeader } from '@comptoir/ui/Card';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { Modal } from '@comptoir/ui/Modal';
import { Stack } from '@comptoir/ui/Stack';
import { useState } from 'react';
import { Confirmation } from '../Confirmation';
import { useLang } from '../i18n/useLang';
import { removeFrom, sendNow } from './changeWaiting';
import { isCash, isOld, stateOf } from './states';
import { useOutbox } from './useOutbox';
import { useTakeUp } from './useTakeUp';
import type { WaitingWrite } from './waitingWrite';

/** The writes that wait for the line, and those that the server refused: nothing is lost (PRODUCT O). */
export function EnvoisModal({ onClose }: { onClose(): void }) {
  const { t } = useLang();
  const { outbox, writes } = useOutbox();
  const [givenUp, setGivenUp] = useState<WaitingWrite | null>(null);
  return (
    <Modal open size="lg" title={t('envoi.titre')} onClose={onClose}>
      <Stack>
        {writes.length === 0 ? (
          <EmptyState title={t('envoi.rien')} />
        ) : (
          <Alert tone="info">{t('envoi.explication')}</Alert>
        )}
        {writes.map((write) => (
          <EnvoiCard key={write.key} write={write} onClose={onClose} onGiveUp={() => setGivenUp(write)} />
        ))}
      </Stack>
      {givenUp && (
        <Confirmation
          tone="danger"
          detail={t('envoi.abandon', { titre: givenUp.title })}
          onConfirm={() => void removeFrom(outbox, givenUp).then(() => setGivenUp(null))}
          onCancel={() => setGivenUp(null)}
        />
      )}
    </Modal>
  );
}

const TONES = { aenvoyer: 'neutral', incertain: 'info', refuse: 'danger' } as const;

interface EnvoiCardProps {
  write: WaitingWrite;
  onClose(): void;
  onGiveUp(): void;
}

function EnvoiCard({ write, onClose, onGiveUp }: EnvoiCardProps) {
  const { t, lang } = useLang();
  const { outbox } = useOutbox();
  const takeUp = useTakeUp();
  const { title, refused, firstSentAt, typed } = write;
  const isStale = isOld(write, Date.now());
  const giveBack = async () => {
    if (await takeUp(write)) onClose();
  };

  return (
    <Card aria-label={title}>
      <CardHeader
        title={title}
        subtitle={t('envoi.saisile', { date: formatInstant(new Date(firstSentAt).toISOString(), lang) })}
        aside={<EtatBadge write={write} isStale={isStale} />}
      />
      {isCash(write) && <Alert tone="warning">{t('envoi.nonenregistre')}</Alert>}
      {refused && <Alert tone="danger">{refused.message}</Alert>}
      {isStale && <Alert tone="warning">{t('envoi.ancienaide')}</Alert>}
      <CardFooter isFilled>
        <Button variant="ghost" aria-label={`${t('envoi.abandonner')} : ${title}`} onClick={onGiveUp}>
          {t('envoi.abandonner')}
        </Button>
        {typed && (
          <Button variant="secondary" aria-label={`${t('envoi.reprendre')} : ${title}`} onClick={() => void giveBack()}>
            {t('envoi.reprendre')}
          </Button>
        )}
        <Button aria-label={`${t('envoi.envoyer')} : ${title}`} onClick={() => void sendNow(outbox, write)}>
          {t('envoi.envoyer')}
        </Button>
      </CardFooter>
    </Card>
  );
}

function EtatBadge({ write, isStale }: { write: WaitingWrite; isStale: boolean }) {
  const { t } = useLang();
  const state = stateOf(write);
  if (isStale && state === 'incertain') return <Badge tone="warning">{t('envoi.ancien')}</Badge>;
  return <Badge tone={TONES[state]}>{t(`envoi.${state}`)}</Badge>;
}
