import { PDF } from '@comptoir/conformance/piece';
import type { Avance } from '@comptoir/contract/avance';
import { calls } from '@comptoir/contract/calls';
import type { RecordId } from '@comptoir/domain/units';
import fc from 'fast-check';
import type { Values } from '../ask';

/** How many wishes are sent at the same instant at most, and in how many rounds. */
const TOGETHER = 5;
const ROUNDS = 12;

/** What somebody wants to do, in francs; the records are picked when it is sent, among those that exist then. */
export interface Wish {
  acte: Acte;
  a: number;
  b: number;
  montant: number;
  /** Who holds the advances, or who pays them out and must not touch what was spent. */
  by: 'holder' | 'granter';
}

/** What there is to act on; payments are those out of advances, transfers those that go back from them. */
export interface Known {
  avances: readonly Avance[];
  payments: readonly { reglementid: RecordId; depenseid: RecordId; caisseid: RecordId }[];
  transferts: readonly { transfertid: RecordId }[];
}

/** What all wishes of a history share: who holds the advances, the registers beside them, an expense to be paid. */
export interface Setting {
  porteurid: RecordId;
  sourceid: RecordId;
  cibleid: RecordId;
  depenseid: RecordId;
  typedepenseid: RecordId;
  date: string;
}

/** A request, who sends it, and whether it must be refused whatever the money is. */
export interface Request {
  sender: 'holder' | 'granter' | 'receiver';
  call: unknown;
  values: Values;
  isForbidden?: boolean;
}

const NOBODY = 2_147_483_647;
const motif = 'Reporté';
const picked = <T>(rows: readonly T[], pick: number): T | undefined => rows[pick % Math.max(rows.length, 1)];
const held = ({ avances }: Known) => avances.flatMap(({ caisseid }) => caisseid ?? []);

/** Names an advance that waits, or one that was paid out; any one in an eighth of all cases. */
function params({ avances }: Known, { a }: Wish, is: 'waiting' | 'paid') {
  const meant = avances.filter(({ etat, caisseid }) => (is === 'paid' ? caisseid !== null : etat === 'demandee'));
  const one = picked(a % 8 === 0 || meant.length === 0 ? avances : meant, Math.floor(a / 8));
  return { avanceid: one?.avanceid ?? NOBODY };
}

/** What its holder alone may do. */
const ofHolder = ({ by }: Wish, call: unknown, values: Values): Request => ({
  sender: by,
  call,
  values,
  isForbidden: by === 'granter',
});

/** Returns the request of a wish, or null while there is no record for it. */
type Make = (wish: Wish, known: Known, setting: Setting) => Request | null;

const REQUESTS = {
  demander: ({ by, montant }, _known, { porteurid, date: echeance }) => ({
    sender: by,
    call: calls.avances.create,
    values: { body: { porteurid, montant, objet: 'Chantier', echeance } },
  }),
  accorder: (wish, known, { sourceid }) => ({
    sender: 'granter',
    call: calls.avances.accorder,
    values: { params: params(known, wish, 'waiting'), body: { sourceid } },
  }),
  refuser: (wish, known) => ({
    sender: 'granter',
    call: calls.avances.refuser,
    values: { params: params(known, wish, 'waiting'), body: { motif } },
  }),
  annuler: (wish, known) => ({
    sender: wish.by,
    call: calls.avances.annuler,
    values: { params: params(known, wish, 'waiting'), body: { motif } },
  }),
  justifier: (wish, known, { typedepenseid, date }) => {
    const body = { montant: wish.montant, libelle: 'Ciment', typedepenseid, date };
    return ofHolder(wish, calls.avances.justifier, { params: params(known, wish, 'paid'), body, file: PDF });
  },
  payer: (wish, known, { depenseid, date }) => {
    const caisseid = picked(held(known), wish.a);
    if (caisseid === undefined) return null;
    const body = { depenseid, caisseid, montant: wish.montant, from: 0, date };
    return ofHolder(wish, calls.reglements.create, { body, file: PDF });
  },
  corriger: (wish, known, { date }) => {
    const [paid, caisseid] = [picked(known.payments, wish.a), picked(held(known), wish.b)];
    if (!paid || caisseid === undefined) return null;
    const { reglementid, depenseid } = paid;
    const body = { depenseid, caisseid, montant: wish.montant, from: 0, date };
    return ofHolder(wish, calls.reglements.update, { params: { reglementid }, body });
  },
  supprimer: (wish, known) => {
    const paid = picked(known.payments, wish.a);
    return paid ? ofHolder(wish, calls.reglements.remove, { params: { reglementid: paid.reglementid } }) : null;
  },
  rendre: (wish, known, { cibleid }) => ({
    sender: wish.by,
    call: calls.avances.rendre,
    values: { params: params(known, wish, 'paid'), body: { montant: wish.montant, cibleid } },
  }),
  repondre: ({ a, b, by }, { transferts }) => {
    const sent = picked(transferts, a);
    if (!sent) return null;
    const { transfertid } = sent;
    const values = { params: { transfertid }, body: { motif } };
    if (by === 'granter') return { sender: by, call: calls.transferts.annuler, values, isForbidden: true };
    if (b % 2 === 0) return { sender: 'receiver', call: calls.transferts.refuser, values };
    return { sender: 'receiver', call: calls.transferts.accepter, values: { params: { transfertid }, body: {} } };
  },
} satisfies Record<string, Make>;

type Acte = keyof typeof REQUESTS;

export const requestOf: Make = (wish, known, setting) => (REQUESTS[wish.acte] as Make)(wish, known, setting);

const wish: fc.Arbitrary<Wish> = fc.record({
  acte: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<Acte[]>('demander', 'accorder', 'justifier') },
    { weight: 5, arbitrary: fc.constantFrom<Acte[]>('payer', 'corriger', 'supprimer', 'rendre', 'repondre') },
    { weight: 1, arbitrary: fc.constantFrom<Acte[]>('refuser', 'annuler') },
  ),
  a: fc.nat({ max: 100 }),
  b: fc.nat({ max: 100 }),
  montant: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 300 })),
  by: fc.constantFrom('holder', 'holder', 'holder', 'holder', 'granter'),
});

/** Rounds of wishes that are sent at the same instant. */
export const rounds: fc.Arbitrary<Wish[][]> = fc.array(
  fc.array(wish, { minLength: 2, maxLength: TOGETHER, size: 'max' }),
  { minLength: ROUNDS / 2, maxLength: ROUNDS, size: 'max' },
);
