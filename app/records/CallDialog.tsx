import type { Call } from '@comptoir/contract/call';
import type { ErrorCode } from '@comptoir/contract/errors';
import { Button } from '@comptoir/ui/Button';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { Stack } from '@comptoir/ui/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../frame/api/ApiError';
import type { CallArgs } from '../frame/api/url';
import { useMutationOf } from '../frame/api/useMutationOf';
import { Confirmation } from '../frame/Confirmation';
import { useLang } from '../frame/i18n/useLang';
import { isOffline } from '../frame/line/line';
import { isCut } from '../frame/line/lineModel';
import { useLine } from '../frame/line/useLine';
import { type Fait, faitOf, titleOf } from '../frame/outbox/titleOf';
import { type Payload, useSave } from './useSave';

export interface CallDialogProps<C extends Call> {
  call: C;
  args: CallArgs<C>;
  /** Nouns whose lists the call changes. */
  touches: readonly string[];
  /** What it is about, as the audit log calls it, and its name: so it is called while it waits. */
  of: readonly [objet: string, named: Payload];
  /** Names the object and the consequence (DESIGN rule 14). */
  detail: string;
  /** Shown with the refusal; false to who may not see that. */
  way?: Way | false;
  onClose(): void;
  /** Once it is done, where closing is not all: the page of what was deleted is left. */
  onDone?: (() => void) | undefined;
}

/** Where that which forbids a call is seen: another screen, or what opens over this one. */
export interface Way {
  /** The refusal that it forbids it by. */
  code: ErrorCode;
  label: string;
  to: string | (() => void);
}

interface QuestionProps {
  tone: 'primary' | 'danger';
  /** What is done to it, where that is no change of it. */
  action?: string;
  /** What is said to have happened. */
  fait: Fait;
  /** It is said where it is done, with or without a line; anything else is not decided from afar. */
  isSaidOnSite?: boolean;
}

/** Nothing is closed, deleted or given back without a line: others go on with it meanwhile. */
function useNeedsLine(isNeeded: boolean) {
  const { t } = useLang();
  const isAway = isCut(useLine());
  const [isRefused, setIsRefused] = useState(false);
  const refuses = () => {
    setIsRefused(isNeeded && isOffline());
    return isNeeded && isOffline();
  };
  return { refuses, sentence: isRefused && isAway ? t('ligne.necessaire') : null };
}

/** Asks before a call is made, and says inside why it was refused (spec § 8, DESIGN rule 14). */
export function CallDialog<C extends Call>(props: CallDialogProps<C> & QuestionProps) {
  const {
    call,
    args,
    touches,
    of,
    action,
    fait,
    detail,
    tone,
    isSaidOnSite = false,
    way = false,
    onClose,
    onDone = onClose,
  } = props;
  const { t } = useLang();
  const { submit, busy, error } = useMutationOf(call, { touches });

  const line = useNeedsLine(!isSaidOnSite);

  const title = [action, titleOf(...of, t)].filter(Boolean).join(' · ');
  const save = useSave(call.path, JSON.stringify(args), onDone, { title, success: () => [faitOf(fait, ...of, t)] });

  // Where its call honours a key, what is confirmed is a write like any other, and may wait for the line.
  const confirm = () =>
    save(args, (options) => submit(args, call.isIdempotent ? options : {})).catch((thrown: unknown) => {
      if (!(thrown instanceof ApiError)) throw thrown;
    });

  return (
    <Confirmation
      tone={tone}
      detail={detail}
      busy={busy}
      error={line.sentence ?? (error && <Refused error={error} way={way} />)}
      onConfirm={() => !line.refuses() && void confirm()}
      onCancel={onClose}
    />
  );
}

/** Why it was refused, and the way to what forbids it. */
function Refused({ error, way }: { error: ApiError; way: Way | false }) {
  if (!way || error.code !== way.code) return error.message;
  const { label, to } = way;
  return (
    <Stack>
      <span>{error.message}</span>
      <div>
        {typeof to === 'string' ? (
          <LinkButton as={Link} to={to}>
            {label}
          </LinkButton>
        ) : (
          <Button variant="secondary" onClick={to}>
            {label}
          </Button>
        )}
      </div>
    </Stack>
  );
}
