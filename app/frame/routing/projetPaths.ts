/** The id that stands for a project not created yet (spec § 2 Projects). */
export const NEW_PROJET = 'newproject';

export const PROJETS_PATH = '/projets';
export const projetFormPath = (projetid: number | typeof NEW_PROJET) => `${PROJETS_PATH}/create/${projetid}`;
export const projetDetailsPath = (projetid: number) => `${PROJETS_PATH}/detailsprojet/${projetid}`;
