import { describe, expect, test } from 'vitest';
import { faultsOfWay } from './durability';
import { readTrace } from './trace';

const KEY = '0c7f7f2e-key';
const PROOF = 'ab12-proof';
const FILES = '/data/files';

/**
 * The system calls of a payment, as strace writes them. Another process of the database syncs the log; strace needs two
 * lines for that call.
 */
const WAY = [
  `10 1.000100 read(20<socket:[1]>, "POST /api/reglements HTTP/1.1\\r\\n` +
    `idempotency-key: ${KEY}\\r\\n", 65536) = 90 <0.000010>`,
  `11 1.000150 write(21<${FILES}/tmp/t1>, "%PDF-1.4", 8) = 8 <0.000010>`,
  `11 1.000200 fsync(21<${FILES}/tmp/t1>) = 0 <0.000100>`,
  `12 1.000400 rename("${FILES}/tmp/t1", "${FILES}/ab/${PROOF}") = 0 <0.000010>`,
  `12 1.000500 fsync(22<${FILES}/ab>) = 0 <0.000100>`,
  `30 1.000700 recvfrom(9<socket:[2]>, "P\\0insert into \\"fichier\\"\\0B\\0${PROOF}", ` +
    `8192, 0, NULL, NULL) = 99 <0.000010>`,
  '30 1.000800 recvfrom(9<socket:[2]>, "Q\\0\\0\\0\\vcommit\\0", 8192, 0, NULL, NULL) = 12 <0.000010>',
  '31 1.000900 fdatasync(5</data/base/pg_wal/000000010000000000000001> <unfinished ...>',
  '31 1.001400 <... fdatasync resumed>) = 0 <0.000500>',
  '10 1.001500 writev(20<socket:[1]>, [{iov_base="HTTP/1.1 201 Created\\r\\n", iov_len=30}], 1) = 30 <0.000010>',
];

const judged = (lines: readonly string[]) => faultsOfWay(readTrace(lines.join('\n')), { key: KEY, proof: PROOF });

describe('the way of an acknowledged payment through the system calls (RELIABILITY F06, F07)', () => {
  test('is found whole, a call of two lines included', () => {
    expect(judged(WAY)).toEqual([]);
  });

  test.each([
    [1, 'no write of the proof'],
    [2, 'no sync of the proof'],
    [3, 'no rename of the proof'],
    [4, 'no sync of its folder'],
    [5, 'no row of the proof'],
    [6, 'no COMMIT'],
    [8, 'no sync of the log'],
    [9, 'no answer'],
  ])('a trace without line %i', (line, fault) => {
    expect(judged(WAY.toSpliced(line, 1))).toContain(`${KEY}: ${fault}`);
  });

  test('the row may be sent while the proof is synced, COMMIT may not', () => {
    const beside = WAY.map((line) => line.replace('30 1.000700', '30 1.000300'));
    expect(judged(beside)).toEqual([]);
    const hasty = beside.map((line) => line.replace('30 1.000800', '30 1.000450'));
    expect(judged(hasty)).toEqual([`${KEY}: COMMIT before sync of its folder`]);
  });

  test('a proof that is still written to after its sync proves nothing', () => {
    const late = `11 1.000350 write(21<${FILES}/tmp/t1>, "%%EOF", 5) = 5 <0.000010>`;
    expect(judged(WAY.toSpliced(3, 0, late))).toEqual([`${KEY}: sync of the proof before write of the proof`]);
  });

  test('a log synced before COMMIT came, and an answer before the sync returned, prove nothing', () => {
    const early = WAY.map((line) => line.replace('31 1.000900', '31 1.000750'));
    expect(judged(early)).toEqual([`${KEY}: no sync of the log`]);
    const hasty = WAY.map((line) => line.replace('10 1.001500', '10 1.001300'));
    expect(judged(hasty)).toEqual([`${KEY}: answer before sync of the log`]);
  });

  test('a sync of another file is no sync of the log', () => {
    expect(judged(WAY.map((line) => line.replace('pg_wal', 'pg_xact')))).toEqual([`${KEY}: no sync of the log`]);
  });
});
