import type { Values } from '../ask';
import { BASELINES, type CallName } from '../hostile/baselines';
import type { Scene } from '../hostile/scene';

/** Calls `name` with the baseline's values or others; returns `data` of the answer. */
export type Make = (name: CallName, values?: Values) => Promise<unknown>;

type Aim = (make: Make, scene: Scene) => Promise<Values>;

/** Aims at the record that `maker` makes: the parameter and the record's id have the same name. */
const atNew =
  (maker: CallName, idName: string, values?: Values): Aim =>
  async (make) => {
    const made = (await make(maker, values)) as Record<string, number>;
    return { params: { [idName]: made[idName] } };
  };

const atUtilisateur = atNew('utilisateurs.create', 'utilisateurid');
const atProfil = atNew('profils.create', 'profilid');

/** The baselines of these calls name no record, or one in use. Here each gets a record of its own. */
const AIMS: Partial<Record<CallName, Aim>> = {
  'typedepenses.remove': atNew('typedepenses.create', 'typedepenseid'),
  'caisses.remove': atNew('caisses.create', 'caisseid', { body: { libelle: 'Vide', montant: 0, description: '' } }),
  'depenses.remove': atNew('depenses.create', 'depenseid'),
  'clients.remove': atNew('clients.create', 'clientid'),
  'utilisateurs.update': atUtilisateur,
  'utilisateurs.lock': atUtilisateur,
  'utilisateurs.resetPassword': atUtilisateur,
  'utilisateurs.giveCaisses': atUtilisateur,
  'utilisateurs.remove': atUtilisateur,
  'profils.update': atProfil,
  'profils.remove': atProfil,
  'modules.remove': atNew('modules.create', 'moduleid'),
  'modules.removeFonctionnalite': atNew('modules.addFonctionnalite', 'fonctionnaliteid'),
  'corbeille.restore': async (make, { projet: { projetid } }) => {
    await make('projets.remove', { params: { projetid } });
    return { params: { type: 'projet', id: projetid }, body: {} };
  },
};

/** Returns a good request of `name` that succeeds on `scene`. */
export async function aimedAt(name: CallName, scene: Scene, make: Make): Promise<Values> {
  const values = BASELINES[name](scene);
  return { ...values, ...(await AIMS[name]?.(make, scene)) };
}
