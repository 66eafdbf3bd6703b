import { PDF, type Piece } from '@comptoir/conformance/piece';
import type { Caisse, Mouvementcaisse } from '@comptoir/contract/caisses';
import { calls } from '@comptoir/contract/calls';
import type { Client } from '@comptoir/contract/clients';
import type { Commande } from '@comptoir/contract/commandes';
import type { Depense } from '@comptoir/contract/depenses';
import type { Etapeprojet, ProjetDetail } from '@comptoir/contract/projets';
import type { Reglement } from '@comptoir/contract/reglements';
import type { Typedepense } from '@comptoir/contract/typedepenses';
import type { Nature } from '@comptoir/domain/caisse';
import { todayInAbidjan } from '@comptoir/domain/dates';
import type { ReglementFrom } from '@comptoir/domain/reglement';
import type { House, Person } from '../house';
import { PERMISSION_NAMES } from '../roles';
import { type Answered, outcomeOf } from '../wire';

export interface Payment {
  depenseid: number;
  caisseid: number;
  montant: number;
  key?: string;
  file?: Piece;
  version?: number;
  /** What the operator of a wallet or a bank called it, and what it took for it in francs. */
  reference?: string;
  frais?: number;
  /** Kind of the debt: 0 (the default) an expense, 1 an order. */
  from?: ReglementFrom;
}

/** A cashier's counter over HTTP, with the actions of the money suites. Amounts in francs. */
export class Counter {
  readonly date = todayInAbidjan(Date.now());

  private constructor(
    readonly house: House,
    readonly person: Person,
    readonly type: Typedepense,
  ) {}

  static async open(house: House): Promise<Counter> {
    const person = await house.person(PERMISSION_NAMES);
    const body = { libelle: `Type ${person.utilisateurid}` };
    return new Counter(house, person, (await house.done(person, calls.typedepenses.create, { body })) as Typedepense);
  }

  /** Returns the same counter for another person, who has their own session. */
  async colleague(): Promise<Counter> {
    return new Counter(this.house, await this.house.person(PERMISSION_NAMES), this.type);
  }

  async caisse(montant: number, nature: Nature = 'especes'): Promise<Caisse> {
    const body = { libelle: `Caisse de ${montant}`, nature, montant };
    return (await this.house.done(this.person, calls.caisses.create, { body })) as Caisse;
  }

  async depense(montant: number): Promise<Depense> {
    const body = { libelle: `Dépense de ${montant}`, typedepenseid: this.type.typedepenseid, montant, date: this.date };
    return (await this.house.done(this.person, calls.depenses.create, { body })) as Depense;
  }

  /** Makes a project with that many steps, all in progress. */
  async projet(etapes = 0): Promise<ProjetDetail> {
    const listeetape = Array.from({ length: etapes }, (_, n) => ({ libelle: `Étape ${n}`, description: 'Travaux' }));
    const body = { libelle: 'Forage', description: 'Puits', montant: 10_000, datefin: this.date, listeetape };
    return (await this.house.done(this.person, calls.projets.create, { body })) as ProjetDetail;
  }

  async etape(projetid: number): Promise<Etapeprojet> {
    const body = { projetid, libelle: 'Fouilles', description: 'Creuser' };
    return (await this.house.done(this.person, calls.etapeprojets.create, { body })) as Etapeprojet;
  }

  async projetOf(projetid: number): Promise<ProjetDetail | undefined> {
    const found = await this.house.done(this.person, calls.projets.byId, { query: { projetid } });
    return (found as ProjetDetail[])[0];
  }

  async mouvement(caisseid: number, type: 0 | 1, montant: number): Promise<Mouvementcaisse> {
    const body = { caisseid, type, montant };
    return (await this.house.done(this.person, calls.mouvements.create, { body })) as Mouvementcaisse;
  }

