import { drop, type Harm } from './harm';

/** Harms of surpluses that operators received, and of their use. */
export const troppercus: readonly Harm[] = [
  ...['supprimele = now()', 'montant = montant + 1', 'date = date - 1', `reference = 'AUTRE'`].map(
    (set): Harm => ['I49', (ids) => [`UPDATE mouvementcaisse SET ${set} WHERE tropde = ${ids.tropPercu} AND type = 1`]],
  ),
  [
    'I49',
    (ids) => [
      drop('reglement', 'reglement_remis'),
      `UPDATE reglement SET troppercu = 0 WHERE reglementid = ${ids.tropPercu}`,
    ],
  ],
  ['I49', (ids) => [`UPDATE reglement SET tropde = NULL WHERE reglementid = ${ids.parTropPercu}`]],
  ['I49', (ids) => [`UPDATE mouvementcaisse SET montant = montant + 1 WHERE imputesur = ${ids.parTropPercu}`]],
  [
    'I50',
    (ids) => [
      `UPDATE mouvementcaisse SET montant = montant + 40 WHERE tropde = ${ids.tropPercu} AND origine = 'manuel'`,
    ],
  ],
];
