import { describe, expect, it } from 'vitest';
import { appareilOf } from './appareil';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('appareilOf (PRODUCT Q: one’s own sessions)', () => {
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`, 'Chrome, Linux'],
    [`Mozilla/5.0 (Linux; Android 14; SM-A057F) ${WEBKIT} Chrome/131.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0`, 'Edge, Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1', 'Safari, iOS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox, macOS'],
    [`Mozilla/5.0 (Linux; Android 13) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0 Mobile`, 'Samsung Internet, Android'],
    ['curl/8.5.0', 'curl'],
    ['<script>alert(1)</script>', ''],
    ['', ''],
  ])('%s', (userAgent, appareil) => expect(appareilOf(userAgent)).toBe(appareil));

  it('of nothing is empty', () => expect(appareilOf(undefined)).toBe(''));
});
