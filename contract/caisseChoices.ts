import * as z from 'zod/mini';
import { call } from './call';
import { Id, Somme } from './schema';

/** Who is shown what a register holds: whoever sees registers, or pays by them. */
export const READS_SOLDE = ['caisses', 'depenses.regler', 'commandes.regler'] as const;

/** Who is shown what registers are called: also whoever gives them to users. */
export const READS_CAISSES = [...READS_SOLDE, 'utilisateurs.creer', 'utilisateurs.modifier'] as const;

/**
 * What a select shows (CONTRACT "Permissions": only the fields that the form shows). `solde` in francs, null for who
 * gives registers to users and does not see what they hold.
 */
export const CaisseChoice = z.strictObject({ caisseid: Id, libelle: z.string(), solde: z.nullable(Somme) });
export type CaisseChoice = z.output<typeof CaisseChoice>;

/** `caisses.all`, apart from the other calls: the first screen reads it and none of them. */
export const caisseChoices = call({
  method: 'GET',
  path: 'caisses/withoutpagination',
  summary: 'Every register, for selects',
  access: READS_CAISSES,
  reply: z.array(CaisseChoice),
});
