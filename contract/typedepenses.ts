import * as z from 'zod/mini';
import { JUSTIFIES } from './avanceAccess';
import { call } from './call';
import { Id, Libelle, paging, Term, Version } from './schema';

export const Typedepense = z.strictObject({ typedepenseid: Id, libelle: z.string(), version: Version });
export type Typedepense = z.output<typeof Typedepense>;

const Key = z.strictObject({ typedepenseid: Id });
const Page = z.strictObject(paging());
const reads = ['type de depenses', 'depenses'] as const;

export const typedepenses = {
  all: call({
    method: 'GET',
    path: 'typedepenses/withoutpagination',
    summary: 'Every expense type, for selects',
    access: ['type de depenses', 'depenses', 'depenses.creer', 'depenses.modifier', ...JUSTIFIES],
    reply: z.array(Typedepense),
  }),
  list: call({
    method: 'GET',
    path: 'typedepenses/whithpagination',
    summary: 'A page of expense types',
    access: reads,
    query: Page,
    isPaged: true,
    reply: z.array(Typedepense),
  }),
  search: call({
    method: 'GET',
    path: 'typedepenses/searchwhithpagination/{term}',
    summary: 'A page of the expense types whose label contains the term',
    access: reads,
    params: z.strictObject({ term: Term }),
    query: Page,
    isPaged: true,
    reply: z.array(Typedepense),
  }),
  create: call({
    method: 'POST',
    path: 'typedepenses',
    summary: 'Create an expense type',
    access: ['typedepenses.gerer'],
    status: 201,
    own: 'typedepenseid',
    row: Typedepense,
    body: z.strictObject({ libelle: Libelle }),
    reply: Typedepense,
  }),
  update: call({
    method: 'PUT',
    path: 'typedepenses/{typedepenseid}',
    summary: 'Rename an expense type',
    access: ['typedepenses.gerer'],
    params: Key,
    own: 'typedepenseid',
    row: Typedepense,
    body: z.strictObject({ libelle: Libelle, version: z.optional(Version) }),
    reply: Typedepense,
  }),
  remove: call({
    method: 'DELETE',
    path: 'typedepenses/{typedepenseid}',
    summary: 'Delete an expense type that no expense uses',
    access: ['typedepenses.gerer'],
    params: Key,
    reply: z.null(),
  }),
};
