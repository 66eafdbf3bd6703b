import { menuIconOf } from './screens';

export function MenuIcon({ name }: { name: string | undefined }) {
  const Icon = menuIconOf(name);
  return <Icon aria-hidden />;
}
