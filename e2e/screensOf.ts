/** One press by keyboard on the way to a place: on the first element with this role and name. */
export interface Press {
  role: 'button' | 'menuitem' | 'tab' | 'combobox';
  /** Key of its name in the language files, with any values in it; a pattern if a widget gives the name. */
  name: string | RegExp;
  /** What it opens. Dialogs and menus close on Esc. */
  opens: 'dialog' | 'menu' | 'view';
  /** Presses that replace this one where it is not visible, as in lists of lines: through a menu. */
  onLine?: readonly Press[];
}

/** A screen, or what comes up over it. */
export interface Place {
  path: string;
  presses: readonly Press[];
  /** Source file of what is on top at this place: path from app/, without extension. */
  shows: string;
}

const dialog = (name: Press['name']): Press => ({ role: 'button', name, opens: 'dialog' });
const chosen = (name: Press['name']): Press => ({ role: 'menuitem', name, opens: 'dialog' });
const menu = (name: Press['name']): Press => ({ role: 'button', name, opens: 'menu' });
const tab = (name: Press['name']): Press => ({ role: 'tab', name, opens: 'view' });
const view = (name: Press['name']): Press => ({ role: 'button', name, opens: 'view' });

const at = (path: string, shows: string, ...presses: Press[]): Place => ({ path, presses, shows });

/** Pages before and beside the screens, which need no sign-in. */
export const PUBLIC_PLACES: readonly Place[] = [
  at('/auth/login', 'auth/LoginPage'),
  at('/auth/forgot', 'auth/ForgotPage'),
  at('/error/404', 'frame/pages/ErrorPage'),
  at('/error/500', 'frame/pages/ErrorPage'),
  at('/coming-soon', 'frame/pages/ComingSoonPage'),
];

/** The demonstration's first project, which has steps, media and expenses. */
const PROJET = '/projets/detailsprojet/1';
const ETAPE_DEPENSES = dialog('etapeprojet.depensesligne');
const NEW_COMMANDE = dialog('commande.nouvelle');
const FILTERS = view('liste.filtres');
const ROW = menu('liste.actions');
const EXITS = menu('export.exporter');
/** The main action of a row; `word` is its entry in the row's menu. */
const main = (name: string, word: string): Press => ({ ...dialog(name), onLine: [ROW, chosen(word)] });
const MOUVEMENTS = main('caisse.mouvementsligne', 'mouvement.liste');
const REGLEMENTS = main('depense.reglementsligne', 'reglement.liste');
/** An action beside a list. On a phone, it is an entry of the list's menu. */
const way = (name: string, opens: 'dialog' | 'view'): Press => ({
  role: 'button',
  name,
  opens,
  onLine: [menu('liste.autres'), { role: 'menuitem', name, opens }],
});
/** A list of users without the one who is signed in. */
const OTHERS = '/user/users-cards?search=vente';

/** Every screen of the shell. */
export const SCREEN_PLACES: readonly Place[] = [
  at('/dashboard/default', 'dashboard/DashboardScreen'),
  at('/user/users-cards', 'utilisateurs/UtilisateursScreen'),
  at('/user/users-profile', 'moncompte/ProfilScreen'),
  at('/projets', 'projets/ProjetsScreen'),
  at('/projets/create/newproject', 'projets/ProjetFormScreen'),
  at('/projets/create/1', 'projets/ProjetFormScreen'),
  at(PROJET, 'projets/ProjetDetailsScreen'),
  at('/clients', 'clients/ClientsScreen'),
  at('/clients/creances', 'creances/CreancesScreen'),
  at('/clients/1', 'clients/ClientScreen'),
  at('/commandes', 'commandes/CommandesScreen'),
  at('/commandes/9', 'commandes/CommandeScreen'),
  at('/depenses', 'depenses/DepensesScreen'),
  at('/depenses/1', 'depenses/DepenseScreen'),
  at('/caisses', 'caisses/CaissesScreen'),
  at('/caisses/mouvements', 'caisses/mouvements/MouvementsScreen'),
  at('/caisses/1', 'caisses/CaisseScreen'),
  at('/caisses/situation', 'caisses/situation/SituationScreen'),
  at('/reglements', 'reglements/ReglementsScreen'),
  at('/reglements/types', 'reglements/ParTypeScreen'),
  at('/avances', 'avances/AvancesScreen'),
  at('/avances/1', 'avances/AvanceScreen'),
  at('/activites', 'activites/ActivitesScreen'),
  at('/corbeille', 'corbeille/CorbeilleScreen'),
  at('/parametre/typedepense', 'typedepenses/TypedepensesScreen'),
  at('/parametre/profil', 'profils/ProfilsScreen'),
  at('/parametre/module', 'modules/ModulesScreen'),
  at('/parametre/organisation', 'organisation/OrganisationScreen'),
  at('/nulle/part', 'frame/pages/ErrorPage'),
  at('/auth/motdepasse', 'auth/ChangePasswordPage'),
];

