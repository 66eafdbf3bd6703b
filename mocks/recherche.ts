import type { OBJETS_RECHERCHE, Trouve } from '#contract/recherche';
import { formatDateShort } from '#domain/dates';
import { formatMontant } from '#domain/money';
import type { ModulePermission } from '#domain/permission';
import { formatTelephone } from '#domain/telephone';
import { caissesOf } from './acces';
import { matching } from './listing';
import type { UtilisateurRow } from './personnes';
import type { Resolvers } from './resolver';
import { holds, known } from './session';
import type { ClientRow, CommandeRow, Store } from './store';
import { textesOfUtilisateur } from './utilisateur';

const MOST = 5;

/** What a client is searched by; a phone by its digits, and in pairs as the screens show it. */
export function textesOfClient({ libelleclient, tel, email, adresse }: ClientRow): string[] {
  return [libelleclient, tel, formatTelephone(tel), email, adresse];
}

/** What an order is searched by: its number as it is shown, its items, its client. */
export function textesOfCommande(store: Store, { commandeid, clientid, lignes }: CommandeRow): string[] {
  const client = store.clients.find((row) => row.clientid === clientid);
  return [`N° ${commandeid}`, ...lignes.map(({ libelle }) => libelle), ...(client ? textesOfClient(client) : [])];
}

type Objet = (typeof OBJETS_RECHERCHE)[number];
type Candidate = Omit<Trouve, 'objet'> & { textes: readonly string[] };

/** The mock of the search everywhere (PRODUCT K). */
export function rechercheMocks(store: Store): Resolvers<'recherche'> {
  return {
    find: ({ utilisateur, params: { term } }) => {
      const row = known(utilisateur);
      const kinds = KINDS.filter(({ permission }) => holds(store, row, permission));
      return { data: kinds.flatMap(({ objet, of }) => found(objet, of(store, row), term)) };
    },
  };
}

/** The newest ones that the term finds, five at most. */
function found(objet: Objet, candidates: readonly Candidate[], term: string): Trouve[] {
  const newest = candidates.toSorted((a, b) => b.id - a.id);
  return matching(newest, term, ({ textes }) => textes)
    .slice(0, MOST)
    .map(({ id, libelle, detail }) => ({ objet, id, libelle, detail }));
}

interface Kind {
  objet: Objet;
  permission: ModulePermission;
  of: (store: Store, utilisateur: UtilisateurRow) => Candidate[];
}

const KINDS: readonly Kind[] = [
  { objet: 'projet', permission: 'projets', of: projets },
  { objet: 'client', permission: 'clients', of: clients },
  { objet: 'commande', permission: 'commandes', of: commandes },
  { objet: 'depense', permission: 'depenses', of: depenses },
  { objet: 'caisse', permission: 'caisses', of: caisses },
  { objet: 'utilisateur', permission: 'utilisateurs', of: utilisateurs },
];

function projets({ projets: rows }: Store): Candidate[] {
  return rows.map(({ projetid: id, libelle, description, datefin }) => ({
    ...{ id, libelle, detail: formatDateShort(datefin, 'fr') },
    textes: [libelle, description],
  }));
}

function clients({ clients: rows }: Store): Candidate[] {
  return rows.map((row) => ({
    ...{ id: row.clientid, libelle: row.libelleclient, detail: formatTelephone(row.tel) },
    textes: textesOfClient(row),
  }));
}

function commandes(store: Store): Candidate[] {
  return store.commandes.map((row) => ({
    ...{ id: row.commandeid, libelle: `N° ${row.commandeid}` },
    detail: store.clients.find(({ clientid }) => clientid === row.clientid)?.libelleclient ?? '',
    textes: textesOfCommande(store, row),
  }));
}

function depenses({ depenses: rows }: Store): Candidate[] {
  return rows.map(({ depenseid: id, libelle, description, date, montant }) => ({
    ...{ id, libelle, detail: `${formatDateShort(date, 'fr')} · ${formatMontant(montant)}` },
    textes: [libelle, description, String(montant)],
  }));
}

function caisses(store: Store, utilisateur: UtilisateurRow): Candidate[] {
  return caissesOf(store, utilisateur).map(({ caisseid: id, libelle, description }) => ({
    ...{ id, libelle, detail: description },
    textes: [libelle, description],
  }));
}

function utilisateurs({ utilisateurs: rows }: Store): Candidate[] {
  return rows.map((row) => ({
    ...{ id: row.utilisateurid, libelle: `${row.prenom} ${row.nom}`, detail: row.username },
    textes: [`${row.prenom} ${row.nom}`, ...textesOfUtilisateur(row)],
  }));
}
