export type { SidebarItem } from './model';
export { SidebarNav, type SidebarNavProps } from './SidebarNav';
