import { PDF } from '@comptoir/conformance/piece';
import type { Commande } from '@comptoir/contract/commandes';
import type { Nature } from '@comptoir/domain/caisse';
import { totauxCommande } from '@comptoir/domain/commande';
import type { Answered, Piece, TestClient } from './client';

interface Payment {
  depenseid: number;
  caisseid: number;
  montant: number;
  date?: string;
  /** What the operator of a wallet called it, and what it took for it in francs. */
  reference?: string;
  frais?: number;
  /** What is kept of what an operator received too much, or the payment whose surplus pays this one. */
  troppercu?: number;
  tropde?: number;
  file?: Piece | null;
}

interface Ligne {
  libelle: string;
  qtecmd: number;
  mnttotal: number;
}

interface Order {
  clientid?: number;
  lignes?: readonly Ligne[];
  fraissup?: number;
  typereduction?: 1 | 2;
  reduction?: number;
  datelivraison?: string | null;
}

/** The daily work of a cashier, one call for each task. */
export interface Counter {
  /** Today at the start, `YYYY-MM-DD`. */
  today: string;
  typedepenseid: number;
  /** Opens a register that holds this many francs, of cash unless told otherwise; returns its id. */
  caisse(montant: number, nature?: Nature): Promise<number>;
  /** Records an expense; returns its id. */
  depense(montant: number, fields?: object): Promise<number>;
  /** Creates a project planned for 1 000 000 francs, without steps; returns its id. */
  projet(fields?: object): Promise<number>;
  /** Adds a step to a project; returns its id. */
  etape(projetid: number, fields?: object): Promise<number>;
  /** Registers a client; returns its id. */
  client(fields?: object): Promise<number>;
  /** Takes an order and returns the record of the answer; by default one line of 1000 francs for a new client. */
  commande(order?: Order): Promise<Commande>;
  /** Pays an order into a register. */
  encaisser(payment: Payment, headers?: Readonly<Record<string, string>>): Promise<Answered>;
  pay(payment: Payment, headers?: Readonly<Record<string, string>>): Promise<Answered>;
  solde(caisseid: number): Promise<number>;
}

let serial = 0;

/** Returns the body of an order with the totals of its lines; by default one line of 1000 francs. */
export function commandeBody(order: Order & { clientid: number }) {
  const { lignes = [{ libelle: 'Chaise', qtecmd: 2, mnttotal: 1000 }], ...fields } = order;
  const base = { fraissup: 0, typereduction: 1 as const, reduction: 0, datelivraison: null, ...fields };
  const { quantite, montanttotal } = totauxCommande({ ...base, lignes });
  return { ...base, quantite, montanttotal, listdetailscommande: lignes };
}

/** Makes the counter of this client, who needs the permissions for its calls. */
export async function counterOf(client: TestClient): Promise<Counter> {
  const today = new Date().toISOString().slice(0, 10);
  const created = async (path: string, body: object) => {
    const answer = await client.post(path, body);
    if (answer.status !== 201) throw new Error(`${path}: ${answer.bytes.toString('utf8')}`);
    return answer.body.data;
  };
  const register = async (fields: object = {}) => {
    serial += 1;
    const body = { libelleclient: `Client ${serial}`, typeclient: 'Particulier', adresse: 'Cocody', tel: '0700000000' };
    const answer = await client.multipart('POST', 'clients', { ...body, ...fields });
    if (answer.status !== 201) throw new Error(`clients: ${answer.bytes.toString('utf8')}`);
    return answer.body.data.clientid;
  };
  serial += 1;
  const { typedepenseid } = await created('typedepenses', { libelle: `Fournitures ${serial}` });
  return {
    today,
    typedepenseid,
    async caisse(montant, nature = 'especes') {
      serial += 1;
      return (await created('caisses', { libelle: `Caisse ${serial}`, nature, montant })).caisseid;
    },
    async depense(montant, fields = {}) {
      const body = { libelle: 'Ciment', typedepenseid, montant, description: '', date: '2026-01-05', ...fields };
      return (await created('depenses', body)).depenseid;
    },
    async projet(fields = {}) {
      const body = { libelle: 'Forage', description: 'Puits du village', montant: 1_000_000, datefin: '2026-12-31' };
      return (await created('projets/projet', { ...body, ...fields })).projetid;
    },
    async etape(projetid, fields = {}) {
      const body = { projetid, libelle: 'Fouilles', description: 'Creuser', montant: 0, ...fields };
      return (await created('projets/etapeprojet', body)).etapeprojetid;
    },
    client: register,
    async commande(order = {}) {
      return created('commandes', commandeBody({ ...order, clientid: order.clientid ?? (await register()) }));
    },
    encaisser({ file = PDF, date = today, ...fields }, headers) {
      return client.multipart('POST', 'reglements', { ...fields, from: 1, type: '1', date }, file, headers);
    },
    pay({ file = PDF, date = today, ...fields }, headers) {
      return client.multipart('POST', 'reglements', { ...fields, from: 0, type: '-', date }, file, headers);
    },
    async solde(caisseid) {
      const { body } = await client.get('caisses/withoutpagination');
      return body.data.find((caisse: { caisseid: number }) => caisse.caisseid === caisseid)?.solde;
    },
  };
}
