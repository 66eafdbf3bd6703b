import { afterEach as checkA11y } from '@storybook/addon-a11y/preview';
import { forceMode, type Mode } from './mode';
import { standing } from './ready';

type StoryContext = Parameters<typeof checkA11y>[0];
type Resize = (width: number, height: number) => Promise<void>;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The page once the new mode is drawn and nothing is on its way: a colour in transition would be measured there. */
async function settled({ parameters }: StoryContext): Promise<void> {
  await frame();
  await frame();
  await standing(parameters.waits === true);
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

async function checkIn(mode: Mode, context: StoryContext, options: object): Promise<void> {
  forceMode(mode);
  await settled(context);
  const a11y = { ...context.parameters.a11y, options: { ...context.parameters.a11y.options, ...options } };
  await checkA11y({ ...context, parameters: { ...context.parameters, a11y } });
}

/**
 * Axe in the modes that the addon does not see: it checks the story as it is; this checks the other language on a
 * phone, and the contrasts of the other theme in both languages (DESIGN rule 25; a theme changes nothing but colours).
 * Only in test runs: in Storybook the page would flicker.
 */
export async function checkEveryMode(context: StoryContext): Promise<void> {
  const { resizeStory } = globalThis as { resizeStory?: Resize };
  if (!resizeStory) return;
  await settled(context);
  const { lang, theme } = context.globals as Mode;
  const otherLang = lang === 'fr' ? 'en' : 'fr';
  const otherTheme = theme === 'light' ? 'dark' : 'light';
  const { innerWidth, innerHeight } = window;
  try {
    await checkIn({ lang, theme: otherTheme }, context, { runOnly: ['color-contrast'] });
    await checkIn({ lang: otherLang, theme: otherTheme }, context, { runOnly: ['color-contrast'] });
    await resizeStory(360, 740);
    await checkIn({ lang: otherLang, theme }, context, {});
  } finally {
    await resizeStory(innerWidth, innerHeight);
    forceMode({});
    await settled(context);
  }
}
