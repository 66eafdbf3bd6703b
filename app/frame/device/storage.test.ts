import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearLocal, readLocal, readTab, removeLocal, writeLocal, writeTab } from './storage';

afterEach(() => vi.unstubAllGlobals());

const refusing = () => {
  throw new DOMException('refused', 'SecurityError');
};
const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('local storage (RELIABILITY F98)', () => {
  it('where the browser forbids it, nothing is read and nothing breaks', () => {
    const storage = { getItem: refusing, setItem: refusing, removeItem: refusing, clear: refusing };
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', storage);
    expect(readTab('/clients')).toBeNull();
    expect(() => writeTab('/clients', '?page=2')).not.toThrow();
    expect(readLocal('session')).toBeUndefined();
    expect(() => writeLocal('session', { token: 'x' })).not.toThrow();
    expect(() => removeLocal('session')).not.toThrow();
    expect(clearLocal).not.toThrow();
  });

  it('full, it goes on with what it has', () => {
    vi.stubGlobal('localStorage', { getItem: () => '"kept"', setItem: full });
    expect(() => writeLocal('pins', ['/caisses'])).not.toThrow();
    expect(readLocal('pins')).toBe('kept');
  });

  it('what somebody wrote into it by hand is not read', () => {
    vi.stubGlobal('localStorage', { getItem: () => '{"token":' });
    expect(readLocal('session')).toBeUndefined();
  });
});
