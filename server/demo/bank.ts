import { addDays, midnightOf } from '@comptoir/domain/dates';
import type { Francs } from '@comptoir/domain/units';
import { Agenda } from './agenda';
import type { Desk } from './desk';
import type { Operateurs } from './operateurs';
import type { Till } from './shop';

/** Francs below which a register is filled, and (`SUPPLY`) francs that then come from the bank. */
const LOW = 450_000;
const SUPPLY = 1_500_000;
/** Francs above which money goes to the bank, and (`KEPT`) francs that then stay. */
const HIGH = 4_000_000;
const KEPT = 2_000_000;
/** The bank's fee for a deposit that its agent fetches. */
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
  /**
   * The storekeeper's sendings in the evening: once too little, which the cashier refuses; the last is still on its
   * way.
   */
  readonly evenings = new Agenda();
  private readonly recharges = new Agenda();
  private readonly safe: Till;

  /**
   * `tills` is shared with the code that spends from them: the first is the safe, the third the drawer, the fourth a
   * phone.
   */
  constructor(
    private readonly desk: Desk,
    private readonly operateurs: Operateurs,
    private readonly tills: readonly Till[],
    private readonly banque: Till,
    today: string,
  ) {
    const [safe, , drawer, phone] = tills;
    if (!safe || !drawer || !phone) throw new Error('the registers are not open');
    this.safe = safe;
    this.recharges.plan(addDays(today, -RECHARGED), (date) => this.move(date, drawer, phone, RECHARGE));
    const way = { sourceid: drawer.caisseid, cibleid: safe.caisseid };
    this.evenings.plan(addDays(today, -REFUSED), async () => {
      await this.desk.signIn('depot');
      const { transfertid } = await this.desk.transfer({ ...way, ...RECETTES });
      await this.desk.signIn('caisse');
      await this.desk.refuse(transfertid, { motif: '49 000 Fcfa comptés au lieu de 54 000' });
    });
    this.evenings.plan(addDays(today, -SENT), async () => {
      await this.desk.signIn('depot');
      await this.desk.transfer({ ...way, ...EXCEDENT });
      drawer.solde -= EXCEDENT.montant;
    });
  }

  /**
   * Plays the cashier's way to the bank: registers that hold too little are filled, and surplus money is deposited, on
   * Fridays the week's takings of the safe too. Once she puts cash onto the phone.
   */
  async tellDay(date: string): Promise<void> {
    for (const till of this.tills) {
      const most = till === this.safe && isFriday(date) ? KEPT : HIGH;
      const montant = Math.floor((till.solde - KEPT) / 50_000) * 50_000;
      if (till.solde < LOW) await this.move(date, this.banque, till, { montant: SUPPLY, motif: 'Approvisionnement' });
      else if (till.solde > most && montant > 0) {
        const frais = till === this.safe && !isFriday(date) ? FETCHED : 0;
        await this.move(date, till, this.banque, { montant, frais, motif: 'Versement à la banque' });
      }
    }
    await this.recharges.tellDay(date);
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
