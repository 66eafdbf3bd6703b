import { addDays, midnightOf } from '@comptoir/domain/dates';
import { hasOperateur } from '@comptoir/domain/reference';
import type { Francs, RecordId } from '@comptoir/domain/units';
import type { Desk } from './desk';
import type { Draw } from './draw';
import type { Operateurs } from './operateurs';
import { BANQUE, CAISSES, TYPES, typeDrawn } from './organisation';
import { receiptPdf, receiptPhoto } from './proofs';
import type { Till } from './shop';
import type { Sites } from './sites';

/** How many days before today the story begins. */
export const DAYS = 150;

/** Nobody works on this day. */
export const isSunday = (date: string) => new Date(midnightOf(date)).getUTCDay() === 0;

/** The facts that the seeding remembers from day to day. */
export interface Books {
  desk: Desk;
  draw: Draw;
  sites: Sites;
  operateurs: Operateurs;
  types: number[];
  caisses: (Till & { libelle: string })[];
  banque: Books['caisses'][number];
}

interface Due {
  depenseid: RecordId;
  libelle: string;
  montant: Francs;
  from: string;
}

/** Creates the types of expenses and the registers on the first day. */
export async function openBooks(desk: Desk, draw: Draw, sites: Sites, operateurs: Operateurs): Promise<Books> {
  const types: number[] = [];
  for (const { libelle } of TYPES) types.push((await desk.addType({ libelle })).typedepenseid);
  const caisses: Books['caisses'] = [];
  for (const body of CAISSES) caisses.push(await desk.openCaisse(body));
  const banque = await desk.openCaisse(BANQUE);
  return { desk, draw, sites, operateurs, types, caisses, banque };
}

/** Plays one day: records expenses and pays most of them, at once or later. Recent ones more often stay open. */
export async function tellDay(books: Books, date: string, waiting: Due[], today: string): Promise<void> {
  const { draw } = books;
  for (let n = draw.between(1, 3); n > 0; n -= 1) waiting.push(await spend(books, typeDrawn(draw), date));
  if (date.endsWith('-05')) waiting.push(await spend(books, TYPES.length - 1, date));
  const isRecent = date > addDays(today, -6);
  for (const due of waiting.splice(0)) {
    if (draw.happens(isRecent ? 35 : 70)) await settle(books, due, date, waiting);
    else if (due.from > addDays(date, -40)) waiting.push(due);
  }
}

async function spend({ desk, draw, sites, types }: Books, type: number, date: string): Promise<Due> {
  const { achat: drawn, chantier = 0 } = TYPES[type] ?? TYPES[0];
  const achat = drawn(draw, date);
  const place = draw.happens(chantier) ? sites.placeOf(date) : null;
  const onStep = place ? { expenseonstep: 1 as const, ...place } : {};
  const { depenseid } = await desk.spend({ ...achat, ...onStep, typedepenseid: types[type] ?? 1, date });
  return { depenseid, libelle: achat.libelle, montant: achat.montant, from: date };
}

/** Pays an expense: all of it, sometimes with a large note that brings change; or only a part, when it is large. */
async function settle(
  { desk, draw, operateurs, caisses }: Books,
  due: Due,
  date: string,
  waiting: Due[],
): Promise<void> {
  const isPart = due.montant > 200_000 && draw.happens(40);
  const applied = isPart ? Math.floor(due.montant / 20_000) * 10_000 : due.montant;
  const handed = !isPart && draw.happens(25) ? Math.ceil(applied / 10_000) * 10_000 : applied;
  const fraisOf = ({ nature }: Till) => operateurs.frais(nature, 0, applied);
  const able = caisses.filter((one) => one.solde >= handed + fraisOf(one));
  const caisse = able[draw.between(0, able.length - 1)];
  if (!caisse) {
    waiting.push(due);
    return;
  }
  const name = `recu-${due.depenseid}`;
  const proof = draw.happens(20)
    ? await receiptPhoto(`${name}.png`, draw.between(60, 140))
    : receiptPdf(`${name}.pdf`, ['Reçu', due.libelle, `${applied} francs CFA`, date]);
  const { caisseid, nature } = caisse;
  const said = { reference: operateurs.reference(nature, date), frais: fraisOf(caisse) };
  // An operator gives no change (ADR 0052).
  const montant = hasOperateur(nature) ? applied : handed;
  await desk.pay({ depenseid: due.depenseid, caisseid, montant, from: 0, date, ...said }, proof);
  caisse.solde -= applied + said.frais;
  if (isPart) waiting.push({ ...due, montant: due.montant - applied });
}
