import type { RecordId } from '@comptoir/domain/units';
/** Stands in an address for the id of a project that is not created yet (spec § 2 Projects). */
export const NEW_PROJET = 'newproject';

export const PROJETS_PATH = '/projets';
export const projetFormPath = (projetid: RecordId | typeof NEW_PROJET) => `${PROJETS_PATH}/create/${projetid}`;
export const projetDetailsPath = (projetid: RecordId) => `${PROJETS_PATH}/detailsprojet/${projetid}`;
