import { drop, type Harm } from './harm';
import { imprimes } from './harms.imprimes';
import { transferts } from './harms.transferts';
import { troppercus } from './harms.troppercus';

export const medium = (etapeprojetid: number) => `
  INSERT INTO fichier (cle, nom, recherche, mime, taille, sha256, proprietaire, proprietaireid, typedocument)
  SELECT gen_random_uuid(), nom, recherche, 'image/png', taille, sha256, 'etapeprojet', ${etapeprojetid}, 2
  FROM fichier LIMIT 1`;
type Pictured = 'arrete' | 'client' | 'imprime' | 'utilisateur' | 'organisation';
export const photo = (proprietaire: Pictured, id: number | string) => `
  INSERT INTO fichier (cle, nom, recherche, mime, taille, sha256, proprietaire, proprietaireid)
  SELECT gen_random_uuid(), nom, recherche, 'image/png', taille, sha256, '${proprietaire}', ${id}
  FROM fichier LIMIT 1`;

/** Harms of the data behind the application's back, each with the invariant that must find it. */
export const harms: readonly Harm[] = [
  ['I01', (ids) => [`UPDATE caisse SET solde = solde + 1 WHERE caisseid = ${ids.caisseid}`]],
  ['I02', (ids) => [`UPDATE ecriture SET solde_apres = solde_apres + 5 WHERE caisseid = ${ids.caisseid} AND seq = 2`]],
  ['I03', (ids) => [`UPDATE ecriture SET seq = seq + 10 WHERE caisseid = ${ids.caisseid} AND seq > 2`]],
  ['I04', () => [`UPDATE mouvementcaisse SET montant = 71 WHERE montant = 70`]],
  ['I05', (ids) => [`UPDATE reglement SET net = 99, remis = 99 WHERE reglementid = ${ids.reglementid}`]],
  ['I06', (ids) => [`UPDATE reglement SET caisseid = ${ids.autre} WHERE reglementid = ${ids.reglementid}`]],
  ['I07', () => [`DELETE FROM mouvementcaisse WHERE montant = 70`]],
  [
    'I08',
    (ids) => [
      `UPDATE mouvementcaisse SET isfirst = 0, origine = 'manuel' WHERE isfirst = 1 AND caisseid = ${ids.caisseid}`,
    ],
  ],
  ['I08', (ids) => [`UPDATE caisse SET montant = 999 WHERE caisseid = ${ids.caisseid}`]],
  ['I09', (ids) => [`UPDATE depense SET regle = regle - 1 WHERE depenseid = ${ids.depenseid}`]],
  ['I09', (ids) => [`UPDATE reglement SET contrepassele = NULL WHERE reglementid = ${ids.rembourse}`]],
  ['I11', () => [`UPDATE depense SET montant = montant + 1 WHERE montant = 50`]],
  ['I10', (ids) => [`UPDATE commande SET regle = regle - 1 WHERE commandeid = ${ids.partielle}`]],
  ['I10', (ids) => [`UPDATE reglement SET contrepassele = date WHERE depenseid = ${ids.partielle}`]],
  ['I10', () => ['ALTER TABLE commande ALTER COLUMN solde DROP EXPRESSION', 'UPDATE commande SET solde = true']],
  ['I11', (ids) => [`UPDATE commande SET montant = 901, fraissup = 1 WHERE commandeid = ${ids.commandeid}`]],
  ['I12', () => [drop('reglement', 'reglement_remis'), 'UPDATE reglement SET net = remis WHERE rendu > 0']],
  ['I13', (ids) => [`UPDATE depense SET supprimele = now() WHERE depenseid = ${ids.depenseid}`]],
  ['I13', (ids) => [`UPDATE commande SET supprimele = now() WHERE commandeid = ${ids.partielle}`]],
  ['I13', (ids) => [`DELETE FROM commande WHERE commandeid = ${ids.partielle}`]],
  ['I13', (ids) => [`UPDATE reglement SET "from" = 0 WHERE depenseid = ${ids.partielle}`]],
  ['I14', (ids) => [`UPDATE caisse SET supprimele = now() WHERE caisseid = ${ids.caisseid}`]],
  ['I15', (ids) => [`UPDATE detailcommande SET qtecmd = qtecmd + 1 WHERE commandeid = ${ids.seule}`]],
  ['I15', (ids) => [`UPDATE detailcommande SET mnttotal = mnttotal + 1 WHERE commandeid = ${ids.seule}`]],
  ['I15', (ids) => [`DELETE FROM detailcommande WHERE commandeid = ${ids.seule}`]],
  ['I15', (ids) => [`UPDATE detailcommande SET rang = 2 WHERE commandeid = ${ids.seule}`]],
  ['I16', () => [drop('commande', 'commande_montant'), 'UPDATE commande SET montant = montant + 1']],
  [
    'I16',
    (ids) => [
      drop('commande', 'commande_frais'),
      `UPDATE commande SET fraissup = 1001, montant = 2001 WHERE commandeid = ${ids.seule}`,
    ],
  ],
  [
    'I16',
    (ids) => [
      drop('commande', 'commande_reduction'),
      `UPDATE commande SET montantreduction = 99, montant = montant + 1 WHERE commandeid = ${ids.commandeid}`,
    ],
  ],
  [
    'I16',
    (ids) => [
      drop('commande', 'commande_pourcentage'),
      `UPDATE commande SET reduction = 1001, montantreduction = 1001, fraissup = 1, montant = 0
       WHERE commandeid = ${ids.seule}`,
    ],
  ],
  ['I17', (ids) => [`UPDATE commande SET etat = 2 WHERE commandeid = ${ids.commandeid}`]],
  ['I17', (ids) => [`DELETE FROM statuscommande WHERE commandeid = ${ids.commandeid} AND etat = 0`]],
  ['I17', (ids) => [`DELETE FROM statuscommande WHERE commandeid = ${ids.seule}`]],
  [
    'I17',
    (ids) => [
      `UPDATE statuscommande SET statuscommandeid = -statuscommandeid WHERE commandeid = ${ids.commandeid}
       AND etat < 3`,
    ],
  ],
  ['I18', (ids) => [`UPDATE commande SET supprimele = now() WHERE commandeid = ${ids.commandeid}`]],
  ['I19', (ids) => [`UPDATE depense SET etapeprojetid = ${ids.ailleurs} WHERE depenseid = ${ids.surEtape}`]],
  ['I19', (ids) => [`DELETE FROM etapeprojet WHERE etapeprojetid = ${ids.etapeprojetid}`]],
  ['I19', (ids) => [`UPDATE etapeprojet SET supprimele = now() WHERE etapeprojetid = ${ids.etapeprojetid}`]],
  ['I19', (ids) => [`UPDATE projet SET supprimele = now() WHERE projetid = ${ids.projetid}`]],
  ['I19', () => [drop('depense', 'depense_etape'), 'UPDATE depense SET expenseonstep = 0']],
  ['I19', () => [drop('depense', 'depense_etape'), `UPDATE depense SET expenseonstep = 1 WHERE montant = 50`]],
  ['I20', (ids) => [`UPDATE etapeprojet SET etat = 1 WHERE projetid = ${ids.projetid}`]],
  ['I20', (ids) => [`UPDATE projet SET nombreetape = nombreetape + 1 WHERE projetid = ${ids.projetid}`]],
  ['I20', (ids) => [`UPDATE etapeprojet SET supprimele = now() WHERE etapeprojetid = ${ids.ailleurs}`]],
  ['I20', () => ['ALTER TABLE projet ALTER COLUMN statutprojet DROP EXPRESSION', 'UPDATE projet SET statutprojet = 2']],
  ['I21', (ids) => [`UPDATE fichier SET proprietaireid = 999999 WHERE proprietaireid = ${ids.reglementid}`]],
  ['I21', () => [medium(999_999)]],
  ['I21', (ids) => ['DROP INDEX fichier_preuve', `UPDATE fichier SET proprietaireid = ${ids.reglementid}`]],
  ['I21', () => [photo('client', 999_999)]],
  ['I21', () => [photo('utilisateur', 999_999)]],
  ['I21', () => [photo('arrete', 999_999)]],
  ['I21', () => [photo('imprime', 999_999)]],
  ['I21', () => [photo('imprime', `(SELECT min(imprimeid) FROM imprime WHERE serie = 'PC')`)]],
  ['I21', () => [photo('organisation', 2)]],
  ['I21', () => ['DROP INDEX fichier_organisation', photo('organisation', 1), photo('organisation', 1)]],
  ['I21', (ids) => ['DROP INDEX fichier_client', photo('client', ids.clientid), photo('client', ids.clientid)]],
  ['I22', () => [drop('fichier', 'fichier_cle_check'), `UPDATE fichier SET cle = 'preuve.pdf' WHERE documentid = 1`]],
  ['I23', () => [`UPDATE utilisateur SET verrouille = true`]],
  ['I23', () => [`UPDATE utilisateur SET caisses = '{}'`]],
  ['I23', () => [`DELETE FROM permission WHERE nom = 'profils.gerer'`]],
  ['I24', () => [`UPDATE utilisateur SET dateexpiration = '2020-01-01' WHERE username = 'admin'`]],
  ['I25', () => [`DELETE FROM activite WHERE objet = 'mouvementcaisse'`]],
  ['I26', () => [`UPDATE idempotence SET corps = NULL`]],
  ...['a key of the ledger test', 'a key of the reversal test'].map(
    (cle): Harm => [
      'I26',
      () => [
        `UPDATE activite SET requestid = (SELECT requestid FROM idempotence WHERE cle = '${cle}')
          WHERE objet = 'caisse'`,
      ],
    ],
  ),
  ['I27', (ids) => [`UPDATE reglement SET date = '2099-12-31' WHERE reglementid = ${ids.reglementid}`]],
  ['I27', (ids) => [`UPDATE depense SET date = '2099-12-31' WHERE depenseid = ${ids.depenseid}`]],
  ['I27', (ids) => [`UPDATE mouvementcaisse SET date = '2099-12-31' WHERE mouvementcaisseid = ${ids.apres}`]],
  ['I27', (ids) => [`UPDATE transfert SET date = '2099-12-31' WHERE transfertid = ${ids.enRoute}`]],
  ['I27', (ids) => [`UPDATE arrete SET jusquau = '2099-12-31' WHERE arreteid = ${ids.second}`]],
  ['I30', (ids) => [`UPDATE mouvementcaisse SET date = date - 1 WHERE reglementid = ${ids.reglementid}`]],
  ['I28', () => [`UPDATE mouvementcaisse SET type = 1 WHERE montant = 70`]],
  [
    'I29',
    () => [
      drop('depense', 'depense_montant_check'),
      `UPDATE depense SET montant = 9007199254740992 WHERE montant = 300`,
    ],
  ],
  ['I31', (ids) => [`UPDATE arrete SET attendu = attendu + 1 WHERE arreteid = ${ids.premier}`]],
  ['I31', (ids) => [`UPDATE arrete SET seq = 99 WHERE arreteid = ${ids.second}`]],
  ['I32', (ids) => [`UPDATE comptage SET nombre = nombre + 1 WHERE arreteid = ${ids.premier}`]],
  ['I32', (ids) => [`DELETE FROM comptage WHERE arreteid = ${ids.premier}`]],
  ['I32', (ids) => [`UPDATE caisse SET nature = 'wave' WHERE caisseid = ${ids.arretee}`]],
  ['I33', (ids) => [`DELETE FROM arrete WHERE arreteid = ${ids.premier}`]],
  ['I33', (ids) => [`UPDATE arrete SET numero = 3 WHERE arreteid = ${ids.second}`]],
  ['I33', (ids) => [`UPDATE arrete SET seq = seq - 1 WHERE arreteid = ${ids.second}`]],
  ['I34', (ids) => [`UPDATE caisse SET arretele = arretele + 1 WHERE caisseid = ${ids.arretee}`]],
  ['I34', (ids) => [`UPDATE caisse SET arreteseq = arreteseq + 1 WHERE caisseid = ${ids.arretee}`]],
  ['I34', (ids) => [`UPDATE caisse SET nombrearrete = 0 WHERE caisseid = ${ids.arretee}`]],
  ['I34', (ids) => [`UPDATE arrete SET nature = 'controle' WHERE arreteid = ${ids.second}`]],
  ['I35', (ids) => [`UPDATE mouvementcaisse SET date = date - 1 WHERE mouvementcaisseid = ${ids.apres}`]],
  ['I36', (ids) => [`UPDATE mouvementcaisse SET date = date - 1 WHERE arreteid = ${ids.second}`]],
  ['I36', (ids) => [`UPDATE mouvementcaisse SET supprimele = now() WHERE arreteid = ${ids.second}`]],
  ['I36', (ids) => [`UPDATE mouvementcaisse SET arreteid = ${ids.premier} WHERE arreteid = ${ids.second}`]],
  ['I36', (ids) => [`UPDATE arrete SET imputation = NULL, regularisepar = NULL WHERE arreteid = ${ids.second}`]],
  ...[
    'supprimele = now()',
    'montant = montant + 1',
    'type = 1 - type',
    `caisseid = (SELECT min(caisseid) FROM caisse)`,
    'date = date - 1',
  ].map(
    (set): Harm => [
      'I37',
      (ids) => [`UPDATE mouvementcaisse SET ${set} WHERE mouvementcaisseid = ${ids.contrepassation}`],
    ],
  ),
  ...['supprimele = now()', 'contrepassele = NULL', 'contrepassele = contrepassele + 1', 'date = contrepassele'].map(
    (set): Harm => ['I37', (ids) => [`UPDATE mouvementcaisse SET ${set} WHERE mouvementcaisseid = ${ids.contrepasse}`]],
  ),
  [
    'I37',
    (ids) => [
      `UPDATE mouvementcaisse SET origine = 'ecart', arreteid = ${ids.premier}
       WHERE mouvementcaisseid = ${ids.contrepasse}`,
    ],
  ],
  ['I37', (ids) => [`DELETE FROM mouvementcaisse WHERE mouvementcaisseid = ${ids.contrepassation}`]],
  ['I37', (ids) => [`DELETE FROM mouvementcaisse WHERE mouvementcaisseid = ${ids.contrepasse}`]],
  ['I37', (ids) => [`UPDATE reglement SET contrepassele = NULL WHERE reglementid = ${ids.rembourse}`]],
  ['I37', (ids) => [`UPDATE reglement SET contrepassele = date WHERE reglementid = ${ids.reglementid}`]],
  [
    'I37',
    (ids) => [
      'DROP INDEX mouvementcaisse_contrepasse',
      `INSERT INTO mouvementcaisse (caisseid, montant, type, origine, date, contrepasseid)
       SELECT caisseid, montant, type, origine, date, contrepasseid FROM mouvementcaisse
       WHERE mouvementcaisseid = ${ids.contrepassation}`,
    ],
  ],
  ...transferts,
  ...troppercus,
  ...imprimes,
  ['T01', (ids) => [`UPDATE caisse SET nombremouvement = nombremouvement + 1 WHERE caisseid = ${ids.caisseid}`]],
  ['T03', () => [`UPDATE compteur SET total = total - 1 WHERE nom = 'projet.1'`]],
  ['T03', (ids) => [`DELETE FROM projet WHERE projetid = ${ids.projetid}`]],
  ['T04', (ids) => [`UPDATE client SET supprimele = now() WHERE clientid = ${ids.clientid}`]],
  ['T05', () => [`UPDATE compteur SET total = total + 1 WHERE nom = 'client'`]],
  ['T05', () => [`UPDATE compteur SET total = total + 1 WHERE nom = 'commande.2'`]],
  ['T05', (ids) => [`UPDATE commande SET etat = 1 WHERE commandeid = ${ids.seule}`]],
  ['T05', () => [`UPDATE compteur SET total = total + 1 WHERE nom = 'statuscommande'`]],
  ['T02', () => [`INSERT INTO compteur_delta VALUES ('depense', 1)`]],
  ['T06', () => [`UPDATE activite SET libelle = libelle || '.' WHERE activiteid = 1`]],
  ['T06', () => [`UPDATE activite SET apres = jsonb_set(apres, '{montant}', '1') WHERE apres ? 'montant'`]],
  ['T06', () => [`DELETE FROM activite WHERE activiteid = 2`]],
  ...['entree', 'sortie', 'depense', 'depense.projet', 'depense.due', 'commande.due', 'projet.encours', 'projet'].map(
    (nom): Harm => ['T07', () => [`UPDATE cumul SET montant = montant + 1 WHERE nom = '${nom}'`]],
  ),
  ['T07', () => [`UPDATE cumul SET nombre = nombre - 1 WHERE nom = 'client.du'`]],
  ['T07', () => [`UPDATE cumul SET montant = montant + 1 WHERE nom = 'transfert.sortie'`]],
  ['T07', () => [`UPDATE cumul SET nombre = nombre - 1 WHERE nom = 'statuscommande.rang'`]],
  ['T07', (ids) => [`INSERT INTO cumul_delta VALUES ('entree', '2026-01-01', ${ids.caisseid}, 1, 0)`]],
  ['T07', (ids) => [`UPDATE depense SET date = date - 1 WHERE depenseid = ${ids.depenseid}`]],
  ['T07', (ids) => [`UPDATE commande SET datelivraison = '2030-01-01' WHERE commandeid = ${ids.seule}`]],
  ['T08', () => [`UPDATE compteur SET total = total + 1 WHERE nom = 'utilisateur'`]],
  ['T08', () => [`UPDATE compteur SET total = total - 1 WHERE nom = 'corbeille.client'`]],
  ['T08', () => [`UPDATE compteur SET total = total - 1 WHERE nom = 'profil.1'`]],
  ['T08', () => [`INSERT INTO compteur_delta VALUES ('corbeille.fichier', 1)`]],
  ['T08', (ids) => [`UPDATE projet SET nombreetape = 0, nombreetapecloture = 0 WHERE projetid = ${ids.projetid}`]],
  ['T08', () => [`UPDATE sceau SET cumul = cumul + 1 WHERE sceauid = 1`]],
  ['T06', () => ['DELETE FROM sceau WHERE sceauid = 2']],
  ['T06', () => [`UPDATE sceau SET empreinte = repeat('0', 64) WHERE sceauid = 1`]],
];
