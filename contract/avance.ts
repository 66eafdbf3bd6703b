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
 * `source`, the register `sourceid`, on the business day `date`. `justifie` was spent with proofs, `rendu` was given
 * back, `enroute` of that is not received yet, `solde` is left: `montant` is always `justifie` + `rendu` + `solde`.
 * `retard` is how many days it is late.
 * `demandepar` and `demandeur` are who asked, `decideur` who granted or refused, `approbateur` who approved, `motif`
 * why it was refused or given up. `relance` is the last reminder. `numero` is that of the document of its grant,
 * `imprimeid`; it has none before (ADR 0047).
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
  sourceid: z.nullable(Id),
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
  imprimeid: z.nullable(Id),
  numero: z.string(),
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
export const Regles = z.strictObject({ avancesmax: NombreAvances, avanceplafond: Montant, avanceseuil: Montant });
export type Regles = z.output<typeof Regles>;

/**
 * An expense that was paid out of an advance, in francs: `montant` was taken from it, `depense` is the whole expense,
 * and
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
