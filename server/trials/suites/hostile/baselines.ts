import { SIGNATURE } from '@comptoir/conformance/media';
import { PDF } from '@comptoir/conformance/piece';
import type { Call } from '@comptoir/contract/call';
import { allCalls, type Calls, calls } from '@comptoir/contract/calls';
import type { Values } from '../ask';
import { AVANCES } from './baselines.avances';
import { LECTURES } from './baselines.lectures';
import { PERSONNES } from './baselines.personnes';
import { VENTES } from './baselines.ventes';
import { derivedRequest, NOBODY } from './derived';
import { type Scene, today } from './scene';

export type CallName = { [Noun in keyof Calls]: `${Noun}.${Extract<keyof Calls[Noun], string>}` }[keyof Calls];

const period = () => ({ datedebut: '2026-01-01', datefin: today() });
const depenseFilters = ({ typedepense: { typedepenseid }, projet: { projetid } }: Scene) => ({
  ...period(),
  typedepenseid,
  projetid,
  nature: 'projet',
  statut: 'insolde',
  semblable: 1,
});
const depenseFields = ({ typedepense }: Scene) => ({
  libelle: 'Gasoil',
  typedepenseid: typedepense.typedepenseid,
  montant: 90_000,
  description: 'Plein',
  date: today(),
  expenseonstep: 0,
  projetid: null,
  etapeprojetid: null,
});
const projetFields = () => ({ libelle: 'Groupe électrogène', description: 'Abri', montant: 10_000, datefin: today() });
const etapeFields = () => ({ libelle: 'Dalle', description: 'Coulage', montant: 1000 });
const onEtape = ({ etape: { projetid, etapeprojetid } }: Scene) => ({ expenseonstep: 1, projetid, etapeprojetid });
const compte = () => ({ comptage: [{ forme: 'billet', coupure: 500, nombre: 2 }] });
const annule = () => ({ motif: 'Saisi deux fois', date: today() });
const beneficiaire = { beneficiaire: 'Koffi Yao', beneficiairetel: '0708091011' };
const reglementFilters = ({ caisse: { caisseid } }: Scene) => ({
  caisseid,
  ...period(),
  from: 0,
  nature: 'especes',
  utilisateurid: 1,
  sanspreuve: 0,
  search: 'koffi',
  memepreuve: 1,
});

const reglementFields = ({ depense, caisse }: Scene) => ({
  reglementid: null,
  depenseid: depense.depenseid,
  caisseid: caisse.caisseid,
  montant: 1000,
  from: 0,
  type: '-',
  date: today(),
  ...beneficiaire,
  frais: 10,
  troppercu: 0,
  tropde: null,
  filename: 'recu',
});

const comptant = ({ caisse: { caisseid } }: Scene) => ({
  montant: 1000,
  caisseid,
  ...beneficiaire,
  frais: 10,
  filename: 'recu',
});

