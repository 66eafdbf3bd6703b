/** A request under way, as the line is judged by it (see app/frame/line/line). */
export interface WatchedRequest {
  /** Its method and address. */
  asks: string;
  isRead: boolean;
  /** Rejects when no whole answer came, or when its sender gave it up. */
  incoming: Promise<{ status: number; text: string }>;
  isGivenUp(): boolean;
}

type Watcher = (request: WatchedRequest) => void;

let watcher: Watcher | null = null;

/** Who hears of every request from now on; nobody does before someone has signed in. */
export function watchRequests(next: Watcher | null): void {
  watcher = next;
}

export function tellRequest(request: WatchedRequest): void {
  watcher?.(request);
}
