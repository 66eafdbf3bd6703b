import { todayInAbidjan } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import { activites } from './activites.fixtures';
import { caisses, mouvements } from './caisses.fixtures';
import { clients, photos, relances } from './clients.fixtures';
import { commandes, mouvementsDesCommandes, reglementsDesCommandes, statuscommandes } from './commandes.fixtures';
import { corbeille } from './corbeille.fixtures';
import { depenses } from './depenses.fixtures';
import { documents } from './documents.fixtures';
import { etapeprojets } from './etapeprojets.fixtures';
import { medias } from './medias.fixtures';
import { fonctionnalites, modules, profils } from './profils.fixtures';
import { projets } from './projets.fixtures';
import { fichiers, mouvementsDesReglements, reglements } from './reglements.fixtures';
import { emptyRows } from './rows';
import { signatures } from './signatures.fixtures';
import type { MouvementFields, MouvementRow, Rows } from './store';
import { typedepenses } from './typedepenses.fixtures';
import { facteurs, portraits, sessions, utilisateurs } from './utilisateurs.fixtures';

/**
 * The data of an organisation of Abidjan after five months of use, in fresh rows at every call. The dates of orders
 * count back from `nowMs`, so that debts keep their age.
 */
export function fixtures(nowMs: number): Rows {
  const today = todayInAbidjan(nowMs);
  const rows = depenses();
  const libelleOf = (id: RecordId) => rows.find(({ depenseid }) => depenseid === id)?.libelle ?? '';
  const ventes = { clients: clients(today), commandes: commandes(today) };
  const clientOf = (id: RecordId) => {
    const commande = ventes.commandes.find(({ commandeid }) => commandeid === id);
    return ventes.clients.find(({ clientid }) => clientid === commande?.clientid)?.libelleclient ?? '';
  };
  return {
    ...emptyRows(),
    utilisateurs: utilisateurs(today),
    portraits: portraits(),
    profils: profils(),
    modules: modules(),
    fonctionnalites: fonctionnalites(),
    sessions: sessions(nowMs),
    facteurs: facteurs(),
    typedepenses: typedepenses(),
    caisses: caisses(),
    mouvements: inTheirRegisters([
      ...mouvements(),
      ...mouvementsDesReglements(libelleOf),
      ...mouvementsDesCommandes(today, clientOf),
    ]),
    depenses: rows,
    reglements: [...reglements(), ...reglementsDesCommandes(today)],
    fichiers: [...fichiers(), ...signatures()],
    projets: projets(),
    etapeprojets: etapeprojets(),
    medias: medias(),
    documents: documents(),
    ...ventes,
    photos: photos(),
    statuscommandes: statuscommandes(today),
    relances: relances(today),
    activites: activites(today),
    corbeille: corbeille(today),
  };
}

/** The movements in the order of their dates, each with its number in its register and the balance just after it. */
export function inTheirRegisters(all: readonly MouvementFields[]): MouvementRow[] {
  const [soldes, numbers] = [new Map<number, number>(), new Map<number, number>()];
  return all
    .toSorted((a, b) => a.createdon.localeCompare(b.createdon) || a.mouvementcaisseid - b.mouvementcaisseid)
    .map((row) => {
      const { caisseid, montant, type, annule } = row;
      const soldeapres = (soldes.get(caisseid) ?? 0) + (type === 1 ? montant : -montant);
      if (!annule) soldes.set(caisseid, soldeapres);
      const seq = (numbers.get(caisseid) ?? 0) + 1;
      numbers.set(caisseid, seq);
      return { ...row, soldeapres: annule ? null : soldeapres, seq };
    });
}
