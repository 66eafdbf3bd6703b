import { arretes } from '@comptoir/contract/arretes';
import { auth } from '@comptoir/contract/auth';
import { avances } from '@comptoir/contract/avances';
import { caisses } from '@comptoir/contract/caisses';
import type { BodyOf, Call, ReplyOf } from '@comptoir/contract/call';
import { clients, creances } from '@comptoir/contract/clients';
import { commandes } from '@comptoir/contract/commandes';
import { depenses } from '@comptoir/contract/depenses';
import { fichiers } from '@comptoir/contract/fichiers';
import { mouvements } from '@comptoir/contract/mouvements';
import { organisation } from '@comptoir/contract/organisation';
import { profils } from '@comptoir/contract/profils';
import { etapeprojets, projets } from '@comptoir/contract/projets';
import { reglements } from '@comptoir/contract/reglements';
import { statuscommandes } from '@comptoir/contract/statuscommandes';
import { encodeTexts } from '@comptoir/contract/text';
import { transferts } from '@comptoir/contract/transferts';
import { typedepenses } from '@comptoir/contract/typedepenses';
import { utilisateurs } from '@comptoir/contract/utilisateurs';
import type { RecordId } from '@comptoir/domain/units';
import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD } from '../config';
import { urlOf } from '../frame/http/routeOf';

/** A file that somebody uploads. */
export interface Piece {
  name: string;
  mime: string;
  bytes: Buffer;
}

/**
 * A person who uses the application through its own calls, so that the demonstration's data go through the same checks,
 * transactions and audit as real work.
 */
export class Desk {
  private token = '';

  constructor(private readonly app: FastifyInstance) {}

  /** Signs in. Each day begins with it, because sessions last twelve hours. */
  async signIn(username: string): Promise<void> {
    const body = { username, password: DEMO_PASSWORD };
    const { token } = await this.make(auth.login, JSON.stringify(body), 'application/json');
    this.token = token;
  }

  addType = (body: BodyOf<typeof typedepenses.create>) => this.json(typedepenses.create, body);
  openCaisse = (body: BodyOf<typeof caisses.create>) => this.json(caisses.create, body);
  move = (body: BodyOf<typeof mouvements.create>) => this.json(mouvements.create, body);
  spend = (body: BodyOf<typeof depenses.create>) => this.json(depenses.create, body);

  openCount = (caisseid: RecordId) => this.make(arretes.ouvrir, '', 'application/json', { caisseid });
  count = (caisseid: RecordId, body: BodyOf<typeof arretes.create>) => this.json(arretes.create, body, { caisseid });
  bookEcart = (arreteid: RecordId, body: BodyOf<typeof arretes.regulariser>) =>
    this.json(arretes.regulariser, body, { arreteid });
  reopen = (arreteid: RecordId, body: BodyOf<typeof arretes.rouvrir>) => this.json(arretes.rouvrir, body, { arreteid });

  transfer = (body: BodyOf<typeof transferts.create>) => this.json(transferts.create, body);
  refuse = (transfertid: RecordId, body: BodyOf<typeof transferts.refuser>) =>
    this.json(transferts.refuser, body, { transfertid });

  askAvance = (body: BodyOf<typeof avances.create>) => this.json(avances.create, body);
  grantAvance = (avanceid: RecordId, body: BodyOf<typeof avances.accorder>) =>
    this.json(avances.accorder, body, { avanceid });
  justify = (avanceid: RecordId, body: BodyOf<typeof avances.justifier>, proof: Piece) =>
    this.form(avances.justifier, body, [proof], { avanceid });
  giveBack = (avanceid: RecordId, body: BodyOf<typeof avances.rendre>) => this.json(avances.rendre, body, { avanceid });
  remindHolder = (avanceid: RecordId) => this.json(avances.relancer, {}, { avanceid });

  openProjet = (body: BodyOf<typeof projets.create>) => this.json(projets.create, body);
  changeEtat = (etapeprojetid: RecordId, etat: 0 | 1) =>
    this.make(etapeprojets.changeEtat, JSON.stringify({ etat }), 'application/json', { etapeprojetid });

