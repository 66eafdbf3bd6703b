import type { Call } from '@comptoir/contract/call';
import type { ErrorCode } from '@comptoir/contract/errors';
import { Button } from '@comptoir/ui/Button';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { Stack } from '@comptoir/ui/Stack';
import { Link } from 'react-router-dom';
import { type ApiError, apiErrorOf } from '../frame/api/ApiError';
import type { CallArgs } from '../frame/api/url';
import { useMutationOf } from '../frame/api/useMutationOf';
import { Confirmation } from '../frame/Confirmation';
import { useLang } from '../frame/i18n/useLang';
import { type Fait, faitOf, titleOf } from '../frame/outbox/titleOf';
import { useNeedsLine } from './forms/useNeedsLine';
import { type Payload, useSave } from './forms/useSave';

export interface CallDialogProps<C extends Call> {
  call: C;
  args: CallArgs<C>;
  /** Nouns whose lists the call changes. */
  touches: readonly string[];
  /**
   * The record's kind, as the audit log calls it, and the fields that name it; the write has this title while it waits.
   */
  of: readonly [objet: string, named: Payload];
  /** Names the record and tells the consequence (DESIGN rule 14). */
  detail: string;
  /** Shown with the refusal; false for people who may not go there. */
  way?: Way | false;
  onClose(): void;
  /** Called once the call is done, instead of `onClose`: for instance, to leave the page of a deleted record. */
  onDone?: (() => void) | undefined;
}

/** A link to what forbids the call: another screen, or something that opens over this one. */
export interface Way {
  /** The link is shown only with a refusal of this code. */
  code: ErrorCode;
  label: string;
  to: string | (() => void);
}

export interface QuestionProps {
  tone: 'primary' | 'danger';
  /** Word for the action in the title, unless the call only changes the record. */
  action?: string;
  /** What the toast says has happened. */
  fait: Fait;
  /** The person reports something that happened where they are, so it needs no line; any other decision does. */
  isSaidOnSite?: boolean;
}

/** Asks before it makes a call, and shows in the dialog why the call was refused (spec § 8, DESIGN rule 14). */
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
  const save = useSave(call.path, JSON.stringify(args), title);

  // If the call honours an idempotency key, the write may wait for the line like any other.
  const confirm = () =>
    save(
      args,
      (options) => submit(args, call.isIdempotent ? options : {}),
      () => [faitOf(fait, ...of, t)],
    ).then(onDone, apiErrorOf);

  return (
    <Confirmation
      tone={tone}
      detail={detail}
      busy={busy}
      error={line.isRefused ? t('ligne.necessaire') : error && <Refused error={error} way={way} />}
      onConfirm={() => !line.refuses() && void confirm()}
      onCancel={onClose}
    />
  );
}

/** Tells why the call was refused, with the link to what forbids it. */
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
