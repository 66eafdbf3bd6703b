import { addDays } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import { Agenda } from './agenda';
import { CHANTIERS, type Chantier } from './chantiers';
import type { Desk } from './desk';
import type { Draw } from './draw';
import { receiptPdf } from './proofs';
import { sitePhoto, siteVideo } from './sitePictures';

/** A step of a site, with the days on which its work begins and ends. */
interface OpenStep {
  etapeprojetid: RecordId;
  libelle: string;
  begins: string;
  ends: string;
}

/** A step of a site, and its project. */
interface Place {
  projetid: RecordId;
  etapeprojetid: RecordId;
}

interface Site {
  projetid: RecordId;
  etapes: OpenStep[];
}

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The building sites: opened on their day, photographed, their steps closed one after the other. */
export class Sites {
  /** The project manager’s work. */
  readonly agenda = new Agenda();
  private readonly sites: Site[] = [];

  constructor(
    private readonly desk: Desk,
    private readonly draw: Draw,
    first: string,
    private readonly today: string,
  ) {
    for (const chantier of CHANTIERS) {
      this.agenda.plan(addDays(first, chantier.jour), (date) => this.open(chantier, date));
    }
  }

  /** Returns the projects with their steps in progress on this day, the oldest project first. */
  placesOn(date: string): Place[] {
    return this.sites.flatMap(({ projetid, etapes }) =>
      etapes
        .filter(({ begins, ends }) => begins <= date && date < ends)
        .map(({ etapeprojetid }) => ({ projetid, etapeprojetid })),
    );
  }

  /** Draws the project and step of a purchase on this day; null when no step is in progress. */
  placeOf(date: string): Place | null {
    const places = this.placesOn(date);
    return places[this.draw.between(0, places.length - 1)] ?? null;
  }

  private async open(chantier: Chantier, date: string): Promise<void> {
    const { libelle, description, montant, fin } = chantier;
    const listeetape = chantier.etapes.map(({ jours, ...etape }) => etape);
    const datefin = addDays(this.today, fin);
    const { projetid, etapeliste } = await this.desk.openProjet({ libelle, description, montant, datefin, listeetape });
    let begins = date;
    const etapes = etapeliste.map(({ etapeprojetid, libelle }, rank) => {
      const ends = addDays(begins, chantier.etapes[rank]?.jours ?? 0);
      const etape = { etapeprojetid, libelle, begins, ends };
      this.agenda.plan(addDays(begins, 4), () => this.photograph(chantier, etape, rank));
      this.agenda.plan(ends, () => this.desk.changeEtat(etapeprojetid, 1));
      begins = ends;
      return etape;
    });
    this.sites.push({ projetid, etapes });
    const [firstStep] = etapes;
    if (!firstStep) return;
    const devis = receiptPdf(`devis-${slug(libelle)}.pdf`, ['Devis', libelle, `${montant} francs CFA`, date]);
    const note = { name: 'consignes-de-securite.txt', mime: 'text/plain', bytes: Buffer.from(SAFETY) };
    await this.desk.store(firstStep.etapeprojetid, [devis, note]);
  }

  private async photograph({ montant }: Chantier, { etapeprojetid, libelle }: OpenStep, rank: number): Promise<void> {
    const photos = [];
    for (let n = 1; n <= this.draw.between(2, 4); n += 1) {
      photos.push(await sitePhoto(this.draw, `${slug(libelle)}-${n}.jpg`, Math.min(5, rank + n - 1)));
    }
    await this.desk.store(etapeprojetid, photos);
    if (rank === 1 && montant > 4_000_000) {
      await this.desk.store(etapeprojetid, [await siteVideo(this.draw, 'grue-au-travail.webm')]);
    }
  }
}

const SAFETY = `Consignes du chantier

1. Casque et chaussures de sécurité pour tous.
2. Pas de charge suspendue au-dessus des personnes.
3. Les reçus sont photographiés le jour même et remis à la caisse.
`;
