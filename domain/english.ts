/**
 * The rules of money, phones and payments under English names, for projects that do not speak French. Our own code uses
 * the French ones (docs/adr/0005). The README has the table.
 */
export {
  FCFA,
  formatMontant as formatAmount,
  formatNombre as formatNumber,
  isMontant as isAmount,
  type MontantText as AmountText,
  type MontantTextRefusal as AmountTextRefusal,
  parseMontantText as parseAmountText,
} from './money';
export { formatTelephone as formatPhone, isTelephone as isPhone, TELEPHONE as PHONE } from './telephone';
