import pg from 'pg';

/** A statement as it goes to the driver; one with a name is prepared under it. */
export interface Statement {
  text: string;
  values: readonly unknown[];
  name?: string | undefined;
}

export interface Result {
  command: string;
  rowCount: number | null;
  rows: unknown[];
}

/** Result of one statement of a batch. Statements after a failed one have its error and did nothing. */
export type Outcome = Result | { error: unknown };

/** The driver's statement; the client calls its methods when messages of the database come. */
type Query = pg.Query & Record<(typeof OF_ONE)[number] | 'handleError' | 'handleReadyForQuery', Handle>;
type Handle = (message: unknown, connection?: pg.Connection) => void;

const OF_ONE = ['handleRowDescription', 'handleDataRow', 'handleCommandComplete', 'handleEmptyQuery'] as const;

interface Parsed extends pg.Connection {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
}

/**
 * Sends several statements in one round trip, written at once with one Sync after the last, as the protocol asks for a
 * pipeline. PostgreSQL runs them one after the other, each with its own snapshot, and skips all after a failed one: a
 * COMMIT at the end is never reached after an error. For the driver, a batch is one query (`pg.Submittable`), made of
 * its own queries.
 */
export class Batch implements pg.Submittable {
  readonly outcomes: Promise<Outcome[]>;
  readonly #queries: Query[] = [];
  readonly #told: Outcome[] = [];
  /** Index of the statement to which the database's next message belongs. */
  #at = 0;
  #end: (outcomes: Outcome[]) => void = () => undefined;

  constructor(
    private readonly statements: readonly Statement[],
    types: pg.CustomTypesConfig,
  ) {
    this.outcomes = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#queries = statements.map(({ text, values, name }, at) => {
      const config = { text, values: [...values], name, types, queryMode: 'extended' };
      const tell = (error: unknown, result: unknown) => {
        this.#told[at] ??= error ? { error } : (result as Result);
      };
      return new pg.Query(config as pg.QueryConfig, tell) as Query;
    });
  }

  /** Name that the client remembers as prepared when the database says so. */
  get name(): string | undefined {
    return this.statements[this.#at]?.name;
  }

  get text(): string | undefined {
    return this.statements[this.#at]?.text;
  }

  submit(connection: pg.Connection): void {
    const withoutSync: pg.Connection = Object.create(connection, { sync: { value: () => undefined } });
    connection.stream.cork();
    try {
      for (const [at, query] of this.#queries.entries()) {
        query.submit(withoutSync);
        // The statement's values could not be written, so this statement and the next ones are not sent.
        if (this.#told[at]) break;
      }
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
  }

  handleRowDescription(message: unknown): void {
    this.#queries[this.#at]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#queries[this.#at]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: pg.Connection): void {
    this.#queries[this.#at]?.handleCommandComplete(message, connection);
    this.#at += 1;
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  handleReadyForQuery(connection: pg.Connection): void {
    this.#finish(undefined, connection);
  }

  handleError(error: unknown, connection: pg.Connection): void {
    this.#finish(error, connection);
  }

  #finish(error: unknown, connection: pg.Connection): void {
    for (const query of this.#queries.slice(0, this.#at)) query.handleReadyForQuery(connection);
    const unsent = this.#told[this.#at];
    const cause = unsent && 'error' in unsent ? unsent.error : error;
    const { parsedStatements, submittedNamedStatements } = connection as Parsed;
    for (let at = this.#at; at < this.statements.length; at += 1) {
      this.#told[at] = { error: cause };
      const name = this.statements[at]?.name;
      // The database did not prepare a skipped statement.
      if (name !== undefined && !parsedStatements[name]) delete submittedNamedStatements[name];
    }
    this.#end(this.#told);
  }
}
