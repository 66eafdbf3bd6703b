import type { RecordId } from '@comptoir/domain/units';
import type { ClientConfig } from 'pg';
import type { MetricObject } from 'prom-client';

/** What a worker needs to serve: the primary opened the rest. */
export interface Opening {
  readonly connection: ClientConfig;
  /** The data directory's real place. */
  readonly dataDir: string;
  /** The same for all, also where any free one was asked for. */
  readonly port: number;
  /** Whether this one checks the whole ledger: one for the machine. */
  readonly verifies: boolean;
}

/** Heavy work of which so much runs at the same time on one machine, whichever of its processes does it. */
export type Queue = 'hash' | 'image';

/** What the primary answers to. */
export type PrimaryCalls = {
  opening: { asked: null; answered: Opening };
  /** Answered once nobody holds the port but who asks. */
  port: { asked: null; answered: null };
  /** Answered when there is room for it; `id` names it until it leaves. */
  enter: { asked: { id: RecordId; queue: Queue; weight: number }; answered: null };
  leave: { asked: number; answered: null };
  /** Bytes of the disk that an upload is about to fill; refused without room. */
  hold: { asked: number; answered: null };
  release: { asked: number; answered: null };
  /** The text of `/metrics`, of all processes together. */
  metrics: { asked: null; answered: string };
};

/** What a worker answers to. */
export type WorkerCalls = {
  metrics: { asked: null; answered: MetricObject[] };
};
