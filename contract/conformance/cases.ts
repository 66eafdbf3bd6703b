import { caissesCases } from './caisses.cases';
import type { ConformanceCase } from './case';
import { depensesCases } from './depenses.cases';
import { mouvementsCases } from './mouvements.cases';
import { paiementCases } from './paiement.cases';
import { reglementsCases } from './reglements.cases';
import { requestCases } from './request.cases';
import { sessionCases } from './session.cases';
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
];
