import type { Caisse } from '@comptoir/contract/caisses';
import type { Client } from '@comptoir/contract/clients';
import type { Commande } from '@comptoir/contract/commandes';
import type { Depense } from '@comptoir/contract/depenses';
import type { Typedepense } from '@comptoir/contract/typedepenses';
import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { type APIRequestContext, expect } from '@playwright/test';

/** Reads and writes without a screen as the signed-in person: to prepare a journey, or to do somebody else's work. */
export class Api {
  constructor(
    private readonly request: APIRequestContext,
    private readonly origin: string,
  ) {}

  /** Throws unless the call succeeds; returns its data. */
  async write<D = never>(method: 'post' | 'put', path: string, body: object): Promise<D> {
    const answer = await this.request[method](`/api/${path}`, { data: body, headers: { origin: this.origin } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()).data;
  }

  async read<D>(path: string): Promise<{ data: D; count: number }> {
    return (await this.request.get(`/api/${path}`)).json();
  }

  /** Returns the type with this label; creates it if there is none. */
  async addType(libelle: string): Promise<Typedepense> {
    const { data } = await this.read<Typedepense[]>('typedepenses/withoutpagination');
    return data.find((type) => type.libelle === libelle) ?? this.write('post', 'typedepenses', { libelle });
  }

  /** Creates a record whose form may contain a photo. */
  private async submit<D>(path: string, multipart: Readonly<Record<string, string | number>>): Promise<D> {
    const answer = await this.request.post(`/api/${path}`, { multipart, headers: { origin: this.origin } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()).data;
  }

  addUtilisateur(fields: Readonly<Record<string, string | number>>): Promise<Utilisateur> {
    return this.submit('utilisateurs', fields);
  }

  /** Gives a user registers, which are then all that they see. */
  entrust(utilisateurid: number, caisses: readonly number[]): Promise<Utilisateur> {
    return this.write('put', `utilisateurs/${utilisateurid}/caisses`, { caisses });
  }

  addClient(libelleclient: string): Promise<Client> {
    return this.submit('clients', { libelleclient, typeclient: 'Entreprise', adresse: 'Marcory', tel: '0708091011' });
  }

  /** An order of one line. */
  order(clientid: number, montanttotal: number): Promise<Commande> {
    const listdetailscommande = [{ id: 1, libelle: 'Savon', qtecmd: 2, mnttotal: montanttotal }];
    const sums = { quantite: 2, montanttotal, fraissup: 0, typereduction: 1, reduction: 0 };
    return this.write('post', 'commandes', { clientid, ...sums, listdetailscommande });
  }

  openCaisse(libelle: string, montant: number): Promise<Caisse> {
    return this.write('post', 'caisses', { libelle, montant });
  }

  addProjet(libelle: string, ...etapes: string[]): Promise<{ projetid: number }> {
    const listeetape = etapes.map((etape) => ({ libelle: etape, description: `Étape ${etape}` }));
    const projet = { libelle, description: 'Trois classes et un préau', montant: 100_000, datefin: '2027-03-31' };
    return this.write('post', 'projets/projet', { ...projet, listeetape });
  }

  /** Creates an expense of today, and its type if there is none. */
  async spend(libelle: string, type: string, montant: number): Promise<Depense> {
    const { typedepenseid } = await this.addType(type);
    return this.write('post', 'depenses', { libelle, typedepenseid, montant, date: todayInAbidjan(Date.now()) });
  }
}
