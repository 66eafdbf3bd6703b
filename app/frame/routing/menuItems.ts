import type { Permission } from '@comptoir/domain/permission';
import type { TextKey } from '../i18n/translate';

interface Entry {
  id: string;
  title: TextKey;
  type: 'link' | 'extTabLink' | 'sub';
  icon: string;
  level: 1 | 2 | 3;
  permission: Permission;
  path?: string;
  children?: readonly Entry[];
}

interface Head {
  id: string;
  headTitle1: TextKey;
}

const link = (id: string, title: TextKey, permission: Permission, path: string, level: 1 | 2 = 1): Entry => ({
  id,
  title,
  type: 'link',
  icon: id,
  level,
  permission,
  path,
});

/** The sidebar's menu with the permission of each entry (spec § 2 Shell, § 6). */
export const MENU_ITEMS: readonly (Entry | Head)[] = [
  { id: 'general', headTitle1: 'menu.general' },
  link('tableaudebord', 'menu.tableaudebord', 'tableau de bord', '/dashboard/default'),
  link('utilisateurs', 'menu.utilisateurs', 'utilisateurs', '/user/users-cards'),
  { id: 'gestion', headTitle1: 'menu.gestion' },
  link('projets', 'menu.projets', 'projets', '/projets'),
  link('clients', 'menu.clients', 'clients', '/clients'),
  link('commandes', 'menu.commandes', 'commandes', '/commandes'),
  link('depenses', 'menu.depenses', 'depenses', '/depenses'),
  link('caisses', 'menu.caisses', 'caisses', '/caisses'),
  {
    id: 'parametre',
    title: 'menu.parametre',
    type: 'sub',
    icon: 'parametre',
    level: 1,
    permission: 'paramètre',
    children: [
      link('typedepense', 'menu.typedepense', 'type de depenses', '/parametre/typedepense', 2),
      link('profils', 'menu.profils', 'profils', '/parametre/profil', 2),
      link('modules', 'menu.modules', 'modules', '/parametre/module', 2),
      // The specification does not have this entry.
      link('organisation', 'menu.organisation', 'organisation.modifier', '/parametre/organisation', 2),
    ],
  },
  // The specification does not have these entries: the audit log and the deleted records (PRODUCT G, P).
  { id: 'controle', headTitle1: 'menu.controle' },
  link('activites', 'menu.activites', 'utilisateurs', '/activites'),
  link('corbeille', 'menu.corbeille', 'corbeille', '/corbeille'),
];
