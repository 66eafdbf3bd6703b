type Listener = () => void;

const listeners = new Set<Listener>();
let isClosed = false;

/** Told once when the server says that the session has ended, however many calls it refused. */
export function onSessionClosed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function closeSession(): void {
  if (isClosed) return;
  isClosed = true;
  for (const listener of listeners) listener();
}

/** A new session may be closed again. */
export function openSession(): void {
  isClosed = false;
}
