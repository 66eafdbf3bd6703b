import { describe, expect, it } from 'vitest';
import { themeCss } from './cssVariables';
import { dark } from './tokens';

describe('themeCss (ADR 0006)', () => {
  const [root, darkRule] = themeCss().split('\n') as [string, string];

  it('writes each token as a variable under :root', () => {
    expect(root).toContain('--color-input-border:#6f807e;');
    expect(root).toContain('--space-4:16px;');
    expect(root).toContain('--shadow-2:');
  });

  it('overrides every colour in dark, and nothing else', () => {
    expect(darkRule).toMatch(/^\[data-theme='dark'\]\{color-scheme:dark;/);
    expect(darkRule.match(/--(color|shadow)-/g)).toHaveLength(Object.keys(dark).length);
    expect(darkRule).not.toContain('--space-');
  });
});
