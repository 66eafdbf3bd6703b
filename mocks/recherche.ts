import type { Lang } from '@comptoir/contract/errors';
import type { OBJETS_RECHERCHE, Trouve } from '@comptoir/contract/recherche';
import { totauxCommande } from '@comptoir/domain/commande';
import { dayOfInstant, formatDateShort } from '@comptoir/domain/dates';
import { formatMontant, parseMontantText } from '@comptoir/domain/money';
import type { ModulePermission } from '@comptoir/domain/permission';
import { digitsOf, formatTelephone } from '@comptoir/domain/telephone';
import { searchKey } from '@comptoir/domain/texte';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { caissesOf } from './acces';
import { soldeOfCaisse } from './caisses';
import { byNewest } from './listing';
import type { UtilisateurRow } from './personnes';
import type { Resolvers } from './resolver';
import { rowOf } from './rows';
import { holds } from './session';
import type { ClientRow, CommandeRow, Store } from './store';
import { textesOfUtilisateur } from './utilisateur';

const MOST = 5;

/** The searched texts of a client; the phone is there as digits and, as on screen, in pairs. */
export function textesOfClient({ libelleclient, tel, email, adresse }: ClientRow): string[] {
  return [libelleclient, tel, formatTelephone(tel), email, adresse];
}

/** The searched texts of an order: its number as on screen, its items and its client. */
export function textesOfCommande(store: Store, { commandeid, clientid, lignes }: CommandeRow): string[] {
  const client = rowOf(store, 'clients', clientid);
  return [`N° ${commandeid}`, ...lignes.map(({ libelle }) => libelle), ...(client ? textesOfClient(client) : [])];
}

type Objet = (typeof OBJETS_RECHERCHE)[number];

/** A record that the search may find, with `montant` in francs. Results are sorted by `rang`, if any, then by id. */
interface Candidate {
  id: RecordId;
  libelle: string;
  details: readonly string[];
  textes: readonly string[];
  rang?: string;
  montant?: Francs;
}

/** The mock of the global search (PRODUCT K). */
export function rechercheMocks(store: Store): Resolvers<'recherche'> {
  return {
    find: ({ utilisateur, params: { term }, lang }) => {
      const kinds = KINDS.filter(({ permission }) => term !== '' && holds(store, utilisateur, permission));
      return { data: kinds.flatMap(({ objet, of }) => found(objet, of(store, utilisateur, lang), term)) };
    },
  };
}

/** The newest five candidates that the term finds. */
function found(objet: Objet, candidates: readonly Candidate[], term: string): Trouve[] {
  const keys = keysOf(term);
  const typed = parseMontantText(term);
  const isFound = ({ textes, montant }: Candidate) =>
    (typed.ok && typed.montant === montant) || keys.some((key) => searchKey(textes.join(' ')).includes(key));
  return candidates
    .filter(isFound)
    .map((candidate) => ({ rang: '', ...candidate }))
    .sort(byNewest('rang', 'id'))
    .slice(0, MOST)
    .map(({ id, libelle, details }) => ({
      ...{ objet, id, libelle },
      detail: details.filter((detail) => detail !== '').join(' · '),
    }));
}

/** The search keys of a term: its text and, for a phone, its digits without the country's prefix. */
function keysOf(term: string): string[] {
  const digits = /^[\d\s+().-]+$/.test(term) ? digitsOf(term) : '';
  return digits.length < 3 ? [searchKey(term)] : [searchKey(term), digits];
}

interface Kind {
  objet: Objet;
  permission: ModulePermission;
  of: (store: Store, utilisateur: UtilisateurRow, lang: Lang) => Candidate[];
}

const KINDS: readonly Kind[] = [
  { objet: 'projet', permission: 'projets', of: projets },
  { objet: 'client', permission: 'clients', of: clients },
  { objet: 'commande', permission: 'commandes', of: commandes },
  { objet: 'depense', permission: 'depenses', of: depenses },
  { objet: 'caisse', permission: 'caisses', of: caisses },
  { objet: 'utilisateur', permission: 'utilisateurs', of: utilisateurs },
];

function projets({ projets: rows }: Store, _: UtilisateurRow, lang: Lang): Candidate[] {
  return rows.map(({ projetid: id, libelle, description, datefin }) => ({
    ...{ id, libelle, details: [formatDateShort(datefin, lang)] },
    textes: [libelle, description],
  }));
}

function clients({ clients: rows }: Store): Candidate[] {
  return rows.map((row) => ({
    ...{ id: row.clientid, libelle: row.libelleclient, details: [formatTelephone(row.tel)] },
    textes: textesOfClient(row),
  }));
}

function commandes(store: Store, _: UtilisateurRow, lang: Lang): Candidate[] {
  return store.commandes.map((row) => {
    const client = rowOf(store, 'clients', row.clientid)?.libelleclient ?? '';
    const { montanttotal: montant } = totauxCommande(row);
    const day = dayOfInstant(row.createdon);
    return {
      ...{ id: row.commandeid, libelle: `N° ${row.commandeid} · ${client}`, rang: row.createdon, montant },
      details: [formatDateShort(day, lang), formatMontant(montant)],
      textes: textesOfCommande(store, row),
    };
  });
}

function depenses({ depenses: rows }: Store, _: UtilisateurRow, lang: Lang): Candidate[] {
  return rows.map(({ depenseid: id, libelle, description, date, montant }) => ({
    ...{ id, libelle, rang: date, montant },
    details: [formatDateShort(date, lang), formatMontant(montant)],
    textes: [libelle, description],
  }));
}

function caisses(store: Store, utilisateur: UtilisateurRow): Candidate[] {
  return caissesOf(store, utilisateur).map(({ caisseid: id, libelle, description }) => ({
    ...{ id, libelle, details: [formatMontant(soldeOfCaisse(store, id))] },
    textes: [libelle, description],
  }));
}

function utilisateurs({ utilisateurs: rows }: Store): Candidate[] {
  return rows.map((row) => ({
    ...{ id: row.utilisateurid, libelle: `${row.prenom} ${row.nom}`, details: [row.username] },
    textes: textesOfUtilisateur(row),
  }));
}
