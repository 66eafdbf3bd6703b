import { caissesCases } from './caisses.cases';
import type { ConformanceCase } from './case';
import { clientsAccessCases } from './clients.access.cases';
import { clientsCases } from './clients.cases';
import { commandesAccessCases } from './commandes.access.cases';
import { commandesCases } from './commandes.cases';
import { commandesChangesCases } from './commandes.changes.cases';
import { commandesListsCases } from './commandes.lists.cases';
import { creancesCases } from './creances.cases';
import { depensesCases } from './depenses.cases';
import { depensesEtapeCases } from './depensesEtape.cases';
import { encaissementCases } from './encaissement.cases';
import { encaissementListsCases } from './encaissement.lists.cases';
import { etapeprojetsCases } from './etapeprojets.cases';
import { fichiersCases } from './fichiers.cases';
import { mouvementsCases } from './mouvements.cases';
import { paiementCases } from './paiement.cases';
import { projetsAccessCases } from './projets.access.cases';
import { projetsCases } from './projets.cases';
import { reglementsCases } from './reglements.cases';
import { requestCases } from './request.cases';
import { sessionCases } from './session.cases';
import { statuscommandesCases } from './statuscommandes.cases';
import { typedepensesCases } from './typedepenses.cases';

/** What every implementation of the contract must answer; run against the mocks and against the server. */
export const conformanceCases: readonly ConformanceCase[] = [
  ...sessionCases,
  ...requestCases,
  ...typedepensesCases,
  ...caissesCases,
  ...mouvementsCases,
  ...depensesCases,
  ...reglementsCases,
  ...paiementCases,
  ...projetsCases,
  ...projetsAccessCases,
  ...etapeprojetsCases,
  ...depensesEtapeCases,
  ...fichiersCases,
  ...clientsCases,
  ...clientsAccessCases,
  ...commandesCases,
  ...commandesChangesCases,
  ...commandesListsCases,
  ...commandesAccessCases,
  ...statuscommandesCases,
  ...creancesCases,
  ...encaissementCases,
  ...encaissementListsCases,
];
