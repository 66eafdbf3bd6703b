import { fichiers } from '@comptoir/contract/fichiers';
import { etapeprojets, projets } from '@comptoir/contract/projets';
import { PAGE_SIZE, ROWS } from '@comptoir/domain/limits';
import type { Db } from '../server/db/pool';
import { pageOfMedia } from '../server/fichiers/media.repository';
import { pageOfEtapes } from '../server/projets/etapes.repository';
import { type Filter, pageOfChoix, pageOfProjets, searchProjets } from '../server/projets/repository';
import { type ListCase, pathOf } from './cases';
import { BIG_ETAPE, FULL_PROJET, RARE, type Volume } from './seed';

/** The project with the most steps. */
const BIG = 1;

/** The reads of the screens of projects; page sizes are the screens'. */
export function projetCases(db: Db, { projets: total }: Volume): ListCase[] {
  const limit = PAGE_SIZE.projets;
  const etapes = PAGE_SIZE.etapes;
  const projetsAt = (name: string, page: number, filter: Filter, target?: number): ListCase => ({
    name: `projets, ${name}`,
    path: pathOf(projets.list, { filter, page, limit }),
    sql: () => pageOfProjets(db, { filter }, { page, limit }),
    target,
  });
  const etapesAt = (name: string, page: number, target?: number): ListCase => ({
    name: `etapeprojets, ${name}`,
    path: pathOf(etapeprojets.list, { projetid: BIG, page, limit: etapes }),
    sql: () => pageOfEtapes(db, BIG, { page, limit: etapes }),
    target,
  });
  return [
    projetsAt('first page', 1, '', 20),
    projetsAt('finished, first page', 1, '2', 20),
    projetsAt('last page', Math.ceil(total / limit), '', 60),
    {
      name: 'projets, search rare term',
      path: pathOf(projets.search, { term: RARE, page: 1, limit }),
      sql: () => searchProjets(db, RARE, { filter: '' }, { page: 1, limit }),
      target: 10,
    },
    { name: 'projets with steps, 1 000', path: pathOf(projets.withSteps), sql: () => pageOfChoix(db) },
    etapesAt('first page', 1, 20),
    etapesAt('last page', FULL_PROJET / etapes, 60),
    {
      name: 'files of a step, first page',
      path: pathOf(fichiers.list, { etapeid: BIG_ETAPE, page: 1, limit: ROWS }),
      sql: () => pageOfMedia(db, BIG_ETAPE, null, { page: 1, limit: ROWS }),
      target: 20,
    },
  ];
}
