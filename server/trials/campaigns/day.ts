import { PHOTO } from '@comptoir/conformance/media';
import { calls } from '@comptoir/contract/calls';
import type { Commande } from '@comptoir/contract/commandes';
import type { Depense } from '@comptoir/contract/depenses';
import type { Reglement } from '@comptoir/contract/reglements';
import { addDays } from '@comptoir/domain/dates';
import type { Draw } from '../../demo/draw';
import type { Values } from '../suites/ask';
import { type Counter, times } from '../suites/money/counter';

const PEOPLE = 8;
const REGISTERS = 6;
/** In francs; enough for half an hour of payments. */
const OPENING = 100_000_000_000;
const ETAPES = 12;
const CLIENTS = 40;
/** How many debts and payments of each kind may wait for further work; more are ignored. */
const KEPT = 300;

/** Records that each wait for one request at a time: a request takes one out, and may put it back. */
class Basket<T> {
  readonly #things: T[] = [];

  constructor(private readonly draw: Draw) {}

  put(thing: T): void {
    if (this.#things.length < KEPT) this.#things.push(thing);
  }

  take(): T | undefined {
    const [taken] = this.#things.splice(this.draw.between(0, this.#things.length - 1), 1);
    return taken;
  }
}

/** A working day of an organisation: the requests of its people, in realistic proportions. */
export class Day {
  readonly #depenses: Basket<Depense>;
  readonly #commandes: Basket<Commande>;
  readonly #reglements: Basket<Reglement>;
  readonly #works: readonly (readonly [weight: number, work: () => Promise<unknown>])[];

