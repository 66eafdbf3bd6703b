import { IMAGE } from '@comptoir/conformance/media';
import { PDF } from '@comptoir/conformance/piece';
import type { ArreteDetail } from '@comptoir/contract/arretes';
import type { Avance } from '@comptoir/contract/avance';
import type { Caisse, Mouvementcaisse } from '@comptoir/contract/caisses';
import { calls } from '@comptoir/contract/calls';
import type { Client } from '@comptoir/contract/clients';
import type { Commande } from '@comptoir/contract/commandes';
import type { Depense } from '@comptoir/contract/depenses';
import type { Fichier } from '@comptoir/contract/fichiers';
import type { Etapeprojet, ProjetDetail } from '@comptoir/contract/projets';
import type { Reglement } from '@comptoir/contract/reglements';
import type { Statuscommande } from '@comptoir/contract/statuscommandes';
import type { Transfert } from '@comptoir/contract/transferts';
import type { Typedepense } from '@comptoir/contract/typedepenses';
import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { holderOf } from '../holder';
import type { House, Person } from '../house';

/** One record of each kind, as targets of hostile requests. */
export interface Scene {
  admin: Person;
  typedepense: Typedepense;
  caisse: Caisse;
  mouvement: Mouvementcaisse;
  depense: Depense;
  document: Fichier;
  reglement: Reglement;
  projet: ProjetDetail;
  etape: Etapeprojet;
  fichier: Fichier;
  client: Client;
  commande: Commande;
  statut: Statuscommande;
  /** A register of 1000 francs that only counts reach: its last ledger line is 1. */
  comptee: Caisse;
  /**
   * Two closings by somebody else, each of a register of its own: a blind one that found 5 francs too many, a right
   * one.
   */
  ecart: ArreteDetail;
  juste: ArreteDetail;
  /**
   * A blind closing by `admin`, of a register of its own, without a proof, and without a reason for 5 francs too many.
   */
  sien: ArreteDetail;
  /** A movement and a payment of yesterday, of a register that is closed up to that day. */
  ancien: Mouvementcaisse;
  paye: Reglement;
  /** 500 francs on their way between two registers of their own, each of somebody else. */
  enRoute: Transfert;
  /** 100 000 francs of somebody without an account, for the project; nothing is accounted for. */
  avance: Avance;
  /** Two advances that wait: somebody else asks for theirs, `admin` for somebody without an account. */
  demande: Avance;
  propre: Avance;
}

export const today = (): string => todayInAbidjan(Date.now());

/**
 * Makes a scene through the API: a register of 1 000 000 francs; an expense of 100 000 with a document, of which 10 100
 * are paid; a project of one step with one medium; a client with a photo, and their order of 10 000, not paid and not
 * delivered yet; a register to count, and three closings; a movement and a payment of a closed day; money on its way;
 * an advance that was paid out, and two that wait.
 */
export async function buildScene(house: House, admin: Person): Promise<Scene> {
  const date = today();
  const typedepense = (await house.done(admin, calls.typedepenses.create, {
    body: { libelle: `Carburant ${Math.random()}` },
  })) as Typedepense;
  const caisse = (await house.done(admin, calls.caisses.create, {
    body: { libelle: 'Compte du siège', nature: 'banque', montant: 1_000_000, description: '' },
  })) as Caisse;
  const mouvement = (await house.done(admin, calls.mouvements.create, {
    body: { caisseid: caisse.caisseid, montant: 5000, type: 1 },
  })) as Mouvementcaisse;
  const depense = (await house.done(admin, calls.depenses.create, {
    body: { libelle: 'Groupe électrogène', typedepenseid: typedepense.typedepenseid, montant: 100_000, date },
  })) as Depense;
  const document = (await house.done(admin, calls.depenses.addDocument, {
    params: { depenseid: depense.depenseid },
    body: {},
    file: PDF,
  })) as Fichier;
  const reglement = (await house.done(admin, calls.reglements.create, {
    body: { depenseid: depense.depenseid, caisseid: caisse.caisseid, montant: 10_000, from: 0, date },
    file: PDF,
  })) as Reglement;
  const [chantier, vente] = [await buildProjet(house, admin), await buildVente(house, admin)];
  const comptes = { ...(await buildArretes(house, admin)), ...(await buildClos(house, admin, depense)) };
  const enRoute = await buildTransfert(house, admin);
  return {
    admin,
    typedepense,
    caisse,
    mouvement,
    depense,
    document,
    reglement,
    ...chantier,
    ...vente,
    ...comptes,
    enRoute,
    ...(await buildAvances(house, admin, chantier)),
  };
}

