import { ETATS_AVANCE } from '@comptoir/domain/avance';
import { MAX_PIECE_BYTES, PAGE_SIZE } from '@comptoir/domain/limits';
import * as z from 'zod/mini';
import { JUSTIFIES, READS_AVANCES } from './avanceAccess';
import { call } from './call';
import { Reference } from './reference';
import { Reglement } from './reglements';
import {
  Beneficiaire,
  DescriptionRequise,
  Flag,
  Id,
  Instant,
  Libelle,
  Montant,
  MontantPositif,
  Nombre,
  NombreAvances,
  Numero,
  PlainDate,
  paging,
  Somme,
  Version,
} from './schema';
import { suivi } from './suivi';
import { TelephoneFacultatif } from './telephone';

/** The body that asks for an advance; the app's form validates with it. */
export const AvanceFields = z.strictObject({
  /** Whose account; without one, `porteurnom` and `porteurtel` say who gets the money. */
  porteurid: z._default(z.nullable(Id), null),
  porteurnom: z._default(Beneficiaire, ''),
  porteurtel: z._default(TelephoneFacultatif, ''),
  montant: MontantPositif,
  objet: Libelle,
  projetid: z._default(z.nullable(Id), null),
  echeance: PlainDate,
});
export type AvanceFields = z.output<typeof AvanceFields>;

/**
 * An advance to be justified, in francs (ADR 0039). `porteur` is its holder's name and `porteurtel` their phone;
 * `porteurid` is null for who has no account. `caisseid` is the register that it is, null until it is paid out of
 * `source` on the business day `date`. `justifie` was spent with proofs, `rendu` was given back, `enroute` of that is not
 * received yet, `solde` is left: `montant` is always `justifie` + `rendu` + `solde`. `retard` is how many days it is late.
 * `demandepar` and `demandeur` are who asked, `decideur` who granted or refused, `approbateur` who approved, `motif` why
 * it was refused or given up. `relance` is the last reminder.
 */
export const Avance = z.strictObject({
  avanceid: Id,
  caisseid: z.nullable(Id),
  porteurid: z.nullable(Id),
  porteur: z.string(),
  porteurtel: z.string(),
  montant: Montant,
  objet: z.string(),
  projetid: z.nullable(Id),
  projet: z.string(),
  echeance: PlainDate,
  etat: z.enum(ETATS_AVANCE),
  source: z.string(),
  date: z.nullable(PlainDate),
  justifie: Somme,
  rendu: Somme,
  enroute: Somme,
  solde: Somme,
  retard: Nombre,
  demandepar: Numero,
  demandeur: z.string(),
  createdon: Instant,
  approbateur: z.string(),
  decideur: z.string(),
  motif: z.string(),
  relance: z.nullable(Instant),
  version: Version,
});
export type Avance = z.output<typeof Avance>;

/** What one holder has, in francs, and the most days that one of their advances is late. */
export const Porteur = z.strictObject({
  porteurid: z.nullable(Id),
  porteur: z.string(),
  porteurtel: z.string(),
  nombre: Nombre,
  accorde: Somme,
  justifie: Somme,
  rendu: Somme,
  solde: Somme,
  retard: Nombre,
});
export type Porteur = z.output<typeof Porteur>;

/** Who may hold an advance: an account, its name and phone. */
export const PorteurPossible = z.strictObject({ utilisateurid: Id, nom: z.string(), tel: z.string() });
export type PorteurPossible = z.output<typeof PorteurPossible>;

/** What advances the organisation allows, in francs: 0 is no ceiling, and nothing to approve (ADR 0039). */
const Regles = z.strictObject({ avancesmax: NombreAvances, avanceplafond: Montant, avanceseuil: Montant });
export type Regles = z.output<typeof Regles>;

/**
 * An expense that was paid out of an advance, in francs: `montant` was taken from it, `depense` is the whole expense, and
 * `reste` of that is still owed. `file` is the path of the proof.
 */
export const Justification = z.strictObject({
  reglementid: Id,
  depenseid: Id,
  libelle: z.string(),
  typedepense: z.string(),
  date: PlainDate,
  beneficiaire: z.string(),
  montant: Montant,
  depense: Montant,
  reste: Somme,
  file: z.string(),
  filename: z.string(),
});
export type Justification = z.output<typeof Justification>;

/** The body that pays an advance out. */
export const OctroiFields = z.strictObject({
  sourceid: Id,
  frais: z._default(Montant, 0),
  referencesource: z._default(Reference, ''),
  /** Today without it. */
  date: z.optional(PlainDate),
});
export type OctroiFields = z.output<typeof OctroiFields>;

/** The body of an expense that was paid from an advance, without its proof; its holder's phone sends it. */
export const JustificationFields = z.strictObject({
  montant: MontantPositif,
  libelle: Libelle,
  typedepenseid: Id,
  date: PlainDate,
  /** A step of the advance's project; without it the expense has no project (I19). */
  etapeprojetid: z._default(z.nullable(Id), null),
  beneficiaire: z._default(Beneficiaire, ''),
  beneficiairetel: z._default(TelephoneFacultatif, ''),
  filename: z.optional(z.string().check(z.maxLength(1000))),
});
export type JustificationFields = z.output<typeof JustificationFields>;