  private constructor(
    private readonly counters: readonly Counter[],
    private readonly caisses: readonly number[],
    private readonly clients: readonly number[],
    private readonly etapes: readonly number[],
    private readonly draw: Draw,
  ) {
    [this.#depenses, this.#commandes, this.#reglements] = [new Basket(draw), new Basket(draw), new Basket(draw)];
    this.#works = [...this.reads(), ...this.writes()];
  }

  /** Makes people, registers, clients and steps of projects. */
  static async open(first: Counter, draw: Draw): Promise<Day> {
    const counters = [first, ...(await times(PEOPLE - 1, () => first.colleague()))];
    const caisses = (await times(REGISTERS, () => first.caisse(OPENING))).map(({ caisseid }) => caisseid);
    const clients = (await times(CLIENTS, () => first.client())).map(({ clientid }) => clientid);
    const etapes = await times(ETAPES, async () => first.etape((await first.projet()).projetid));
    return new Day(
      counters,
      caisses,
      clients,
      etapes.map(({ etapeprojetid }) => etapeprojetid),
      draw,
    );
  }

  /** Sends one random request of somebody, chosen by its weight. Rejects when it does not succeed. */
  async once(): Promise<void> {
    const whole = this.#works.reduce((sum, [weight]) => sum + weight, 0);
    let left = this.draw.between(0, whole - 1);
    for (const [weight, work] of this.#works) {
      left -= weight;
      if (left < 0) {
        await work();
        return;
      }
    }
  }

  private any<T>(things: readonly T[]): T {
    const thing = things[this.draw.between(0, things.length - 1)];
    if (thing === undefined) throw new Error('nothing to choose from');
    return thing;
  }

  private ask<T>(call: unknown, values: Values): Promise<T> {
    const { house, person } = this.any(this.counters);
    return house.done(person, call, values) as Promise<T>;
  }

  private reads(): [number, () => Promise<unknown>][] {
    const page = () => ({ page: this.draw.between(1, 3) });
    const { date } = this.any(this.counters);
    const month = { datedebut: addDays(date, -30), datefin: date };
    const term = () => ({ term: this.any(['transport', 'dep', 'adj', 'article']) });
    return [
      [12, () => this.ask(calls.depenses.list, { query: page() })],
      [5, () => this.ask(calls.depenses.search, { params: term(), query: page() })],
      [7, () => this.ask(calls.caisses.list, { query: {} })],
      [10, () => this.ask(calls.mouvements.list, { query: { caisseid: this.any(this.caisses), ...page() } })],
      [4, () => this.ask(calls.caisses.all, {})],
      [9, () => this.ask(calls.commandes.list, { query: page() })],
      [4, () => this.ask(calls.clients.list, { query: page() })],
      [3, () => this.ask(calls.clients.search, { params: term(), query: page() })],
      [4, () => this.ask(calls.projets.list, { query: {} })],
      [3, () => this.ask(calls.fichiers.list, { query: { etapeid: this.any(this.etapes), ...page() } })],
      [2, () => this.ask(calls.recherche.find, { params: term() })],
      [1, () => this.ask(calls.dashboard.periode, { query: { ...month, pas: 'jour' } })],
      [1, () => this.ask(calls.dashboard.totaux, { query: month })],
      [1, () => this.ask(calls.dashboard.flux, { query: { ...month, pas: 'jour' } })],
      [1, () => this.ask(calls.dashboard.repartition, { query: month })],
      [1, () => this.ask(calls.dashboard.attente, {})],
      [2, () => this.readProof()],
    ];
  }

  private writes(): [number, () => Promise<unknown>][] {
    const mouvement = () => ({ caisseid: this.any(this.caisses), type: 1, montant: this.draw.between(100, 90_000) });
    return [
      [6, () => this.depense()],
      [7, () => this.pay(0)],
      [2, () => this.editDepense()],
      [2, () => this.correct()],
      [1, () => this.undo()],
      [4, () => this.order()],
      [3, () => this.pay(1)],
      [3, () => this.ask(calls.mouvements.create, { body: mouvement() })],
      [1, () => this.ask(calls.fichiers.add, { body: { provenance: this.any(this.etapes) }, file: PHOTO })],
      [1, () => this.any(this.counters).client()],
    ];
  }

  private async depense(): Promise<void> {
    this.#depenses.put(await this.any(this.counters).depense(this.draw.between(1000, 500_000)));
  }

  private async order(): Promise<void> {
    const montant = this.draw.between(1000, 500_000);
    this.#commandes.put(await this.any(this.counters).commande(montant, this.any(this.clients)));
  }

  /** Pays part of an expense or of an order. An order that is not paid in full waits for its next payment. */
  private async pay(from: 0 | 1): Promise<void> {
    const basket: Basket<Depense | Commande> = from === 0 ? this.#depenses : this.#commandes;
    const debt = basket.take();
    if (!debt) return from === 0 ? this.depense() : this.order();
    const [id, rest] = 'depenseid' in debt ? [debt.depenseid, debt.montantrestant] : [debt.commandeid, debt.reste];
    const montant = this.draw.between(1, rest);
    const caisseid = this.any(this.caisses);
    const reglement = await this.any(this.counters).paid({ depenseid: id, caisseid, montant, from });
    // Only payments of expenses are corrected or deleted, and such an expense is not put back, so nobody pays it
    // meanwhile.
    if (from === 0) this.#reglements.put(reglement);
    else if (reglement.montantrestant > 0 && 'reste' in debt)
      this.#commandes.put({ ...debt, reste: reglement.montantrestant });
  }

  private async editDepense(): Promise<void> {
    const depense = this.#depenses.take();
    if (!depense) return this.depense();
    const { depenseid, typedepenseid, date, version } = depense;
    const body = { libelle: 'Transport de sable', typedepenseid, montant: depense.montant, date, version };
    this.#depenses.put(await this.ask<Depense>(calls.depenses.update, { params: { depenseid }, body }));
  }

  private async correct(): Promise<void> {
    const reglement = this.#reglements.take();
    if (!reglement) return this.pay(0);
    const { reglementid, depenseid, caisseid, montant, version } = reglement;
    const answer = await this.any(this.counters).repay(reglementid, { depenseid, caisseid, montant, version });
    if (answer.status !== 200) throw new Error(`correction: ${answer.status} ${answer.text.slice(0, 200)}`);
  }

  private async undo(): Promise<void> {
    const reglement = this.#reglements.take();
    if (!reglement) return this.pay(0);
    await this.ask(calls.reglements.remove, { params: { reglementid: reglement.reglementid } });
  }

  private async readProof(): Promise<void> {
    const reglement = this.#reglements.take();
    if (!reglement) return this.pay(0);
    const [, documentid = '', name = ''] = /fichiers\/(\d+)\/(.+)$/.exec(reglement.file) ?? [];
    const { house, person } = this.any(this.counters);
    const params = { documentid, filename: decodeURIComponent(name) };
    const { status } = await house.send(person, calls.fichiers.read, { params });
    if (status !== 200) throw new Error(`proof: ${status}`);
    this.#reglements.put(reglement);
  }
}
