import { expect, test } from 'vitest';
import { measure, measureServer } from './budgets.mjs';

const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  '_forms.js': { file: 'assets/forms-1.js' },
  '_dates.js': { file: 'assets/forms-dates-1.js' },
  '_table.js': { file: 'assets/table-1.js', imports: ['_react.js', '_table.js'] },
  'auth/LoginPage.tsx': { file: 'assets/LoginPage-1.js', imports: ['index.html'], isDynamicEntry: true },
  'frame/shell/inside.ts': { file: 'assets/inside-1.js', isDynamicEntry: true },
  'dashboard/DashboardScreen.tsx': { file: 'assets/Dashboard-1.js', imports: ['_chart.js'], isDynamicEntry: true },
  '_chart.js': { file: 'assets/chart-1.js' },
  'caisses/CaissesScreen.tsx': {
    file: 'assets/CaissesScreen-1.js',
    imports: ['_table.js', '_forms.js', '_react.js'],
    dynamicImports: ['caisses/Payment.tsx'],
    isDynamicEntry: true,
  },
  'caisses/Payment.tsx': {
    file: 'assets/Payment-1.js',
    imports: ['_table.js', '_react.js', '_pdf.js'],
    isDynamicEntry: true,
  },
  '_pdf.js': { file: 'assets/pdf-1.js' },
};
const rowOf = (what: string) => measure(manifest, () => 1000, []).find((row) => row.what === what);
const bytesOf = (what: string) => rowOf(what)?.bytes;

test('each moment counts its chunks once, with what they import (DESIGN "Weight and speed")', () => {
  expect(bytesOf('JS before the login form works')).toBe(3000); // index, react, LoginPage
  expect(bytesOf('JS of the shell and the dashboard')).toBe(5000); // no LoginPage
  expect(bytesOf('added by caisses/CaissesScreen.tsx')).toBe(2000); // itself and the table
  expect(bytesOf('what forms share')).toBe(2000);
});

test('the budgets are the design’s, the library of texts included', () => {
  expect(rowOf('JS before the login form works')?.budget).toBe(150 * 1024);
  expect(rowOf('JS of the shell and the dashboard')?.budget).toBe(214 * 1024);
});

test('a part that a screen opens adds what that screen has not loaded', () => {
  expect(bytesOf('added by caisses/Payment.tsx')).toBe(2000); // itself and the PDF
});

test('a renamed page cannot slip out of its budget', () => {
  const { 'auth/LoginPage.tsx': _, ...without } = manifest;
  expect(() => measure(without, () => 1, [])).toThrow('auth/LoginPage.tsx');
});

test('the server reads what it imports before it starts its database, not what it imports later', () => {
  const files: Record<string, string> = {
    'main.mjs':
      'import b from"pg";import{a}from"./shared.mjs";import"./first.mjs";\nconst later=()=>import("./openHouse.mjs");',
    'shared.mjs': 'export var a=1;',
    'first.mjs': 'import{\n  a\n}from"./shared.mjs";\nexport{a}from"./last.mjs";',
    'last.mjs': 'x',
  };
  const bytes = Object.values(files).join('').length;
  expect(measureServer((file) => files[file] ?? '')).toMatchObject({ bytes, budget: 400 * 1024 });
});
