/** Patterns of the screens inside the shell; only these paths may be stored and followed later (PRODUCT 1.22). */
export const SCREEN_PATHS = [
  '/dashboard/default',
  '/user/users-cards',
  '/user/users-profile',
  '/projets',
  '/projets/create/:projetid',
  '/projets/detailsprojet/:projetid',
  '/clients',
  '/clients/creances',
  '/clients/:clientid',
  '/commandes',
  '/commandes/:commandeid',
  '/depenses',
  '/depenses/:depenseid',
  '/caisses',
  '/caisses/mouvements',
  '/caisses/:caisseid',
  '/avances',
  '/avances/:avanceid',
  '/activites',
  '/corbeille',
  '/parametre/typedepense',
  '/parametre/profil',
  '/parametre/module',
  '/parametre/organisation',
] as const;

export type ScreenPath = (typeof SCREEN_PATHS)[number];
