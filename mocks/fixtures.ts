import { caisses, mouvements } from './caisses.fixtures';
import { depenses } from './depenses.fixtures';
import { etapeprojets } from './etapeprojets.fixtures';
import { medias } from './medias.fixtures';
import { projets } from './projets.fixtures';
import { fichiers, mouvementsDesReglements, reglements } from './reglements.fixtures';
import type { Rows } from './store';
import { typedepenses } from './typedepenses.fixtures';
import { utilisateurs } from './utilisateurs.fixtures';

/** An organisation of Abidjan after five months of use, always the same; fresh rows at every call. */
export function fixtures(): Rows {
  const rows = depenses();
  const libelleOf = (id: number) => rows.find(({ depenseid }) => depenseid === id)?.libelle ?? '';
  return {
    utilisateurs: utilisateurs(),
    typedepenses: typedepenses(),
    caisses: caisses(),
    mouvements: [...mouvements(), ...mouvementsDesReglements(libelleOf)],
    depenses: rows,
    reglements: reglements(),
    fichiers: fichiers(),
    projets: projets(),
    etapeprojets: etapeprojets(),
    medias: medias(),
    activites: [],
  };
}
