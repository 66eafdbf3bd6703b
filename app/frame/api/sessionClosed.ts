import { Listeners } from '../device/listeners';

const closed = new Listeners();
let isClosed = false;

/** Calls `listener` once when the server says that the session has ended, even if it refused several calls. */
export const onSessionClosed = closed.subscribe;

export function closeSession(): void {
  if (isClosed) return;
  isClosed = true;
  closed.tell();
}

/** Allows the next session to be closed again. */
export function openSession(): void {
  isClosed = false;
}
