import type { Nature } from '@comptoir/domain/caisse';
import { totauxCommande } from '@comptoir/domain/commande';
import { addDays } from '@comptoir/domain/dates';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { Agenda } from './agenda';
import { panierDrawn } from './articles';
import { CLIENTELE, type Connu } from './clientele';
import type { Desk } from './desk';
import type { Draw } from './draw';
import type { Operateurs } from './operateurs';
import { portrait } from './portraits';
import { receiptPdf } from './proofs';
import { clientDrawn, VENTES, type Vente, type Versement, venteOf } from './ventes';

/** A register as the seeding knows it; balance in francs. */
export interface Till {
  caisseid: RecordId;
  nature: Nature;
  solde: Francs;
}

/** An order that was taken; amounts in francs. */
interface Taken {
  commandeid: RecordId;
  montant: Francs;
  reste: Francs;
}

const FIRST_SALE = 4;
const NOTE = 10_000;
/** The largest payment by phone in francs, and (`MOST_IN_DRAWER`) the largest one into the depot's drawer. */
const MOST_BY_PHONE = 400_000;
const MOST_IN_DRAWER = 150_000;

/**
 * Clients, their orders, deliveries, payments and reminders. Each task is due on a day and done on the next open day.
 */
export class Shop {
  /** The seller works on the days of the shop, the cashier on every day of work. */
  readonly seller = new Agenda();
  readonly cashier = new Agenda();
  private readonly clients = new Map<string, number>();

  /**
   * `tills` is shared with the code that spends from them: the first and third hold cash, the fourth and fifth are
   * phones.
   */
  constructor(
    private readonly desk: Desk,
    private readonly draw: Draw,
    private readonly operateurs: Operateurs,
    private readonly tills: readonly Till[],
    first: string,
    today: string,
  ) {
    for (const client of CLIENTELE) this.sell(addDays(first, client.jour), () => this.register(client));
    for (const vente of VENTES) this.sell(addDays(today, -vente.age), (date) => this.take(vente, date));
    for (let jour = FIRST_SALE; addDays(first, jour) < today; jour += draw.between(3, 6)) {
      const client = clientDrawn(draw, jour);
      if (!client) continue;
      const vente = venteOf(draw, panierDrawn(draw, client.typeclient), client);
      this.sell(addDays(first, jour), (date) => this.take(vente, date));
    }
  }

  /** Plans work of the seller. */
  private sell(day: string, work: (date: string) => Promise<unknown>): void {
    this.seller.plan(openDay(day), work);
  }

  private async register({ jour, photo, ...fields }: Connu): Promise<void> {
    const { clientid } = await this.desk.addClient(fields, photo ? [await portrait(photo)] : []);
    this.clients.set(fields.libelleclient, clientid);
  }

  private async take(vente: Vente, date: string): Promise<void> {
    const { lignes, fraissup, typereduction, reduction, promesse } = vente;
    const clientid = this.clients.get(vente.client) ?? 0;
    const figures = { fraissup, typereduction, reduction };
    const { quantite, montanttotal } = totauxCommande({ ...figures, lignes });
    const datelivraison = promesse === null ? null : openDay(addDays(date, promesse));
    const listdetailscommande = [...lignes];
    const body = { clientid, datelivraison, quantite, montanttotal, ...figures, listdetailscommande };
    const { commandeid, montant, reste } = await this.desk.order(body);
    this.follow(vente, { commandeid, montant, reste }, date);
    for (const jour of vente.relances) {
      this.sell(addDays(date, jour), () => this.desk.remind(clientid));
    }
  }

  private follow({ etapes, versements }: Vente, taken: Taken, date: string): void {
    const { commandeid } = taken;
    for (const { jour, etat } of etapes) {
      this.sell(addDays(date, jour), () => this.desk.deliver({ commandeid, etat }));
    }
    for (const versement of versements) {
      const collect = (day: string) => this.collect(taken, versement, day);
      if (versement.jour === 0) this.sell(date, collect);
      else this.cashier.plan(addDays(date, versement.jour), collect);
    }
  }

  private async collect(taken: Taken, { part, isInNotes }: Versement, date: string): Promise<void> {
    const { commandeid, montant, reste } = taken;
    const due = part === undefined ? reste : Math.floor((montant * part) / 100_000) * 1_000;
    const handed = isInNotes ? Math.ceil(due / NOTE) * NOTE : due;
    const till = this.tillFor(handed, isInNotes === true);
    const { caisseid, nature } = till;
    const frais = this.operateurs.frais(nature, 1, handed);
    const said = { reference: this.operateurs.reference(nature, date), frais };
    const body = { depenseid: commandeid, caisseid, montant: handed, from: 1, date, ...said } as const;
    const paper = ['Versement', `Commande ${commandeid}`, `${handed} francs CFA`, date];
    const posted = await this.desk.pay(body, receiptPdf(`versement-${commandeid}.pdf`, paper));
    till.solde += posted.montant - frais;
    taken.reste -= posted.montant;
  }

  /**
   * Chooses the register of a payment: many smaller ones go by phone; otherwise small sums go to the depot's drawer,
   * larger ones to the safe.
   */
  private tillFor(montant: Francs, isInNotes: boolean): Till {
    const [safe, , drawer, wave, orange] = this.tills;
    const cash = montant <= MOST_IN_DRAWER ? drawer : safe;
    const isByPhone = !isInNotes && montant <= MOST_BY_PHONE && this.draw.happens(60);
    const drawn = isByPhone ? this.draw.oneOf([wave, wave, orange]) : cash;
    if (!drawn) throw new Error('the registers are not open');
    return drawn;
  }
}

/** Returns this day, or the next day on which the shop is open: Tuesday, Thursday or Saturday. */
function openDay(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const wait = [2, 1, 0, 1, 0, 1, 0][weekday] ?? 0;
  return addDays(date, wait);
}
