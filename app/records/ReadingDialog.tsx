import { Alert } from '@comptoir/ui/Alert';
import { Button } from '@comptoir/ui/Button';
import { Modal } from '@comptoir/ui/Modal';
import { Stack } from '@comptoir/ui/Stack';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../frame/api/ApiError';
import { useLang } from '../frame/i18n/useLang';

/** Reads something long and tells how far it is. Rejects with an error whose message is for people. */
export type Read<Told, Found> = (how: { signal: AbortSignal; onProgress(told: Told): void }) => Promise<Found>;

interface ReadingDialogProps<Told, Found> {
  title: string;
  /** Another function reads again from the beginning. */
  read: Read<Told, Found>;
  /** Says how far the reading is; null until it has told something. */
  progress(told: Told | null): ReactNode;
  /** Shows what was read. */
  found(found: Found): ReactNode;
  /** The buttons for what was read. */
  actions?(found: Found): ReactNode;
  /** Choices that stand below, whatever the state. */
  children?: ReactNode;
  onDone(): void;
}

type State<Told, Found> =
  | { kind: 'reading'; told: Told | null }
  | { kind: 'found'; found: Found }
  | { kind: 'failed'; error: Error };

const BEGUN = { kind: 'reading', told: null } as const;

/** Tells whether another try would end the same, because there is too much to read. */
const isTooMuch = (error: Error) => error instanceof ApiError && error.status === 413;

/** Reads something long, tells how far it is, and then offers what it was read for. Closing it gives the reading up. */
export function ReadingDialog<Told, Found>(props: ReadingDialogProps<Told, Found>) {
  const { title, read, progress, found, actions, children, onDone } = props;
  const { t } = useLang();
  const [tried, setTried] = useState(0);
  const [state, setState] = useState<State<Told, Found>>(BEGUN);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const say = (next: typeof state) => signal.aborted || setState(next);
    say(BEGUN);
    read({ signal, onProgress: (told) => say({ kind: 'reading', told }) }).then(
      (whole) => say({ kind: 'found', found: whole }),
      (error: Error) => say({ kind: 'failed', error }),
    );
    return () => leaving.abort();
  }, [read, tried]);

  const isAgain = state.kind === 'failed' && !isTooMuch(state.error);
  return (
    <Modal
      open
      size="sm"
      title={title}
      onClose={onDone}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            {t(state.kind === 'reading' ? 'general.annuler' : 'general.fermer')}
          </Button>
          {isAgain && <Button onClick={() => setTried(tried + 1)}>{t('general.reessayer')}</Button>}
          {state.kind === 'found' && actions?.(state.found)}
        </>
      }
    >
      <Stack>
        {state.kind === 'reading' && progress(state.told)}
        {state.kind === 'found' && found(state.found)}
        {state.kind === 'failed' && <Alert tone={isAgain ? 'danger' : 'warning'}>{state.error.message}</Alert>}
        {children}
      </Stack>
    </Modal>
  );
}
