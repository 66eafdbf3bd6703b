import type { Attente, Flux, Part, Repartition, Totaux, TotauxAvant } from '@comptoir/contract/dashboard';
import { checkPeriode } from '@comptoir/contract/recordRules';
import { soldeOf } from '@comptoir/domain/caisse';
import { isLivraisonEnRetard } from '@comptoir/domain/commande';
import { periodeAvant } from '@comptoir/domain/comparaison';
import { dayOfInstant } from '@comptoir/domain/dates';
import { desLeDebut, joursDesPas, type PasFlux, premiersJours, soldeApres } from '@comptoir/domain/flux';
import { MAX_PARTS } from '@comptoir/domain/limits';
import { add, sum } from '@comptoir/domain/money';
import { isInPeriode, type Periode } from '@comptoir/domain/periode';
import { estNomme, faitsOuNon, type Pas, premiersPasDe } from '@comptoir/domain/premierspas';
import { isEnRetard } from '@comptoir/domain/projet';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { caissesOf, seesTransfert } from './acces';
import { avancesOf, shownAvance } from './avance';
import { flowsOf, mouvementsOf } from './caisses';
import { resteOf } from './commandes';
import { libelleOfType, resteOfDepense } from './depenses';
import { avancementOf } from './etapeprojets';
import { caissesSuivies } from './journees';
import { etatOf } from './livraison';
import type { By, Resolvers } from './resolver';
import { foundRow, rowOf, rowsHaving, sumOf, todayOf } from './rows';
import { holdsPermission, permissionsOf } from './session';
import type { DepenseRow, MouvementRow, Store } from './store';

/** The mocks of the dashboard's calls: each figure is the sum of the list behind it (PRODUCT N). */
export const dashboardMocks: Resolvers<'dashboard'> = {
  periode: (asked) => {
    checkPeriode(asked.query);
    const [totaux, flux] = [totauxOf(asked, asked.query), fluxOf(asked, asked.query)];
    return {
      data: { totaux, ...avantOf(asked, asked.query), flux, repartition: repartitionOf(asked.store, asked.query) },
    };
  },
  totaux: (asked) => {
    checkPeriode(asked.query);
    return { data: totauxOf(asked, asked.query) };
  },
  flux: (asked) => {
    checkPeriode(asked.query);
    return { data: fluxOf(asked, asked.query) };
  },
  repartition: ({ store, query }) => {
    checkPeriode(query);
    return { data: repartitionOf(store, query) };
  },
  attente: (asked) => ({
    data: { ...attenteOf(asked), premierspas: premiersPasOf(asked) },
  }),
};

/** The movements, without the cancelled ones, of the registers that the user sees. */
function visibleMouvements(by: By): MouvementRow[] {
  return caissesOf(by).flatMap(({ caisseid }) => mouvementsOf(by.store, caisseid));
}

function duringOf(mouvements: readonly MouvementRow[], periode: Periode): MouvementRow[] {
  return mouvements.filter(({ createdon }) => isInPeriode(dayOfInstant(createdon), periode));
}

function depensesOf(store: Store, periode: Periode): DepenseRow[] {
  return store.depenses.filter(({ date }) => isInPeriode(date, periode));
}

function totauxOf(by: By, periode: Periode): Totaux {
  const mouvements = visibleMouvements(by);
  const flux = flowsOf(duringOf(mouvements, periode));
  const ouverture = soldeOf(mouvements.filter(({ createdon }) => dayOfInstant(createdon) < periode.datedebut));
  return {
    depenses: sumOf(depensesOf(by.store, periode), 'montant'),
    ...flux,
    ouverture,
    solde: soldeApres(ouverture, flux),
    avances: tenuOf(
      by,
      mouvements.filter(({ createdon }) => dayOfInstant(createdon) <= periode.datefin),
    ),
  };
}

/** What these movements leave in advances. */
const tenuOf = ({ store }: By, mouvements: readonly MouvementRow[]): Francs =>
  soldeOf(mouvements.filter(({ caisseid }) => foundRow(store, 'caisses', caisseid).nature === 'avance'));

