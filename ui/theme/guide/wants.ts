/** What a reader looks for, and the widgets that offer it, by their titles in Storybook. */
export const WANTS: readonly { want: string; group: string; widgets: readonly string[] }[] = [
  { want: 'Do something by a press', group: 'Actions', widgets: ['Button', 'IconButton', 'DropdownMenu'] },
  { want: 'Say what can be done to a row', group: 'Actions', widgets: ['ActionList', 'StatusDropdown'] },
  {
    want: 'Type an amount, a count, a phone, a day',
    group: 'Inputs',
    widgets: ['AmountField', 'QuantityField', 'TallyField', 'PhoneField', 'DateField', 'PeriodField'],
  },
  { want: 'Type a text or a password', group: 'Inputs', widgets: ['TextField', 'TextAreaField', 'PasswordField'] },
  {
    want: 'Choose among a few, among many, yes or no',
    group: 'Inputs',
    widgets: ['RadioGroup', 'SelectField', 'Combobox', 'CheckboxField', 'SwitchField'],
  },
  { want: 'Let somebody sign', group: 'Inputs', widgets: ['SignaturePad'] },
  { want: 'Look for something', group: 'Inputs', widgets: ['SearchField'] },
  {
    want: 'Show records, or all of one record',
    group: 'Data display',
    widgets: ['DataTable', 'DescriptionList', 'Timeline'],
  },
  { want: 'Show an amount or a state', group: 'Data display', widgets: ['Amount', 'Badge'] },
  {
    want: 'Draw figures',
    group: 'Charts',
    widgets: ['FlowChart', 'ShareBars', 'BudgetBar', 'AgeingBar', 'FigureCard'],
  },
  {
    want: 'Choose files and send them',
    group: 'Files and pictures',
    widgets: ['Dropzone', 'FileList', 'UploadList', 'PhotoField', 'LogoField'],
  },
  {
    want: 'Show files, pictures, films',
    group: 'Files and pictures',
    widgets: ['FileCard', 'ImageGrid', 'Lightbox', 'VideoCard'],
  },
  {
    want: 'Say that it worked, failed, waits, or is empty',
    group: 'Feedback',
    widgets: ['Toasts', 'Alert', 'ErrorState', 'Skeleton', 'EmptyState'],
  },
  { want: 'Open a form, ask a question', group: 'Overlays', widgets: ['Modal', 'ConfirmDialog', 'Tooltip'] },
  { want: 'Lead people around', group: 'Navigation', widgets: ['SidebarNav', 'Breadcrumb', 'Tabs', 'Paginator'] },
  {
    want: 'Lay out a screen',
    group: 'Layout',
    widgets: ['AppFrame', 'PageHeader', 'ListBar', 'FormGrid', 'Card', 'Stack'],
  },
];

/**
 * Returns the address of a page of documentation, by the title of its stories. A story stands in `iframe.html`, so the
 * address goes back to the whole Storybook, in whichever folder it is published.
 */
export function docsOf(title: string): string {
  return `./?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
}
