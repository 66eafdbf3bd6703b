import { COUPURES, type LigneComptage } from '@comptoir/domain/arrete';
import type { Francs } from '@comptoir/domain/units';
import type { Draw } from './draw';

/** How many of a hundred notes or coins of one kind, or how many at least, smaller ones may stand for. */
const CHANGED = 30;
const FEW = 6;
/** Francs of the smallest coin that a drawer is full of; of single francs there are as few as can be. */
const SMALLEST = 5;

/**
 * Splits what is in a drawer, in francs, into notes and coins that add up to it exactly: mostly the largest there can
 * be, and some that smaller ones stand for.
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
