import type { Permission } from './permission';

/**
 * The steps that set up an organisation, in order, up to the first payment out of a register. Types of expenses and
 * profiles are not steps, because every house starts with the usual ones (D80).
 */
export const PREMIERS_PAS = ['organisation', 'nom', 'caisse', 'utilisateurs', 'depense', 'reglement'] as const;
export type PremierPas = (typeof PREMIERS_PAS)[number];

/** A step, and whether the data of the house show that it is done. */
export interface Pas {
  etape: PremierPas;
  fait: boolean;
}

/** The name that the first start gives its administrator, until they enter their own (CONTRACT "Session"). */
export const SANS_NOM = { prenom: 'Administrateur', nom: 'Principal' } as const;

/** 1 when the person has entered a name of their own, otherwise 0: `MisEnPlace` holds counts. */
export const estNomme = ({ prenom, nom }: { prenom: string; nom: string }): 0 | 1 =>
  prenom === SANS_NOM.prenom && nom === SANS_NOM.nom ? 0 : 1;

/**
 * The counts that show which steps are done: `organisation` is 1 when it has its own name and a logo, `nom` is 1 when
 * the caller has a name of their own. The others are numbers of records, which may stop at the number that matters.
 */
export type MisEnPlace = Readonly<Record<PremierPas, number>>;

/** All the permissions that each step needs: to see the records and to add one (CONTRACT "Permissions"). */
const NEEDS: Readonly<Record<PremierPas, readonly Permission[]>> = {
  organisation: ['organisation.modifier'],
  nom: ['utilisateurs', 'utilisateurs.modifier'],
  caisse: ['caisses', 'caisses.creer'],
  utilisateurs: ['utilisateurs', 'utilisateurs.creer'],
  depense: ['depenses', 'depenses.creer'],
  reglement: ['depenses', 'depenses.regler'],
};

/** The count from which each step is done: users need two, because the first start creates one (CONTRACT "Session"). */
export const ASSEZ: MisEnPlace = {
  organisation: 1,
  nom: 1,
  caisse: 1,
  utilisateurs: 2,
  depense: 1,
  reglement: 1,
};

/** The steps that a holder of these permissions can do, in order; the others are not shown to them. */
export const premiersPasDe = (held: ReadonlySet<string>): PremierPas[] =>
  PREMIERS_PAS.filter((etape) => NEEDS[etape].every((name) => held.has(name)));

/** A house with at least this many payments is in use and no longer sees the steps that are not done (D81). */
export const REGLEMENTS_D_USAGE = 10;

/** Says of each of these steps whether the counts in `there` show that it is done; empty when the house is in use. */
export const faitsOuNon = (etapes: readonly PremierPas[], there: MisEnPlace): Pas[] =>
  there.reglement >= REGLEMENTS_D_USAGE ? [] : etapes.map((etape) => ({ etape, fait: there[etape] >= ASSEZ[etape] }));
