import { avances } from '@comptoir/contract/avances';
import type { Call } from '@comptoir/contract/call';
import { reglements } from '@comptoir/contract/reglements';
import type { RecordId } from '@comptoir/domain/units';
import type { ActiviteRow, UtilisateurRow } from './personnes';
import type { Incoming, Resolver } from './resolver';
import { insertRow, instantOf } from './rows';
import type { Store } from './store';

type Fields = Readonly<Record<string, unknown>>;

/** The name of each noun's records in the audit log and the field with their id; the first id found counts. */
const OBJETS: Readonly<Record<string, readonly (readonly [objet: string, cle: string])[]>> = {
  typedepenses: [['typedepense', 'typedepenseid']],
  caisses: [['caisse', 'caisseid']],
  mouvements: [['mouvementcaisse', 'mouvementcaisseid']],
  arretes: [['arrete', 'arreteid']],
  transferts: [['transfert', 'transfertid']],
  avances: [
    ['reglement', 'reglementid'],
    ['avance', 'avanceid'],
  ],
  depenses: [
    ['fichier', 'documentid'],
    ['depense', 'depenseid'],
  ],
  reglements: [
    ['mouvementcaisse', 'mouvementcaisseid'],
    ['reglement', 'reglementid'],
  ],
  projets: [['projet', 'projetid']],
  etapeprojets: [['etapeprojet', 'etapeprojetid']],
  clients: [['client', 'clientid']],
  commandes: [['commande', 'commandeid']],
  utilisateurs: [['utilisateur', 'utilisateurid']],
  profils: [['profil', 'profilid']],
  modules: [
    ['fonctionnalite', 'fonctionnaliteid'],
    ['module', 'moduleid'],
  ],
};

/** Whether a call logs by itself what it made, and changes nothing of the record that it answers. */
const isToldByItself = (call: Call): boolean => call === avances.rendre || call === reglements.signer;

const ACTIONS = { POST: 'Update', PUT: 'Update', DELETE: 'Delete', GET: '' } as const;

/** Wraps the resolver of a writing call so that it adds a line to the audit log (PRODUCT G). */
export function auditedResolver(noun: string, call: Call, resolver: Resolver<Call>, store: Store): Resolver<Call> {
  const objets = OBJETS[noun];
  if (!objets || call.method === 'GET' || isToldByItself(call)) return resolver;
  return (incoming) => {
    const answer = resolver(incoming);
    if ('bytes' in answer) return answer;
    const data = answer.data as Fields | null;
    const apres = data && toldRecord(data);
    const { objet, objetid } = objetOf(objets, apres, incoming);
    // A record that the path names is changed, whatever else the call made.
    const isNew = call.status === 201 && !Object.values(incoming.params).includes(objetid);
    const avant = isNew ? null : lastKnown(store, objet, objetid);
    recordActivite(store, incoming.utilisateur, {
      ...{ actiontype: isNew ? 'Insert' : ACTIONS[call.method], libelle: libelleOf(apres ?? avant), objet, objetid },
      ...{ avant, apres },
    });
    return answer;
  };
}

const UNTOLD: readonly string[] = ['dernierusage', 'modifiable'];

/** A record without the fields that change by themselves, depend on the reader, or are drawn after the log's line. */
function toldRecord(record: Fields): Fields {
  // The document of a payment, an order or a transfer (ADR 0041, 0045, 0047); those of a closing or of the document itself
  // are their own.
  const isNumbered = ['remplace', 'detailscommande', 'referencesource'].some((name) => name in record);
  const untold = isNumbered ? [...UNTOLD, 'imprimeid', 'numero', 'remplace', 'decharge'] : UNTOLD;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !untold.includes(name)));
}

/** Logs a sign-in, a sign-out or a refused sign-in, without the typed name (CONTRACT "Session"). */
export function recordConnexion(
  store: Store,
  actiontype: 'Insert' | 'Delete' | 'Refus',
  utilisateur: UtilisateurRow | null,
): void {
  recordActivite(store, actiontype === 'Refus' ? null : utilisateur, {
    actiontype,
    libelle: actiontype === 'Refus' ? 'Connexion refusée' : 'Connexion',
    objet: 'session',
    objetid: utilisateur?.utilisateurid ?? null,
    avant: null,
    apres: null,
  });
}

/** Logs a change of a record by a call that answers another one. */
export function recordUpdate(
  store: Store,
  utilisateur: UtilisateurRow,
  objet: string,
  objetid: RecordId,
  change: { avant: Fields; apres: Fields },
): void {
  const [avant, apres] = [toldRecord(change.avant), toldRecord(change.apres)];
  recordActivite(store, utilisateur, { actiontype: 'Update', libelle: libelleOf(apres), objet, objetid, avant, apres });
}

/** Logs a record that a call made besides the one that it answers. */
export function recordInsert(
  store: Store,
  utilisateur: UtilisateurRow,
  [objet, objetid]: readonly [objet: string, objetid: RecordId],
  record: Fields,
): void {
  const apres = toldRecord(record);
  const libelle = libelleOf(apres);
  recordActivite(store, utilisateur, { actiontype: 'Insert', libelle, objet, objetid, avant: null, apres });
}

type Line = Omit<ActiviteRow, 'activiteid' | 'utilisateurid' | 'date'>;

/** Appends a line to the log with the current time, and returns its id. */
export function recordActivite(store: Store, utilisateur: UtilisateurRow | null, line: Line): number {
  const utilisateurid = utilisateur?.utilisateurid ?? null;
  return insertRow(store, 'activites', { utilisateurid, date: instantOf(store), ...line }).activiteid;
}

function objetOf(
  objets: readonly (readonly [objet: string, cle: string])[],
  apres: Fields | null,
  { params, query, body }: Incoming<Call>,
): { objet: string; objetid: RecordId | null } {
  const places = [apres ?? {}, params, query, body] as readonly Fields[];
  const ids = objets.map(([objet, cle]) => ({ objet, objetid: places.map((place) => place[cle]).find(isId) ?? null }));
  return ids.find(({ objetid }) => objetid !== null) ?? { objet: '', objetid: null };
}

const isId = (value: unknown): value is number => typeof value === 'number';

/** The record after its last line in the log. */
function lastKnown(store: Store, objet: string, objetid: RecordId | null): Fields | null {
  const line = store.activites.findLast((row) => row.objet === objet && row.objetid === objetid);
  return (line?.apres as Fields | null | undefined) ?? null;
}

/** What a record is called, where only its name is told. */
export function libelleOf(record: Fields | null): string {
  if (!record) return '';
  const { libelle, libelleclient, prenom, nom, description, client, caisse, numero, source, cible, objet, name } =
    record;
  const personne = typeof prenom === 'string' ? `${prenom} ${nom}` : undefined;
  const transfert = source === undefined ? '' : `${source} → ${cible}`;
  const imprime = caisse === undefined ? numero : `${caisse} n° ${numero}`;
  const arrete = numero === undefined ? transfert : imprime;
  return String(libelle ?? libelleclient ?? personne ?? client ?? description ?? objet ?? name ?? arrete);
}
