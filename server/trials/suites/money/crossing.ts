import { calls } from '@comptoir/contract/calls';
import type { Transfert } from '@comptoir/contract/transferts';
import { sum } from '@comptoir/domain/money';
import type { ReponseTransfert } from '@comptoir/domain/transfert';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { departure } from '../departure';
import { holderOf } from '../holder';
import type { House, Person } from '../house';
import { type Answered, outcomeOf } from '../wire';
import { type Counter, times } from './counter';

/** So few francs that some transfers find nothing left. */
const OPENING = 300;
const OUTCOMES = ['200', '201', '422 caisse.solde_insuffisant'];
const REPONSES: readonly ReponseTransfert[] = ['accepter', 'refuser', 'annuler'];

/** Sends money, and returns any answer. */
export const transfer = (house: House, person: Person, body: Readonly<Record<string, unknown>>): Promise<Answered> =>
  house.send(person, calls.transferts.create, { body });

/** Answers a transfer, and returns any answer. */
export const reply = (house: House, person: Person, reponse: ReponseTransfert, transfertid: RecordId) =>
  house.send(person, calls.transferts[reponse], {
    params: { transfertid },
    body: reponse === 'accepter' ? {} : { motif: 'Montant erroné' },
  });

/** A register, and who is given it alone. */
interface Side {
  caisseid: RecordId;
  person: Person;
}

/** Two registers between which money goes both ways at the same time. */
export class Crossing {
  #enRoute: readonly Transfert[] = [];

  private constructor(
    private readonly counter: Counter,
    private readonly sides: readonly [Side, Side],
  ) {}

  static async open(counter: Counter): Promise<Crossing> {
    const side = async (): Promise<Side> => {
      const { caisseid } = await counter.caisse(OPENING);
      return { caisseid, person: await holderOf(counter.house, counter.person, [caisseid]) };
    };
    return new Crossing(counter, [await side(), await side()]);
  }

  /**
   * Lets clients send at the same instant, every other one the other way. Half of what they send waits, and is answered
   * in the next round while others send. Returns what departs: no franc may come or go, and no register owe one.
   */
  async faults(round: number, clients: number): Promise<string[]> {
    const { house, person } = this.counter;
    const answering = this.#enRoute.map(({ transfertid }, i) =>
      reply(house, person, REPONSES[(round + i) % REPONSES.length] ?? 'accepter', transfertid),
    );
    const answers = [...(await times(clients, (i) => this.send(round, i))), ...(await Promise.all(answering))];
    const query = { caisseid: this.sides[0].caisseid, etat: 'envoye', limit: 100 };
    this.#enRoute = (await house.done(person, calls.transferts.list, { query })) as Transfert[];
    const soldes = await this.counter.soldes();
    const held = this.sides.map(({ caisseid }) => soldes.get(caisseid) ?? Number.NaN);
    const transit = this.#enRoute.map(({ montant }) => montant);
    return [
      ...departure(
        'answers',
        [...new Set(answers.map(outcomeOf))].filter((one) => !OUTCOMES.includes(one)),
        [],
      ),
      ...departure('francs', sum([...held, ...transit]), 2 * OPENING),
      ...departure('deadlocks', await deadlocksIn(house), 0),
      ...held.filter((solde) => !(solde >= 0)).map((solde) => `a register holds ${solde}`),
    ].map((fault) => `round ${round}: ${fault}`);
  }

  private send(round: number, client: number): Promise<Answered> {
    const [one, other] = this.sides;
    const [source, cible] = client % 2 === 0 ? [one, other] : [other, one];
    const sender = client % 4 < 2 ? this.counter.person : source.person;
    const way = { sourceid: source.caisseid, cibleid: cible.caisseid };
    return transfer(this.counter.house, sender, { ...way, montant: 1 + ((7 * round + client) % 90) });
  }
}

/** Returns how many transactions the database has broken off because they waited for each other, a moment ago. */
async function deadlocksIn({ db }: House): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    SELECT deadlocks::integer FROM pg_stat_database WHERE datname = current_database()`.execute(db);
  return rows[0]?.deadlocks ?? 0;
}
