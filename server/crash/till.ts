import type { Call } from '#contract/call';
import { calls } from '#contract/calls';
import { PDF } from '#contract/conformance/piece';
import type { Reglement } from '#contract/reglements';
import { todayInAbidjan } from '#domain/dates';
import { MAX_MONTANT } from '#domain/limits';
import { askOf, bearer, type Values } from '../suites/ask';
import { type Answered, Wire } from '../suites/wire';

export const ADMIN_PASSWORD = 'Cacao-Yamoussoukro-1960';

/** A signed-in cashier whose session outlives the server's process. */
export class Till {
  readonly date = todayInAbidjan(Date.now());

  private constructor(
    readonly wire: Wire,
    private readonly token: string,
  ) {}

  static async signIn(baseUrl: string): Promise<Till> {
    const wire = new Wire(baseUrl);
    const login = calls.auth.login as unknown as Call;
    const answer = await wire.send(askOf(login, { body: { username: 'admin', password: ADMIN_PASSWORD } }));
    return new Till(wire, dataOf<{ token: string }>(answer).token);
  }

  /** The same session on the address of the restarted server. */
  async movedTo(baseUrl: string): Promise<Till> {
    await this.wire.close();
    return new Till(new Wire(baseUrl), this.token);
  }

  /** Whatever the answer; rejects when there is none. */
  send(call: unknown, values: Values): Promise<Answered> {
    const declared = call as Call;
    return this.wire.send(askOf(declared, { ...values, headers: { ...values.headers, ...bearer(this.token) } }));
  }

  async done<T>(call: unknown, values: Values): Promise<T> {
    return dataOf<T>(await this.send(call, values));
  }

  /** The bytes of a stored file, by the path that a record gives. */
  read(file: string): Promise<Answered> {
    const path = file.startsWith('/') ? file : `/api/${file}`;
    return this.wire.send({ method: 'GET', path, headers: bearer(this.token) });
  }

  async openCaisse(): Promise<number> {
    const body = { libelle: 'Caisse', montant: MAX_MONTANT };
    return (await this.done<{ caisseid: number }>(calls.caisses.create, { body })).caisseid;
  }

  async openDepense(typedepenseid: number): Promise<number> {
    const body = { libelle: 'Dépense', typedepenseid, montant: MAX_MONTANT, date: this.date };
    return (await this.done<{ depenseid: number }>(calls.depenses.create, { body })).depenseid;
  }

  async openType(libelle: string): Promise<number> {
    return (await this.done<{ typedepenseid: number }>(calls.typedepenses.create, { body: { libelle } })).typedepenseid;
  }

  pay({ depenseid, caisseid, montant, key }: Attempt): Promise<Answered> {
    return this.send(calls.reglements.create, {
      body: { depenseid, caisseid, montant, from: 0, date: this.date },
      file: PDF,
      headers: { 'idempotency-key': key },
    });
  }

  /** Every payment of an expense. */
  async reglementsOf(depenseid: number): Promise<Reglement[]> {
    const rows: Reglement[] = [];
    for (let page = 1; ; page += 1) {
      const values = { params: { id: depenseid }, query: { page, limit: 100 } };
      const read = await this.done<Reglement[]>(calls.reglements.ofDette, values);
      rows.push(...read);
      if (read.length < 100) return rows;
    }
  }

  async soldeOf(caisseid: number): Promise<number | undefined> {
    const rows = await this.done<{ caisseid: number; solde: number }[]>(calls.caisses.all, {});
    return rows.find((row) => row.caisseid === caisseid)?.solde;
  }
}

/** One payment as its client knows it; the amount, francs, is its own within the expense. */
export interface Attempt {
  depenseid: number;
  caisseid: number;
  montant: number;
  key: string;
}

export function dataOf<T>({ status, text, body }: Answered): T {
  if (status >= 300) throw new Error(`${status} ${text.slice(0, 300)}`);
  return (body as { data: T }).data;
}
