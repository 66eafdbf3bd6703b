import type { Avance } from '@comptoir/contract/avance';
import { calls } from '@comptoir/contract/calls';
import { sum } from '@comptoir/domain/money';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { departure } from '../departure';
import { holderOf } from '../holder';
import type { House, Person } from '../house';
import type { Counter } from '../money/counter';
import { outcomeOf } from '../wire';
import { type Known, type Request, requestOf, rounds, type Setting, type Wish } from './avances.wishes';
import { type Histories, playAll } from './play';

/** Francs of the register that advances are paid out of. */
const OPENING = 2000;
/** How many open advances the house allows one holder, so that payments move between them. */
const MOST = 3;
/** Every history starts with an advance of 200 francs, of which some are spent and some are on their way back. */
const BEGUN: readonly (readonly [Wish['acte'], Francs])[] = [
  ['demander', 200],
  ['accorder', 200],
  ['justifier', 60],
  ['rendre', 50],
];

/** What puts spent money back into an advance. */
const REOPENING = new Set<Wish['acte']>(['corriger', 'supprimer']);

/** What those are told who come too late, want too much, or are not the ones to do it. */
const REFUSALS = new Set([
  ...['deja_decidee', 'pas_decaissee', 'deja_ouverte', 'mouvement'].map((code) => `409 avance.${code}`),
  '403 avance.pas_porteur',
  '404 introuvable',
  '409 transfert.deja_repondu',
  '409 reglement.deja_solde',
  '422 caisse.solde_insuffisant',
]);

/** What an advance does not hold any more stays owed: an expense is never refused for it. */
const isExpected = (acte: Wish['acte'], outcome: string) =>
  REFUSALS.has(outcome) && !(acte === 'justifier' && outcome.endsWith('solde_insuffisant'));

/** What the documents of an advance that was paid out add up to, in francs. */
interface Sums {
  avanceid: RecordId;
  justifie: Francs;
  rendu: Francs;
  enroute: Francs;
  solde: Francs;
}

/** Asked of the tables, because what the API shows as accounted for is what is neither given back nor left. */
async function sumsOf({ db }: House, porteurid: RecordId): Promise<readonly Sums[]> {
  const { rows } = await sql<Sums>`
    SELECT a.avanceid, r.justifie, t.rendu, t.enroute, c.solde
    FROM avance AS a JOIN caisse AS c USING (caisseid)
    CROSS JOIN LATERAL (SELECT coalesce(sum(net), 0) AS justifie FROM reglement
      WHERE caisseid = a.caisseid AND supprimele IS NULL) AS r
    CROSS JOIN LATERAL (SELECT coalesce(sum(montant), 0) AS rendu,
        coalesce(sum(montant) FILTER (WHERE etat = 'envoye'), 0) AS enroute
      FROM transfert WHERE sourceid = a.caisseid AND etat IN ('envoye', 'recu')) AS t
    WHERE a.porteurid = ${porteurid} ORDER BY a.avanceid`.execute(db);
  return rows;
}

/** Somebody who holds advances, who pays them out, and who receives what goes back (ADR 0039). */
class Regie {
  private constructor(
    private readonly counter: Counter,
    private readonly people: Readonly<Record<Request['sender'], Person>>,
    private readonly setting: Setting,
  ) {}

  static async open(counter: Counter): Promise<Regie> {
    const { house, person: granter, date, type } = counter;
    const [{ caisseid: sourceid }, { caisseid: cibleid }] = [await counter.caisse(OPENING), await counter.caisse(0)];
    const { depenseid } = await counter.depense(OPENING);
    const holder = await house.person(['avances.demander', 'depenses.regler']);
    const { utilisateurid: porteurid } = holder;
    await house.done(granter, calls.utilisateurs.giveCaisses, {
      params: { utilisateurid: porteurid },
      body: { caisses: [] },
    });
    const people = { holder, granter, receiver: await holderOf(house, granter, [cibleid]) };
    return new Regie(counter, people, {
      porteurid,
      sourceid,
      cibleid,
      depenseid,
      typedepenseid: type.typedepenseid,
      date,
    });
  }