/** Other faces of a screen: its tabs, its lists as tables, what it says when nothing is found. */
export const VIEW_PLACES: readonly Place[] = [
  at(
    '/dashboard/default?periode=choix&datedebut=2026-09-01&datefin=2026-09-30',
    'dashboard/DashboardScreen',
    view(/^(Voir en tableau|View as a table)/),
  ),
  at('/user/users-cards', 'utilisateurs/useUtilisateurColumns', way('utilisateur.enliste', 'view')),
  at('/depenses?search=zzzz', 'records/lists/ListStates'),
  at('/depenses', 'records/lists/PeriodFilter', FILTERS),
  at('/commandes', 'records/lists/PeriodFilter', FILTERS),
  at('/caisses/mouvements', 'records/lists/PeriodFilter', FILTERS),
  at('/avances', 'records/lists/filtreInputs', FILTERS),
  at('/activites', 'records/lists/PeriodFilter', FILTERS),
  at(PROJET, 'medias/MediaList', tab('media.vue1')),
  at(PROJET, 'medias/MediaList', tab('media.vue2')),
  at(PROJET, 'medias/MediaList', tab('media.vue3')),
  at(PROJET, 'medias/MediaUpload', view('media.televerser')),
];

/** Everything that comes up over a screen. */
export const DIALOG_PLACES: readonly Place[] = [
  at('/user/users-cards', 'utilisateurs/UtilisateurModal', dialog('utilisateur.nouveau')),
  at(OTHERS, 'utilisateurs/MotdepasseModal', ROW, chosen('utilisateur.motdepasseaction')),
  at(OTHERS, 'utilisateurs/UtilisateurCaissesModal', ROW, chosen('utilisateur.caisses')),
  at(OTHERS, 'records/CallDialog', ROW, chosen('utilisateur.verrouilleraction')),
  at(OTHERS, 'records/RowActions', ROW),
  at('/user/users-cards', 'activites/HistoriqueModal', ROW, chosen('liste.historique')),
  at('/user/users-profile', 'moncompte/FacteurModal', dialog('monprofil.facteuractiver')),
  at('/projets', 'records/DeletionDialog', ROW, chosen('liste.supprimer')),
  at('/projets/create/newproject', 'projets/etapes/NewEtapeModal', dialog('projet.etapeajouter')),
  at(PROJET, 'projets/etapes/EtapeModal', dialog('etapeprojet.nouvelle')),
  at(PROJET, 'projets/etapes/EtapeDepensesModal', ETAPE_DEPENSES),
  at(PROJET, 'depenses/DepenseModal', ETAPE_DEPENSES, dialog('depense.nouvelle')),
  at(PROJET, 'records/CallDialog', ROW, chosen(/^(Clôturer|Reprendre|Close|Restart)$/)),
  at(PROJET, 'medias/MediaList', tab('media.vue1'), dialog(/^(Agrandir|Voir|Enlarge|View) /)),
  at('/clients', 'clients/ClientModal', dialog('client.nouveau')),
  at('/clients', 'commandes/ClientCommandesModal', dialog('client.commandesligne')),
  at('/clients', 'commandes/CommandeModal', ROW, chosen('commande.nouvelle')),
  at('/clients/creances', 'creances/RelancesModal', ROW, chosen('creance.relanceshistorique')),
  at('/commandes', 'commandes/CommandeModal', NEW_COMMANDE),
  at('/commandes', 'clients/ClientModal', NEW_COMMANDE, dialog('commande.nouveauclient')),
  at('/commandes?statut=insolde', 'commandes/CommandeModal', ROW, chosen('liste.modifier')),
  at('/commandes', 'commandes/livraison/LivraisonModal', ROW, chosen('livraison.historique')),
  at('/commandes', 'imprimes/ImprimeModal', ROW, chosen('dashboard.imprimer')),
  at('/commandes', 'imprimes/ImprimesModal', EXITS, chosen(/^(Imprimer les|Print the) \d+ documents$/)),
  at('/commandes', 'records/ReadingDialog', EXITS, chosen('dashboard.imprimer')),
  at('/commandes', 'records/FileDialog', EXITS, chosen('export.csv')),
  at('/commandes', 'commandes/livraison/EtatLivraisonField', menu('livraison.changer')),
  at('/commandes', 'records/CallDialog', menu('livraison.changer'), chosen('livraison.etat2')),
  at('/commandes?statut=solde', 'reglements/ReglementsModal', main('commande.reglementsligne', 'reglement.liste')),
  at(
    '/commandes?statut=insolde',
    'reglements/ReglementModal',
    main('commande.encaisserligne', 'reglement.commande.nouveau'),
  ),
  at('/depenses', 'depenses/DepenseModal', dialog('depense.nouvelle')),
  at('/depenses?statut=solde', 'reglements/ReglementsModal', REGLEMENTS),
  at('/depenses?statut=solde', 'depenses/documents/DocumentsModal', REGLEMENTS, dialog('document.titre')),
  at('/depenses?statut=insolde', 'reglements/ReglementModal', main('depense.reglerligne', 'reglement.regler')),
  at('/depenses', 'records/DeletionDialog', ROW, chosen('liste.supprimer')),
  at('/caisses', 'caisses/CaisseModal', dialog('caisse.nouvelle')),
  at('/caisses', 'caisses/mouvements/MouvementsModal', MOUVEMENTS),
  at('/caisses', 'caisses/mouvements/MouvementModal', MOUVEMENTS, dialog('mouvement.nouveau')),
  at('/caisses', 'transferts/TransfertModal', ROW, chosen('caisse.transferer')),
  at('/caisses', 'arretes/ArreterModal', ROW, chosen('caisse.arreter')),
  at('/caisses', 'arretes/Compte', ROW, chosen('caisse.controler')),
  at('/caisses', 'arretes/ArretesModal', ROW, chosen('caisse.arretes')),
  at('/avances', 'avances/DemandeModal', dialog('avance.demander')),
  at('/activites', 'activites/ActiviteModal', dialog('activite.voir')),
  at('/activites', 'activites/IntegriteModal', way('activite.verifier', 'dialog')),
  at('/corbeille', 'records/CallDialog', dialog('corbeille.restaurerligne')),
  at('/parametre/typedepense', 'typedepenses/TypedepenseModal', dialog('typedepense.nouveau')),
  at('/parametre/profil', 'profils/ProfilModal', dialog('profil.nouveau')),
  at('/parametre/profil', 'profils/ProfilPermissionsModal', dialog('profil.permissionsligne')),
  at('/parametre/module', 'modules/ModuleModal', dialog('module.nouveau')),
  at('/parametre/module', 'modules/FonctionnaliteModal', dialog('module.fonctionnaliteligne')),
];

