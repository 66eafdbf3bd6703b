import type { Attente, Flux, Repartition, Totaux, TotauxAvant } from '@comptoir/contract/dashboard';
import { checkPeriode } from '@comptoir/contract/recordRules';
import { soldeOf } from '@comptoir/domain/caisse';
import { isLivraisonEnRetard } from '@comptoir/domain/commande';
import { type Comparaison, periodeAvant } from '@comptoir/domain/comparaison';
import { dayOfInstant } from '@comptoir/domain/dates';
import { desLeDebut, joursDesPas, type PasFlux, premiersJours } from '@comptoir/domain/flux';
import { MAX_PARTS } from '@comptoir/domain/limits';
import { add, sum } from '@comptoir/domain/money';
import { isInPeriode, type Periode } from '@comptoir/domain/periode';
import { estNomme, faitsOuNon, type Pas, premiersPasDe } from '@comptoir/domain/premierspas';
import { isEnRetard } from '@comptoir/domain/projet';
import type { RecordId } from '@comptoir/domain/units';
import { caissesOf, seesTransfert } from './acces';
import { avancesOf, shownAvance } from './avance';
import { flowsOf, mouvementsOf } from './caisses';
import { caissesSuivies } from './caissesSuivies';
import { resteOf } from './commandes';
import { libelleOfType, restantOf } from './depenses';
import { avancementOf } from './etapeprojets';
import { etatOf } from './livraison';
import { partsOf } from './parts';
import type { UtilisateurRow } from './personnes';
import type { Resolvers } from './resolver';
import { foundRow, rowOf, rowsHaving, sumOf, todayOf } from './rows';
import { holdsPermission, permissionsOf } from './session';
import type { DepenseRow, MouvementRow, Store } from './store';

/** The mocks of the dashboard's calls: each figure is the sum of the list behind it (PRODUCT N). */
export function dashboardMocks(store: Store): Resolvers<'dashboard'> {
  return {
    periode: ({ utilisateur, query }) => {
      checkPeriode(query);
      const [totaux, flux] = [totauxOf(store, utilisateur, query), fluxOf(store, utilisateur, query)];
      return {
        data: { totaux, ...avantOf(store, utilisateur, query), flux, repartition: repartitionOf(store, query) },
      };
    },
    totaux: ({ utilisateur, query }) => {
      checkPeriode(query);
      return { data: totauxOf(store, utilisateur, query) };
    },
    flux: ({ utilisateur, query }) => {
      checkPeriode(query);
      return { data: fluxOf(store, utilisateur, query) };
    },
    repartition: ({ query }) => {
      checkPeriode(query);
      return { data: repartitionOf(store, query) };
    },
    attente: ({ utilisateur }) => ({
      data: { ...attenteOf(store, utilisateur), premierspas: premiersPasOf(store, utilisateur) },
    }),
  };
}

/** The movements, without the cancelled ones, of the registers that the user sees. */
function visibleMouvements(store: Store, utilisateur: UtilisateurRow): MouvementRow[] {
  return caissesOf(store, utilisateur).flatMap(({ caisseid }) => mouvementsOf(store, caisseid));
}

function duringOf(mouvements: readonly MouvementRow[], periode: Periode): MouvementRow[] {
  return mouvements.filter(({ createdon }) => isInPeriode(dayOfInstant(createdon), periode));
}

function depensesOf(store: Store, periode: Periode): DepenseRow[] {
  return store.depenses.filter(({ date }) => isInPeriode(date, periode));
}

function totauxOf(store: Store, utilisateur: UtilisateurRow, periode: Periode): Totaux {
  const mouvements = visibleMouvements(store, utilisateur);
  return {
    depenses: sumOf(depensesOf(store, periode), 'montant'),
    ...flowsOf(duringOf(mouvements, periode)),
    ouverture: soldeOf(mouvements.filter(({ createdon }) => dayOfInstant(createdon) < periode.datedebut)),
    solde: soldeOf(mouvements),
    avances: soldeOf(mouvements.filter(({ caisseid }) => foundRow(store, 'caisses', caisseid).nature === 'avance')),
  };
}

/** The totals of the earlier period that is compared. */
function avantOf(
  store: Store,
  utilisateur: UtilisateurRow,
  { comparer, ...periode }: Periode & { comparer?: Comparaison | undefined },
): { avant?: TotauxAvant } {
  const jours = comparer && periodeAvant(periode, comparer);
  if (!jours) return {};
  const { depenses, entrees, sorties } = totauxOf(store, utilisateur, jours);
  return { avant: { ...jours, depenses, entrees, sorties } };
}