  /** Sends wishes at the same instant, and returns what departs then. */
  async faults(wishes: readonly Wish[]): Promise<string[]> {
    const known = await this.known();
    const sent = wishes.flatMap((one) => {
      const request = requestOf(one, known, this.setting);
      return request ? [{ acte: one.acte, request }] : [];
    });
    const answered = sent.map(async ({ acte, request: { sender, call, values, isForbidden = false } }) => {
      const answer = await this.counter.house.send(this.people[sender], call, values);
      const isFault = answer.status < 300 ? isForbidden : !isExpected(acte, outcomeOf(answer));
      return isFault ? [`${acte} by ${sender}: ${answer.status} ${answer.text.slice(0, 200)}`] : [];
    });
    const faults = (await Promise.all(answered)).flat();
    return [...faults, ...(await this.departures()), ...(await this.tooMany(wishes, known))];
  }

  /** No grant goes beyond the limit; a spent advance that gets money back is open again, whatever the limit is. */
  private async tooMany(wishes: readonly Wish[], before: Known): Promise<string[]> {
    if (wishes.some(({ acte }) => REOPENING.has(acte))) return [];
    const most = Math.max(MOST, openIn(before));
    const open = openIn(await this.known());
    return open > most ? [`${open} advances are open, at most ${most} may be`] : [];
  }

  private async known(): Promise<Known> {
    const { house, person } = this.counter;
    const query = { porteurid: this.setting.porteurid, limit: 100 };
    const avances = (await house.done(person, calls.avances.list, { query })) as Avance[];
    const registers = avances.flatMap(({ caisseid }) => caisseid ?? []);
    const payments = await house.db
      .selectFrom('reglement')
      .select(['reglementid', 'depenseid', 'caisseid'])
      .where('caisseid', 'in', [0, ...registers])
      .where('supprimele', 'is', null)
      .orderBy('reglementid')
      .execute();
    const transferts = await house.db
      .selectFrom('transfert')
      .select('transfertid')
      .where('sourceid', 'in', [0, ...registers])
      .orderBy('transfertid', 'desc')
      .execute();
    return { avances, payments, transferts };
  }

  /** What was granted is accounted for, given back or left; no franc came or went, and no register owes one. */
  private async departures(): Promise<string[]> {
    const { avances } = await this.known();
    const { porteurid, sourceid, cibleid } = this.setting;
    const sums = await sumsOf(this.counter.house, porteurid);
    const paid = avances.filter(({ caisseid }) => caisseid !== null).toSorted((a, b) => a.avanceid - b.avanceid);
    const shown = paid.map(({ avanceid, justifie, rendu, enroute, solde }) => ({
      avanceid,
      justifie,
      rendu,
      enroute,
      solde,
    }));
    const soldes = await this.counter.soldes();
    const tills = [sourceid, cibleid].map((caisseid) => soldes.get(caisseid) ?? Number.NaN);
    const all = [...tills, ...sums.flatMap(({ justifie, enroute, solde }) => [justifie, enroute, solde])];
    const whole = sums.map(({ justifie, rendu, solde }) => sum([justifie, rendu, solde]));
    return [
      ...departure('what advances show', shown, sums),
      ...departure(
        'what was granted',
        paid.map(({ montant }) => montant),
        whole,
      ),
      ...departure('francs', sum(all), OPENING),
      ...departure(
        'debts of registers',
        all.filter((francs) => !(francs >= 0)),
        [],
      ),
      ...departure(
        'states',
        paid.map(({ etat }) => etat),
        sums.map(stateOf),
      ),
    ];
  }
}

const openIn = ({ avances }: Known) => avances.filter(({ etat }) => etat === 'decaissee').length;
const stateOf = ({ solde, enroute }: Sums) => (solde + enroute === 0 ? 'justifiee' : 'decaissee');

/**
 * Plays random histories of advances: several people ask, pay out, spend, correct, give back and answer at the same
 * instant (RELIABILITY I44, I45).
 * @throws with the failing history, what departed, and how to repeat it
 */
export async function playAvances(counter: Counter, histories: Histories): Promise<void> {
  const { house, person } = counter;
  const body = { compagnie: 'Comptoir', avancesmax: MOST };
  await house.done(person, calls.organisation.update, { body });
  await playAll(rounds, histories, async (wished) => {
    const regie = await Regie.open(counter);
    const begun = BEGUN.map(([acte, montant]): Wish[] => [{ acte, a: 0, b: 0, montant, by: 'holder' }]);
    for (const wishes of [...begun, ...wished]) {
      const faults = await regie.faults(wishes);
      if (faults.length > 0) throw new Error(faults.join('\n'));
    }
    const violations = await house.violations();
    if (violations.length > 0) throw new Error(JSON.stringify(violations));
  });
}
