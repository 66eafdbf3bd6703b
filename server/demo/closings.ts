import { addDays } from '@comptoir/domain/dates';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { comptageOf } from './comptage';
import type { Desk } from './desk';
import type { Draw } from './draw';
import { isSunday } from './history';
import type { Till } from './shop';

/**
 * Days before today on which the cashier first counts, and (`LAST`) last counts: far enough that the closing is late on
 * any day of the week, and that a visitor may write on the days since.
 */
const FIRST = 36;
const LAST = 6;
/** The evenings without a count, of a hundred. */
const SKIPPED = 15;
/**
 * Evenings, from the first one: money is missing, (`RETURNED`) a payment will come back, and (`EARLY`) the drawer is
 * counted too early.
 */
const SHORT = 8;
const RETURNED = 13;
const EARLY = 17;

/** Money that comes into the drawer. Each sale was paid with a note of 10 000 francs, and its change was wrong. */
const SACS = { montant: 7_500, description: 'Vente de sacs de ciment vides' };
const CHUTES = { montant: 9_500, description: 'Vente de chutes de fer' };
const RENDU = { montant: 15_000, description: 'Reste d’avance rendu par le magasinier' };

const MANQUANT = { ecart: -2_500, motif: 'Erreur de rendu de monnaie' };
const RETOUR = { motif: 'Le fournisseur a rendu l’argent : il sera payé par virement' };
const EXCEDENT = { ecart: 500, motif: 'Un client n’a pas repris sa monnaie' };
/**
 * The register of the site is counted blind: nobody sees this before the count is stored, and its reason is still
 * missing.
 */
const INEXPLIQUE = { ecart: -10_000 };

/** The result of a count; `ecart` in francs. */
interface Found {
  nature?: 'journee' | 'controle';
  jusquau?: string;
  ecart?: Francs;
  motif?: string;
  observations?: string;
}

/**
 * A month of closings: the cashier counts the depot's drawer on most evenings. One shortage is booked on the next
 * morning, one payment of a closed day is reversed, one closing is reopened and counted again, and the surplus of the
 * last one waits to be booked. The register of a site is counted once, with a shortage that nobody explained.
 */
export class Closings {
  private readonly safe: Till;
  private readonly site: Till;
  private readonly drawer: Till;
  private readonly phones: readonly Till[];
  private readonly short: string | undefined;
  private readonly returned: string | undefined;
  private readonly early: string | undefined;
  private readonly last: string | undefined;
  private readonly evenings: readonly string[];
  /** The work that an evening leaves for the next morning. */
  private left: (() => Promise<unknown>) | null = null;

  /** `tills` is shared with the code that spends from them; its order is that of `Shop`. */
  constructor(
    private readonly desk: Desk,
    private readonly draw: Draw,
    tills: readonly Till[],
    today: string,
  ) {
    const [safe, site, drawer, ...phones] = tills;
    if (!safe || !site || !drawer) throw new Error('the registers are not open');
    this.safe = safe;
    this.site = site;
    this.drawer = drawer;
    this.phones = phones;
    const days: string[] = [];
    for (let day = addDays(today, -FIRST); day <= addDays(today, -LAST); day = addDays(day, 1)) {
      if (!isSunday(day)) days.push(day);
    }
    this.short = days[SHORT];
    this.returned = days[RETURNED];
    this.early = days[EARLY];
    this.last = days.at(-1);
    const told = [this.short, this.returned, this.early, this.last];
    this.evenings = days.filter((day) => !draw.happens(SKIPPED) || told.includes(day));
  }

  /** Tells whether the cashier counts on the evening of this day. */
  isCounted = (date: string) => this.evenings.includes(date);

  /** Plays the work left by the evening before, before anything else of the day. */
  async tellMorning(): Promise<void> {
    const work = this.left;
    this.left = null;
    await work?.();
  }

  /** Plays the evening of the cashier; the session of the day has ended by itself meanwhile. */
  async tellEvening(date: string): Promise<void> {
    await this.desk.signIn('caisse');
    if (date === this.short) {
      await this.receive(SACS, date);
      const arreteid = await this.count(this.drawer, MANQUANT);
      this.left = () => this.book(arreteid);
    } else if (date === this.returned) {
      await this.count(this.drawer);
      this.left = () => this.takeBack();
    } else if (date === this.early) {
      const arreteid = await this.count(this.drawer);
      this.left = () => this.countAgain(arreteid, date);
    } else if (date === this.last) {
      await this.receive(CHUTES, date);
      await this.count(this.drawer, EXCEDENT);
      for (const phone of this.phones) await this.count(phone, { observations: 'Solde lu sur le téléphone.' });
      await this.count(this.site, INEXPLIQUE);
    } else {
      await this.count(this.drawer);
    }
  }

  private async receive(money: typeof RENDU, date: string): Promise<void> {
    await this.desk.move({ ...money, caisseid: this.drawer.caisseid, type: 1, date });
    this.drawer.solde += money.montant;
  }

  /**
   * Counts a register, cash by notes and coins; returns the id of its closing. A blind count does not show the expected
   * amount: the seeding knows the balance.
   */
  private async count(till: Till, { ecart = 0, ...said }: Found = {}): Promise<RecordId> {
    const { seq, attendu } = await this.desk.openCount(till.caisseid);
    const compte = (attendu ?? till.solde) + ecart;
    const counted = this.phones.includes(till) ? { montant: compte } : { comptage: comptageOf(this.draw, compte) };
    const { arreteid } = await this.desk.count(till.caisseid, { nature: 'journee', seq, ...counted, ...said });
    return arreteid;
  }

  private async book(arreteid: RecordId): Promise<void> {
    await this.desk.signIn('admin');
    await this.desk.bookEcart(arreteid, { motif: 'Manquant constaté avec la caissière, passé en charge' });
    this.drawer.solde += MANQUANT.ecart;
  }

  /**
   * The supplier of the latest payment brings the money back: the administrator reverses it, because its day is closed.
   */
  private async takeBack(): Promise<void> {
    await this.desk.signIn('admin');
    const paid = (await this.desk.paymentsOf(this.drawer.caisseid)).find(({ from }) => from === 0);
    if (!paid) throw new Error('nothing was paid out of the drawer');
    await this.desk.reverse(paid.reglementid, RETOUR);
    this.drawer.solde += paid.montant;
  }

  /**
   * The administrator reopens the day, and comes to count the safe; the cashier enters the payments after the count,
   * and counts again.
   */
  private async countAgain(arreteid: RecordId, date: string): Promise<void> {
    await this.desk.signIn('admin');
    await this.desk.reopen(arreteid, { motif: 'Reste d’avance rendu après le comptage, à saisir le même jour' });
    await this.count(this.safe, { nature: 'controle', observations: 'Coffre compté avec la comptable.' });
    await this.desk.signIn('caisse');
    await this.receive(RENDU, date);
    await this.count(this.drawer, { jusquau: date, observations: 'Compté de nouveau après réouverture.' });
  }
}
