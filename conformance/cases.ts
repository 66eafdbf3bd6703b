import { accesCases } from './acces.cases';
import { activitesCases } from './activites.cases';
import { arretesCases } from './arretes.cases';
import { arretesDusCases } from './arretes.dus.cases';
import { arretesSuitesCases } from './arretes.suites.cases';
import { avancesAccessCases } from './avances.access.cases';
import { avancesCases } from './avances.cases';
import { avancesPocheCases } from './avances.poche.cases';
import { avancesRendusCases } from './avances.rendus.cases';
import { avancesSuitesCases } from './avances.suites.cases';
import { beneficiairesCases } from './beneficiaires.cases';
import { caissesCases } from './caisses.cases';
import type { ConformanceCase } from './case';
import { clientsAccessCases } from './clients.access.cases';
import { clientsCases } from './clients.cases';
import { commandesAccessCases } from './commandes.access.cases';
import { commandesCases } from './commandes.cases';
import { commandesChangesCases } from './commandes.changes.cases';
import { commandesListsCases } from './commandes.lists.cases';
import { comptantCases } from './comptant.cases';
import { contrepassationsCases } from './contrepassations.cases';
import { contrepassationsRefusCases } from './contrepassations.refus.cases';
import { contrepassationsSuitesCases } from './contrepassations.suites.cases';
import { corbeilleCases } from './corbeille.cases';
import { creancesCases } from './creances.cases';
import { dashboardCases } from './dashboard.cases';
import { dechargesCases } from './decharges.cases';
import { depensesCases } from './depenses.cases';
import { depensesEtapeCases } from './depensesEtape.cases';
import { documentsCases } from './documents.cases';
import { encaissementCases } from './encaissement.cases';
import { encaissementListsCases } from './encaissement.lists.cases';
import { etapeprojetsCases } from './etapeprojets.cases';
import { facteurCases } from './facteur.cases';
import { fichesCases } from './fiches.cases';
import { fichiersCases } from './fichiers.cases';
import { filtresCases } from './filtres.cases';
import { fraisCases } from './frais.cases';
import { arretesNumerotesCases } from './imprimes.arretes.cases';
import { imprimesCases } from './imprimes.cases';
import { commandesNumeroteesCases } from './imprimes.commandes.cases';
import { lotsCases } from './imprimes.lots.cases';
import { tiragesCases } from './imprimes.tirages.cases';
import { transfertsNumerotesCases } from './imprimes.transferts.cases';
import { modulesCases } from './modules.cases';
import { mouvementsCases } from './mouvements.cases';
import { mouvementsListsCases } from './mouvements.lists.cases';
import { organisationCases } from './organisation.cases';
import { paiementCases } from './paiement.cases';
import { periodeCases } from './periode.cases';
import { plafondsCases } from './plafonds.cases';
import { premierspasCases } from './premierspas.cases';
import { profilsCases } from './profils.cases';
import { projetsAccessCases } from './projets.access.cases';
import { projetsCases } from './projets.cases';
import { rechercheCases } from './recherche.cases';
import { referencesCases } from './references.cases';
import { referencesTransfertsCases } from './references.transferts.cases';
import { reglementsCases } from './reglements.cases';
import { releveCases } from './releve.cases';
import { requestCases } from './request.cases';
import { rowsCases } from './rows.cases';
import { sessionCases } from './session.cases';
import { specificationCases } from './specification.cases';
import { specificationProjetsCases } from './specification.projets.cases';
import { specificationVentesCases } from './specification.ventes.cases';
import { statuscommandesCases } from './statuscommandes.cases';
import { suivisCases } from './suivis.cases';
import { transfertsCases } from './transferts.cases';
import { transfertsPorteeCases } from './transferts.portee.cases';
import { transfertsSuitesCases } from './transferts.suites.cases';
import { trisCases } from './tris.cases';
import { troppercusCases } from './troppercus.cases';
import { troppercusSuitesCases } from './troppercus.suites.cases';
import { typedepensesCases } from './typedepenses.cases';
import { utilisateursAccessCases } from './utilisateurs.access.cases';
import { utilisateursCases } from './utilisateurs.cases';

/** What every implementation of the contract must answer: mocks and server are tested with these cases. */
export const conformanceCases: readonly ConformanceCase[] = [
  // These cases come first, because a house with many payments has no first steps (D81).
  ...premierspasCases,
  ...sessionCases,
  ...requestCases,
  ...rowsCases,
  ...specificationCases,
  ...specificationProjetsCases,
  ...specificationVentesCases,
  ...typedepensesCases,
  ...caissesCases,
  ...plafondsCases,
  ...mouvementsCases,
  ...mouvementsListsCases,
  ...arretesCases,
  ...arretesSuitesCases,
  ...arretesDusCases,
  ...avancesCases,
  ...avancesAccessCases,
  ...avancesSuitesCases,
  ...avancesRendusCases,
  ...avancesPocheCases,
  ...transfertsCases,
  ...transfertsPorteeCases,
  ...transfertsSuitesCases,
  ...suivisCases,
  ...depensesCases,
  ...reglementsCases,
  ...comptantCases,
  ...contrepassationsCases,
  ...contrepassationsSuitesCases,
  ...contrepassationsRefusCases,
  ...beneficiairesCases,
  ...referencesCases,
  ...referencesTransfertsCases,
  ...fraisCases,
  ...troppercusCases,
  ...troppercusSuitesCases,
  ...imprimesCases,
  ...commandesNumeroteesCases,
  ...transfertsNumerotesCases,
  ...arretesNumerotesCases,
  ...tiragesCases,
  ...lotsCases,
  ...dechargesCases,
  ...paiementCases,
  ...fichesCases,
  ...projetsCases,
  ...projetsAccessCases,
  ...etapeprojetsCases,
  ...depensesEtapeCases,
  ...documentsCases,
  ...fichiersCases,
  ...clientsCases,
  ...clientsAccessCases,
  ...commandesCases,
  ...commandesChangesCases,
  ...commandesListsCases,
  ...commandesAccessCases,
  ...statuscommandesCases,
  ...creancesCases,
  ...releveCases,
  ...encaissementCases,
  ...encaissementListsCases,
  ...utilisateursCases,
  ...utilisateursAccessCases,
  ...profilsCases,
  ...modulesCases,
  ...accesCases,
  ...facteurCases,
  ...activitesCases,
  ...corbeilleCases,
  ...rechercheCases,
  ...dashboardCases,
  ...filtresCases,
  ...trisCases,
  ...organisationCases,
  ...periodeCases,
];
