import { avances } from '@comptoir/contract/avances';
import type { Call } from '@comptoir/contract/call';
import { reglements } from '@comptoir/contract/reglements';
import type { RecordId } from '@comptoir/domain/units';
import type { By, Incoming, Resolver } from './resolver';
import { insertRow, instantOf, objetOf } from './rows';
import { type ActiviteRow, type Rows, type Store, TABLES, type UtilisateurRow } from './store';

type Fields = Readonly<Record<string, unknown>>;

/** The arrays of the records that a noun's call may write, for nouns that write into several. */
const WRITTEN: Readonly<Partial<Record<string, readonly (keyof Rows)[]>>> = {
  avances: ['reglements', 'avances'],
  depenses: ['documents', 'depenses'],
  reglements: ['mouvements', 'reglements'],
  modules: ['fonctionnalites', 'modules'],
};

/** The arrays without calls of their own, and those whose calls log their changes themselves. */
const SELF_TOLD: readonly string[] = ['activites', 'fichiers', 'statuscommandes', 'corbeille'];

/** Whether a call logs by itself what it made, and does not change the record in its answer. */
const isToldByItself = (call: Call): boolean => call === avances.rendre || call === reglements.signer;

const ACTIONS = { POST: 'Update', PUT: 'Update', DELETE: 'Delete', GET: '' } as const;

/** Wraps the resolver of a writing call so that it adds a line to the audit log (PRODUCT G). */
export function auditedResolver(noun: string, call: Call, resolver: Resolver<Call>): Resolver<Call> {
  const isOwn = noun in TABLES && !SELF_TOLD.includes(noun);
  const arrays = WRITTEN[noun] ?? (isOwn ? [noun as keyof Rows] : []);
  if (arrays.length === 0 || call.method === 'GET' || isToldByItself(call)) return resolver;
  return (incoming) => {
    const answer = resolver(incoming);
    if ('bytes' in answer) return answer;
    const data = answer.data as Fields | null;
    const apres = data && toldRecord(data);
    const { objet, objetid } = namedIn(arrays, apres, incoming);
    // A call with a record in its path changes that record, whatever else it makes.
    const isNew = call.status === 201 && !Object.values(incoming.params).includes(objetid);
    const avant = isNew ? null : lastKnown(incoming.store, objet, objetid);
    recordActivite(incoming, {
      actiontype: isNew ? 'Insert' : ACTIONS[call.method],
      libelle: libelleOf(apres ?? avant),
      objet,
      objetid,
      avant,
      apres,
    });
    return answer;
  };
}

const UNTOLD: readonly string[] = ['dernierusage', 'modifiable'];

/** A record without the fields that change by themselves, depend on the reader, or are set after the log's line. */
function toldRecord(record: Fields): Fields {
  // The documents of payments, orders and transfers (ADR 0041, 0045, 0047) are left out; closings and documents keep
  // theirs.
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
  const isRefused = actiontype === 'Refus';
  const libelle = isRefused ? 'Connexion refusée' : 'Connexion';
  const line = { actiontype, libelle, objet: 'session', objetid: utilisateur?.utilisateurid ?? null };
  recordActivite({ store, utilisateur: isRefused ? null : utilisateur }, { ...line, avant: null, apres: null });
}

/** Logs a change of a record that is not in the call's answer. */
export function recordUpdate(by: By, objet: string, objetid: RecordId, change: { avant: Fields; apres: Fields }): void {
  const [avant, apres] = [toldRecord(change.avant), toldRecord(change.apres)];
  recordActivite(by, { actiontype: 'Update', libelle: libelleOf(apres), objet, objetid, avant, apres });
}

/** Logs a record that a call made besides the one in its answer. */
export function recordInsert(
  by: By,
  [objet, objetid]: readonly [objet: string, objetid: RecordId],
  record: Fields,
): void {
  const apres = toldRecord(record);
  const libelle = libelleOf(apres);
  recordActivite(by, { actiontype: 'Insert', libelle, objet, objetid, avant: null, apres });
}

type Line = Omit<ActiviteRow, 'activiteid' | 'utilisateurid' | 'date'>;

/** Appends a line to the log with the current time, and returns its id. */
export function recordActivite(
  { store, utilisateur }: Pick<By, 'store'> & { utilisateur: UtilisateurRow | null },
  line: Line,
): number {
  const utilisateurid = utilisateur?.utilisateurid ?? null;
  return insertRow(store, 'activites', { utilisateurid, date: instantOf(store), ...line }).activiteid;
}

function namedIn(
  arrays: readonly (keyof Rows)[],
  apres: Fields | null,
  { params, query, body }: Incoming<Call>,
): { objet: string; objetid: RecordId | null } {
  const places = [apres ?? {}, params, query, body] as readonly Fields[];
  const ids = arrays.map((name) => {
    return { objet: objetOf(name), objetid: places.map((place) => place[TABLES[name].id]).find(isId) ?? null };
  });
  return ids.find(({ objetid }) => objetid !== null) ?? { objet: '', objetid: null };
}

const isId = (value: unknown): value is number => typeof value === 'number';

/** The record after its last line in the log. */
function lastKnown(store: Store, objet: string, objetid: RecordId | null): Fields | null {
  const line = store.activites.findLast((row) => row.objet === objet && row.objetid === objetid);
  return (line?.apres as Fields | null | undefined) ?? null;
}

/** The name of a record, for lines that show only the name. */
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
