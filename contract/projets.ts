import { MAX_NEW_ETAPES, PAGE_SIZE } from '@comptoir/domain/limits';
import * as z from 'zod/mini';
import { JUSTIFIES } from './avanceAccess';
import { call } from './call';
import { shownFields } from './fields';
import {
  DescriptionRequise,
  Flag,
  Id,
  Instant,
  Libelle,
  Montant,
  NewId,
  Nombre,
  PlainDate,
  paging,
  Somme,
  Term,
  Version,
} from './schema';

/** A step in the form of an expense; `etat` is 0 in progress, 1 finished (spec § 3). */
export const EtapeChoix = z.strictObject({ etapeprojetid: Id, libelle: z.string(), etat: Flag });
export type EtapeChoix = z.output<typeof EtapeChoix>;

const projetFields = { libelle: Libelle, description: DescriptionRequise, montant: Montant, datefin: PlainDate };

/** The body of a project, without its steps. */
export const ProjetFields = z.strictObject(projetFields);
export type ProjetFields = z.output<typeof ProjetFields>;

/** Francs: of the planned `montant`, `engage` is committed by expenses, `regle` is paid of those (PRODUCT I). */
const budget = { engage: Somme, regle: Somme };

/**
 * A project. `statutprojet` (1 in progress, 2 finished) and the counts of steps follow from the steps (RELIABILITY
 * I20). `owner` is its creator; `photo` is the path of the newest image of its steps, empty without one.
 */
export const Projet = z.strictObject({
  projetid: Id,
  ...shownFields(projetFields),
  ...budget,
  statutprojet: z.literal([1, 2]),
  owner: z.string(),
  photo: z.string(),
  nombreetape: Nombre,
  nombreetapecloture: Nombre,
  createdon: Instant,
  version: Version,
});
export type Projet = z.output<typeof Projet>;

/** A step of one project, in francs: what is planned, committed and paid of it. */
export const EtapeSuivie = z.extend(EtapeChoix, { montant: Montant, ...budget });
export type EtapeSuivie = z.output<typeof EtapeSuivie>;

/** One project with its steps. */
export const ProjetDetail = z.extend(Projet, { etapeliste: z.array(EtapeSuivie) });
export type ProjetDetail = z.output<typeof ProjetDetail>;

/** A project in the form of an expense. */
export const ProjetChoix = z.strictObject({ projetid: Id, libelle: z.string(), etapeliste: z.array(EtapeChoix) });
export type ProjetChoix = z.output<typeof ProjetChoix>;

const etapeFields = { libelle: Libelle, description: DescriptionRequise, montant: z._default(Montant, 0) };

/** The body of a step, without its project: for the form of a step, and for the steps of a new project. */
export const EtapeFields = z.strictObject(etapeFields);
export type EtapeFields = z.output<typeof EtapeFields>;
const NewEtape = z.extend(EtapeFields, { etapeprojetid: NewId });

/** A step; `montant` is its planned cost in francs, 0 without a plan. */
export const Etapeprojet = z.strictObject({
  etapeprojetid: Id,
  projetid: Id,
  ...shownFields(etapeFields),
  etat: Flag,
  ...budget,
  version: Version,
});
export type Etapeprojet = z.output<typeof Etapeprojet>;

const KeyProjet = z.strictObject({ projetid: Id });
const KeyEtape = z.strictObject({ etapeprojetid: Id });
/** `''` all, `'1'` in progress, `'2'` finished (spec § 7). */
const filter = z._default(z.enum(['', '1', '2'], 'champ.invalide'), '');
/** `retard` 1 keeps only the projects that are in progress after their last day. */
const filters = { filter, retard: z._default(Flag, 0) };
const version = z.optional(Version);

