import { refuseManque } from '@comptoir/contract/caisseRules';
import type { Contrepassation } from '@comptoir/contract/contrepassation';
import { contrepassationIssues } from '@comptoir/contract/contrepassationRules';
import type { Refusal } from '@comptoir/contract/envelope';
import { throwFirst } from '@comptoir/contract/envelope';
import { type Dit, manqueDePose, refusalOfPose, throwRefused } from '@comptoir/contract/poseRules';
import { type Changement, changementsDe, enOrdre, isSamePart, type Pose } from '@comptoir/domain/ecriture';
import { add } from '@comptoir/domain/money';
import { mouvementDeContrepassation } from '@comptoir/domain/mouvementsDus';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { appendDu, changeMouvement, soldeOfCaisse } from './caisses';
import { valides } from './journees';
import { changeRow, foundRow, todayOf } from './rows';
import type { MouvementRow, Store } from './store';

/** How a write is booked and its refusals are reported; `server/ledger/book.ts` explains each field. */
export interface Booking extends Dit {
  principal: RecordId;
  minimum?: Francs;
  before?: (pose: Pose) => Refusal | null;
}

/** The common facts of a document's movements. */
export interface Written {
  /** The rows of the movements that the document had. */
  enPlace?: readonly MouvementRow[];
  description: string;
}

/** The only write of money: checks each register in turn, then writes the movements; returns the new ones. */
export function book(store: Store, changements: readonly Changement[], booking: Booking & Written): MouvementRow[] {
  const poses = changements.map(({ pose }) => pose);
  checkPoses(store, poses, booking);
  return changements.flatMap((one) => written(store, one, booking));
}

/** Throws the refusals of registers for these postings. */
export function checkPoses(store: Store, unordered: readonly Pose[], booking: Booking): void {
  const { principal } = booking;
  const poses = enOrdre(unordered);
  const first = poses.find(({ caisseid }) => caisseid === principal);
  const soldes = new Map<RecordId, Francs>();
  const refused = poses.flatMap((pose) => {
    const { caisseid, delta } = pose;
    const solde = soldes.get(caisseid) ?? soldeOfCaisse(store, caisseid);
    soldes.set(caisseid, add(solde, delta));
    const minimum = pose === first ? (booking.minimum ?? 0) : 0;
    const refusal = refusalOf(store, pose, { solde, minimum }, booking);
    return refusal ? [{ caisseid, refusal: booking.before?.(pose) ?? refusal }] : [];
  });
  throwRefused(refused, principal);
}

/** Why a register refuses a posting when it holds `solde` francs. */
function refusalOf(
  store: Store,
  pose: Pose,
  { solde, minimum }: { solde: Francs; minimum: Francs },
  booking: Booking,
): Refusal | null {
  const journee = valides(store, pose.caisseid, 'journee').at(-1);
  const caisse = { ...foundRow(store, 'caisses', pose.caisseid), solde, journee };
  const refusal = refusalOfPose(caisse, pose, booking, { today: todayOf(store) });
  const isShort = solde < minimum || add(solde, pose.delta) < 0;
  return refusal ?? (isShort ? manqueDePose(pose, booking) : null);
}

function written(store: Store, { avant, apres }: Changement, { enPlace = [], description }: Written): MouvementRow[] {
  if (avant === null) return [appendDu(store, apres, description)];
  const row = enPlace.find((one) => isSamePart(one, avant));
  if (!row) throw new Error(`no live movement ${avant.origine} in caisse ${avant.caisseid}`);
  const { montant, date, reference } = apres ?? row;
  const isAsWritten = row.montant === montant && row.date === date && row.reference === reference;
  if (apres === null) changeMouvement(store, row, { annule: true });
  else if (!isAsWritten) changeMouvement(store, row, { montant, date, reference });
  return [];
}

/**
 * Reverses movements of one register, and returns the movement that reverses the first (ADR 0034). Throws the first of
 * `contrepassationIssues`, and `caisse.solde_engage` when the register no longer holds the money that came in.
 */
export function reverseMouvements(
  store: Store,
  rows: readonly [MouvementRow, ...MouvementRow[]],
  { motif: description, date = todayOf(store) }: Contrepassation,
): MouvementRow {
  const [{ caisseid: principal, ...reverse }] = rows;
  const { arretele } = foundRow(store, 'caisses', principal);
  throwFirst(contrepassationIssues(date, { reverse, arretele, today: todayOf(store) }));
  const changements = rows.flatMap((row) => changementsDe([], [mouvementDeContrepassation(row, date)]));
  const manque = () => refuseManque(null, 'montant');
  const [made] = book(store, changements, { principal, description, manque });
  for (const row of rows) changeRow(row, { contrepassele: date });
  return made as MouvementRow;
}
