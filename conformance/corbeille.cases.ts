import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { owing, typed } from './given';
import { entered, hired, OTHER_SECRET, profiled, signedIn } from './given.maison';
import { begun, etapeid, etatOf, mediaAre, projetIs, stored } from './given.projets';
import { clientIs, registered } from './given.ventes';
import { IMAGE } from './media';
import { PDF } from './piece';

const { clients, corbeille, etapeprojets, fichiers, profils, projets, typedepenses, utilisateurs } = calls;

const restored = (type: string, id: unknown, more: Partial<Step> = {}): Step => ({
  call: corbeille.restore,
  params: { type, id },
  body: {},
  ...more,
});

const gone = { expect: { code: 'introuvable' } } as const;
const notHeld = { expect: { code: 'profil.permission_non_detenue', params: { permissions: 'caisses' } } } as const;
const stronger = { expect: { code: 'utilisateur.plus_de_droits', params: { permissions: 'caisses' } } } as const;
const parent = { expect: { code: 'corbeille.parent' } } as const;

const removedClient: Step = ask(clients.remove, { clientid: '@client.clientid' });
const removedType: Step = ask(typedepenses.remove, { typedepenseid: '@type.typedepenseid' });
const removedProjet: Step = ask(projets.remove, { projetid: '@projet.projetid' });
const removedEtape: Step = ask(etapeprojets.remove, { etapeprojetid: etapeid() });
const removedFichier: Step = ask(fichiers.remove, { documentid: '@medias.0.documentid' });
const removedProfil: Step = ask(profils.remove, { profilid: '@profil.profilid' });
const removedUtilisateur: Step = ask(utilisateurs.remove, { utilisateurid: '@utilisateur.utilisateurid' });

/** Reads the newest deleted record of one type. */
const lastGone = (type: string, data: object): Step => ask(corbeille.list, { type }, { first: [{ type, ...data }] });

