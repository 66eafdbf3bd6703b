import { afterEach as checkA11y } from '@storybook/addon-a11y/preview';
import { forceMode, type Mode } from './mode';

type StoryContext = Parameters<typeof checkA11y>[0];

const settled = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

async function checkIn(mode: Mode, context: StoryContext, options: object): Promise<void> {
  forceMode(mode);
  await settled();
  const a11y = { ...context.parameters.a11y, options };
  await checkA11y({ ...context, parameters: { ...context.parameters, a11y } });
}

/**
 * Axe in the modes that the addon does not see: it checks the story as it is, this checks the other language, and the
 * contrasts of the other theme in both (DESIGN rule 25; a theme changes nothing but colours). Only in test runs: in
 * Storybook the page would flicker.
 */
export async function checkEveryMode(context: StoryContext): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return;
  const { lang, theme } = context.globals as Mode;
  const otherLang = lang === 'fr' ? 'en' : 'fr';
  const otherTheme = theme === 'light' ? 'dark' : 'light';
  try {
    await checkIn({ lang: otherLang, theme }, context, {});
    await checkIn({ lang: otherLang, theme: otherTheme }, context, { runOnly: ['color-contrast'] });
    await checkIn({ lang, theme: otherTheme }, context, { runOnly: ['color-contrast'] });
  } finally {
    forceMode({});
    await settled();
  }
}
