export { Menu, type MenuProps, type MenuTriggerProps } from './Menu';
export { panelLook } from './Menu.styles';
export { MenuItem, type MenuItemProps } from './MenuItem';
