/* What is wrong with the story that is drawn. These functions run in the page. */

const all = (selector: string) => [...document.querySelectorAll(selector)];
const isSeen = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const shown = (elements: readonly Element[]) => elements.map(({ outerHTML }) => outerHTML.slice(0, 160));
const widgetOf = (story: string) => story.split('/')[0] ?? '';

/** Its footer reaches out to the edges of its card, and this story has no card. */
const REACHES_OUT = 'Card/WithoutACard';

function sideways(story: string): readonly string[] {
  const { scrollWidth } = document.documentElement;
  // A phone's window becomes as wide as its page; its screen does not.
  return scrollWidth > screen.width && story !== REACHES_OUT ? [`${scrollWidth} px wide`] : [];
}

/** Returns the amounts of a text that stand on more than one line. */
function brokenIn(text: Text): readonly string[] {
  const amounts = [...text.data.matchAll(/(?<![\d\u202f]|\d )\d[\d\u202f]*\sFcfa/g)];
  return amounts.flatMap(({ 0: amount, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + amount.length);
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1 ? [`broken: ${amount}`] : [];
  });
}

const brokenAmounts = () =>
  all('body *').flatMap(({ childNodes }) =>
    [...childNodes].flatMap((node) => (node instanceof Text ? brokenIn(node) : [])),
  );

/** Links in a text, a link that covers its card, and arrows of a line that a finger scrolls itself. */
const SMALL = 'h2 a, li:not(nav *) > a, span > a, [aria-label^=Faire]';

/** A word in a text and a cut name need only 24 px. */
function isSmall(target: Element): boolean {
  const { display, minHeight, clipPath } = getComputedStyle(target);
  return display === 'inline' || minHeight === '24px' || clipPath !== 'none' || target.matches(SMALL);
}

function tooSmall(): readonly string[] {
  const fields = all(':is(input, select, textarea):not(label *)').map((field) => field.parentElement ?? field);
  const pressed = [...all('button, a[href], summary, [role=option], label:has(input)'), ...fields];
  const small = pressed.filter((target) => {
    const sides = target.getBoundingClientRect();
    return sides.width > 1 && Math.min(Math.round(sides.width), Math.round(sides.height)) < 44;
  });
  return shown(small.filter((target) => isSeen(target) && !isSmall(target)));
}

/** Whether a text of a field is read with the field, an error first. */
function isTied(said: Element): boolean {
  const fields = all(`[aria-describedby~="${said.id}"]`);
  const isError = said.id.endsWith('-error');
  const isFirst = (field: Element) => field.getAttribute('aria-describedby')?.startsWith(said.id);
  const isInvalid = (field: Element) => field.getAttribute('aria-invalid') === 'true';
  const inputs = fields.filter((field) => field.matches('input, select, textarea'));
  return fields.length > 0 && (!isError || (fields.every(isFirst) && inputs.every(isInvalid)));
}

function untied(): readonly string[] {
  const described = all('[aria-describedby]').flatMap((one) => one.getAttribute('aria-describedby')?.split(' ') ?? []);
  const dead = described.filter((id) => !document.getElementById(id)).map((id) => `nothing is ${id}`);
  const said = all(':is([id$="-error"], [id$="-hint"]):not(li *)');
  return [...dead, ...shown(said.filter((one) => !isTied(one)))];
}

function enabled(): readonly string[] {
  const live = all('#root :is(button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])');
  return shown(live);
}

/** Widgets without one element of their own. */
const SELFLESS = new Set([
  'ActionList',
  'ActionNotes',
  'Announcer',
  'Choice',
  'Field',
  'InactivityDialog',
  'Legend',
  'Letterhead',
  'Lightbox',
  'ListBar',
  'Menu',
  'Modal',
  'OfferList',
  'Options',
  'PrintSheet',
  'ReducedPictures',
  'ScrollTopButton',
  'SignaturePad',
  'Toasts',
  'Tooltip',
]);

const withoutOwn = (story: string) =>
  document.querySelector('[data-own].own') || SELFLESS.has(widgetOf(story)) ? [] : ['does not'];

/** What a printed page keeps of a widget. */
const PAPER: Record<string, string> = {
  AgeingBar: 'dd',
  AppFrame: 'h1',
  Breadcrumb: 'h1',
  BudgetBar: 'dd',
  ChartTable: 'table',
  FilterChips: 'li',
  FlowChart: 'table',
  HeaderBar: ':root',
  ListBar: ':root',
  OfferList: ':root',
  PageHeader: 'h2',
  ShareBars: 'table',
  Toolbar: ':root',
};

function notOfPaper(story: string): readonly string[] {
  const kept = PAPER[widgetOf(story)];
  if (!kept) return [];
  const pressed = all('#root :is(button, input, select, nav, header, footer)').filter(isSeen);
  const isFaint = (part: Element) => getComputedStyle(part).getPropertyValue('print-color-adjust') !== 'exact';
  const faint = all('[data-part]').filter(isFaint);
  return [...shown([...pressed, ...faint]), ...(all(kept).some(isSeen) ? [] : [`no ${kept}`])];
}

function moving(): readonly string[] {
  const endless = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
  return endless.length > 0 ? ['moves'] : [];
}

/** The texts that a widget says by itself. */
const ENGLISH: Record<string, readonly string[]> = {
  FilterChips: ['Remove the filter '],
  FullscreenToggle: ['Full screen'],
  GlobalSearch: ['Search everywhere'],
  ImageGrid: ['Delete the image '],
  LanguageSwitcher: ['Language, '],
  ListBar: ['Filters'],
  RequiredNote: ['Required fields: *'],
  SaveHint: ['Still to fill in: '],
  SkipLink: ['Skip to the content'],
  Spinner: ['Loading…'],
  ThemeToggle: ['Switch to dark mode'],
  UploadList: [' ko, shrunk to ', 'Try again to upload '],
};

function notInEnglish(story: string): readonly string[] {
  const labels = all('[aria-label], [alt]').map((one) => one.getAttribute('aria-label') ?? one.getAttribute('alt'));
  const said = [document.body.textContent, ...labels].join('\n');
  return (ENGLISH[widgetOf(story)] ?? []).filter((words) => !said.includes(words));
}

export const LOOKS = {
  sideways,
  brokenAmounts,
  tooSmall,
  untied,
  enabled,
  withoutOwn,
  notOfPaper,
  moving,
  notInEnglish,
};
