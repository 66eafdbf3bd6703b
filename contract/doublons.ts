import * as z from 'zod/mini';
import { call } from './call';
import { Beneficiaire, Flag, Id, Libelle, Montant, MontantPositif, PlainDate } from './schema';

/** The record that is like another one: an expense or an order, or with `numero` the document of a payment of it. */
const Porteur = z.strictObject({
  from: Flag,
  depenseid: Id,
  libelle: z.string(),
  numero: z.string(),
  /** The amount of the payment, or else of the expense, in francs. */
  montant: Montant,
});

/** Another record with the same proof, or a nearly equal expense. Of a record out of reach only the day is told. */
export const Doublon = z.strictObject({ date: PlainDate, porteur: z.nullable(Porteur) });
export type Doublon = z.output<typeof Doublon>;

/** The SHA-256 of a file, in hexadecimal. */
const Empreinte = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'champ.invalide'));

/** What is recorded twice, told while it is typed (ADR 0061). `depenseid` is the debt that is typed itself. */
export const doublons = {
  preuve: call({
    method: 'GET',
    path: 'doublons/preuve/{empreinte}',
    summary: 'The live records of other debts that have a file with this SHA-256, the newest first; at most five',
    access: ['depenses', 'commandes'],
    params: z.strictObject({ empreinte: Empreinte }),
    query: z.strictObject({ depenseid: z.optional(Id) }),
    reply: z.array(Doublon),
  }),
  depenses: call({
    method: 'GET',
    path: 'doublons/depenses',
    summary: 'Expenses of the same amount, at most three days apart, with the same label or beneficiary; at most five',
    access: ['depenses'],
    query: z.strictObject({
      depenseid: z.optional(Id),
      montant: MontantPositif,
      date: PlainDate,
      libelle: Libelle,
      beneficiaire: z._default(Beneficiaire, ''),
    }),
    reply: z.array(Doublon),
  }),
};