  addClient = (body: BodyOf<typeof clients.create>, photo: readonly Piece[]) => this.form(clients.create, body, photo);
  order = (body: BodyOf<typeof commandes.create>) => this.json(commandes.create, body);
  deliver = (body: BodyOf<typeof statuscommandes.change>) => this.json(statuscommandes.change, body);
  remind = (clientid: RecordId) => this.make(creances.relancer, '{}', 'application/json', { clientid });

  pay = (body: BodyOf<typeof reglements.create>, proof: Piece) => this.form(reglements.create, body, [proof]);
  paymentsOf = (caisseid: RecordId) => this.make(reglements.ofCaisse, '', 'application/json', { id: caisseid });
  reverse = (reglementid: RecordId, body: BodyOf<typeof reglements.contrepasser>) =>
    this.json(reglements.contrepasser, body, { reglementid });
  store = (provenance: number, pieces: readonly Piece[]) => this.form(fichiers.add, { provenance }, pieces);

  nameOrganisation = (body: BodyOf<typeof organisation.update>, logo: Piece) =>
    this.form(organisation.update, body, [logo]);
  addProfil = (body: BodyOf<typeof profils.create>) => this.json(profils.create, body);
  welcome = (body: BodyOf<typeof utilisateurs.create>) => this.form(utilisateurs.create, body, []);
  describe = (utilisateurid: RecordId, body: BodyOf<typeof utilisateurs.update>, photo: readonly Piece[]) =>
    this.form(utilisateurs.update, body, photo, { utilisateurid });
  giveCaisses = (utilisateurid: RecordId, caisses: number[]) =>
    this.json(utilisateurs.giveCaisses, { caisses }, { utilisateurid });
  lock = (utilisateurid: RecordId) => this.json(utilisateurs.lock, { verrouille: true }, { utilisateurid });
  dismiss = (utilisateurid: RecordId) => this.make(utilisateurs.remove, '{}', 'application/json', { utilisateurid });
  removeType = (typedepenseid: RecordId) => this.make(typedepenses.remove, '{}', 'application/json', { typedepenseid });
  /** Tries to sign in with a wrong password. */
  guess = (username: string) =>
    this.send(auth.login, JSON.stringify({ username, password: 'azerty12345' }), 'application/json', {});

  private async form<C extends Call>(call: C, body: BodyOf<C>, pieces: readonly Piece[], ids: Ids = {}) {
    const form = new FormData();
    for (const [name, value] of encodeTexts(body as Record<string, unknown>)) form.set(name, value);
    for (const { name, mime, bytes } of pieces) {
      form.append(call.file?.field ?? '', new Blob([new Uint8Array(bytes)], { type: mime }), name);
    }
    const sent = new Response(form);
    return this.make(call, Buffer.from(await sent.arrayBuffer()), sent.headers.get('content-type') ?? '', ids);
  }

  private json<C extends Call>(call: C, body: BodyOf<C>, ids: Ids = {}): Promise<ReplyOf<C>> {
    return this.make(call, JSON.stringify(body), 'application/json', ids);
  }

  private async make<C extends Call>(call: C, payload: string | Buffer, type: string, ids: Ids = {}) {
    const answer = await this.send(call, payload, type, ids);
    const { data, message } = answer.json<{ data: ReplyOf<C>; message: string }>();
    if (answer.statusCode >= 300) throw new Error(`${call.path}: ${answer.statusCode} ${message}`);
    return data;
  }

  private send(call: Call, payload: string | Buffer, type: string, ids: Ids) {
    const headers = { 'content-type': type, ...(this.token ? { authorization: `Bearer ${this.token}` } : {}) };
    return this.app.inject({ method: call.method, url: addressOf(call, ids), headers, payload });
  }
}

type Ids = Readonly<Record<string, number>>;

/** Puts ids where the call's path names them, and the others into the query. */
function addressOf(call: Call, ids: Ids): string {
  const query = new URLSearchParams();
  for (const [name, id] of Object.entries(ids)) query.set(name, String(id));
  const path = urlOf(call).replace(/:(\w+)/g, (_, name: string) => {
    query.delete(name);
    return String(ids[name]);
  });
  return query.size === 0 ? path : `${path}?${query}`;
}
