import type { ModeTokens, scale } from '../tokens';

const SURFACES = {
  page: 'Behind everything',
  card: 'Cards, tables, the header and the sidebar',
  raised: 'What lies above a card: menus, dialogs, toasts',
  hover: 'A row or an entry under the pointer, heads of tables',
  disabled: 'A field or a button that cannot be used',
  backdrop: 'The veil behind a dialog',
};

const TEXTS = {
  text: 'All that is read',
  muted: 'Labels, hints, what comes second',
  border: 'Lines between things; carries no meaning',
  inputBorder: 'The edge of a field: one must see it',
};

const PRIMARY = {
  primary: 'The main action of a screen',
  primaryHover: 'The same, under the pointer',
  primaryActive: 'The same, pressed',
  onPrimary: 'What is written on it',
  primaryText: 'Links and quiet actions',
  primarySoft: 'What is chosen: the open entry of the menu, a chip',
};

const SECONDARY = {
  secondaryText: 'Text of the second hue',
  secondaryBorder: 'Edges of that hue, the second series of a chart',
};

const BRAND = {
  brand: 'Logo band, charts, progress',
  brandSecondary: 'Its second colour: logo, progress that needs a look',
};

const FOCUS = {
  focus: 'The ring',
  focusGap: 'The gap between the ring and its control',
};

const STATES = {
  dangerText: 'An error, an amount that leaves',
  dangerSoft: 'Behind it',
  dangerSolid: 'The button that deletes',
  dangerHover: 'The same, under the pointer',
  onDanger: 'What is written on it',
  successText: 'Settled, saved, an amount that comes',
  successSoft: 'Behind it',
  infoText: 'A notice that asks for nothing',
  infoSoft: 'Behind it',
  warningText: 'Due soon, waiting, not confirmed',
  warningSoft: 'Behind it',
};

const SHADOWS = {
  shadow1: 'A menu, a toast',
  shadow2: 'A dialog, the sidebar above the page',
};

/** The purpose of each token of a mode; a token without one does not compile. */
export const COLOUR_PURPOSES: Readonly<Record<keyof ModeTokens, string>> = {
  ...SURFACES,
  ...TEXTS,
  ...PRIMARY,
  ...SECONDARY,
  ...BRAND,
  ...FOCUS,
  ...STATES,
  ...SHADOWS,
};

const group = (title: string, purposes: Partial<Record<keyof ModeTokens, string>>) => ({
  title,
  tokens: Object.keys(purposes) as (keyof ModeTokens)[],
});

export const COLOUR_GROUPS = [
  group('Surfaces', SURFACES),
  group('Text and lines', TEXTS),
  group('Primary: what one can do', PRIMARY),
  group('Secondary: what differs from primary', SECONDARY),
  group('Brand: shapes, never text', BRAND),
  group('Focus', FOCUS),
  group('States: always with an icon and a word', STATES),
  group('Shadows', SHADOWS),
];

/** The steps of shadow. */
export const SHADOW_TOKENS = Object.keys(SHADOWS) as (keyof typeof SHADOWS)[];

/** The purpose of each token that both modes share; a token without one does not compile. */
export const SCALE_PURPOSES: Readonly<Record<keyof typeof scale, string>> = {
  'space-1': 'Between an icon and its text',
  'space-2': 'Inside a control, between buttons of a row',
  'space-3': 'Between fields that belong together, cells of a table',
  'space-4': 'Between the parts of a card; the page’s edge on a phone',
  'space-5': 'Between cards; inside a dialog',
  'space-6': 'Between the parts of a screen',
  'space-7': 'Around a state that fills a list',
  'space-8': 'Around a page that has one message',
  'radius-1': 'Entries of menus and lists, tooltips; a badge is round',
  'radius-2': 'Buttons and fields',
  'radius-3': 'Cards, tables, dialogs',
  'font-sans': 'Everything; no font is downloaded',
  'text-xs': 'Counters, heads inside the menu',
  'text-sm': 'Labels, hints, heads of tables',
  'text-md': 'The text of the application',
  'text-lg': 'Titles of cards and dialogs',
  'text-xl': 'A figure of the dashboard, the title of a screen on a phone',
  'text-2xl': 'The title of a screen',
  'control-md': 'Height of buttons and fields',
  'control-sm': 'Height of those in a row of a table',
  'control-touch': 'Height of both under a finger (WCAG 2.5.5)',
  'height-header': 'The line above every screen; lower on a phone',
  'height-line': 'A row of two lines, on a phone',
  'height-footer': 'The line below it, on which the way to the top lies',
  'motion-1': 'A colour, a veil, a switch',
  'motion-2': 'A dialog, the sidebar, a toast',
  'motion-3': 'A bar that grows, a skeleton that appears',
  'z-sticky': 'What sticks inside a screen',
  'z-header': 'The header',
  'z-sidebar': 'The sidebar',
  'z-modal': 'Dialogs',
  'z-popover': 'Menus and lists, also those of a dialog',
  'z-toast': 'Messages: above the dialog that caused them',
  'z-tooltip': 'Tooltips',
};