/** A good request of each call, where its schemas do not say all of it. */
const OWN: Readonly<Partial<Record<CallName, (scene: Scene) => Values>>> = {
  'auth.login': () => ({ body: { username: 'personne', password: 'mauvais mot de passe' } }),
  'auth.changePassword': () => ({
    body: { ancien: 'mauvais', nouveau: 'un mot de passe', confirmation: 'un mot de passe' },
  }),
  'activites.record': ({ admin }) => ({
    body: { libelle: 'Deconnexion', utilisateurid: admin.utilisateurid, date: today(), actiontype: 'Insert' },
  }),
  'themes.save': ({ admin: { utilisateurid } }) => ({
    params: { utilisateurid },
    body: { utilisateurid, darkmode: 1 },
  }),
  'caisses.list': () => ({ query: { suivi: 'retard', page: 1, limit: 5 } }),
  'caisses.search': () => ({ params: { term: 'groupe' }, query: { suivi: 'ecart', page: 1, limit: 5 } }),
  'caisses.create': () => ({
    body: {
      libelle: 'Caisse',
      nature: 'wave',
      code: '',
      montant: 1000,
      description: '',
      aveugle: 1,
      plafond: 1000,
      plafondrefuse: 1,
      decharge: 0,
    },
  }),
  'caisses.update': ({ caisse: { caisseid } }) => ({
    params: { caisseid },
    body: {
      libelle: 'Caisse',
      nature: 'banque',
      code: '',
      description: '',
      aveugle: 0,
      plafond: 1000,
      plafondrefuse: 0,
      decharge: 1,
    },
  }),
  'mouvements.list': ({ caisse: { caisseid } }) => ({
    query: { caisseid, ...period(), type: 1, transferts: 0, page: 1, limit: 5, historique: 1 },
  }),
  'mouvements.total': ({ caisse: { caisseid } }) => ({ query: { caisseid, ...period(), type: 1, transferts: 0 } }),
  'mouvements.caisses': ({ caisse: { caisseid } }) => ({ query: { search: 'siege', limit: 5, caisseid } }),
  'mouvements.create': ({ caisse: { caisseid } }) => ({
    body: { caisseid, montant: 1000, type: 0, description: '', date: today(), ...beneficiaire },
  }),
  'mouvements.update': ({ mouvement: { mouvementcaisseid, caisseid } }) => ({
    params: { mouvementcaisseid },
    body: { caisseid, montant: 6000, type: 0, isfirst: 0, description: '', date: today(), ...beneficiaire },
  }),
  'mouvements.contrepasser': ({ ancien: { mouvementcaisseid } }) => ({ params: { mouvementcaisseid }, body: annule() }),
  'arretes.ouvrir': ({ comptee: { caisseid } }) => ({ params: { caisseid } }),
  'arretes.list': ({ comptee: { caisseid } }) => ({ params: { caisseid }, query: { page: 1, limit: 5 } }),
  'imprimes.tirerlot': ({ paye: { imprimeid } }) => ({ body: { imprimeids: [imprimeid] } }),
  'imprimes.lot': ({ paye: { imprimeid } }) => ({
    query: { imprimeids: String(imprimeid), langue: 'en', format: '80' },
  }),
  'imprimes.livraison': ({ commande: { imprimeid } }) => ({
    params: { imprimeid },
    query: { langue: 'en', format: '80' },
  }),
  'arretes.create': ({ comptee: { caisseid } }) => ({
    params: { caisseid },
    body: { nature: 'controle', jusquau: today(), seq: 1, ...compte(), motif: 'Monnaie', observations: '' },
  }),
  'arretes.expliquer': ({ sien: { arreteid } }) => ({ params: { arreteid }, body: { motif: 'Erreur de rendu' } }),
  'arretes.joindre': ({ sien: { arreteid } }) => ({ params: { arreteid }, body: {}, file: PDF }),
  'arretes.regulariser': ({ ecart: { arreteid } }) => ({
    params: { arreteid },
    body: { motif: 'Vu avec le comptable', imputation: 'charge' },
  }),
  'arretes.rouvrir': ({ juste: { arreteid } }) => ({ params: { arreteid }, body: { motif: 'Pièce oubliée' } }),
  'transferts.list': ({ enRoute: { sourceid: caisseid } }) => ({
    query: { caisseid, etat: 'envoye', page: 1, limit: 5 },
  }),
  'transferts.create': ({ caisse: { caisseid: sourceid }, enRoute: { cibleid } }) => ({
    body: { sourceid, cibleid, montant: 1000, frais: 10, date: today(), motif: 'Fond de caisse' },
  }),
  'transferts.accepter': ({ enRoute: { transfertid } }) => ({ params: { transfertid }, body: { date: today() } }),
  'transferts.refuser': ({ enRoute: { transfertid } }) => ({ params: { transfertid }, body: annule() }),
  'transferts.annuler': ({ enRoute: { transfertid } }) => ({ params: { transfertid }, body: annule() }),
  'depenses.list': (scene) => ({
    query: { ...depenseFilters(scene), etapeprojetid: scene.etape.etapeprojetid, page: 1, limit: 5 },
  }),
  'depenses.search': (scene) => ({
    params: { term: 'groupe' },
    query: { ...depenseFilters(scene), page: 1, limit: 5 },
  }),
  'depenses.total': (scene) => ({ query: { ...depenseFilters(scene), search: 'groupe' } }),
  'depenses.create': (scene) => ({ body: depenseFields(scene) }),
  'depenses.update': (scene) => ({
    params: { depenseid: scene.depense.depenseid },
    body: { ...depenseFields(scene), ...onEtape(scene) },
  }),
  'reglements.list': (scene) => ({ query: { ...reglementFilters(scene), page: 1, limit: 5 } }),
  'reglements.total': (scene) => ({ query: reglementFilters(scene) }),
  'reglements.ofCaisse': ({ caisse }) => ({ params: { id: caisse.caisseid }, query: { page: 1, limit: 5 } }),
  'reglements.ofDette': ({ depense }) => ({ params: { id: depense.depenseid }, query: { from: 0, page: 1, limit: 5 } }),
  'reglements.reste': ({ depense }) => ({ params: { id: depense.depenseid }, query: { from: 0 } }),
  'reglements.create': (scene) => ({ body: reglementFields(scene), file: PDF }),
  'reglements.comptant': (scene) => ({
    body: { ...depenseFields(scene), ...comptant(scene), ...onEtape(scene) },
    file: PDF,
  }),
  'reglements.update': (scene) => ({
    params: { reglementid: scene.reglement.reglementid },
    body: reglementFields(scene),
    file: PDF,
  }),
  'reglements.signer': ({ paye: { reglementid, numero } }) => ({
    params: { reglementid },
    body: { numero },
    file: SIGNATURE,
  }),
  'reglements.contrepasser': ({ paye: { reglementid } }) => ({ params: { reglementid }, body: annule() }),
  'projets.list': () => ({ query: { filter: '1', retard: 1, page: 1, limit: 5 } }),
  'projets.search': () => ({ params: { term: 'groupe' }, query: { filter: '1', retard: 1, page: 1, limit: 5 } }),
  'projets.create': () => ({ body: { ...projetFields(), listeetape: [etapeFields()] } }),
  'projets.update': ({ projet: { projetid } }) => ({ query: { projetid }, body: { ...projetFields(), projetid } }),
  'etapeprojets.create': ({ projet: { projetid } }) => ({ body: { projetid, ...etapeFields() } }),
  'etapeprojets.update': ({ etape: { projetid, etapeprojetid } }) => ({
    query: { etapeprojetid },
    body: { projetid, etapeprojetid, ...etapeFields() },
  }),
  'etapeprojets.changeEtat': ({ etape: { etapeprojetid } }) => ({
    query: { etapeprojetid },
    body: { etapeprojetid, etat: 1 },
  }),
  'fichiers.list': ({ etape }) => ({ query: { etapeid: etape.etapeprojetid, type: 1, page: 1, limit: 5 } }),
  'fichiers.add': ({ etape }) => ({ body: { provenance: etape.etapeprojetid }, file: PDF }),
  'fichiers.remove': ({ fichier: { documentid } }) => ({ body: { documentid } }),
  'fichiers.read': ({ reglement }) => {
    const [, documentid = '', filename = ''] = /fichiers\/(\d+)\/(.+)$/.exec(reglement.file) ?? [];
    return { params: { documentid, filename: decodeURIComponent(filename) } };
  },
  ...AVANCES,
  ...VENTES,
  ...PERSONNES,
  ...LECTURES,
};

