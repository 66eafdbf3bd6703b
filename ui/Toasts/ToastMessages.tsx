import { use } from 'react';
import { useLabels } from '../labels';
import { ToneIcon } from '../tone';
import { timeOf } from './model';
import { HistoryContext } from './ToastContext';
import { Empty, Entry, Heading, List, Time } from './ToastMessages.styles';

/** The last messages with their times, the newest first. */
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
            <Entry key={toast.id} $tone={toast.tone}>
              <ToneIcon tone={toast.tone} />
              <p>{toast.text}</p>
              <Time>{timeOf(toast.atMs)}</Time>
            </Entry>
          ))}
        </List>
      )}
    </>
  );
}
