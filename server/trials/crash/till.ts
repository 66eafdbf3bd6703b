import { OTHER_PDF, PDF } from '@comptoir/conformance/piece';
import type { Call } from '@comptoir/contract/call';
import { calls } from '@comptoir/contract/calls';
import type { Commande } from '@comptoir/contract/commandes';
import type { Profil } from '@comptoir/contract/profils';
import type { Reglement } from '@comptoir/contract/reglements';
import type { Nature } from '@comptoir/domain/caisse';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { MAX_MONTANT } from '@comptoir/domain/limits';
import type { ReglementFrom } from '@comptoir/domain/reglement';
import { askOf, bearer, type Values } from '../suites/ask';
import { orderOf } from '../suites/money/counter';
import { patiently } from '../suites/patiently';
import { type Answered, Wire } from '../suites/wire';
import type { Attempt, Desk } from './attempt';

export const ADMIN_PASSWORD = 'Cacao-Yamoussoukro-1960';
/** The temporary password of whoever is taken on. */
const FIRST_PASSWORD = 'Bandama-2026-Cocody';
/** Francs in a new register: neither payments nor receipts bring it to a limit. */
export const OPENING = 500_000_000_000;
/** Francs that the operator takes for each payment. */
export const FRAIS = 7;
/** Rows of one page of a list. */
const PAGE = 100;

/** A signed-in cashier whose session survives the server's process. */
export class Till {
  /** The day of all that they send: what is sent again after midnight is the same. */
  readonly date = todayInAbidjan(Date.now());

  private constructor(
    readonly wire: Wire,
    private readonly token: string,
  ) {}

  static async signIn(baseUrl: string, username = 'admin', password = ADMIN_PASSWORD): Promise<Till> {
    const wire = new Wire(baseUrl);
    const login = calls.auth.login as unknown as Call;
    const answer = await wire.send(askOf(login, { body: { username, password } }));
    return new Till(wire, dataOf<{ token: string }>(answer).token);
  }

  /** Takes another administrator on, and signs them in at the same server. */
  async hired(username: string): Promise<Till> {
    const profils = await this.done<Profil[]>(calls.profils.all, {});
    const profilid = profils.find(({ libelle }) => libelle === 'Administrateur')?.profilid;
    const body = { prenom: 'Ama', nom: 'Kouassi', username, profilid, password: FIRST_PASSWORD };
    await this.done(calls.utilisateurs.create, { body });
    const newcomer = await Till.signIn(this.wire.origin, username, FIRST_PASSWORD);
    const chosen = { ancien: FIRST_PASSWORD, nouveau: ADMIN_PASSWORD, confirmation: ADMIN_PASSWORD };
    const { token } = await newcomer.done<{ token: string }>(calls.auth.changePassword, { body: chosen });
    return new Till(newcomer.wire, token);
  }

  /** Moves the same session to the address of the restarted server. */
  async movedTo(baseUrl: string): Promise<Till> {
    await this.wire.close();
    return new Till(new Wire(baseUrl), this.token);
  }

  /** Sends a call and returns any answer; rejects when there is none. */
  send(call: unknown, values: Values): Promise<Answered> {
    const declared = call as Call;
    return this.wire.send(askOf(declared, { ...values, headers: { ...values.headers, ...bearer(this.token) } }));
  }

  async done<T>(call: unknown, values: Values): Promise<T> {
    return dataOf<T>(await patiently(() => this.send(call, values)));
  }

  /** Returns the bytes of a stored file, by the path that a record gives. */
  read(file: string): Promise<Answered> {
    const path = file.startsWith('/') ? file : `/api/${file}`;
    return this.wire.send({ method: 'GET', path, headers: bearer(this.token) });
  }

  async openCaisse(nature: Nature = 'especes'): Promise<number> {
    const body = { libelle: 'Caisse', nature, montant: OPENING };
    return (await this.done<{ caisseid: number }>(calls.caisses.create, { body })).caisseid;
  }

  async openType(libelle: string): Promise<number> {
    return (await this.done<{ typedepenseid: number }>(calls.typedepenses.create, { body: { libelle } })).typedepenseid;
  }

  /** Makes a desk at a wallet, with debts that are never paid in full. */
  async openDesk(caisseid: number, typedepenseid: number): Promise<Desk> {
    const depense = { libelle: 'Dépense', typedepenseid, montant: MAX_MONTANT, date: this.date };
    const client = { libelleclient: 'Adjoua', typeclient: 'Particulier', adresse: 'Adjamé', tel: '0708091011' };
    const { depenseid } = await this.done<{ depenseid: number }>(calls.depenses.create, { body: depense });
    const { clientid } = await this.done<{ clientid: number }>(calls.clients.create, { body: client });
    const body = orderOf(clientid, MAX_MONTANT);
    const { commandeid } = await this.done<Commande>(calls.commandes.create, { body });
    return { caisseid, clientid, dettes: { 0: depenseid, 1: commandeid } };
  }

  /** Makes an attempt at a desk and returns any answer; rejects when there is none. */
  make(attempt: Attempt, { caisseid, clientid, dettes }: Desk): Promise<Answered> {
    const { montant, key } = attempt;
    const headers = { 'idempotency-key': key };
    if (attempt.act === 'order') {
      return this.send(calls.commandes.create, { body: orderOf(clientid, montant), headers });
    }
    if (attempt.act === 'undo') {
      return this.send(calls.reglements.remove, { params: { reglementid: attempt.reglementid }, headers });
    }
    const { from, act } = attempt;
    const body = { depenseid: dettes[from], caisseid, montant, from, date: this.date };
    if (act === 'pay') {
      const taken = { reference: key, frais: FRAIS };
      return this.send(calls.reglements.create, { body: { ...body, ...taken }, headers, file: PDF });
    }
    const params = { reglementid: attempt.reglementid };
    return this.send(calls.reglements.update, { params, body, headers, file: OTHER_PDF });
  }

  /** Makes an attempt again and again while the server answers that it is busy and did nothing. */
  insist(attempt: Attempt, desk: Desk): Promise<Answered> {
    return patiently(() => this.make(attempt, desk));
  }

  /** Returns every payment of a debt. */
  reglementsOf(id: number, from: ReglementFrom): Promise<Reglement[]> {
    return this.whole<Reglement>(calls.reglements.ofDette, { params: { id }, query: { from } });
  }

  /** Returns every order of a client. */
  commandesOf(clientid: number): Promise<Commande[]> {
    return this.whole<Commande>(calls.commandes.ofClient, { params: { clientid } });
  }

  private async whole<Row>(call: unknown, { query, ...values }: Values): Promise<Row[]> {
    const rows: Row[] = [];
    for (let page = 1; ; page += 1) {
      const read = await this.done<Row[]>(call, { ...values, query: { ...query, page, limit: PAGE } });
      rows.push(...read);
      if (read.length < PAGE) return rows;
    }
  }

  async soldeOf(caisseid: number): Promise<number | undefined> {
    const rows = await this.done<{ caisseid: number; solde: number }[]>(calls.caisses.all, {});
    return rows.find((row) => row.caisseid === caisseid)?.solde;
  }
}

export function dataOf<T>({ status, text, body }: Answered): T {
  if (status >= 300) throw new Error(`${status} ${text.slice(0, 300)}`);
  return (body as { data: T }).data;
}
