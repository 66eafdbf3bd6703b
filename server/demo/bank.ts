import { addDays, midnightOf } from '@comptoir/domain/dates';
import type { Francs } from '@comptoir/domain/units';
import type { Desk } from './desk';
import type { Operateurs } from './operateurs';
import type { Till } from './shop';

/** Francs below which a register is filled, and (`SUPPLY`) francs that then come from the bank. */
const LOW = 450_000;
const SUPPLY = 1_500_000;
/** Francs above which money goes to the bank, and (`KEPT`) francs that then stay. */
const HIGH = 4_000_000;
const KEPT = 2_000_000;
/** What the bank takes for a deposit that its agent fetches. */
const FETCHED = 1000;

/** Days before today on which the storekeeper sends too little to the safe, and (`SENT`) last sends money. */
const REFUSED = 45;
const SENT = 2;
const RECETTES = { montant: 54_000, motif: 'Recettes de la semaine' };
const EXCEDENT = { montant: 40_000, motif: 'Excédent de la petite caisse' };
/** Days before today on which the cashier puts cash of the drawer onto the phone. */
const RECHARGED = 40;
const RECHARGE = { montant: 75_000, motif: 'Dépôt d’espèces au point Wave' };

const isFriday = (date: string) => new Date(midnightOf(date)).getUTCDay() === 5;

/** Money that moves between the registers, the bank and the storekeeper's drawer (ADR 0035). */
export class Bank {
  private refused: string | null;
  private sent: string | null;
  private recharged: string | null;

  /** `tills` is shared with the code that spends from them: the first is the safe, the third the drawer, the fourth a phone. */
  constructor(
    private readonly desk: Desk,
    private readonly operateurs: Operateurs,
    private readonly tills: readonly Till[],
    private readonly banque: Till,
    today: string,
  ) {
    this.refused = addDays(today, -REFUSED);
    this.sent = addDays(today, -SENT);
    this.recharged = addDays(today, -RECHARGED);
  }

  /**
   * Plays the cashier's way to the bank: registers that hold too little are filled, and what is too much is deposited,
   * on Fridays the week's takings of the safe too. Once she puts cash onto the phone.
   */
  async tellDay(date: string): Promise<void> {
    const [safe, , drawer, phone] = this.tills;
    for (const till of this.tills) {
      const most = till === safe && isFriday(date) ? KEPT : HIGH;
      const montant = Math.floor((till.solde - KEPT) / 50_000) * 50_000;
      if (till.solde < LOW) await this.move(date, this.banque, till, { montant: SUPPLY, motif: 'Approvisionnement' });
      else if (till.solde > most && montant > 0) {
        const frais = till === safe && !isFriday(date) ? FETCHED : 0;
        await this.move(date, till, this.banque, { montant, frais, motif: 'Versement à la banque' });
      }
    }
    if (drawer && phone && this.recharged !== null && this.recharged <= date) {
      this.recharged = null;
      await this.move(date, drawer, phone, RECHARGE);
    }
  }

  /** Plays what the storekeeper sends: once too little, which the cashier refuses; the last is still on its way. */
  async tellEvening(date: string): Promise<void> {
    const [safe, , drawer] = this.tills;
    if (!safe || !drawer) throw new Error('the registers are not open');
    const way = { sourceid: drawer.caisseid, cibleid: safe.caisseid };
    if (this.refused !== null && this.refused <= date) {
      this.refused = null;
      await this.desk.signIn('depot');
      const { transfertid } = await this.desk.transfer({ ...way, ...RECETTES });
      await this.desk.signIn('caisse');
      await this.desk.refuse(transfertid, { motif: '49 000 Fcfa comptés au lieu de 54 000' });
    }
    if (this.sent !== null && this.sent <= date) {
      this.sent = null;
      await this.desk.signIn('depot');
      await this.desk.transfer({ ...way, ...EXCEDENT });
      drawer.solde -= EXCEDENT.montant;
    }
  }

  private async move(
    date: string,
    from: Till,
    to: Till,
    money: { montant: Francs; frais?: Francs; motif: string },
  ): Promise<void> {
    const referencesource = this.operateurs.reference(from.nature, date);
    const referencecible = this.operateurs.reference(to.nature, date);
    const ends = { sourceid: from.caisseid, cibleid: to.caisseid };
    await this.desk.transfer({ ...ends, ...money, referencesource, referencecible });
    from.solde -= money.montant + (money.frais ?? 0);
    to.solde += money.montant;
  }
}
