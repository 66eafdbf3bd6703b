import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';
import { nameOf, type Place, type Press } from './screensOf';
import { type T, textsOf } from './texts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A check of one place, which returns in words what is wrong there. */
export interface Look {
  name: string;
  /** It takes almost no time, so it is made for every change. */
  isQuick?: true;
  faultsIn(visitor: Visitor, place: Place): Promise<readonly string[]>;
}

/** Something that came up, and what was pressed for it. */
interface Opened {
  opener: ElementHandle<Element> | null;
  opens: Press['opens'];
  /** Number of dialogs before it opened, and again after it closes. A dialog may take the place of another. */
  under: number;
}

/** Goes through the application by keyboard and makes the looks. */
export class Visitor {
  readonly t: T;
  private opened: Opened[] = [];
  /** Address of the screen while it is as it was after loading; empty after a change. */
  private standing = '';

  constructor(
    readonly page: Page,
    readonly lang: 'fr-FR' | 'en-US',
    /** What was found, by the name of the look. */
    private readonly faults: Map<string, string[]> = new Map(),
  ) {
    this.t = textsOf(lang);
  }

  get dialogs(): Locator {
    return this.page.locator('[role=dialog], [role=alertdialog]');
  }

  /** Returns a pattern for the name of what is pressed, whatever row the name contains. */
  patternOf(name: Press['name']): RegExp {
    if (name instanceof RegExp) return name;
    const anything = new Proxy({}, { get: () => '\0' });
    return new RegExp(`^${escaped(this.t(name, anything)).replaceAll('\0', '.*')}`);
  }

  /** Waits until nothing is on its way and nothing moves. */
  async settle(): Promise<void> {
    await expect(this.page.locator('[aria-busy=true]')).toHaveCount(0);
    // A toast would lie over the next screen for some seconds.
    await expect(this.page.locator('body > .no-print [aria-live] [data-tone]')).toHaveCount(0);
    // While the code of a dialog loads, another dialog holds its place.
    await expect(this.dialogs.getByText(/^(Chargement|Loading)/)).toHaveCount(0);
    await this.page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  }

  async open(path: string): Promise<void> {
    this.opened = [];
    this.standing = path;
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await this.settle();
  }

  async show({ path, presses }: Place): Promise<void> {
    if (this.standing !== path) await this.open(path);
    for (const press of presses) await this.press(press);
    await this.settle();
  }

  private async press({ role, name, opens, onLine }: Press): Promise<void> {
    const { page, dialogs } = this;
    const pressed = page.getByRole(role, { name: this.patternOf(name) }).first();
    if (onLine && !(await pressed.isVisible())) {
      for (const press of onLine) await this.press(press);
      return;
    }
    const under = await dialogs.count();
    const former = under > 0 ? await dialogs.last().elementHandle() : null;
    await pressed.focus();
    // A menu's entry disappears with the menu, so the focus comes back to the menu's button.
    const menu = role === 'menuitem' ? this.opened.pop() : undefined;
    this.opened.push({ opener: menu?.opener ?? (await pressed.elementHandle()), opens, under });
    await page.keyboard.press('Enter');
    if (opens === 'dialog') await this.another(former);
    await this.settle();
    if (opens === 'menu') await expect(page.getByRole('menu')).toBeVisible();
    if (opens === 'view') this.standing = '';
  }

  /** Waits until another dialog than before is on top. */
  private async another(former: ElementHandle<Element> | null): Promise<void> {
    await this.page.waitForFunction((before) => {
      const all = document.querySelectorAll('[role=dialog], [role=alertdialog]');
      const top = all[all.length - 1];
      return top !== undefined && top !== before;
    }, former);
  }

  /** Presses Esc for each thing that opened (DESIGN rule 13): it must close the top one and give the focus back. */
  async close(): Promise<string[]> {
    const faults: string[] = [];
    for (const { opener, opens, under } of this.opened.splice(0).reverse()) {
      if (opens === 'view') continue;
      const count = await this.dialogs.count();
      await this.page.keyboard.press('Escape');
      const isGone = await expect(this.dialogs)
        .toHaveCount(under)
        .then(() => true)
        .catch(() => false);
      // If the list was redrawn meanwhile, another element has taken the opener's place.
      const isBack = await this.page
        .waitForFunction(
          (element) =>
            document.activeElement === element ||
            (element?.isConnected === false && document.activeElement !== document.body),
          opener,
        )
        .then(() => true)
        .catch(() => false);
      if (!isGone) faults.push(`Esc leaves ${await this.dialogs.count()} of ${count} open`);
      if (!isBack) faults.push(`the focus does not come back to ${await opener?.textContent()}`);
    }
    if (faults.length > 0) this.standing = '';
    return faults;
  }

  /** Goes to each place and makes every look there; notes under `leaving` the faults that closing it shows. */
  async lookAround(places: readonly Place[], looks: readonly Look[], leaving: string): Promise<void> {
    for (const place of places) {
      try {
        await this.show(place);
        for (const { name, faultsIn } of looks) this.note(name, place, await faultsIn(this, place));
        this.note(leaving, place, await this.close());
      } catch (error) {
        // The other places are looked at all the same.
        this.standing = '';
        this.note(leaving, place, [`it cannot be looked at: ${error}`]);
      }
    }
  }

  private note(look: string, place: Place, found: readonly string[]): void {
    const former = this.faults.get(look) ?? [];
    this.faults.set(look, [...former, ...found.map((fault) => `${nameOf(place)}: ${fault}`)]);
  }
}
