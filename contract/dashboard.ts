import { PAS_FLUX } from '@comptoir/domain/flux';
import { PREMIERS_PAS } from '@comptoir/domain/premierspas';
import * as z from 'zod/mini';
import { call } from './call';
import { Id, Nombre, PlainDate, Somme } from './schema';

/**
 * Totals in francs: `depenses` sums expenses by their date; `entrees` and `sorties` sum the ledger of the registers
 * that the caller sees, without transfers.
 */
export const Totaux = z.strictObject({
  depenses: Somme,
  entrees: Somme,
  sorties: Somme,
  /** What transfers brought into these registers; `envoyes` is what they took out. */
  recus: Somme,
  envoyes: Somme,
  /** The balance before these days. */
  ouverture: Somme,
  /** The balance at their end (`soldeApres` of `domain/flux`); `avances` is the part of it in advances. */
  solde: Somme,
  avances: Somme,
});
export type Totaux = z.output<typeof Totaux>;

/** The totals of the earlier period, in francs, and its days (`periodeAvant` of `domain/comparaison`). */
export const TotauxAvant = z.strictObject({
  datedebut: PlainDate,
  datefin: PlainDate,
  depenses: Somme,
  entrees: Somme,
  sorties: Somme,
});
export type TotauxAvant = z.output<typeof TotauxAvant>;

/** One day, week or month of the flow, named by its first day; `solde` is the balance at its end. Francs. */
export const Flux = z.strictObject({ periode: PlainDate, entrees: Somme, sorties: Somme, solde: Somme });
export type Flux = z.output<typeof Flux>;

const Part = z.strictObject({ id: z.nullable(Id), libelle: z.string(), montant: Somme, nombre: Nombre });
export type Part = z.output<typeof Part>;

/**
 * Expenses by type and by project, in francs; `id` is null for expenses without a project. `projets` has the MAX_PARTS
 * greatest ones, `autresprojets` the sum of all others.
 */
export const Repartition = z.strictObject({
  types: z.array(Part),
  projets: z.array(Part),
  autresprojets: z.nullable(z.strictObject({ montant: Somme, nombre: Nombre })),
});
export type Repartition = z.output<typeof Repartition>;

/** Everything that waits for action: numbers, and francs for money, among the records that the caller sees. */
export const Attente = z.strictObject({
  commandes: z.strictObject({ nombre: Nombre, montant: Somme }),
  livraisons: z.strictObject({ nombre: Nombre }),
  depenses: z.strictObject({ nombre: Nombre, montant: Somme }),
  projets: z.strictObject({ nombre: Nombre }),
  /** Registers whose closing is late; 0 for a caller who may not read registers, as are the next two. */
  arretes: z.strictObject({ nombre: Nombre }),
  /** Registers with a variance that has no reason yet. */
  ecarts: z.strictObject({ nombre: Nombre }),
  /** Transfers on their way from or to a register. */
  transferts: z.strictObject({ nombre: Nombre, montant: Somme }),
  /** The late advances, with what is left of them. `tenu` is what all advances hold; 0 as for `arretes`. */
  avances: z.strictObject({ nombre: Nombre, montant: Somme, tenu: Somme }),
  /** The caller is given registers by name, as a cashier is (ADR 0038). */
  attitre: z.boolean(),
  /** The first steps that the caller can do, and whether each is done. */
  premierspas: z.array(z.strictObject({ etape: z.enum(PREMIERS_PAS), fait: z.boolean() })),
  /** The organisation has money in a register, an expense or an order. */
  commence: z.boolean(),
});
export type Attente = z.output<typeof Attente>;

/** A range of plain dates, both included. */
export const periode = { datedebut: PlainDate, datefin: PlainDate };
export const pas = z._default(z.enum(PAS_FLUX, 'champ.invalide'), 'jour');
export const access = ['tableau de bord'] as const;

export const dashboard = {
  periode: call({
    method: 'GET',
    path: 'dashboard/periode',
    summary:
      'The totals, the flow and the shares of a period, and the totals of the period before, read at one instant',
    access,
    isCostly: true,
    query: z.strictObject({ ...periode, pas }),
    reply: z.strictObject({
      totaux: Totaux,
      // Absent when the earlier days would begin before the first day of business.
      avant: z.optional(TotauxAvant),
      flux: z.array(Flux),
      repartition: Repartition,
    }),
  }),
  attente: call({
    method: 'GET',
    path: 'dashboard/attente',
    summary:
      'What waits for action: orders, deliveries, expenses, projects, registers, transfers, advances, first steps',
    access,
    isCostly: true,
    reply: Attente,
  }),
};
