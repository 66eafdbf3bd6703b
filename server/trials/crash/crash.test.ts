import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { someOf } from '../suites/amount';
import { buildServer } from '../testing/serverProcess';
import { ADVANCE_POINTS, advanceFaults } from './advance';
import { CLOSING_POINTS, closingFaults } from './closing';
import { Patient, runCycle, VICTIMS } from './cycle';
import { JOINING_POINTS, joiningFaults } from './joining';
import { OWING_POINTS, owingFaults } from './owing';
import { FIRST_PASSAGES, runPoint } from './points';
import { postmastersOn } from './processes';
import { REVERSAL_POINTS, reversalFaults } from './reversal';
import { SIGNING_POINTS, signingFaults } from './signing';
import { SPENDING_POINTS, spendingFaults } from './spending';
import { TRANSFER_POINTS, transferFaults } from './transfer';

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

describe('killed while eight people pay: nothing acknowledged is lost, nothing is half done, a retry pays once (RELIABILITY P02, F01, F03, F04)', () => {
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

describe('killed by itself while it pays an expense as it is written: both, or neither (PRODUCT 1.1)', () => {
  test.each(someOf(SPENDING_POINTS, 1))('%s', async (point, isSpent) => {
    expect(await spendingFaults(patient, point, isSpent)).toEqual([]);
  });
});

describe('killed by itself while it closes a register: the closing and its closed day, or neither (ADR 0033)', () => {
  test.each(someOf(CLOSING_POINTS, 1))('%s', async (point, expected) => {
    expect(await closingFaults(patient, point, expected)).toEqual([]);
  });
});

describe('killed by itself while it joins the proof of a count: row and bytes, or nothing (ADR 0044)', () => {
  test.each(someOf(JOINING_POINTS, 1))('%s', async (point, isJoined) => {
    expect(await joiningFaults(patient, point, isJoined)).toEqual([]);
  });
});

describe('killed by itself while it keeps a signature: row and bytes, or nothing (ADR 0048)', () => {
  test.each(someOf(SIGNING_POINTS, 1))('%s', async (point, isKept) => {
    expect(await signingFaults(patient, point, isKept)).toEqual([]);
  });
});

describe('killed by itself while it books a shortage as owed: variance, transfer and advance, or nothing (ADR 0040)', () => {
  test.each(someOf(OWING_POINTS, 1))('%s', async (point, isBooked) => {
    expect(await owingFaults(patient, point, isBooked)).toEqual([]);
  });
});

describe('killed by itself while money moves between registers: both movements, or neither (ADR 0035)', () => {
  test.each(someOf(TRANSFER_POINTS, 1))('%s', async (point, expected) => {
    expect(await transferFaults(patient, point, expected)).toEqual([]);
  });
});

describe('killed by itself while it reverses a payment: all of the reversal, or nothing (ADR 0034)', () => {
  test.each(someOf(REVERSAL_POINTS, 1))('%s', async (point, expected) => {
    expect(await reversalFaults(patient, point, expected)).toEqual([]);
  });
});

describe('killed by itself while it pays an advance out: register, transfer and movements, or nothing (ADR 0039)', () => {
  test.each(someOf(ADVANCE_POINTS, 1))('%s', async (point, isPaid) => {
    expect(await advanceFaults(patient, point, isPaid)).toEqual([]);
  });
});
