import { media } from './media';
import { dark, light, type ModeTokens, scale } from './tokens';

/** Returns the CSS variable of a mode's token: `inputBorder` gives `--color-input-border`. */
export function variableOf(token: string): string {
  const shadow = /^shadow(\d)$/.exec(token);
  if (shadow) return `--shadow-${shadow[1]}`;
  return `--color-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function declarations(entries: Iterable<readonly [string, string]>): string {
  return Array.from(entries, ([name, value]) => `${name}:${value};`).join('');
}

function modeDeclarations(mode: ModeTokens): string {
  return declarations(Object.entries(mode).map(([token, value]) => [variableOf(token), value] as const));
}

/**
 * Returns the tokens as CSS text: `:root` is light, `[data-theme=dark]` overrides it (ADR 0006). It is apart from
 * GlobalStyle, so that the page's critical CSS may carry it and the first paint has its colours.
 */
export function themeCss(): string {
  const shared = declarations(Object.entries(scale).map(([name, value]) => [`--${name}`, value] as const));
  return [
    `:root{color-scheme:light;${shared}${modeDeclarations(light)}}`,
    `[data-theme='dark']{color-scheme:dark;${modeDeclarations(dark)}}`,
    `${media.belowTablet}{:root{--height-header:56px;}}`,
    // DESIGN rule 23: a finger needs 44 px.
    '@media (pointer:coarse){:root{--control-md:var(--control-touch);--control-sm:var(--control-touch);}}',
  ].join('\n');
}
