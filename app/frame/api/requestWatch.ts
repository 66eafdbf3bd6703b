/** A request under way; app/frame/line/line judges the line by it. */
export interface WatchedRequest {
  /** Method and address of the request. */
  asks: string;
  isRead: boolean;
  /** Rejects when no whole answer came, or when the caller aborted the request. */
  incoming: Promise<{ status: number; text: string }>;
  isGivenUp(): boolean;
}

type Watcher = (request: WatchedRequest) => void;

let watcher: Watcher | null = null;

/** Sets the function that hears of every request from now on; before a sign-in there is none. */
export function watchRequests(next: Watcher | null): void {
  watcher = next;
}

export function tellRequest(request: WatchedRequest): void {
  watcher?.(request);
}