  async client(): Promise<Client> {
    const body = { libelleclient: 'Adjoua', typeclient: 'Particulier', adresse: 'Adjamé', tel: '0708091011' };
    return (await this.house.done(this.person, calls.clients.create, { body })) as Client;
  }

  /** Sends an order of one article and returns any answer. */
  order(clientid: number, montant: number, key?: string): Promise<Answered> {
    return this.house.send(this.person, calls.commandes.create, {
      body: orderOf(clientid, montant),
      headers: headersOf(key),
    });
  }

  /** Makes an order of one article, for a new client unless one is named. */
  async commande(montant: number, clientid?: number): Promise<Commande> {
    return dataOf<Commande>(await this.order(clientid ?? (await this.client()).clientid, montant), 201);
  }

  /** Asks to change an order to this amount, and returns any answer. */
  reorder({ commandeid, clientid }: Commande, montant: number, version?: number): Promise<Answered> {
    const body = { ...orderOf(clientid, montant), version };
    return this.house.send(this.person, calls.commandes.update, { params: { commandeid }, body });
  }

  /** Returns the orders of a client, as their list shows them. */
  async commandesOf(clientid: number): Promise<Commande[]> {
    const values = { params: { clientid }, query: { limit: 100 } };
    return (await this.house.done(this.person, calls.commandes.ofClient, values)) as Commande[];
  }

  /** Asks for a payment and returns any answer. */
  pay({ key, from = 0, file = PDF, version: _, ...payment }: Payment): Promise<Answered> {
    return this.house.send(this.person, calls.reglements.create, {
      body: { ...payment, from, date: this.date },
      file,
      headers: headersOf(key),
    });
  }

  async paid(payment: Payment): Promise<Reglement> {
    return dataOf<Reglement>(await this.pay(payment), 201);
  }

  /** Asks to correct a payment and returns any answer; without a file it keeps its proof. */
  repay(reglementid: number, { from = 0, ...payment }: Omit<Payment, 'key' | 'file'>): Promise<Answered> {
    return this.house.send(this.person, calls.reglements.update, {
      params: { reglementid },
      body: { ...payment, from, date: this.date },
    });
  }

  /** Returns the francs in each live register. */
  async soldes(): Promise<Map<number, number>> {
    const rows = (await this.house.done(this.person, calls.caisses.all, {})) as { caisseid: number; solde: number }[];
    return new Map(rows.map(({ caisseid, solde }) => [caisseid, solde]));
  }

  async soldeOf(caisseid: number): Promise<number | undefined> {
    return (await this.soldes()).get(caisseid);
  }

  async reglementsOf(depenseid: number, from: ReglementFrom = 0): Promise<Reglement[]> {
    const values = { params: { id: depenseid }, query: { from, limit: 100 } };
    return (await this.house.done(this.person, calls.reglements.ofDette, values)) as Reglement[];
  }

  async mouvementsOf(caisseid: number): Promise<Mouvementcaisse[]> {
    const values = { query: { caisseid, limit: 100 } };
    return (await this.house.done(this.person, calls.mouvements.list, values)) as Mouvementcaisse[];
  }
}

const headersOf = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { 'idempotency-key': key };

/** Returns the body of an order of one article, not delivered and without reduction. */
export const orderOf = (clientid: number, montant: number) => ({
  clientid,
  quantite: 1,
  montanttotal: montant,
  fraissup: 0,
  typereduction: 1,
  reduction: 0,
  listdetailscommande: [{ libelle: 'Article', qtecmd: 1, mnttotal: montant }],
});

/** Returns `data` of an answer that must have this status. */
export function dataOf<T>({ status, text, body }: Answered, expected: number): T {
  if (status !== expected) throw new Error(`${status}, not ${expected}: ${text.slice(0, 300)}`);
  return (body as { data: T }).data;
}

/** Counts how often each outcome came. */
export function tally(answers: readonly Answered[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of answers.map(outcomeOf)) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** Runs one work `count` times in parallel, and returns the results. */
export function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}
