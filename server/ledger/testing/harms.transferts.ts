import { drop, type Harm } from './harm';

/** Harms of transfers, of operators' references and fees, and of advances. */
export const transferts: readonly Harm[] = [
  ['I38', (ids) => [`UPDATE transfert SET montant = montant + 1 WHERE transfertid = ${ids.enRoute}`]],
  ['I38', (ids) => [`UPDATE transfert SET cibleid = ${ids.caisseid} WHERE transfertid = ${ids.recu}`]],
  ['I38', (ids) => [`UPDATE transfert SET frais = frais + 1 WHERE transfertid = ${ids.recu}`]],
  ['I38', (ids) => [`UPDATE transfert SET etat = 'annule' WHERE transfertid = ${ids.recu}`]],
  ['I38', (ids) => [`UPDATE transfert SET etat = 'recu' WHERE transfertid = ${ids.refuse}`]],
  ['I38', (ids) => [`UPDATE mouvementcaisse SET supprimele = NULL WHERE transfertid = ${ids.retire}`]],
  ['I38', (ids) => [`UPDATE mouvementcaisse SET date = date - 1 WHERE transfertid = ${ids.recu} AND type = 1`]],
  ['I38', (ids) => [`DELETE FROM mouvementcaisse WHERE transfertid = ${ids.recu} AND origine = 'frais'`]],
  [
    'I38',
    (ids) => [
      drop('transfert', 'transfert_reponse'),
      `UPDATE transfert SET datereponse = date - 1 WHERE transfertid = ${ids.retire}`,
    ],
  ],
  ['I39', (ids) => [`UPDATE mouvementcaisse SET supprimele = now() WHERE transfertid = ${ids.enRoute}`]],
  ['I39', (ids) => [`UPDATE mouvementcaisse SET supprimele = now() WHERE transfertid = ${ids.recu} AND type = 1`]],
  [
    'I40',
    (ids) => [
      drop('mouvementcaisse', 'mouvementcaisse_origine'),
      `UPDATE mouvementcaisse SET origine = 'manuel' WHERE transfertid = ${ids.enRoute}`,
    ],
  ],
  ['I40', () => [drop('transfert', 'transfert_caisses'), 'UPDATE transfert SET cibleid = sourceid']],
  ...[
    'supprimele = now()',
    'montant = montant + 1',
    'date = date - 1',
    'caisseid = (SELECT min(caisseid) FROM caisse)',
  ].map((set): Harm => ['I41', (ids) => [`UPDATE mouvementcaisse SET ${set} WHERE fraisde = ${ids.avecFrais}`]]),
  ['I41', (ids) => [`UPDATE reglement SET frais = 0 WHERE reglementid = ${ids.avecFrais}`]],
  ['I41', (ids) => [`UPDATE reglement SET frais = 5 WHERE reglementid = ${ids.reglementid}`]],
  ['I41', (ids) => [`UPDATE reglement SET supprimele = now() WHERE reglementid = ${ids.avecFrais}`]],
  ['I41', (ids) => [`DELETE FROM reglement WHERE reglementid = ${ids.avecFrais}`]],
  [
    'I41',
    (ids) => [
      'DROP INDEX mouvementcaisse_frais',
      `INSERT INTO mouvementcaisse (caisseid, montant, type, origine, date, fraisde)
       SELECT caisseid, montant, type, origine, date, fraisde FROM mouvementcaisse WHERE fraisde = ${ids.avecFrais}`,
    ],
  ],
  ['I42', (ids) => [`UPDATE reglement SET reference = 'AUTRE' WHERE reglementid = ${ids.avecFrais}`]],
  ['I42', (ids) => [`UPDATE mouvementcaisse SET reference = '' WHERE reglementid = ${ids.avecFrais}`]],
  ['I42', (ids) => [`UPDATE transfert SET referencesource = 'AUTRE' WHERE transfertid = ${ids.versPortefeuille}`]],
  ['I42', (ids) => [`UPDATE transfert SET referencecible = '' WHERE transfertid = ${ids.versPortefeuille}`]],
  ['I42', (ids) => [`UPDATE mouvementcaisse SET reference = 'RETOUR' WHERE transfertid = ${ids.refuse} AND type = 1`]],
  [
    'I42',
    (ids) => [
      drop('mouvementcaisse', 'mouvementcaisse_reference_origine'),
      `UPDATE mouvementcaisse SET reference = 'FRAIS' WHERE transfertid = ${ids.recu} AND origine = 'frais'`,
    ],
  ],
  [
    'I43',
    (ids) => [
      'DROP INDEX mouvementcaisse_reference',
      `UPDATE mouvementcaisse SET reference = 'DEUX' WHERE caisseid = ${ids.portefeuille} AND reference <> ''`,
    ],
  ],
  ['I43', (ids) => [`UPDATE caisse SET nature = 'especes' WHERE caisseid = ${ids.portefeuille}`]],
  ['I43', () => [`UPDATE mouvementcaisse SET reference = 'ESPECES' WHERE montant = 70`]],
  ['I43', (ids) => [`UPDATE mouvementcaisse SET reference = 'POCHE' WHERE reglementid = ${ids.justification}`]],
  ...[`nature = 'especes'`, 'supprimele = now()'].map(
    (set): Harm => ['I44', (ids) => [`UPDATE caisse SET ${set} WHERE caisseid = ${ids.avance}`]],
  ),
  ['I44', (ids) => [`UPDATE caisse SET nature = 'avance' WHERE caisseid = ${ids.autre}`]],
  ['I44', (ids) => [`UPDATE avance SET montant = montant + 1 WHERE avanceid = ${ids.avanceid}`]],
  ['I44', (ids) => [`UPDATE avance SET caisseid = ${ids.autre} WHERE avanceid = ${ids.avanceid}`]],
  ['I44', (ids) => [`UPDATE avance SET transfertid = ${ids.retour} WHERE avanceid = ${ids.avanceid}`]],
  [
    'I44',
    (ids) => [
      drop('avance', 'avance_versement'),
      drop('avance', 'avance_decision'),
      `UPDATE avance SET etat = 'annulee' WHERE avanceid = ${ids.avanceid}`,
    ],
  ],
  ['I44', (ids) => [drop('avance', 'avance_transfertid_key'), `UPDATE avance SET transfertid = ${ids.octroi}`]],
  ['I44', (ids) => [`DELETE FROM transfert WHERE transfertid = ${ids.octroi}`]],
  ['I44', (ids) => [`UPDATE transfert SET datereponse = date + 1 WHERE transfertid = ${ids.octroi}`]],
  ['I44', (ids) => [`UPDATE transfert SET cibleid = ${ids.avance} WHERE transfertid = ${ids.recu}`]],
  ...[`origine = 'manuel', reglementid = NULL`, `origine = 'ecart', reglementid = NULL, arreteid = 1`].map(
    (set): Harm => ['I45', (ids) => [`UPDATE mouvementcaisse SET ${set} WHERE reglementid = ${ids.justification}`]],
  ),
  [
    'I45',
    (ids) => [
      `DELETE FROM mouvementcaisse WHERE caisseid = ${ids.avance} AND isfirst = 1`,
      `UPDATE mouvementcaisse SET isfirst = 1, type = 1, origine = 'ouverture', reglementid = NULL
       WHERE reglementid = ${ids.justification}`,
    ],
  ],
  ['I45', (ids) => [`UPDATE reglement SET "from" = 1 WHERE reglementid = ${ids.justification}`]],
  [
    'I45',
    (ids) => [
      `UPDATE fichier SET supprimele = now()
        WHERE proprietaire = 'reglement' AND proprietaireid = ${ids.justification}`,
    ],
  ],
  [
    'I45',
    (ids) => [`UPDATE mouvementcaisse SET transfertid = ${ids.recu} WHERE transfertid = ${ids.octroi} AND type = 1`],
  ],
  ['I45', (ids) => [`UPDATE transfert SET sourceid = ${ids.autre} WHERE transfertid = ${ids.retour}`]],
  ['I45', (ids) => [`UPDATE transfert SET cibleid = ${ids.autreAvance} WHERE transfertid = ${ids.retour}`]],
  ['I45', (ids) => [`UPDATE mouvementcaisse SET origine = 'frais' WHERE transfertid = ${ids.retour} AND type = 0`]],
  ['I45', (ids) => [`UPDATE transfert SET sourceid = ${ids.autre} WHERE transfertid = ${ids.revenu}`]],
];
