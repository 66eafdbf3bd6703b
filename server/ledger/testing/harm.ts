/** The records that a harm names, by their role in the scene of the test of the invariants. */
export type Ids = Readonly<
  Record<
    | 'ailleurs'
    | 'apres'
    | 'arretee'
    | 'autre'
    | 'autreAvance'
    | 'avance'
    | 'avanceid'
    | 'avecFrais'
    | 'caisseid'
    | 'clientid'
    | 'commandeid'
    | 'contrepasse'
    | 'contrepassation'
    | 'depenseid'
    | 'enRoute'
    | 'etapeprojetid'
    | 'justification'
    | 'octroi'
    | 'parTropPercu'
    | 'partielle'
    | 'premier'
    | 'projetid'
    | 'recu'
    | 'refuse'
    | 'reglementid'
    | 'rembourse'
    | 'portefeuille'
    | 'retire'
    | 'retour'
    | 'revenu'
    | 'second'
    | 'seule'
    | 'surEtape'
    | 'tropPercu'
    | 'versPortefeuille',
    number
  >
>;

/** The invariant that must find the harm, and the SQL that does it. */
export type Harm = [string, (ids: Ids) => string[]];

/** SQL that drops a constraint, because it would prevent the harm. */
export const drop = (table: string, constraint: string) => `ALTER TABLE ${table} DROP CONSTRAINT ${constraint}`;
