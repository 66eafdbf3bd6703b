import { addDays, midnightOf } from '@comptoir/domain/dates';
import type { Francs } from '@comptoir/domain/units';
import type { Desk } from './desk';
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

const isFriday = (date: string) => new Date(midnightOf(date)).getUTCDay() === 5;

/** Money that moves between the registers, the bank and the storekeeper's drawer (ADR 0035). */
export class Bank {
  private refused: string | null;
  private sent: string | null;

  /** `tills` is shared with the code that spends from them: the first is the safe, the third the drawer. */
  constructor(
    private readonly desk: Desk,
    private readonly tills: readonly Till[],
    private readonly banque: Till,
    today: string,
  ) {
    this.refused = addDays(today, -REFUSED);
    this.sent = addDays(today, -SENT);
  }

  /**
   * Plays the cashier's way to the bank: registers that hold too little are filled, and what is too much is deposited,
   * on Fridays the week's takings of the safe too.
   */
  async tellDay(date: string): Promise<void> {
    const [safe] = this.tills;
    for (const till of this.tills) {
      const most = till === safe && isFriday(date) ? KEPT : HIGH;
      const montant = Math.floor((till.solde - KEPT) / 50_000) * 50_000;
      if (till.solde < LOW) await this.move(this.banque, till, { montant: SUPPLY, motif: 'Approvisionnement' });
      else if (till.solde > most && montant > 0) {
        const frais = till === safe && !isFriday(date) ? FETCHED : 0;
        await this.move(till, this.banque, { montant, frais, motif: 'Versement à la banque' });
      }
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

  private async move(from: Till, to: Till, money: { montant: Francs; frais?: Francs; motif: string }): Promise<void> {
    await this.desk.transfer({ sourceid: from.caisseid, cibleid: to.caisseid, ...money });
    from.solde -= money.montant + (money.frais ?? 0);
    to.solde += money.montant;
  }
}
