import { existingRecord } from '@comptoir/contract/recordRules';
import { addDays } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import type { Db } from '../db/pool';
import { findCompte } from '../frame/access/repository';
import { findUtilisateur } from '../utilisateurs/repository';
import { STAFF, type StaffMember } from './accounts';
import { Agenda } from './agenda';
import type { Desk } from './desk';
import { ORGANISATION } from './organisation';
import { portrait } from './portraits';

/** Days from the first day of the story to arrivals, and (`DEPARTURES`) to departures. */
const ARRIVALS = 12;
const DEPARTURES = 96;
/** Days before today: arrival of the newest trainee, and (`TIDYING`) the last tidying. */
const TRAINEE = 18;
const TIDYING = 6;

const TEMPORARY = 'lagune-ebrie-4e-pont';

/** People besides the staff: one whose access ends, one who is locked, one who is deleted. */
const OTHERS = [
  { username: 'yao', nom: 'Yao', prenom: 'Kouassi Éric', sexe: 'M', contact: '0700007001', fin: 60 },
  { username: 'diabate', nom: 'Diabaté', prenom: 'Salimata', sexe: 'F', contact: '0500007002', fin: null },
  { username: 'gnamien', nom: 'Gnamien', prenom: 'Marcel', sexe: 'M', contact: '', fin: null },
] as const;

/** The administrator's work: the organisation's name, people and their registers, arrivals, a lock, the trash. */
export class People {
  readonly agenda = new Agenda();
  private readonly known = new Map<string, number>();

  constructor(
    private readonly desk: Desk,
    private readonly staff: readonly StaffMember[],
    private readonly caisses: readonly { caisseid: RecordId }[],
    private readonly first: string,
    private readonly today: string,
  ) {
    this.agenda.plan(first, () => this.openHouse());
    this.agenda.plan(addDays(first, ARRIVALS), () => this.welcome());
    this.agenda.plan(addDays(first, DEPARTURES), () => this.part());
    this.agenda.plan(addDays(today, -TRAINEE), () => this.train());
    this.agenda.plan(addDays(today, -TIDYING), () => this.tidy());
  }

  private async openHouse(): Promise<void> {
    await this.desk.nameOrganisation(ORGANISATION, await portrait({ shape: 'truss', tint: '#1f6f69' }));
    await this.describeStaff();
  }

  private async describeStaff(): Promise<void> {
    for (const [rank, { utilisateurid, profilid, username, nom, prenom }] of this.staff.entries()) {
      const { sexe, contact, datenaissance, picture } = STAFF[rank] ?? STAFF[0];
      const email = `${username}@comptoir.example`;
      const body = { username, nom, prenom, profilid, sexe, contact, datenaissance, email };
      await this.desk.describe(utilisateurid, { ...body, adresse: 'Abidjan', dateexpiration: null }, [
        await portrait(picture),
      ]);
    }
    const drawer = this.caisses[2];
    if (drawer) await this.give('depot', [drawer]);
    // A transfer to a register that she is given by name waits for her.
    await this.give('caisse', this.caisses);
  }

  private async give(name: string, caisses: readonly { caisseid: RecordId }[]): Promise<void> {
    const member = this.staff.find(({ username }) => username === name);
    const ids = caisses.map(({ caisseid }) => caisseid);
    if (member) await this.desk.giveCaisses(member.utilisateurid, ids);
  }

  private async welcome(): Promise<void> {
    const seller = this.staff.find(({ username }) => username === 'vente');
    if (!seller) return;
    for (const { fin, ...person } of OTHERS) {
      const { utilisateurid } = await this.desk.welcome({
        ...person,
        profilid: seller.profilid,
        password: TEMPORARY,
        email: '',
        adresse: '',
        datenaissance: null,
        dateexpiration: fin === null ? null : addDays(this.first, fin),
      });
      this.known.set(person.username, utilisateurid);
    }
  }

  private async part(): Promise<void> {
    const away = this.known.get('diabate');
    const gone = this.known.get('gnamien');
    if (away) await this.desk.lock(away);
    if (gone) await this.desk.dismiss(gone);
  }

  private async train(): Promise<void> {
    const { profilid } = await this.desk.addProfil({ libelle: 'Stagiaire', permissions: ['clients', 'commandes'] });
    await this.desk.welcome({
      username: 'stagiaire',
      nom: 'Kacou',
      prenom: 'Ange-Désiré',
      sexe: 'M',
      contact: '0100007004',
      profilid,
      password: TEMPORARY,
      email: '',
      adresse: 'Cocody Angré',
      datenaissance: '2004-02-29',
      dateexpiration: addDays(this.today, 12),
    });
  }

  /** Puts a type made by mistake into the trash; then somebody guesses passwords. */
  private async tidy(): Promise<void> {
    const { typedepenseid } = await this.desk.addType({ libelle: 'Divers (à ne plus utiliser)' });
    await this.desk.removeType(typedepenseid);
    await this.desk.guess('diabate');
    await this.desk.guess('caisse');
  }
}

/** Gives the administrator their own name, which the application's first steps ask for before anything else. */
export async function nameAdministrator(db: Db, desk: Desk, today: string): Promise<void> {
  const compte = existingRecord(await findCompte(db, 'admin'));
  const { profilid } = existingRecord(await findUtilisateur(db, compte.utilisateurid, today));
  const { utilisateurid, username } = compte;
  const person = { username, nom: 'Konan', prenom: 'Adjoua Solange', profilid, sexe: 'F' as const, contact: '' };
  const more = { email: '', adresse: '', datenaissance: null, dateexpiration: null };
  await desk.describe(utilisateurid, { ...person, ...more }, []);
}
