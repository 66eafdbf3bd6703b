export { type Tab, Tabs, type TabsProps } from './Tabs';
