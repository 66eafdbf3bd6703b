import { describe, expect, it } from 'vitest';
import { themeCss } from './cssVariables';
import { dark } from './tokens';

describe('themeCss (ADR 0006)', () => {
  const [root, darkRule] = themeCss().split('\n') as [string, string];

  it('writes each token as a variable under :root', () => {
    expect(root).toContain('--color-input-border:#6f807e;');
    expect(root).toContain('--space-4:16px;');
    expect(root).toContain('--shadow-1:');
  });

  it('is light at first, with the specification’s two colours (spec § 9)', () => {
    expect(root).toMatch(/^:root\{color-scheme:light;/);
    expect(root).toContain('--color-brand:#308e87;');
    expect(root).toContain('--color-brand-secondary:#f39159;');
  });

  it('overrides every colour in dark, and nothing else', () => {
    expect(darkRule).toMatch(/^\[data-theme='dark'\]\{color-scheme:dark;/);
    expect(darkRule.match(/--(color|shadow)-/g)).toHaveLength(Object.keys(dark).length);
    expect(darkRule).not.toContain('--space-');
  });
});