/** A good request of every call; a hostile one differs from it in one place. */
export const BASELINES = Object.fromEntries(
  allCalls.map(({ name, call }) => [name, OWN[name as CallName] ?? ((scene) => derivedRequest(call, scene))]),
) as Readonly<Record<CallName, (scene: Scene) => Values>>;

/** Statuses of good requests that are refused all the same, because they ask on purpose for something impossible. */
const REFUSED_BY_STATE: Readonly<Partial<Record<CallName, number>>> = {
  'auth.login': 401,
  'auth.changePassword': 422,
  'typedepenses.remove': 409,
  'caisses.remove': 409,
  'depenses.remove': 409,
  'clients.remove': 409,
  'statuscommandes.remove': 409,
  'corbeille.restore': 404,
  'organisation.logo': 404,
  'auth.prepareFacteur': 422,
  'auth.confirmFacteur': 409,
  'auth.removeFacteur': 422,
};

/** Returns the status that a good request gets: 404 where it names a record that does not exist. */
export const statusOf = (name: CallName, { params = {} }: Values): number =>
  REFUSED_BY_STATE[name] ?? (Object.values(params).includes(NOBODY) ? 404 : callNamed(name).status);

export const callNamed = (name: string): Call => {
  const [noun = '', verb = ''] = name.split('.');
  return (calls as unknown as Record<string, Record<string, Call>>)[noun]?.[verb] as Call;
};

/**
 * A removal or a reversal, or the answer of a transfer or of who asks for an advance, which has one: each takes a scene
 * of its own.
 */
export const isOnce = (name: CallName) =>
  /\.(remove|contrepasser)|^transferts\.(accepter|refuser|annuler)$/.test(name) ||
  /^avances\.(approuver|accorder|refuser|annuler)$/.test(name);