/** The body that gives back what is left, or a part of it. */
export const RenduFields = z.strictObject({
  montant: MontantPositif,
  cibleid: Id,
  referencecible: z._default(Reference, ''),
  /** Today without it. */
  date: z.optional(PlainDate),
});
export type RenduFields = z.output<typeof RenduFields>;

const Key = z.strictObject({ avanceid: Id });
const Refus = z.strictObject({ motif: DescriptionRequise, version: z.optional(Version) });

/** Who asks for or holds advances, who approves, who pays them out. */
const ANY = ['avances.approuver', ...JUSTIFIES] as const;

export const avances = {
  list: call({
    method: 'GET',
    path: 'avances',
    summary:
      'A page of advances, those to decide and the latest due first; of a state, late ones; one’s own without the right to decide',
    access: ['avances'],
    query: z.strictObject({
      etat: z.optional(z.enum(ETATS_AVANCE, 'champ.invalide')),
      retard: z.optional(Flag),
      porteurid: z.optional(Id),
      ...paging(PAGE_SIZE.avances),
    }),
    isPaged: true,
    reply: z.array(Avance),
  }),
  porteurs: call({
    method: 'GET',
    path: 'avances/porteurs',
    summary: 'What each holder has of open advances, the latest first',
    access: ['avances'],
    reply: z.array(Porteur),
  }),
  porteurspossibles: call({
    method: 'GET',
    path: 'avances/porteurspossibles',
    summary: 'The accounts that an advance may be paid to',
    access: ['avances.accorder'],
    reply: z.array(PorteurPossible),
  }),
  regles: call({
    method: 'GET',
    path: 'avances/regles',
    summary: 'What the organisation allows: how many advances one holder, how large, and from which amount to approve',
    access: ['avances'],
    reply: Regles,
  }),
  byId: call({
    method: 'GET',
    path: 'avances/{avanceid}',
    summary: 'One advance, as in the list',
    access: ['avances'],
    params: Key,
    reply: Avance,
  }),
  suivi: call({
    method: 'GET',
    path: 'avances/{avanceid}/suivi',
    summary: 'What happened to an advance, by whom and when',
    access: ['avances'],
    params: Key,
    ...suivi,
  }),
  depenses: call({
    method: 'GET',
    path: 'avances/{avanceid}/depenses',
    summary: 'What was spent of an advance, with its proofs, the newest first',
    access: ['avances'],
    params: Key,
    reply: z.array(Justification),
  }),
  create: call({
    method: 'POST',
    path: 'avances',
    summary: 'Ask for an advance: for oneself, or for another with the right to pay it out',
    access: JUSTIFIES,
    status: 201,
    hasLastingKey: true,
    own: 'avanceid',
    body: AvanceFields,
    reply: Avance,
  }),
  approuver: call({
    method: 'POST',
    path: 'avances/{avanceid}/approuver',
    summary: 'Approve an advance of the amount from which that is asked for; not one’s own',
    access: ['avances.approuver'],
    params: Key,
    body: z.strictObject({ version: Version }),
    reply: Avance,
  }),
  accorder: call({
    method: 'POST',
    path: 'avances/{avanceid}/accorder',
    summary: 'Pay an advance out of a register: it becomes a register of its holder; not one’s own',
    access: ['avances.accorder'],
    params: Key,
    body: z.extend(OctroiFields, { version: z.optional(Version) }),
    reply: Avance,
  }),
  refuser: call({
    method: 'POST',
    path: 'avances/{avanceid}/refuser',
    summary: 'Refuse an advance, with the reason',
    access: READS_AVANCES,
    params: Key,
    body: Refus,
    reply: Avance,
  }),
  annuler: call({
    method: 'POST',
    path: 'avances/{avanceid}/annuler',
    summary: 'Give an advance up before it is paid out: who asked, or its holder',
    access: ANY,
    params: Key,
    body: Refus,
    reply: Avance,
  }),
  justifier: call({
    method: 'POST',
    path: 'avances/{avanceid}/depenses',
    summary:
      'Account for an expense that was paid from an advance, with its proof; what it does not hold any more stays owed',
    access: JUSTIFIES,
    status: 201,
    hasLastingKey: true,
    params: Key,
    own: 'reglementid',
    body: JustificationFields,
    file: { field: 'file', kind: 'preuve', bytes: MAX_PIECE_BYTES, max: 1, required: true },
    reply: Reglement,
  }),
  rendre: call({
    method: 'POST',
    path: 'avances/{avanceid}/rendre',
    summary: 'Give money of an advance back to a register, by a transfer; who answers for the register receives it',
    access: JUSTIFIES,
    status: 201,
    hasLastingKey: true,
    params: Key,
    own: 'transfertid',
    body: RenduFields,
    reply: Avance,
  }),
  relancer: call({
    method: 'POST',
    path: 'avances/{avanceid}/relances',
    summary: 'Keep that the holder of an advance was reminded',
    access: ['avances.accorder'],
    status: 201,
    params: Key,
    body: z.strictObject({}),
    reply: Avance,
  }),
};
