import { called, isSeen, PARTS, top } from './parts';

/** Checks DESIGN rule 21, and that the live regions exist before toasts come (rules 17, 26). */
export function misnamedPage(lang: string): string[] {
  const titles = [...document.querySelectorAll('h1')].filter((title) => title.checkVisibility());
  const [title] = titles;
  const isTitled = document.title.startsWith(title?.textContent?.trim() ?? '-');
  // Only screens show toasts. The pages before them have their own place for messages, and nothing in the image viewer
  // brings one.
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

/** Returns buttons and links of the content that have one name but do different things (DESIGN rule 7). */
export function twins(): string[] {
  const content = top() === document.body ? document.querySelector('main') : top();
  // A field has a button that shows its password. A button that leads nowhere says that a person has no mail
  // (spec § 2).
  const isOfField = (button: Element) => button.previousElementSibling?.matches('input') === true;
  const isSaying = (button: Element) => /^(Aucun mail|No email)$/.test(button.textContent ?? '');
  // A dialog may be closed by its cross and by a button in its foot.
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
 * Returns rows whose menu is not their last button, or whose main action has a name that does not begin with its
 * visible text; and open menus whose order is not history, edit, delete (DESIGN rule 7, WCAG 2.5.3).
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

/** Returns what still moves although the reader asked for no motion (DESIGN rule 23). */
export function motions(): string[] {
  const isMoving = (durations: string) => durations.split(',').some((duration) => Number.parseFloat(duration) > 0.001);
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
      return (animationName !== 'none' && isMoving(animationDuration)) || isMoving(transitionDuration);
    })
    .map((element) => `${called(element)} moves`);
}

/** Returns parts of the shell that are printed, and tables whose heads are not on each sheet (DESIGN rule 23). */
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

/** Tells of a list that begins below `limit` pixels. A list in tabs begins with its tabs (DESIGN rule 6). */
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
