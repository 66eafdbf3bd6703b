import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someOf } from '../suites/amount';
import { buildServer } from '../testing/serverProcess';
import { Patient, runCycle, VICTIMS } from './cycle';
import { FIRST_PASSAGES, runPoint } from './points';
import { postmastersOn } from './processes';
import { crashFaults } from './twice';
import { OF_MONEY } from './writes.money';
import { OF_PIECES } from './writes.pieces';

let dataDir: string;
let patient: Patient;

beforeAll(async () => {
  await buildServer();
  dataDir = await realpath(await mkdtemp(join(tmpdir(), 'comptoir-crash-')));
  patient = await Patient.admit(dataDir);
});

afterAll(async () => {
  await patient?.discharge();
  expect(await postmastersOn(join(dataDir, 'base'))).toEqual([]);
  await rm(dataDir, { recursive: true, force: true });
});

describe('killed while eight people pay: nothing is lost, halved or doubled (RELIABILITY P02, F01, F03, F04)', () => {
  test.each(someOf(VICTIMS, 1))('the %s', async (victim) => {
    const cycle = await runCycle(patient, victim, { writers: 8, loadMs: 400 });
    expect(cycle.faults).toEqual([]);
    expect(cycle.acked).toBeGreaterThan(0);
    expect(cycle.unknown).toBeGreaterThan(0);
  });
});

describe('killed by itself at a named point: the payment or its undoing takes effect once (RELIABILITY F02)', () => {
  test.each(someOf(FIRST_PASSAGES, 1))('$point', async (passage) => {
    expect(await runPoint(patient, passage)).toEqual({ ...passage, faults: [] });
  });
});

describe.each(Object.entries({ ...OF_MONEY, ...OF_PIECES }))(
  'killed by itself during %s: all of it, or nothing (RELIABILITY F02)',
  (_, write) => {
    test.each(someOf(write.points, 1))('at %s', async (point) => {
      expect(await crashFaults(patient, point, write)).toEqual([]);
    });
  },
);
