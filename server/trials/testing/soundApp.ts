import { expect } from 'vitest';
import { checkLedger } from '../../ledger/check';
import { type TestApp, testApp } from './app';

/** A server whose ledger must be sound once the tests are done (RELIABILITY § 2): closing it fails otherwise. */
export async function soundApp(): Promise<TestApp> {
  const house = await testApp();
  const close = async () => {
    const violations = await checkLedger(house.db).finally(house.close);
    expect(violations).toEqual([]);
  };
  return { ...house, close, [Symbol.asyncDispose]: close };
}
