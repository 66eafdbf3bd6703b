export { type DropdownItem, DropdownMenu, type DropdownMenuProps } from './DropdownMenu';
