import { COMPARAISONS } from '@comptoir/domain/comparaison';
import { PAS_FLUX } from '@comptoir/domain/flux';
import { PREMIERS_PAS } from '@comptoir/domain/premierspas';
import * as z from 'zod/mini';
import { call } from './call';
import { Id, Nombre, PlainDate, Somme } from './schema';

/**
 * Totals in francs: `depenses` sums expenses by their date, `entrees` and `sorties` sum the ledger of the registers
 * without what transfers moved: `recus` into and `envoyes` out of the registers that the caller sees. `solde` is the
 * registers' balance now, `avances` the part of it that advances hold, `ouverture` what it was before these days: where
 * they end today, `soldeApres` of `domain/flux` makes the balance of it.
 */
export const Totaux = z.strictObject({
  ...{ depenses: Somme, entrees: Somme, sorties: Somme, recus: Somme, envoyes: Somme },
  ...{ ouverture: Somme, solde: Somme, avances: Somme },
});
export type Totaux = z.output<typeof Totaux>;

/** The totals of the earlier period, in francs, and its days. It has no balance: only the current one is known. */
export const TotauxAvant = z.strictObject({
  ...{ datedebut: PlainDate, datefin: PlainDate },
  ...{ depenses: Somme, entrees: Somme, sorties: Somme },
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

/**
 * What waits for action: how many, and francs for money. `arretes` counts the registers whose closing is late, `ecarts`
 * those with a variance whose reason is still owed, `transferts` what is on its way from or to a register, of those
 * that the caller sees; all are 0 for a caller who may not read registers. `avances` are the late ones that
 * the caller sees, with what is left of them. `attitre` says that the caller is given registers
 * by name, as a cashier is (ADR 0038). `premierspas` has the first steps that the caller can do, with
 * whether each is done. `commence` is true once the organisation has money in a register, an expense or an order.
 */
export const Attente = z.strictObject({
  commandes: z.strictObject({ nombre: Nombre, montant: Somme }),
  livraisons: z.strictObject({ nombre: Nombre }),
  depenses: z.strictObject({ nombre: Nombre, montant: Somme }),
  projets: z.strictObject({ nombre: Nombre }),
  arretes: z.strictObject({ nombre: Nombre }),
  ecarts: z.strictObject({ nombre: Nombre }),
  transferts: z.strictObject({ nombre: Nombre, montant: Somme }),
  avances: z.strictObject({ nombre: Nombre, montant: Somme }),
  attitre: z.boolean(),
  premierspas: z.array(z.strictObject({ etape: z.enum(PREMIERS_PAS), fait: z.boolean() })),
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
    summary: 'The totals, the flow and the shares of a period, with the totals of the one before, all of one instant',
    access,
    isCostly: true,
    query: z.strictObject({ ...periode, pas, comparer: z.optional(z.enum(COMPARAISONS, 'champ.invalide')) }),
    reply: z.strictObject({
      totaux: Totaux,
      // Present when `comparer` is given and the earlier days are days of business.
      avant: z.optional(TotauxAvant),
      flux: z.array(Flux),
      repartition: Repartition,
    }),
  }),
  attente: call({
    method: 'GET',
    path: 'dashboard/attente',
    summary:
      'Unsettled orders, late deliveries, unpaid expenses, late projects, registers to look after, money in transit, first steps',
    access,
    isCostly: true,
    reply: Attente,
  }),
};
