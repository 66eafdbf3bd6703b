import {
  Blocks,
  BriefcaseBusiness,
  Building2,
  Contact,
  FolderKanban,
  Gauge,
  HandCoins,
  type LucideIcon,
  ReceiptText,
  ScrollText,
  Settings2,
  ShieldCheck,
  ShoppingCart,
  Tags,
  Trash2,
  UsersRound,
  WalletCards,
} from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  tableaudebord: Gauge,
  utilisateurs: UsersRound,
  projets: FolderKanban,
  clients: Contact,
  commandes: ShoppingCart,
  depenses: ReceiptText,
  caisses: WalletCards,
  avances: HandCoins,
  parametre: Settings2,
  typedepense: Tags,
  profils: ShieldCheck,
  modules: Blocks,
  organisation: Building2,
  activites: ScrollText,
  corbeille: Trash2,
};

export function MenuIcon({ name }: { name: string | undefined }) {
  const Icon = (name !== undefined && ICONS[name]) || BriefcaseBusiness;
  return <Icon aria-hidden />;
}
