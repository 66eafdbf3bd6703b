import { called, isSeen, PARTS, top } from './parts';

/** DESIGN rule 21, and the live regions that toasts need before they come (rules 17, 26). */
export function misnamedPage(lang: string): string[] {
  const titles = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility());
  const [title] = titles;
  const isTitled = document.title.startsWith(title?.textContent?.trim() ?? '-');
  // Messages come over screens; the pages before them have their own place for what they say, and whoever looks at
  // images does nothing that would bring one.
  const isScreen = document.querySelector('aside') !== null && document.querySelector('.yarl__portal') === null;
  const isLive = (role: string) =>
    [...document.querySelectorAll(`[role=${role}]`)].some((region) => !region.closest('[aria-hidden=true], [inert]'));
  return [
    ...(titles.length === 1 ? [] : [`${titles.length} titles`]),
    ...(isTitled ? [] : [`the document is called “${document.title}”, the page “${title?.textContent}”`]),
    ...(document.documentElement.lang === lang ? [] : [`the language is said to be ${document.documentElement.lang}`]),
    ...(isScreen ? ['status', 'alert'] : [])
      .filter((role) => !isLive(role))
      .map((role) => `no ${role} region waits for messages`),
  ];
}

/** Buttons and links of the content that have one name and do different things (DESIGN rule 7). */
export function twins(): string[] {
  const content = top() === document.body ? document.querySelector('main') : top();
  // A password is shown by a button of its field; who has no mail has it said by one that leads nowhere (spec § 2).
  const isOfField = (button: Element) => button.previousElementSibling?.matches('input') === true;
  const isSaying = (button: Element) => /^(Aucun mail|No email)$/.test(button.textContent ?? '');
  // The cross of a dialog, and the button in its foot.
  const isClosing = (button: Element) => /^button “(Fermer|Close)”$/.test(called(button));
  const all = [...(content?.querySelectorAll('button, a[href]') ?? [])].filter(
    (button) => isSeen(button) && !isOfField(button) && !isSaying(button) && !isClosing(button),
  );
  const isTwin = (one: Element, other: Element) =>
    called(one) === called(other) && !(one.matches('a') && one.getAttribute('href') === other.getAttribute('href'));
  return all
    .filter((one, rank) => all.slice(0, rank).some((other) => isTwin(one, other)))
    .map((one) => `two are called ${called(one)}`);
}

/**
 * Rows whose menu is not the last of their buttons, or whose main action beside it is not called by its word first; open
 * menus in another order than the others': history, edit, delete (DESIGN rule 7, WCAG 2.5.3).
 */
export function disorderedActions(): string[] {
  const order = [/^(Historique|History)$/, /^(Modifier|Edit)$/, /^(Supprimer|Delete)$/];
  const rowOf = (part: Element) => part.closest('tr, article, li');
  const rows = [...top().querySelectorAll('button[aria-haspopup=menu]')].flatMap((menu) => {
    if (!/^Actions\s?:/.test(menu.ariaLabel ?? '')) return [];
    const buttons = [...(rowOf(menu)?.querySelectorAll('button') ?? [])].filter((one) => rowOf(one) === rowOf(menu));
    const main = menu.previousElementSibling;
    const isWorded = main?.matches('button') !== true || main.ariaLabel?.startsWith(main.textContent ?? '') === true;
    return [
      ...(buttons.length === 0 || buttons.at(-1) === menu ? [] : [`${called(menu)} is not the last`]),
      ...(isWorded ? [] : [`“${main.textContent}” is ${called(main)}`]),
    ];
  });
  const menus = [...document.querySelectorAll('[role=menu]')].flatMap((menu) => {
    const names = [...menu.querySelectorAll('[role=menuitem]')].map((item) => item.textContent?.trim() ?? '');
    const ranks = names.map((name) => order.findIndex((pattern) => pattern.test(name))).filter((rank) => rank >= 0);
    const isOrdered = ranks.every((rank, at) => rank > (ranks[at - 1] ?? -1));
    return isOrdered && (!names.some((name) => order[2]?.test(name)) || order[2]?.test(names.at(-1) ?? ''))
      ? []
      : [`${names.join(', ')} in another order`];
  });
  return [...rows, ...menus];
}

/** What still moves for who asked for no motion (DESIGN rule 23). */
export function motions(): string[] {
  const isMoving = (durations: string) => durations.split(',').some((duration) => Number.parseFloat(duration) > 0.001);
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
      return (animationName !== 'none' && isMoving(animationDuration)) || isMoving(transitionDuration);
    })
    .map((element) => `${called(element)} moves`);
}

/** What is printed of the shell, and tables whose heads do not come again on the next sheet (DESIGN rule 23). */
export function misprinted(): string[] {
  const shell = [...document.querySelectorAll('header, aside, footer, main button[aria-label]')].filter(
    (part) => !part.matches('button') || part.textContent === '',
  );
  const tables = [...document.querySelectorAll('main thead')].filter((head) => head.checkVisibility());
  return [
    ...shell.filter((part) => part.checkVisibility()).map((part) => `${called(part)} is printed`),
    ...tables
      .filter((head) => getComputedStyle(head).display !== 'table-header-group')
      .map((head) => `${called(head)} is printed once`),
  ];
}

/** A list that begins below so many pixels; one in tabs begins with them (DESIGN rule 6). */
export function lateRows(limit: number): string[] {
  const isList = document.querySelector('main [data-line] > :not([data-record])') !== null;
  const first = document.querySelector(
    'main [role=tablist], main [data-shape] :is(tbody tr, li), main ul[aria-busy] > li',
  );
  if (!isList || !first) return [];
  const { top: y } = first.getBoundingClientRect();
  return y < limit ? [] : [`its first row begins at ${Math.round(y)} px`];
}

export const STRUCTURE = PARTS;
