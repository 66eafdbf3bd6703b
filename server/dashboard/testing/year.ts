import { addDays } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import fc from 'fast-check';
import type { TestApp } from '../../trials/testing/app';
import { type Counter, counterOf } from '../../trials/testing/counter';

/** The instants of events: the end of a day and the start of the next one, and others months apart. */
const INSTANTS = ['2026-02-03T08:00:00Z', '2026-05-01T23:59:59Z', '2026-05-02T00:00:00Z', '2026-10-31T12:00:00Z'];

const montant = fc.integer({ min: 2, max: 2_000_000 });
const part = fc.constantFrom(0, 0, 0.5, 1);
const isGone = fc.constantFrom(false, false, false, true);

const day = fc.record({
  depenses: fc.array(fc.record({ montant, type: fc.nat(2), projet: fc.nat(3), ago: fc.nat(40), part, isGone }), {
    minLength: 3,
    maxLength: 6,
  }),
  commandes: fc.array(fc.record({ montant, livraison: fc.option(fc.nat(30)), etat: fc.nat(3), part, isGone }), {
    minLength: 2,
    maxLength: 4,
  }),
  mouvements: fc.array(
    fc.record({
      montant,
      type: fc.constantFrom(0, 1),
      caisse: fc.nat(2),
      fate: fc.constantFrom('', '', 'edit', 'gone'),
    }),
    { minLength: 2, maxLength: 5 },
  ),
});
type Day = typeof day extends fc.Arbitrary<infer Drawn> ? Drawn : never;

interface Place {
  caisses: readonly number[];
  /** The type that was created on the first day. */
  typedepenseid: RecordId;
  /** Projects with one step each. */
  projets: readonly { projetid: RecordId; etapeprojetid: RecordId }[];
}

/** Plays a year of work drawn from a seed, through the API on its days; returns the ids of the registers. */
export async function workYear(house: TestApp, seed: number): Promise<readonly number[]> {
  const days = fc.sample(fc.tuple(...INSTANTS.map(() => day)), { numRuns: 1, seed })[0] ?? [];
  let place: Place | undefined;
  for (const [rank, instant] of INSTANTS.entries()) {
    house.clock.now = () => Date.parse(instant);
    const admin = await house.asAdmin();
    const counter = { ...(await counterOf(admin)), today: instant.slice(0, 10) };
    place ??= await opening(counter);
    const drawn = days[rank];
    if (drawn) await workDay(admin, counter, place, drawn);
  }
  house.clock.now = Date.now;
  return place?.caisses ?? [];
}

async function opening(counter: Counter): Promise<Place> {
  const caisses = [
    await counter.caisse(90_000_000),
    await counter.caisse(80_000_000),
    await counter.caisse(70_000_000),
  ];
  const projets = [];
  for (const datefin of ['2026-03-01', '2099-12-31']) {
    const projetid = await counter.projet({ datefin });
    projets.push({ projetid, etapeprojetid: await counter.etape(projetid) });
  }
  return { caisses, typedepenseid: counter.typedepenseid, projets };
}

type Client = Awaited<ReturnType<TestApp['asAdmin']>>;

async function workDay(client: Client, counter: Counter, place: Place, drawn: Day): Promise<void> {
  for (const one of drawn.depenses) await spend(client, counter, place, one);
  for (const one of drawn.commandes) await sell(client, counter, place, one);
  for (const { montant: amount, type, caisse, fate } of drawn.mouvements) {
    const body = { caisseid: place.caisses[caisse], montant: amount, type };
    const { mouvementcaisseid } = (await client.post('caisses/mouvementcaisse', body)).body.data;
    if (fate === 'edit') await client.put(`caisses/mouvementcaisse/${mouvementcaisseid}`, { montant: 7, type });
    if (fate === 'gone') await client.delete(`caisses/mouvementcaisse/${mouvementcaisseid}`);
  }
}

async function spend(client: Client, counter: Counter, place: Place, one: Day['depenses'][number]): Promise<void> {
  const { today: date, typedepenseid } = counter;
  const onEtape = place.projets[one.projet];
  const types = [place.typedepenseid, typedepenseid];
  const depenseid = await counter.depense(one.montant, {
    date: addDays(date, -one.ago),
    typedepenseid: types[one.type] ?? typedepenseid,
    ...(onEtape ? { expenseonstep: 1, ...onEtape } : {}),
  });
  const montantPaye = Math.floor(one.montant * one.part);
  const [caisseid = 0] = place.caisses;
  if (montantPaye > 0) await counter.pay({ depenseid, caisseid, montant: montantPaye, date });
  else if (one.isGone) await client.delete(`depenses/${depenseid}`);
}

async function sell(client: Client, counter: Counter, place: Place, one: Day['commandes'][number]): Promise<void> {
  const { today: date } = counter;
  const { commandeid } = await counter.commande({
    lignes: [{ libelle: 'Chaise', qtecmd: 1, mnttotal: one.montant }],
    datelivraison: one.livraison === null ? null : addDays(date, one.livraison),
  });
  if (one.etat > 0) await client.post('statuscommandes', { commandeid, etat: one.etat });
  const montantPaye = Math.floor(one.montant * one.part);
  const [, caisseid = 0] = place.caisses;
  if (montantPaye > 0) await counter.encaisser({ depenseid: commandeid, caisseid, montant: montantPaye, date });
  else if (one.isGone) await client.delete(`commandes/${commandeid}`);
}
