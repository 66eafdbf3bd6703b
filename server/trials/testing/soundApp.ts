import { expect } from 'vitest';
import { checkLedger } from '../../ledger/check';
import { type TestApp, type TestAppOptions, testApp } from './app';

/** Starts a server whose ledger must be sound when the tests are done (RELIABILITY § 2): otherwise closing it fails. */
export async function soundApp(options: TestAppOptions = {}): Promise<TestApp> {
  const house = await testApp(options);
  const close = async () => {
    const violations = await checkLedger(house.db).finally(house.close);
    expect(violations).toEqual([]);
  };
  return { ...house, close, [Symbol.asyncDispose]: close };
}