/** Dialogs that only a write or the passing of time opens, each with the test that looks at it. */
export const SEEN_ELSEWHERE: Readonly<Record<string, string>> = {
  'arretes/ArreteModal': 'app/arretes/ArreteModal.ct.tsx',
  'arretes/DecisionModal': 'app/arretes/ArreteModal.ct.tsx',
  'arretes/JoindreModal': 'app/arretes/ArreterModal.ct.tsx',
  'arretes/RegulariserModal': 'app/arretes/RegulariserModal.ct.tsx',
  'arretes/ResultatModal': 'app/arretes/ArreterModal.ct.tsx',
  'avances/DecisionModal': 'app/avances/DecisionModal.ct.tsx',
  'avances/JustifierModal': 'app/avances/JustifierModal.ct.tsx',
  'avances/OctroiModal': 'app/avances/OctroiModal.ct.tsx',
  'avances/RendreModal': 'app/avances/RendreModal.ct.tsx',
  'contrepassations/ContrepasserModal': 'app/contrepassations/ContrepasserModal.ct.tsx',
  'frame/outbox/DeconnexionDialog': 'e2e/line.spec.ts',
  'frame/offline/LineModal': 'app/frame/shell/ShellHeader.ct.tsx',
  'frame/outbox/EnvoisModal': 'app/frame/outbox/EnvoisModal.ct.tsx',
  'medias/LeaveDialog': 'app/medias/LeaveDialog.ct.tsx',
  'moncompte/SecoursModal': 'app/moncompte/ProfilScreen.ct.tsx',
  'moncompte/FacteurRetraitModal': 'app/moncompte/ProfilScreen.ct.tsx',
  'frame/parts/LazyDialog': 'e2e/line.spec.ts',
  'imprimes/ImprimeDialog': 'app/imprimes/ImprimeDialog.ct.tsx',
  'imprimes/SignerDialog': 'app/imprimes/SignerModal.ct.tsx',
  'imprimes/SignerModal': 'app/imprimes/SignerModal.ct.tsx',
  'reglements/DoubtsDialog': 'app/reglements/ReglementModal.ct.tsx',
  'transferts/ReponseModal': 'app/transferts/EnRoute.ct.tsx',
  'utilisateurs/MotdepasseRemis': 'app/utilisateurs/MotdepasseModal.ct.tsx',
};

/** Returns the name of a place in a failure. */
export const nameOf = ({ path, presses }: Place): string =>
  [path, ...presses.map(({ name }) => String(name))].join(' › ');
