import { describe, expect, it } from 'vitest';
import { isEmail } from './email';

describe('isEmail', () => {
  it.each(['a@b.ci', 'awa.kone+chantier@sous.domaine.example', 'é@société.ci'])('takes %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each(['', 'a', 'a@b', '@b.ci', 'a@', 'a b@c.ci', 'a@b@c.ci', 'a@b.', 'a@.ci', 'a@b..ci'])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
