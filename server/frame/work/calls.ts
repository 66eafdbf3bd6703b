import type { ClientConfig } from 'pg';
import type { MetricObject } from 'prom-client';

/** The facts that a worker needs to serve; the primary has opened the rest. */
export interface Opening {
  readonly connection: ClientConfig;
  /** The real path of the data directory. */
  readonly dataDir: string;
  /** The port, the same for all workers, also when the settings ask for any free one. */
  readonly port: number;
  /** Whether this worker checks the whole ledger; one worker of the machine does. */
  readonly verifies: boolean;
}

/** The kinds of heavy work that are limited for the whole machine, over all processes. */
export type Queue = 'hash' | 'image';

/** The questions that the primary answers. */
export type PrimaryCalls = {
  opening: { asked: null; answered: Opening };
  /** Answered once nobody but the asking worker holds the port. */
  port: { asked: null; answered: null };
  /** Answered when there is room for the work; `id` identifies it until it leaves. */
  enter: { asked: { id: number; queue: Queue; weight: number }; answered: null };
  leave: { asked: number; answered: null };
  /** Holds disk room in bytes that an upload will fill; refused when there is no room. */
  hold: { asked: number; answered: null };
  release: { asked: number; answered: null };
  /** Returns the text of `/metrics` for all processes together. */
  metrics: { asked: null; answered: string };
};

/** The questions that a worker answers. */
export type WorkerCalls = {
  metrics: { asked: null; answered: MetricObject[] };
};
