export { StatusDropdown, type StatusDropdownProps, type StatusOption } from './StatusDropdown';
