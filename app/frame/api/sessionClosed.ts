type Listener = () => void;

const listeners = new Set<Listener>();
let isClosed = false;

/** Calls `listener` once when the server says that the session has ended, even if it refused several calls. */
export function onSessionClosed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function closeSession(): void {
  if (isClosed) return;
  isClosed = true;
  for (const listener of listeners) listener();
}

/** Allows the next session to be closed again. */
export function openSession(): void {
  isClosed = false;
}