/** The flow by day, week or month; each is named by its first day in the period and has the balance of its last day. */
function fluxOf(store: Store, utilisateur: UtilisateurRow, query: Periode & { pas: PasFlux }): Flux[] {
  const rows = visibleMouvements(store, utilisateur).map((row) => ({ ...row, jour: dayOfInstant(row.createdon) }));
  const avant = rows.filter(({ jour }) => jour < query.datedebut);
  let solde = soldeOf(avant);
  const flux = joursDesPas(premiersJours(query, query.pas), query.datefin).map((jours) => {
    const duPas = rows.filter(({ jour }) => isInPeriode(jour, jours));
    solde = add(solde, soldeOf(duPas));
    const { entrees, sorties } = flowsOf(duPas);
    return { periode: jours.datedebut, entrees, sorties, solde };
  });
  return desLeDebut(flux, query.datedebut);
}

function repartitionOf(store: Store, periode: Periode): Repartition {
  const depenses = depensesOf(store, periode);
  const libelleOfProjet = (id: RecordId | null) => rowOf(store, 'projets', id)?.libelle ?? '';
  const projets = partsOf(depenses, 'projetid', libelleOfProjet);
  const known = projets.filter(({ id }) => id !== null);
  const autres = known.slice(MAX_PARTS);
  return {
    types: partsOf(depenses, 'typedepenseid', (id) => libelleOfType(store, id)),
    projets: projets.filter((part) => !autres.includes(part)),
    autresprojets: autres.length === 0 ? null : { montant: sumOf(autres, 'montant'), nombre: sumOf(autres, 'nombre') },
  };
}

/** What waits for action today. */
function attenteOf(store: Store, utilisateur: UtilisateurRow): Omit<Attente, 'premierspas'> {
  const today = todayOf(store);
  const restes = store.commandes.map((row) => resteOf(store, row)).filter((reste) => reste > 0);
  const restants = store.depenses.map((row) => restantOf(store, row)).filter((restant) => restant > 0);
  const livraisons = store.commandes.filter(({ commandeid, datelivraison }) =>
    isLivraisonEnRetard({ datelivraison, etat: etatOf(store, commandeid) }, today),
  );
  return {
    commandes: { nombre: restes.length, montant: sum(restes) },
    livraisons: { nombre: livraisons.length },
    depenses: { nombre: restants.length, montant: sum(restants) },
    projets: {
      nombre: store.projets.filter((row) => isEnRetard({ ...row, ...avancementOf(store, row) }, today)).length,
    },
    ...attenteDesCaisses(store, utilisateur),
    commence: store.depenses.length + store.commandes.length > 0 || store.mouvements.some(({ montant }) => montant > 0),
  };
}

/** What waits of the registers that the user sees, and whether they were given by name (ADR 0038). */
function attenteDesCaisses(store: Store, utilisateur: UtilisateurRow) {
  const isRead = holdsPermission(store, utilisateur, 'caisses');
  const caisses = isRead ? caissesOf(store, utilisateur) : [];
  const envoyes = isRead ? rowsHaving(store.transferts, { etat: 'envoye' }) : [];
  const avances = holdsPermission(store, utilisateur, 'avances') ? avancesOf(store, utilisateur) : [];
  const enRetard = avances.map((row) => shownAvance(store, row)).filter(({ retard }) => retard > 0);
  const transferts = envoyes.filter((row) => seesTransfert(store, utilisateur, row));
  return {
    arretes: { nombre: caissesSuivies(store, caisses, 'retard').length },
    ecarts: { nombre: caissesSuivies(store, caisses, 'ecart').length },
    transferts: { nombre: transferts.length, montant: sumOf(transferts, 'montant') },
    avances: { nombre: enRetard.length, montant: sumOf(enRetard, 'solde') },
    attitre: utilisateur.caisses !== null,
  };
}

/** The first steps that this user can do, and whether each is done. */
function premiersPasOf(store: Store, utilisateur: UtilisateurRow): Pas[] {
  const { organisation, utilisateurs, depenses, reglements } = store;
  return faitsOuNon(premiersPasDe(new Set(permissionsOf(store, utilisateur))), {
    organisation: organisation.compagnie !== null && organisation.logo ? 1 : 0,
    caisse: caissesOf(store, utilisateur).length,
    utilisateurs: utilisateurs.length,
    nom: estNomme(utilisateur),
    depense: depenses.length,
    reglement: reglements.length,
  });
}