export const corbeilleCases: readonly ConformanceCase[] = [
  rule('a deleted client is in the trash with who deleted it, and comes back with its photo (PRODUCT P)', [
    registered('client', { files: [IMAGE] }),
    removedClient,
    lastGone('client', { id: '@client.clientid', libelle: 'Client client @unique' }),
    ask(corbeille.list, {}, { first: [{ type: 'client', id: '@client.clientid' }] }),
    restored('client', '@client.clientid', {
      expect: { data: { type: 'client', id: '@client.clientid', libelle: 'Client client @unique' } },
    }),
    clientIs({ clientid: '@client.clientid', photo: '@client.photo', createdon: '@client.createdon' }),
    restored('client', '@client.clientid', gone),
    removedClient,
    restored('client', '@client.clientid'),
  ]),
  rule('a project comes back with its steps and their files (PRODUCT P)', [
    begun(['Fondations', 'Murs']),
    stored([IMAGE, PDF]),
    removedProjet,
    lastGone('projet', { id: '@projet.projetid', libelle: 'Projet projet @unique' }),
    ask(fichiers.list, { etapeid: etapeid() }, { code: 'introuvable' }),
    restored('projet', '@projet.projetid'),
    projetIs({ nombreetape: 2, photo: '@medias.0.lien' }),
    mediaAre([{ documentid: '@medias.1.documentid' }, { documentid: '@medias.0.documentid' }]),
  ]),
  rule('a step deleted before its project stays so when that returns, then counts as closed as it was (PRODUCT P)', [
    begun(['Fondations', 'Murs']),
    etatOf(0, 1),
    removedEtape,
    removedProjet,
    restored('projet', '@projet.projetid'),
    projetIs({ nombreetape: 1, nombreetapecloture: 0 }),
    restored('etapeprojet', etapeid()),
    projetIs({ nombreetape: 2, nombreetapecloture: 1 }),
  ]),
  rule('a step comes back with its files, a file to its step (PRODUCT P)', [
    begun(['Fondations']),
    stored([IMAGE, PDF]),
    removedFichier,
    lastGone('fichier', { id: '@medias.0.documentid', libelle: IMAGE.name }),
    removedEtape,
    lastGone('etapeprojet', { id: etapeid(), libelle: 'Fondations' }),
    projetIs({ nombreetape: 0 }),
    restored('etapeprojet', etapeid()),
    projetIs({ nombreetape: 1, etapeliste: [{ libelle: 'Fondations' }] }),
    mediaAre([{ documentid: '@medias.1.documentid' }]),
    restored('fichier', '@medias.0.documentid'),
    mediaAre([{}, { documentid: '@medias.0.documentid' }]),
  ]),
  rule('nothing comes back while what it belongs to is deleted (PRODUCT P)', [
    begun(['Fondations']),
    stored([IMAGE]),
    removedFichier,
    removedEtape,
    restored('fichier', '@medias.0.documentid', parent),
    removedProjet,
    restored('etapeprojet', etapeid(), parent),
    restored('projet', '@projet.projetid'),
    restored('fichier', '@medias.0.documentid', parent),
    restored('etapeprojet', etapeid()),
    restored('fichier', '@medias.0.documentid'),
    mediaAre([{ documentid: '@medias.0.documentid' }]),
  ]),
  rule('an expense type comes back, unless another has its label by now (PRODUCT P)', [
    typed,
    removedType,
    lastGone('typedepense', { id: '@type.typedepenseid', libelle: 'Type @unique' }),
    { ...typed, save: 'autre' },
    restored('typedepense', '@type.typedepenseid', { expect: { code: 'typedepense.existe' } }),
    ask(typedepenses.remove, { typedepenseid: '@autre.typedepenseid' }),
    restored('typedepense', '@type.typedepenseid'),
    owing(100),
  ]),
  rule('a user comes back with their password, unless their username is taken or their profile deleted (PRODUCT P)', [
    profiled(['clients']),
    hired(),
    ...entered,
    removedUtilisateur,
    lastGone('utilisateur', { id: '@utilisateur.utilisateurid' }),
    removedProfil,
    restored('utilisateur', '@utilisateur.utilisateurid', parent),
    restored('profil', '@profil.profilid', { expect: { data: { libelle: 'Profil profil @unique' } } }),
    hired('autre', {}, { username: 'UTILISATEUR.@unique' }),
    restored('utilisateur', '@utilisateur.utilisateurid', { expect: { code: 'utilisateur.existe' } }),
    ask(utilisateurs.remove, { utilisateurid: '@autre.utilisateurid' }),
    restored('utilisateur', '@utilisateur.utilisateurid'),
    signedIn({}, { password: OTHER_SECRET }),
  ]),
  rule('a profile comes back with its permissions, unless another has its label by now (PRODUCT P)', [
    profiled(['clients', 'clients.creer']),
    removedProfil,
    profiled([], 'autre', { body: { libelle: 'profil PROFIL @unique', permissions: [] } }),
    restored('profil', '@profil.profilid', { expect: { code: 'profil.existe' } }),
    ask(profils.remove, { profilid: '@autre.profilid' }),
    restored('profil', '@profil.profilid'),
    ask(
      profils.update,
      { profilid: '@profil.profilid', libelle: 'Profil profil @unique', permissions: ['clients', 'clients.creer'] },
      { data: { permissions: ['clients', 'clients.creer'] } },
    ),
  ]),
  rule('nobody brings back what they do not hold themselves (CONTRACT "Permissions", RELIABILITY F102)', [
    profiled(['caisses']),
    hired(),
    removedUtilisateur,
    restored('utilisateur', '@utilisateur.utilisateurid', { as: ['corbeille.restaurer'], ...stronger }),
    removedProfil,
    restored('profil', '@profil.profilid', { as: ['corbeille.restaurer'], ...notHeld }),
    restored('profil', '@profil.profilid', { as: ['corbeille.restaurer', 'caisses'] }),
    restored('utilisateur', '@utilisateur.utilisateurid', { as: ['corbeille.restaurer', 'caisses'] }),
  ]),
  rule('money is not in the trash: payments, movements and their records are entered again (CONTRACT "Types")', [
    ...['reglement', 'mouvementcaisse', 'caisse', 'depense', 'commande', '*'].flatMap((type): Step[] => [
      ask(corbeille.list, { type }, refusing(['type', 'champ.invalide'])),
      restored(type, 1, { expect: refusing(['type', 'champ.invalide']) }),
    ]),
    restored('client', 2_000_000_000, gone),
  ]),
  rule('a record that is not deleted is not in the trash (PRODUCT P)', [
    registered(),
    restored('client', '@client.clientid', gone),
    clientIs({ version: 1 }),
  ]),
  rule('the trash is in pages, the last deleted first (CONTRACT "Types")', [
    registered('un'),
    registered('deux'),
    ask(clients.remove, { clientid: '@un.clientid' }),
    ask(clients.remove, { clientid: '@deux.clientid' }),
    ask(corbeille.list, { type: 'client', limit: 2 }, { data: [{ id: '@deux.clientid' }, { id: '@un.clientid' }] }),
    ask(corbeille.list, { type: 'client', limit: 1, page: 2 }, { data: [{ id: '@un.clientid' }] }),
    ask(corbeille.list, { page: 1_000_000 }, { data: [] }),
  ]),
];