export const projets = {
  all: call({
    method: 'GET',
    path: 'projets/withoutpagination',
    summary: 'The newest projects, unpaged',
    access: ['projets'],
    isPaged: true,
    reply: z.array(Projet),
  }),
  withSteps: call({
    method: 'GET',
    path: 'projets/getgrojetsandsteps',
    summary: 'The newest projects with steps, for the form of an expense; `projetid` adds an older one',
    access: ['projets', 'depenses.creer', 'depenses.modifier', ...JUSTIFIES],
    query: z.strictObject({ projetid: z.optional(Id) }),
    isPaged: true,
    reply: z.array(ProjetChoix),
  }),
  byId: call({
    method: 'GET',
    path: 'projets/projetbyid',
    summary: 'One project, alone in a list',
    access: ['projets'],
    query: KeyProjet,
    reply: z.array(ProjetDetail),
  }),
  list: call({
    method: 'GET',
    path: 'projets/whithpagination',
    summary: 'A page of projects, newest first; `filter` keeps one status, `retard` 1 keeps late ones',
    access: ['projets'],
    query: z.strictObject({ ...filters, ...paging(PAGE_SIZE.projets) }),
    isPaged: true,
    reply: z.array(Projet),
  }),
  search: call({
    method: 'GET',
    path: 'projets/searchwhithpagination/{term}',
    summary: 'A page of the projects whose label or description contains the term',
    access: ['projets'],
    params: z.strictObject({ term: Term }),
    query: z.strictObject({ ...filters, ...paging(PAGE_SIZE.projets) }),
    isPaged: true,
    reply: z.array(Projet),
  }),
  create: call({
    method: 'POST',
    path: 'projets/projet',
    summary: 'Create a project with its first steps',
    access: ['projets.creer'],
    status: 201,
    own: 'projetid',
    row: ProjetDetail,
    body: z.strictObject({
      ...projetFields,
      listeetape: z._default(z.array(NewEtape).check(z.maxLength(MAX_NEW_ETAPES, 'champ.hors_limites')), []),
    }),
    reply: ProjetDetail,
  }),
  update: call({
    method: 'PUT',
    path: 'projets/projet',
    summary: 'Change a project; its status follows its steps',
    access: ['projets.modifier'],
    query: KeyProjet,
    own: 'projetid',
    row: ProjetDetail,
    body: z.strictObject({ ...projetFields, version }),
    reply: ProjetDetail,
  }),
  remove: call({
    method: 'DELETE',
    path: 'projets/projet/{projetid}',
    summary: 'Delete a project without expenses',
    access: ['projets.supprimer'],
    params: KeyProjet,
    reply: z.null(),
  }),
};

export const etapeprojets = {
  list: call({
    method: 'GET',
    path: 'projets/getalletapeprojet',
    summary: 'A page of the steps of a project, in the order of their creation',
    access: ['projets'],
    query: z.strictObject({ projetid: Id, ...paging(PAGE_SIZE.etapes) }),
    isPaged: true,
    reply: z.array(Etapeprojet),
  }),
  all: call({
    method: 'GET',
    path: 'projets/getfulletapeprojet',
    summary: 'Every step of a project, in the order of their creation',
    access: ['projets'],
    query: KeyProjet,
    isPaged: true,
    reply: z.array(EtapeChoix),
  }),
  create: call({
    method: 'POST',
    path: 'projets/etapeprojet',
    summary: 'Add a step to a project, which is then in progress',
    access: ['projets.etapes'],
    status: 201,
    own: 'etapeprojetid',
    row: Etapeprojet,
    body: z.strictObject({ projetid: Id, ...etapeFields }),
    reply: Etapeprojet,
  }),
  update: call({
    method: 'PUT',
    path: 'projets/etapeprojet',
    summary: 'Change a step',
    access: ['projets.etapes'],
    query: KeyEtape,
    own: 'etapeprojetid',
    row: Etapeprojet,
    body: z.strictObject({ projetid: z.optional(z.nullable(Id)), ...etapeFields, version }),
    reply: Etapeprojet,
  }),
  changeEtat: call({
    method: 'PUT',
    path: 'projets/etatetapeprojet',
    summary: 'Close a step (etat 1) or start it again (etat 0)',
    access: ['projets.etapes'],
    query: KeyEtape,
    own: 'etapeprojetid',
    row: Etapeprojet,
    body: z.strictObject({ etapeprojetid: z.optional(z.nullable(Id)), etat: Flag, version }),
    reply: Etapeprojet,
  }),
  remove: call({
    method: 'DELETE',
    path: 'projets/etapeprojet',
    summary: 'Delete a step without expenses',
    access: ['projets.etapes'],
    query: KeyEtape,
    reply: z.null(),
  }),
};
