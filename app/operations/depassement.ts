import { depassementOf, isEntreeRefusee, type Plafond } from '@comptoir/domain/caisse';
import type { Francs } from '@comptoir/domain/units';

/** The balance of a register before money is brought in, and with it, in francs. */
export interface Soldes {
  avant: Francs;
  apres: Francs;
}

/** What a register would hold with money that is brought in, and how far above its limit that is, in francs. */
export interface Depassement {
  solde: Francs;
  depassement: Francs;
  /** The register takes nothing beyond its limit. */
  isRefuse: boolean;
}

/**
 * Tells how money that is brought in takes a register above its limit; null up to the limit, and where nothing more
 * comes in: a correction that lowers an amount is never refused (ADR 0043). An answer that an older version of the app
 * has cached has no limit.
 */
export function depassementWith(
  { plafond = 0, plafondrefuse = 0 }: Partial<Plafond>,
  { avant, apres }: Soldes,
): Depassement | null {
  const caisse = { plafond, plafondrefuse };
  const depassement = depassementOf(caisse, apres);
  return apres > avant && depassement > 0
    ? { solde: apres, depassement, isRefuse: isEntreeRefusee(caisse, apres) }
    : null;
}