async function buildClos(house: House, admin: Person, { depenseid }: Depense): Promise<Pick<Scene, 'ancien' | 'paye'>> {
  const date = addDays(today(), -1);
  const body = { libelle: 'Agence', montant: 1000 };
  const { caisseid } = (await house.done(admin, calls.caisses.create, { body })) as Caisse;
  const ancien = (await house.done(admin, calls.mouvements.create, {
    body: { caisseid, montant: 100, type: 0, date },
  })) as Mouvementcaisse;
  const paye = (await house.done(admin, calls.reglements.create, {
    body: { depenseid, caisseid, montant: 100, from: 0, date },
    file: PDF,
  })) as Reglement;
  const comptage = [{ forme: 'appoint', coupure: 1, nombre: 800 }];
  const closing = { nature: 'journee', jusquau: date, seq: 3, comptage };
  await house.done(admin, calls.arretes.create, { params: { caisseid }, body: closing });
  return { ancien, paye };
}

async function buildAvances(
  house: House,
  admin: Person,
  { projet: { projetid } }: Pick<Scene, 'projet'>,
): Promise<Pick<Scene, 'avance' | 'demande' | 'propre'>> {
  const asked = async (person: Person, fields: object) =>
    (await house.done(person, calls.avances.create, {
      body: { montant: 100_000, objet: 'Ferraillage', projetid, echeance: today(), ...fields },
    })) as Avance;
  const masons = () => ({ porteurnom: 'Koffi Yao', porteurtel: `07${String(Math.random()).slice(2, 10)}` });
  const [{ avanceid }, propre] = [await asked(admin, masons()), await asked(admin, masons())];
  const body = { libelle: 'Coffre', montant: 100_000 };
  const { caisseid: sourceid } = (await house.done(admin, calls.caisses.create, { body })) as Caisse;
  const avance = (await house.done(admin, calls.avances.accorder, {
    params: { avanceid },
    body: { sourceid },
  })) as Avance;
  const other = await house.person(['avances.demander']);
  return { avance, propre, demande: await asked(other, { porteurid: other.utilisateurid }) };
}

async function buildTransfert(house: House, admin: Person): Promise<Transfert> {
  const opened = async (libelle: string) =>
    ((await house.done(admin, calls.caisses.create, { body: { libelle, montant: 1000 } })) as Caisse).caisseid;
  const [sourceid, cibleid] = [await opened('Bureau'), await opened('Chantier')];
  await holderOf(house, admin, [cibleid]);
  const sender = await holderOf(house, admin, [sourceid]);
  return (await house.done(sender, calls.transferts.create, {
    body: { sourceid, cibleid, montant: 500 },
  })) as Transfert;
}

async function buildArretes(house: House, admin: Person): Promise<Pick<Scene, 'comptee' | 'ecart' | 'juste' | 'sien'>> {
  const other = await house.person(['caisses', 'caisses.cloturer']);
  const opened = async (aveugle: 0 | 1) =>
    (await house.done(admin, calls.caisses.create, { body: { libelle: 'Guichet', montant: 1000, aveugle } })) as Caisse;
  const closed = async (person: Person, { caisseid }: Caisse, nombre: number) => {
    const comptage = [{ forme: 'appoint', coupure: 1, nombre }];
    const body = { nature: 'journee', seq: 1, comptage };
    return (await house.done(person, calls.arretes.create, { params: { caisseid }, body })) as ArreteDetail;
  };
  const comptee = await opened(0);
  const [ecart, juste] = [await closed(other, await opened(1), 1005), await closed(other, await opened(0), 1000)];
  return { comptee, ecart, juste, sien: await closed(admin, await opened(1), 1005) };
}

async function buildProjet(house: House, admin: Person): Promise<Pick<Scene, 'projet' | 'etape' | 'fichier'>> {
  const projet = (await house.done(admin, calls.projets.create, {
    body: { libelle: 'Groupe scolaire', description: 'Six classes', montant: 5_000_000, datefin: today() },
  })) as ProjetDetail;
  const etape = (await house.done(admin, calls.etapeprojets.create, {
    body: { projetid: projet.projetid, libelle: 'Fondations', description: 'Terrassement', montant: 500_000 },
  })) as Etapeprojet;
  const [fichier] = (await house.done(admin, calls.fichiers.add, {
    body: { provenance: etape.etapeprojetid },
    file: PDF,
  })) as [Fichier];
  return { projet, etape, fichier };
}

async function buildVente(house: House, admin: Person): Promise<Pick<Scene, 'client' | 'commande' | 'statut'>> {
  const fields = { libelleclient: 'Sanogo', typeclient: 'Particulier', adresse: 'Koumassi', tel: '0708091011' };
  const client = (await house.done(admin, calls.clients.create, { body: fields, file: IMAGE })) as Client;
  const { clientid } = client;
  const body = { clientid, quantite: 2, montanttotal: 10_000, fraissup: 0, typereduction: 1, reduction: 0 };
  const commande = (await house.done(admin, calls.commandes.create, {
    body: { ...body, listdetailscommande: [{ libelle: 'Table', qtecmd: 2, mnttotal: 10_000 }] },
  })) as Commande;
  const params = { commandeid: commande.commandeid };
  const [statut] = (await house.done(admin, calls.commandes.livraison, { params })) as [Statuscommande];
  return { client, commande, statut };
}
