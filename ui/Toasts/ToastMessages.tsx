import { use, useId } from 'react';
import { Button } from '../Button';
import { useLabels } from '../labels';
import { ToneIcon } from '../tone';
import { type Toast, timeOf } from './model';
import { HistoryContext } from './ToastContext';
import { Empty, Entry, Heading, List, Offers, Time } from './ToastMessages.styles';

/** The last messages with their times and what they offer, the newest first. */
export function ToastMessages() {
  const { toasts: texts } = useLabels();
  const history = use(HistoryContext);
  return (
    <>
      <Heading>{texts.history}</Heading>
      {history.length === 0 ? (
        <Empty>{texts.noHistory}</Empty>
      ) : (
        <List>
          {history.map((toast) => (
            <Message key={toast.id} toast={toast} />
          ))}
        </List>
      )}
    </>
  );
}

function Message({ toast: { tone, text, actions, atMs } }: { toast: Toast }) {
  const id = useId();
  const offers = actions.filter(({ isPassing }) => !isPassing);
  return (
    <Entry $tone={tone}>
      <ToneIcon tone={tone} />
      <div>
        <p id={id}>{text}</p>
        {offers.length > 0 && (
          <Offers>
            {offers.map(({ label, onAction }) => (
              <Button key={label} variant="secondary" size="sm" aria-describedby={id} onClick={onAction}>
                {label}
              </Button>
            ))}
          </Offers>
        )}
      </div>
      <Time>{timeOf(atMs)}</Time>
    </Entry>
  );
}
