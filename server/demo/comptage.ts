import { COUPURES, type LigneComptage } from '@comptoir/domain/arrete';
import type { Francs } from '@comptoir/domain/units';
import type { Draw } from './draw';

/** How many of a hundred notes or coins of one kind, or at least how many, are replaced by smaller ones. */
const CHANGED = 30;
const FEW = 6;
/** The smallest common coin of a drawer, in francs; single francs are as few as possible. */
const SMALLEST = 5;

/**
 * Splits the money of a drawer, in francs, into notes and coins that add up to it exactly: mostly the largest possible,
 * and some replaced by smaller ones.
 */
export function comptageOf(draw: Draw, montant: Francs): LigneComptage[] {
  let rest: number = montant;
  return COUPURES.flatMap(({ forme, coupure }) => {
    const most = Math.floor(rest / coupure);
    const changed = coupure > SMALLEST ? Math.min(most, Math.max(FEW, Math.floor((most * CHANGED) / 100))) : 0;
    const nombre = most - draw.between(0, changed);
    rest -= nombre * coupure;
    return nombre === 0 ? [] : [{ forme, coupure, nombre }];
  });
}
