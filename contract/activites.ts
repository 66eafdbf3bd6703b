import type { Francs } from '@comptoir/domain/units';
import * as z from 'zod/mini';
import { recordActivite } from './activiteRecord';
import { call } from './call';
import { Id, Instant, Libelle, Nombre, Numero, PlainDate, paging, Term } from './schema';

/** The fields by which a line of the log names another record; screens show the label of that record. */
export const CHAMPS_NOMMES = ['projetid', 'etapeprojetid', 'depenseid'] as const;

/** What was done, as a line of the log names it. */
export const TYPES_ACTION = ['Insert', 'Update', 'Delete', 'Restore', 'Export', 'Refus'] as const;
export type TypeAction = (typeof TYPES_ACTION)[number];

/**
 * One line of the audit log. `avant` and `apres` are the record as the API shows it, without any secret (PRODUCT G).
 * `noms` gives the current labels of the project, step and expense that the line names, also from the trash.
 */
export const Activite = z.strictObject({
  activiteid: Numero,
  utilisateurid: z.nullable(Id),
  utilisateur: z.string(),
  date: Instant,
  actiontype: z.string(),
  libelle: z.string(),
  objet: z.string(),
  objetid: z.nullable(Id),
  avant: z.unknown(),
  apres: z.unknown(),
  noms: z.array(z.strictObject({ champ: z.enum(CHAMPS_NOMMES), id: Id, libelle: z.string() })),
});
export type Activite = z.output<typeof Activite>;

/**
 * Returns the amount in francs of the record that a line tells, after the change or else before it; of a closing, the
 * cash that was counted. Null for a record without an amount.
 */
export function montantOf({ objet, avant, apres }: Pick<Activite, 'objet' | 'avant' | 'apres'>): Francs | null {
  const { montant, compte } = (apres ?? avant ?? {}) as { montant?: unknown; compte?: unknown };
  const told = objet === 'arrete' ? compte : montant;
  return typeof told === 'number' ? told : null;
}

/**
 * The result of checking the chain of hashes. `nombre` lines are under `sceaux` seals; `dernier` is the time of the
 * last seal, or null without one. `rompueA` has the ids of the first and last lines of the first broken seal.
 */
export const Integrite = z.strictObject({
  intacte: z.boolean(),
  nombre: Nombre,
  sceaux: z.int(),
  dernier: z.nullable(Instant),
  rompueA: z.nullable(z.strictObject({ premiere: z.int(), derniere: z.int() })),
});
export type Integrite = z.output<typeof Integrite>;

/** Records that a clock running ahead may have dated after today, and whose pages show it. */
const OBJETS_DATES = ['depense', 'reglement', 'mouvementcaisse', 'transfert', 'arrete'] as const;
const FICHES_DATES = ['depense', 'commande', 'caisse'] as const;

/** A record that is dated after today. */
export const DateAVenir = z.strictObject({
  objet: z.enum(OBJETS_DATES),
  objetid: Id,
  date: PlainDate,
  /** The label of an expense; for any other record, the label of its register. */
  libelle: z.string(),
  fiche: z.enum(FICHES_DATES),
  ficheid: Id,
});
export type DateAVenir = z.output<typeof DateAVenir>;

export const activites = {
  record: recordActivite,
  list: call({
    method: 'GET',
    path: 'activites/whithpagination',
    summary: 'A page of the audit log, newest first, filtered by user, days, action, record or term',
    access: ['utilisateurs'],
    query: z.strictObject({
      utilisateurid: z.optional(Id),
      datedebut: z.optional(PlainDate),
      datefin: z.optional(PlainDate),
      actiontype: z.optional(z.enum(TYPES_ACTION)),
      objet: z.optional(Libelle),
      objetid: z.optional(Id),
      search: z._default(Term, ''),
      ...paging(),
    }),
    isPaged: true,
    reply: z.array(Activite),
  }),
  verify: call({
    method: 'GET',
    path: 'activites/integrite',
    summary: 'Check the chain of the audit log from its first line to its last',
    access: ['utilisateurs'],
    isCostly: true,
    reply: Integrite,
  }),
  avenir: call({
    method: 'GET',
    path: 'activites/avenir',
    summary: 'Records dated after today, as the last check of the ledger found them, of the user’s registers',
    access: ['utilisateurs'],
    reply: z.array(DateAVenir),
  }),
};