/** The totals of the earlier period that is compared. */
function avantOf(by: By, periode: Periode): { avant?: TotauxAvant } {
  const jours = periodeAvant(periode);
  if (!jours) return {};
  const { depenses, entrees, sorties } = totauxOf(by, jours);
  return { avant: { ...jours, depenses, entrees, sorties } };
}

/**
 * The flow by day, week or month; each step is named by its first day in the period and has the balance of its last
 * day.
 */
function fluxOf(by: By, query: Periode & { pas: PasFlux }): Flux[] {
  const rows = visibleMouvements(by).map((row) => ({ ...row, jour: dayOfInstant(row.createdon) }));
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

/** Everything that waits for action today. */
function attenteOf(by: By): Omit<Attente, 'premierspas'> {
  const today = todayOf(by.store);
  const restes = by.store.commandes.map((row) => resteOf(by.store, row)).filter((reste) => reste > 0);
  const restants = by.store.depenses.map((row) => resteOfDepense(by.store, row)).filter((reste) => reste > 0);
  const livraisons = by.store.commandes.filter(({ commandeid, datelivraison }) =>
    isLivraisonEnRetard({ datelivraison, etat: etatOf(by.store, commandeid) }, today),
  );
  return {
    commandes: { nombre: restes.length, montant: sum(restes) },
    livraisons: { nombre: livraisons.length },
    depenses: { nombre: restants.length, montant: sum(restants) },
    projets: {
      nombre: by.store.projets.filter((row) => isEnRetard({ ...row, ...avancementOf(by.store, row) }, today)).length,
    },
    ...attenteDesCaisses(by),
    commence:
      by.store.depenses.length + by.store.commandes.length > 0 ||
      by.store.mouvements.some(({ montant }) => montant > 0),
  };
}

/** What waits in the registers that the user sees, and whether they were given by name (ADR 0038). */
function attenteDesCaisses(by: By) {
  const isRead = holdsPermission(by, 'caisses');
  const caisses = isRead ? caissesOf(by) : [];
  const envoyes = isRead ? rowsHaving(by.store.transferts, { etat: 'envoye' }) : [];
  const avances = holdsPermission(by, 'avances') ? avancesOf(by) : [];
  const enRetard = avances.map((row) => shownAvance(by.store, row)).filter(({ retard }) => retard > 0);
  const transferts = envoyes.filter((row) => seesTransfert(by, row));
  return {
    arretes: { nombre: caissesSuivies(by.store, caisses, 'retard').length },
    ecarts: { nombre: caissesSuivies(by.store, caisses, 'ecart').length },
    transferts: { nombre: transferts.length, montant: sumOf(transferts, 'montant') },
    avances: {
      nombre: enRetard.length,
      montant: sumOf(enRetard, 'solde'),
      tenu: isRead ? tenuOf(by, visibleMouvements(by)) : 0,
    },
    attitre: by.utilisateur.caisses !== null,
  };
}

/** The first steps that this user can do, and whether each is done. */
function premiersPasOf(by: By): Pas[] {
  const { organisation, utilisateurs, depenses, reglements } = by.store;
  return faitsOuNon(premiersPasDe(new Set(permissionsOf(by.store, by.utilisateur))), {
    organisation: organisation.compagnie !== null && organisation.logo ? 1 : 0,
    caisse: caissesOf(by).length,
    utilisateurs: utilisateurs.length,
    nom: estNomme(by.utilisateur),
    depense: depenses.length,
    reglement: reglements.length,
  });
}

/** Sums expenses by project or by type, in francs, the greatest sum first. */
function partsOf(
  depenses: readonly DepenseRow[],
  key: 'projetid' | 'typedepenseid',
  libelleOf: (id: RecordId | null) => string,
): Part[] {
  const ids = [...new Set(depenses.map((row) => row[key]))];
  const parts = ids.map((id) => {
    const own = depenses.filter((row) => row[key] === id);
    return { id, libelle: libelleOf(id), montant: sumOf(own, 'montant'), nombre: own.length };
  });
  return parts.sort((a, b) => b.montant - a.montant || (a.id ?? Number.MAX_VALUE) - (b.id ?? Number.MAX_VALUE));
}
