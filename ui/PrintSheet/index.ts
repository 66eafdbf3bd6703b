export { Pages } from './Pages';
export { PrintSheet, type PrintSheetProps, type SheetColumn, type SheetRow } from './PrintSheet';
