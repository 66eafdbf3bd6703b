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

const linkEntry = (id: string, title: TextKey, permission: Permission, path: string, level: 1 | 2 = 1): Entry => ({
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
  linkEntry('tableaudebord', 'menu.tableaudebord', 'tableau de bord', '/dashboard/default'),
  linkEntry('utilisateurs', 'menu.utilisateurs', 'utilisateurs', '/user/users-cards'),
  { id: 'gestion', headTitle1: 'menu.gestion' },
  linkEntry('projets', 'menu.projets', 'projets', '/projets'),
  linkEntry('clients', 'menu.clients', 'clients', '/clients'),
  linkEntry('commandes', 'menu.commandes', 'commandes', '/commandes'),
  linkEntry('depenses', 'menu.depenses', 'depenses', '/depenses'),
  linkEntry('caisses', 'menu.caisses', 'caisses', '/caisses'),
  linkEntry('avances', 'menu.avances', 'avances', '/avances'),
  {
    id: 'parametre',
    title: 'menu.parametre',
    type: 'sub',
    icon: 'parametre',
    level: 1,
    permission: 'paramètre',
    children: [
      linkEntry('typedepense', 'menu.typedepense', 'type de depenses', '/parametre/typedepense', 2),
      linkEntry('profils', 'menu.profils', 'profils', '/parametre/profil', 2),
      linkEntry('modules', 'menu.modules', 'modules', '/parametre/module', 2),
      // The specification does not have this entry.
      linkEntry('organisation', 'menu.organisation', 'organisation.modifier', '/parametre/organisation', 2),
    ],
  },
  // The specification does not have these entries: the audit log and the deleted records (PRODUCT G, P).
  { id: 'controle', headTitle1: 'menu.controle' },
  linkEntry('activites', 'menu.activites', 'utilisateurs', '/activites'),
  linkEntry('corbeille', 'menu.corbeille', 'corbeille', '/corbeille'),
];
