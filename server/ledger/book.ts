import type { Mouvementcaisse } from '@comptoir/contract/caisses';
import { Refusal } from '@comptoir/contract/envelope';
import { type Dit, manqueDePose, refusalOfPose, throwRefused } from '@comptoir/contract/poseRules';
import { type Changement, enOrdre, isSamePart, type MouvementDu, type Pose } from '@comptoir/domain/ecriture';
import type { Francs, RecordId } from '@comptoir/domain/units';
import type { Context } from '../frame/http/context';
import { crashPoint } from '../frame/work/crash';
import { findPrenante, holdCaisse, postEcriture, postNumbered } from './ecritures/repository';
import type { Imprimant, Numerotage } from './imprimes/repository';
import { cancelMouvement, correctMouvement, insertDu } from './mouvements/repository';

/** A posting of a written movement; one with `refus` is refused when its register's turn comes. */
export interface Posee extends Pose {
  mouvementcaisseid: RecordId;
  refus?: Refusal;
}

/** The common facts of a document's movements, and its present movements. */
interface Ecrits {
  /** The live movements of the document; none for a new one. */
  enPlace?: readonly Mouvementcaisse[];
  description: string;
  /** The id drawn for the first new movement. */
  mouvementcaisseid?: RecordId;
}

/**
 * Writes the movements of a document: first it cancels and corrects, then it writes new ones, in ascending register, so
 * that no two writers wait for each other's references. Returns the postings.
 */
export async function writeMouvements(
  changements: readonly Changement[],
  { enPlace = [], description, mouvementcaisseid: drawn }: Ecrits,
  context: Context,
): Promise<Posee[]> {
  const { db, now } = context;
  const posees: Posee[] = [];
  const made: Changement[] = [];
  for (const changement of changements) {
    const { avant, apres, pose } = changement;
    if (avant === null) {
      made.push(changement);
      continue;
    }
    const row = rowOf(enPlace, avant);
    if (apres === null) await cancelMouvement(db, row.mouvementcaisseid, now);
    else if (!isAsWritten(row, apres)) await correctMouvement(db, row, apres);
    posees.push({ ...pose, mouvementcaisseid: row.mouvementcaisseid });
  }
  const inOrder = made.toSorted((a, b) => a.pose.caisseid - b.pose.caisseid);
  for (const { apres, pose } of inOrder) {
    const given = apres === made[0]?.apres ? drawn : undefined;
    const mouvementcaisseid = await insertDu(db, { ...(apres as MouvementDu), description }, given, now);
    posees.push({ ...pose, mouvementcaisseid });
  }
  return posees;
}

function rowOf(enPlace: readonly Mouvementcaisse[], mouvement: MouvementDu): Mouvementcaisse {
  const row = enPlace.find((one) => isSamePart(one, mouvement));
  if (!row) throw new Error(`no live movement ${mouvement.origine} in caisse ${mouvement.caisseid}`);
  return row;
}

const isAsWritten = (row: Mouvementcaisse, { montant, date, reference }: MouvementDu): boolean =>
  row.montant === montant && row.date === date && row.reference === reference;

/** How a write is booked and its refusals are reported. */
export interface Booking extends Dit {
  /** The register whose refusal is reported when several refuse. */
  principal: RecordId;
  /** The francs that `principal` must hold before: all that is handed over. */
  minimum?: Francs;
  /** The document that gets the next number of `principal`, if any. */
  imprimant?: Imprimant | undefined;
  /** A register that gets no money yet: it is held against deletion. */
  retenue?: RecordId | undefined;
  /** The refusal of a register that is gone: 404 without this. */
  gone?: (caisseid: RecordId) => Refusal;
  /** A refusal that comes before the others. */
  before?: (pose: Pose) => Promise<Refusal | null> | Refusal | null;
}

/** The work on a register in its turn: a posting, or only holding it. */
type Turn = Posee | { caisseid: RecordId; delta: 0; mouvementcaisseid: null };

/**
 * The only write of money: posts to each register in its turn (`enOrdre`), under its row lock, and numbers the
 * document. Call it last in a transaction. Throws the refusal of a register: it is gone, 409 `caisse.jour_arrete`, 422
 * `caisse.plafond_depasse`, or it holds too little. Returns the document's number.
 */
export async function book(
  posees: readonly Posee[],
  booking: Booking,
  context: Context,
): Promise<Numerotage | undefined> {
  const { principal, retenue } = booking;
  const held: Turn[] = retenue === undefined ? [] : [{ caisseid: retenue, delta: 0, mouvementcaisseid: null }];
  const turns = enOrdre<Turn>([...posees, ...held]);
  const first = turns.find(({ caisseid }) => caisseid === principal);
  const refused: { caisseid: RecordId; refusal: Refusal }[] = [];
  let numerotage: Numerotage | undefined;
  for (const turn of turns) {
    const done = await taken(turn, turn === first ? booking : {}, context);
    if (!done) refused.push({ caisseid: turn.caisseid, refusal: await refusalOf(turn, booking, context) });
    else if (done !== true) numerotage = done;
  }
  throwRefused(refused, principal);
  return numerotage;
}

/** Does the work of a turn; false when the register refuses it. */
async function taken(
  turn: Turn,
  { minimum = 0, imprimant }: Pick<Booking, 'minimum' | 'imprimant'>,
  { db, requestid }: Context,
): Promise<Numerotage | boolean> {
  if (turn.mouvementcaisseid === null) return holdCaisse(db, turn.caisseid);
  if (turn.refus) return false;
  const posting = { ...turn, minimum, requestid };
  const done = imprimant ? await postNumbered(db, posting, imprimant) : await postEcriture(db, posting);
  if (done) crashPoint('ecriture');
  return done ?? false;
}

/** The refusal of a register in its turn. */
async function refusalOf(turn: Turn, booking: Booking, context: Context): Promise<Refusal> {
  const { gone = () => new Refusal('introuvable') } = booking;
  if (turn.mouvementcaisseid === null) return gone(turn.caisseid);
  const before = turn.refus ?? (await booking.before?.(turn));
  if (before) return before;
  const caisse = await findPrenante(context.db, turn.caisseid);
  if (!caisse) return gone(turn.caisseid);
  return refusalOfPose(caisse, turn, booking, context) ?? manqueDePose(turn, booking);
}

/** Books a posting whose refusal would be a fault of ours; then it throws. */
export async function mustBook(posees: readonly Posee[], context: Context): Promise<void> {
  const fault = ({ caisseid, delta }: Pose) => {
    throw new Error(`caisse ${caisseid} cannot take ${delta}`);
  };
  for (const posee of posees) await book([posee], { principal: posee.caisseid, before: fault }, context);
}
