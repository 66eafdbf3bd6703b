import { dark, light, type ModeTokens } from '@comptoir/ui/theme';
import { create } from 'storybook/theming/create';

/** Returns Storybook's own look in the colours of a mode. */
const themeOf = (base: 'light' | 'dark', mode: ModeTokens) =>
  create({
    base,
    brandTitle: 'Comptoir',
    brandImage: `./comptoir-${base}.svg`,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: mode.brandSecondary,
    colorSecondary: mode.primary,
    appBg: mode.page,
    appContentBg: mode.card,
    appPreviewBg: mode.card,
    appBorderColor: mode.border,
    barBg: mode.card,
    barTextColor: mode.muted,
    barHoverColor: mode.primaryText,
    barSelectedColor: mode.primaryText,
    textColor: mode.text,
    textMutedColor: mode.muted,
    inputBg: mode.card,
    inputBorder: mode.inputBorder,
    inputTextColor: mode.text,
  });

/** The look of Storybook's frame and of its pages of documentation. */
export const BRAND = { light: themeOf('light', light), dark: themeOf('dark', dark) };
