import { afterEach as checkA11y } from '@storybook/addon-a11y/preview';
import { forceMode, type Mode } from './mode';
import { standing } from './ready';

type StoryContext = Parameters<typeof checkA11y>[0];
type Size = readonly [width: number, height: number];

/** The globals that `.storybook/inTests.ts` sets in a test run. */
export interface TestRun {
  resizeStory(width: number, height: number): Promise<void>;
  /** Whether the long suite runs, which checks every language, theme and width of every story. */
  isEveryModeChecked: boolean;
}

interface Pass extends Mode {
  size: Size;
  options: object;
}

const LANGS = ['fr', 'en'] as const;
const THEMES = ['light', 'dark'] as const;
/** The widths at which every screen is checked (DESIGN rule 25). */
const PHONE: Size = [360, 740];
const SIZES: readonly Size[] = [PHONE, [768, 1024], [1280, 800]];
/** A theme changes only colours, so only contrasts are checked. */
const CONTRASTS = { runOnly: ['color-contrast'] };

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const task = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Resolves once the new mode is drawn, nothing is being loaded and no transition runs: axe would measure its colours.
 */
async function settled({ parameters }: StoryContext): Promise<void> {
  // What appeared meanwhile measures itself in one frame, and is drawn with these measures before the task after the
  // next.
  do {
    await frame();
    await frame();
    await task();
  } while (await standing(parameters.waits === true));
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

/**
 * Returns the modes to check for a Playground, which represents its widget or screen: the other theme, and the other
 * language on a phone.
 */
function passesOf({ name, globals }: StoryContext, size: Size): readonly Pass[] {
  if (name !== 'Playground') return [];
  const { lang, theme } = globals as Mode;
  return [
    { lang, theme: theme === 'light' ? 'dark' : 'light', size, options: CONTRASTS },
    { lang: lang === 'fr' ? 'en' : 'fr', theme, size: PHONE, options: {} },
  ];
}

function everyPassOf({ globals }: StoryContext): readonly Pass[] {
  return SIZES.flatMap((size) =>
    LANGS.flatMap((lang) =>
      THEMES.map((theme) => ({ lang, theme, size, options: theme === (globals as Mode).theme ? {} : CONTRASTS })),
    ),
  );
}

async function checkIn({ lang, theme, options }: Pass, context: StoryContext): Promise<void> {
  forceMode({ lang, theme });
  await settled(context);
  const a11y = { ...context.parameters.a11y, options: { ...context.parameters.a11y.options, ...options } };
  await checkA11y({ ...context, parameters: { ...context.parameters, a11y } });
}

/**
 * Runs axe in further modes (DESIGN rule 25), because the addon checks a story only as it is. It waits until the story
 * is ready, and it runs only in tests: in Storybook the page would flicker.
 */
export async function checkModes(context: StoryContext): Promise<void> {
  const { resizeStory, isEveryModeChecked } = globalThis as Partial<TestRun>;
  if (!resizeStory) return;
  await settled(context);
  const own: Size = [window.innerWidth, window.innerHeight];
  const passes = isEveryModeChecked ? everyPassOf(context) : passesOf(context, own);
  if (passes.length === 0) return;
  try {
    for (const pass of passes) {
      if (pass.size[0] !== window.innerWidth || pass.size[1] !== window.innerHeight) await resizeStory(...pass.size);
      await checkIn(pass, context);
    }
  } finally {
    await resizeStory(...own);
    forceMode({});
    await settled(context);
  }
}
