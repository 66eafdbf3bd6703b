import type { Page } from '@playwright/test';

/**
 * Makes the page show PDFs by itself, which the tests' browser does not. Returns a function that gives the types of
 * what was printed.
 */
export async function showingPdfs(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const prints: string[] = [];
    Object.assign(window, { prints });
    const kinds = new Map<string, string>();
    const { createObjectURL } = URL;
    URL.createObjectURL = (file: Blob) => {
      const address = createObjectURL(file);
      kinds.set(address, file.type);
      return address;
    };
    const shown = new WeakMap<HTMLIFrameElement, string>();
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true });
    Object.defineProperties(HTMLIFrameElement.prototype, {
      src: {
        set(this: HTMLIFrameElement, address: string) {
          shown.set(this, address);
          setTimeout(() => this.onload?.(new Event('load')));
        },
      },
      contentWindow: {
        get(this: HTMLIFrameElement) {
          return { print: () => prints.push(kinds.get(shown.get(this) ?? '') ?? '') };
        },
      },
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'prints') as string[]);
}
