import type { Permission } from './permission';

/**
 * What sets an organisation up, in the order in which it is done, to the first money that leaves a register. Types of
 * expenses and profiles are no steps: a house is born with usual ones (D80).
 */
export const PREMIERS_PAS = ['organisation', 'nom', 'caisse', 'utilisateurs', 'depense', 'reglement'] as const;
export type PremierPas = (typeof PREMIERS_PAS)[number];

/** One of them, and whether what there is now says that it is done. */
export interface Pas {
  etape: PremierPas;
  fait: boolean;
}

/** What the first start calls its administrator, until they say their own name (CONTRACT "Session"). */
export const SANS_NOM = { prenom: 'Administrateur', nom: 'Principal' } as const;

/** Whether somebody has a name of their own, 1 or 0 as the others are counted. */
export const estNomme = ({ prenom, nom }: { prenom: string; nom: string }): 0 | 1 =>
  prenom === SANS_NOM.prenom && nom === SANS_NOM.nom ? 0 : 1;

/** What there is: `organisation` 1 once it has its own name and a logo, `nom` 1 once the caller has one; of the others how many, as far as they matter. */
export type MisEnPlace = Readonly<Record<PremierPas, number>>;

/** What each needs: all of them, to look at what there is and to add to it (CONTRACT "Permissions"). */
const NEEDS: Readonly<Record<PremierPas, readonly Permission[]>> = {
  organisation: ['organisation.modifier'],
  nom: ['utilisateurs', 'utilisateurs.modifier'],
  caisse: ['caisses', 'caisses.creer'],
  utilisateurs: ['utilisateurs', 'utilisateurs.creer'],
  depense: ['depenses', 'depenses.creer'],
  reglement: ['depenses', 'depenses.regler'],
};

/** What there must be of each: one user is there from the first start (CONTRACT "Session"). */
export const ASSEZ: MisEnPlace = {
  organisation: 1,
  nom: 1,
  caisse: 1,
  utilisateurs: 2,
  depense: 1,
  reglement: 1,
};

/** Those that are a holder's of these permissions, in order; nobody is told what they could not do. */
export const premiersPasDe = (held: ReadonlySet<string>): PremierPas[] =>
  PREMIERS_PAS.filter((etape) => NEEDS[etape].every((name) => held.has(name)));

/** A house that has paid so often works: what was never set up in it was not wanted, and is asked for no more (D81). */
export const REGLEMENTS_D_USAGE = 10;

/** Each of these, done or not by what there is; none in a house that is in use. */
export const faitsOuNon = (etapes: readonly PremierPas[], there: MisEnPlace): Pas[] =>
  there.reglement >= REGLEMENTS_D_USAGE ? [] : etapes.map((etape) => ({ etape, fait: there[etape] >= ASSEZ[etape] }));
