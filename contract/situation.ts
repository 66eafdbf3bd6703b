import { PAGE_SIZE } from '@comptoir/domain/limits';
import { NATURES_TENUES } from '@comptoir/domain/natures';
import * as z from 'zod/mini';
import { call } from './call';
import { Flag, Id, PlainDate, paging, Somme } from './schema';

/** What some days did to money, in francs: `solde` is `soldeApres` of `domain/flux`. */
const francs = {
  /** The balance before these days. */
  ouverture: Somme,
  /** Money in and out without transfers; `recus` is what transfers brought, `envoyes` what they took out (ADR 0035). */
  entrees: Somme,
  sorties: Somme,
  recus: Somme,
  envoyes: Somme,
  /** The balance after these days. */
  solde: Somme,
};

/** What some days did to one register, which may be an advance. */
export const Situation = z.strictObject({
  caisseid: Id,
  libelle: z.string(),
  code: z.string(),
  nature: z.enum(NATURES_TENUES),
  ...francs,
});
export type Situation = z.output<typeof Situation>;

/** The sums of the registers of a list, and apart those of its advances; both together are the dashboard's figures. */
export const TotalSituation = z.strictObject({ caisses: z.strictObject(francs), avances: z.strictObject(francs) });
export type TotalSituation = z.output<typeof TotalSituation>;

/** Days, both included; `avances` 1 keeps the advances, 0 everything else. */
const filters = {
  datedebut: z.optional(PlainDate),
  datefin: z.optional(PlainDate),
  avances: z.optional(Flag),
};

/** The registers over some days. */
export const situation = {
  situation: call({
    method: 'GET',
    path: 'caisses/situation',
    summary: 'A page of registers with what some days did to each, then the advances that held or moved money',
    access: ['caisses'],
    isCostly: true,
    query: z.strictObject({ ...filters, ...paging(PAGE_SIZE.situation) }),
    isPaged: true,
    reply: z.array(Situation),
  }),
  situationTotal: call({
    method: 'GET',
    path: 'caisses/situation/total',
    summary: 'The sums of that list',
    access: ['caisses'],
    isCostly: true,
    query: z.strictObject(filters),
    reply: TotalSituation,
  }),
};
