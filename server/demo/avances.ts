import { addDays } from '@comptoir/domain/dates';
import type { Francs, RecordId } from '@comptoir/domain/units';
import type { StaffMember } from './accounts';
import { Agenda } from './agenda';
import type { Desk } from './desk';
import type { Books } from './history';
import { receiptPdf, receiptPhoto } from './proofs';
import type { Sites } from './sites';

/** Places of their types among those of the organisation. */
const [TRANSPORT, MATERIAUX, MAIN_D_OEUVRE] = [0, 2, 3];

/** An expense out of an advance, in francs; the receipt is photographed with this tint, or printed. */
interface Achat {
  montant: Francs;
  libelle: string;
  type: number;
  tint?: number;
}

const OUTILLAGE = { montant: 150_000, objet: 'Petit outillage et déplacements' };
const OUTILS = { montant: 71_500, libelle: 'Brouettes, pelles et masses', type: MATERIAUX, tint: 90 };
const TRAJETS = { montant: 62_000, libelle: 'Location de bâchée, trois trajets', type: TRANSPORT };
const RESTE = 16_500;

const FINITIONS = { montant: 200_000, objet: 'Achats de la semaine' };
const PEINTURE = { montant: 64_000, libelle: 'Peinture et enduit, Adjamé Renault', type: MATERIAUX, tint: 120 };
const CARRELEUR = { montant: 38_500, libelle: 'Acompte du carreleur', type: MAIN_D_OEUVRE, tint: 75 };

const FERRAILLAGE = {
  porteurnom: 'Bakary Konaté',
  porteurtel: '0700008001',
  montant: 80_000,
  objet: 'Fil de fer et journaliers du ferraillage',
};
const FIL = { montant: 30_000, libelle: 'Fil de fer recuit, 20 rouleaux', type: MATERIAUX };

const PNEUS = { montant: 60_000, objet: 'Pneus de la bâchée du dépôt' };

/**
 * Advances (ADR 0039): the project manager accounted for her first one to the last franc, and for half of the second
 * one; a mason without an account is late; the storekeeper waits for his.
 */
export class Avances {
  readonly agenda = new Agenda();
  /** The subjects of the next works of the agenda. */
  private outils = 0;
  private achats = 0;
  private acier = 0;

  constructor(
    private readonly desk: Desk,
    private readonly sites: Sites,
    private readonly books: Books,
    private readonly staff: readonly StaffMember[],
    private readonly today: string,
  ) {
    this.before(50, async (date) => {
      this.outils = await this.ask('chantier', OUTILLAGE, this.projectOn(date), -40);
      await this.grant(this.outils, OUTILLAGE.montant);
    });
    this.before(47, (date) => this.spend('chantier', this.outils, OUTILS, date));
    this.before(45, (date) => this.spend('chantier', this.outils, TRAJETS, date));
    this.before(42, () => this.giveBack());
    this.before(20, async () => {
      await this.desk.signIn('caisse');
      const echeance = addDays(this.today, -6);
      const asked = await this.desk.askAvance({ ...FERRAILLAGE, porteurid: null, projetid: null, echeance });
      this.acier = asked.avanceid;
      await this.grant(this.acier, FERRAILLAGE.montant);
    });
    this.before(17, (date) => this.spend('caisse', this.acier, FIL, date));
    this.before(9, async (date) => {
      this.achats = await this.ask('chantier', FINITIONS, this.projectOn(date), 5);
      await this.grant(this.achats, FINITIONS.montant);
    });
    this.before(7, (date) => this.spend('chantier', this.achats, PEINTURE, date));
    this.before(4, async (date) => {
      await this.spend('chantier', this.achats, CARRELEUR, date);
      await this.desk.signIn('caisse');
      await this.desk.remindHolder(this.acier);
    });
    this.before(2, () => this.ask('depot', PNEUS, null, 10));
  }

  /** Plans work this many days before today. */
  private before(days: number, work: (date: string) => Promise<unknown>): void {
    this.agenda.plan(addDays(this.today, -days), work);
  }

  private projectOn = (date: string): RecordId | null => this.sites.placesOn(date)[0]?.projetid ?? null;

  /** A member of the staff asks for an advance of their own, to be accounted for this many days from today. */
  private async ask(
    username: string,
    what: { montant: Francs; objet: string },
    projetid: RecordId | null,
    days: number,
  ): Promise<RecordId> {
    const porteurid = this.staff.find((one) => one.username === username)?.utilisateurid ?? null;
    await this.desk.signIn(username);
    const holder = { porteurid, porteurnom: '', porteurtel: '' };
    const { avanceid } = await this.desk.askAvance({
      ...what,
      ...holder,
      projetid,
      echeance: addDays(this.today, days),
    });
    return avanceid;
  }

  /** The cashier pays it out of the safe. */
  private async grant(avanceid: RecordId, montant: Francs): Promise<void> {
    const [safe] = this.books.caisses;
    if (!safe) throw new Error('the safe is not open');
    await this.desk.signIn('caisse');
    await this.desk.grantAvance(avanceid, { sourceid: safe.caisseid, frais: 0, referencesource: '' });
    safe.solde -= montant;
  }

  private async spend(username: string, avanceid: RecordId, achat: Achat, date: string): Promise<void> {
    const { montant, libelle, type, tint } = achat;
    const name = `recu-avance-${avanceid}-${montant}`;
    const proof = tint
      ? await receiptPhoto(`${name}.png`, tint)
      : receiptPdf(`${name}.pdf`, ['Reçu', libelle, `${montant} francs CFA`, date]);
    await this.desk.signIn(username);
    const typedepenseid = this.books.types[type] ?? 1;
    const more = { etapeprojetid: null, beneficiaire: '', beneficiairetel: '' };
    await this.desk.justify(avanceid, { montant, libelle, typedepenseid, date, ...more }, proof);
  }

  /** The project manager gives the rest of her advance back to the safe. */
  private async giveBack(): Promise<void> {
    const [safe] = this.books.caisses;
    if (!safe) throw new Error('the safe is not open');
    await this.desk.signIn('chantier');
    await this.desk.giveBack(this.outils, { montant: RESTE, cibleid: safe.caisseid, referencecible: '' });
    safe.solde += RESTE;
  }
}
