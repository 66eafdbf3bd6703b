import { fichiers } from '@comptoir/contract/fichiers';
import { etapeprojets, projets } from '@comptoir/contract/projets';
import { PAGE_SIZE, ROWS } from '@comptoir/domain/limits';
import type { Db } from '../server/db/pool';
import { pageOfMedia } from '../server/fichiers/media.repository';
import { pageOfEtapes } from '../server/projets/etapes.repository';
import { type Filter, pageOfChoix, pageOfProjets, searchProjets } from '../server/projets/repository';
import { caseOf, type ListCase } from './cases';
import { BIG_ETAPE, FULL_PROJET, RARE, type Volume } from './seed';

/** The project with the most steps. */
const BIG = 1;

/** The reads of the screens of projects; page sizes are the screens'. */
export function projetCases(db: Db, { projets: total }: Volume): ListCase[] {
  const limit = PAGE_SIZE.projets;
  const etapes = PAGE_SIZE.etapes;
  const projetsAt = (name: string, page: number, filter: Filter, target: number) =>
    caseOf(
      `projets, ${name}`,
      [projets.list, { filter, page, limit }],
      (at) => pageOfProjets(db, { filter }, at),
      target,
    );
  const etapesAt = (name: string, page: number, target: number) =>
    caseOf(
      `etapeprojets, ${name}`,
      [etapeprojets.list, { projetid: BIG, page, limit: etapes }],
      (at) => pageOfEtapes(db, BIG, at),
      target,
    );
  return [
    projetsAt('first page', 1, '', 20),
    projetsAt('finished, first page', 1, '2', 20),
    projetsAt('last page', Math.ceil(total / limit), '', 60),
    caseOf(
      'projets, search rare term',
      [projets.search, { term: RARE, page: 1, limit }],
      (at) => searchProjets(db, RARE, { filter: '' }, at),
      10,
    ),
    caseOf('projets with steps, 1 000', [projets.withSteps, {}], () => pageOfChoix(db)),
    etapesAt('first page', 1, 20),
    etapesAt('last page', FULL_PROJET / etapes, 60),
    caseOf(
      'files of a step, first page',
      [fichiers.list, { etapeid: BIG_ETAPE, page: 1, limit: ROWS }],
      (at) => pageOfMedia(db, BIG_ETAPE, null, at),
      20,
    ),
  ];
}
