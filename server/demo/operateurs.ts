import type { Nature } from '@comptoir/domain/caisse';
import { hasOperateur, isPortefeuille } from '@comptoir/domain/reference';
import type { ReglementFrom } from '@comptoir/domain/reglement';
import type { Francs } from '@comptoir/domain/units';
import type { Draw } from './draw';

/** The operators' fee is one franc in so many, rounded up to coins of five. */
const ONE_IN = 100;
const COIN = 5;

/** The references and fees that wallets and the bank give to operations (ADR 0037). */
export class Operateurs {
  constructor(private readonly draw: Draw) {}

  /** Draws the reference of an operation on a day: none for cash. */
  reference(nature: Nature, date: string): string {
    if (!hasOperateur(nature)) return '';
    const [year = '', month = '', day = ''] = date.split('-');
    const yymmdd = `${year.slice(2)}${month}${day}`;
    const number = this.draw.between(10_000, 99_999);
    if (nature === 'banque') return `OP-${yymmdd}-${number}`;
    const time = `${this.draw.between(10, 17)}${this.draw.between(10, 59)}`;
    return nature === 'orange' ? `PP${yymmdd}.${time}.A${number}` : `T${yymmdd}${time}${number}`;
  }

  /**
   * The fee of a wallet for a payment, in francs: for a payment made; Orange Money also takes one for a payment
   * received.
   */
  frais(nature: Nature, from: ReglementFrom, montant: Francs): Francs {
    const isTaken = isPortefeuille(nature) && (from === 0 || nature === 'orange');
    return isTaken ? Math.ceil(montant / ONE_IN / COIN) * COIN : 0;
  }
}
