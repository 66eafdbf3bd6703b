import { ETATS_AVANCE } from '@comptoir/domain/avance';
import * as z from 'zod/mini';
import { Reference } from './reference';
import {
  Beneficiaire,
  Id,
  Instant,
  Libelle,
  Montant,
  MontantPositif,
  Nombre,
  NombreAvances,
  Numero,
  PlainDate,
  Somme,
  Version,
} from './schema';
import { TelephoneFacultatif } from './telephone';

/** The body that asks for an advance; the app's form validates with it. */
export const AvanceFields = z.strictObject({
  /** The holder's account; without one, `porteurnom` and `porteurtel` name the person who gets the money. */
  porteurid: z._default(z.nullable(Id), null),
  porteurnom: z._default(Beneficiaire, ''),
  porteurtel: z._default(TelephoneFacultatif, ''),
  montant: MontantPositif,
  objet: Libelle,
  projetid: z._default(z.nullable(Id), null),
  echeance: PlainDate,
});
export type AvanceFields = z.output<typeof AvanceFields>;

/** An advance to be accounted for, in francs (ADR 0039). `montant` always equals `justifie` + `rendu` + `solde`. */
export const Avance = z.strictObject({
  avanceid: Id,
  /** The register that the advance is; null until it is paid out. */
  caisseid: z.nullable(Id),
  /** The holder's account; null for a person without one. */
  porteurid: z.nullable(Id),
  porteur: z.string(),
  porteurtel: z.string(),
  montant: Montant,
  objet: z.string(),
  projetid: z.nullable(Id),
  projet: z.string(),
  echeance: PlainDate,
  etat: z.enum(ETATS_AVANCE),
  sourceid: z.nullable(Id),
  /** The label of the register that paid it, on the business day `date`. */
  source: z.string(),
  date: z.nullable(PlainDate),
  /** The part spent with proofs. */
  justifie: Somme,
  /** The part given back; `enroute` of it is not received yet. */
  rendu: Somme,
  enroute: Somme,
  /** The part that is left. */
  solde: Somme,
  /** How many days it is late. */
  retard: Nombre,
  demandepar: Numero,
  /** The name of the person who asked for it, `demandepar`. */
  demandeur: z.string(),
  createdon: Instant,
  approbateur: z.string(),
  /** The person who granted or refused it. */
  decideur: z.string(),
  /** Why it was refused or given up. */
  motif: z.string(),
  /** The last reminder. */
  relance: z.nullable(Instant),
  imprimeid: z.nullable(Id),
  /** The number of the document of its grant, `imprimeid`; empty before the grant (ADR 0047). */
  numero: z.string(),
  version: Version,
});
export type Avance = z.output<typeof Avance>;

/** The sums of one holder's advances, in francs, and the most days that one of them is late. */
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

/** A person who may hold an advance: an account, its name and phone. */
export const PorteurPossible = z.strictObject({ utilisateurid: Id, nom: z.string(), tel: z.string() });
export type PorteurPossible = z.output<typeof PorteurPossible>;

/** The limits for advances, in francs; 0 means no largest amount, or no approval (ADR 0039). */
export const Regles = z.strictObject({ avancesmax: NombreAvances, avanceplafond: Montant, avanceseuil: Montant });
export type Regles = z.output<typeof Regles>;

/**
 * An expense paid out of an advance, in francs: `montant` was taken from the advance, `depense` is the whole expense
 * and `reste` the part still owed. `file` is the path of the proof.
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
  /** Today by default. */
  date: z.optional(PlainDate),
});
export type OctroiFields = z.output<typeof OctroiFields>;

/** The body of an expense that was paid from an advance, without its proof; the holder's phone sends it. */
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

/** The body that gives back all or a part of what is left. */
export const RenduFields = z.strictObject({
  montant: MontantPositif,
  cibleid: Id,
  referencecible: z._default(Reference, ''),
  /** Today by default. */
  date: z.optional(PlainDate),
});
export type RenduFields = z.output<typeof RenduFields>;
