export { Menu, type MenuProps, type MenuTriggerProps } from './Menu';
export { MenuItem, type MenuItemProps } from './MenuItem';
