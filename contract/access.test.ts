import { expect, test } from 'vitest';
import { allCalls } from './calls';

/** Who makes which calls: holders of one of these permissions, who is signed in (`session`), everybody (`public`). */
const ACCESS = `
public: auth.login organisation.publique organisation.logo
session: auth.me auth.logout auth.changePassword auth.sessions auth.endSession auth.facteur auth.prepareFacteur
  auth.confirmFacteur auth.removeFacteur activites.record themes.read themes.save fichiers.read recherche.find
utilisateurs: activites.list activites.verify activites.avenir utilisateurs.list utilisateurs.byId
type de depenses|depenses|depenses.creer|depenses.modifier|avances.demander|avances.accorder: typedepenses.all
type de depenses|depenses: typedepenses.list typedepenses.search
typedepenses.gerer: typedepenses.create typedepenses.update typedepenses.remove
caisses|depenses.regler|commandes.regler|avances.accorder|utilisateurs.creer|utilisateurs.modifier: caisses.all
caisses: caisses.list caisses.search caisses.total caisses.byId caisses.suivi caisses.situation
  caisses.situationTotal mouvements.list mouvements.total mouvements.caisses
  arretes.list arretes.byId arretes.pv transferts.list transferts.byId
caisses.creer: caisses.create
caisses.modifier: caisses.update
caisses.supprimer: caisses.remove
caisses.mouvements: mouvements.create mouvements.update mouvements.remove
caisses.contrepasser: mouvements.contrepasser reglements.contrepasser
caisses.cloturer: arretes.ouvrir arretes.create arretes.expliquer arretes.joindre
caisses.regulariser: arretes.regulariser
caisses.rouvrir: arretes.rouvrir
caisses.transferer|avances.demander|avances.accorder: transferts.cibles
caisses.transferer: transferts.create transferts.accepter transferts.refuser transferts.annuler
avances: avances.list avances.porteurs avances.regles avances.byId avances.suivi avances.depenses
avances.accorder: avances.porteurspossibles avances.accorder avances.relancer
avances.demander|avances.accorder: avances.create avances.justifier avances.rendre
avances.approuver: avances.approuver
avances.approuver|avances.accorder: avances.refuser
avances.approuver|avances.demander|avances.accorder: avances.annuler
depenses: depenses.all depenses.list depenses.search depenses.total depenses.byId depenses.suivi
  depenses.documents doublons.depenses reglements.parType
depenses.creer: depenses.create reglements.comptant
depenses.modifier: depenses.update depenses.removeDocument
depenses.supprimer: depenses.remove
depenses.creer|depenses.modifier: depenses.addDocument
depenses|commandes: doublons.preuve
  reglements.all reglements.ofCaisse reglements.ofDette reglements.reste reglements.search
  reglements.list reglements.total
commandes: reglements.troppercus reglements.ofCommande imprimes.livraison creances.list creances.total
  creances.releve creances.relevePdf creances.relances commandes.all commandes.list commandes.ofClient
  commandes.search commandes.total commandes.byId commandes.suivi commandes.livraison statuscommandes.all
  statuscommandes.list statuscommandes.search
depenses.regler|commandes.regler: reglements.create reglements.update reglements.remove
depenses.regler: reglements.signer
depenses|commandes|caisses|avances: imprimes.byId imprimes.tirer imprimes.pdf imprimes.partage imprimes.tirerlot
  imprimes.lot imprimes.renouveler
projets: projets.all projets.byId projets.list projets.search etapeprojets.list etapeprojets.all fichiers.list
projets|depenses.creer|depenses.modifier|avances.demander|avances.accorder: projets.withSteps
projets.creer: projets.create
projets.modifier: projets.update
projets.supprimer: projets.remove
projets.etapes: etapeprojets.create etapeprojets.update etapeprojets.changeEtat etapeprojets.remove
projets.medias: fichiers.add fichiers.remove
clients|commandes.creer|commandes.modifier: clients.all clients.choix
clients: clients.list clients.search clients.byId clients.suivi
clients.creer: clients.create
clients.modifier: clients.update
clients.supprimer: clients.remove
commandes.regler: creances.relancer
commandes.creer|commandes.modifier: commandes.lignes
commandes.creer: commandes.create
commandes.modifier: commandes.update
commandes.supprimer: commandes.remove commandes.removeOfScreen
commandes.statut: statuscommandes.create statuscommandes.change statuscommandes.update statuscommandes.remove
utilisateurs.creer: utilisateurs.create
utilisateurs.modifier: utilisateurs.update utilisateurs.resetPassword utilisateurs.removeFacteur
  utilisateurs.giveCaisses
utilisateurs.verrouiller: utilisateurs.lock
utilisateurs.supprimer: utilisateurs.remove
profils|utilisateurs.creer|utilisateurs.modifier: profils.all
profils: profils.list
profils.gerer: profils.create profils.update profils.remove
modules|profils: modules.all
modules.gerer: modules.create modules.update modules.remove modules.addFonctionnalite
  modules.updateFonctionnalite modules.removeFonctionnalite
tableau de bord: dashboard.periode dashboard.attente dashboard.totaux dashboard.flux dashboard.repartition
corbeille: corbeille.list
corbeille.restaurer: corbeille.restore
organisation.modifier: organisation.read organisation.update
`;

test('each call is open to these permissions; a select also to its forms (CONTRACT "Permissions")', () => {
  const opened = new Map<string, string[]>();
  for (const { name, call } of allCalls) {
    const access = typeof call.access === 'string' ? call.access : call.access.join('|');
    opened.set(access, [...(opened.get(access) ?? []), name]);
  }
  const rows = Array.from(opened, ([access, names]) => [access, ...names].join(' '));
  const table = ACCESS.trim()
    .replaceAll(/\n {2}/g, ' ')
    .replaceAll(':', '')
    .split('\n');
  expect(rows).toEqual(table);
});
