import { expect, test } from 'vitest';
import { pack } from './packing.mjs';

const file = (fileName: string, facade: string | null, imports: string[], moduleIds: string[], size = 20_000) => ({
  fileName,
  facadeModuleId: facade && `/x/app/${facade}`,
  imports,
  isEntry: facade === 'index.html',
  moduleIds: moduleIds.map((id) => `/x/${id}`),
  size,
});

const chunks = [
  file('index.js', 'index.html', ['router.js'], ['app/index.html', 'app/main.tsx']),
  file('router.js', null, [], ['router.js']),
  file('login.js', 'auth/LoginPage.tsx', ['field.js', 'layout.js'], ['app/auth/LoginPage.tsx']),
  file('layout.js', null, [], ['ui/AuthLayout.ts']),
  file('field.js', null, [], ['ui/Field.ts']),
  file('frame.js', 'frame/shell/inside.ts', ['menu.js', 'field.js'], ['app/frame/shell/inside.ts']),
  file('menu.js', null, [], ['ui/Menu.ts']),
  file(
    'board.js',
    'dashboard/DashboardScreen.tsx',
    ['money.js', 'chart.js', 'periods.js'],
    ['app/dashboard/DashboardScreen.tsx'],
  ),
  file('periods.js', null, [], ['app/dashboard/periods.ts']),
  file('statement.js', 'clients/Releve.tsx', ['periods.js'], ['app/clients/Releve.tsx']),
  file('chart.js', null, [], ['ui/Chart.ts']),
  file('money.js', null, [], ['money.js']),
  file(
    'caisses.js',
    'caisses/CaissesScreen.tsx',
    ['money.js', 'table.js', 'bar.js'],
    ['app/caisses/CaissesScreen.tsx'],
  ),
  file(
    'clients.js',
    'clients/ClientsScreen.tsx',
    ['table.js', 'phone.js', 'bar.js'],
    ['app/clients/ClientsScreen.tsx'],
  ),
  file('table.js', null, ['menu.js'], ['ui/Table.ts']),
  file('bar.js', null, [], ['ui/ListBar/ListBar.tsx']),
  file('phone.js', null, [], ['phone.js']),
  file('form.js', 'clients/ClientModal.tsx', ['phone.js', 'inputs.js'], ['app/clients/ClientModal.tsx']),
  file('inputs.js', null, [], ['ui/Inputs.ts']),
];
const homes = pack(chunks);
const homeOf = (id: string) => homes.get(`/x/${id}`);

test('what the sign-in page runs is one file, what the screens stand in another (DESIGN "Weight and speed")', () => {
  expect(homeOf('router.js')).toBe('start');
  expect(homeOf('ui/Field.ts')).toBe('start');
  expect(homeOf('ui/Menu.ts')).toBe('shell');
});

test('who is signed in waits for nothing that only the pages before need', () => {
  expect(homeOf('ui/AuthLayout.ts')).toBe('auth');
});

test('what the first screen shares with the statement alone is no file of its own', () => {
  expect(homeOf('app/dashboard/periods.ts')).toBe('shell');
});

test('nobody loads for the first screen, for lists or for forms what only another one needs', () => {
  expect(homeOf('money.js')).toBe('board');
  expect(homeOf('ui/Chart.ts')).toBeUndefined();
  expect(homeOf('ui/Table.ts')).toBe('lists');
  expect(homeOf('ui/Inputs.ts')).toBe('forms');
});

test('a crumb that two screens share is no file of its own, unless it brings the forms', () => {
  const shared = (size: number, imports: string[] = []) => [
    ...['Caisses', 'Clients', 'Projets', 'Creances', 'Profils', 'Modules'].map((screen, at) =>
      file(
        `${screen}.js`,
        `x/${screen}Screen.tsx`,
        [...(at < 2 ? ['crumb.js'] : []), 'bar.js'],
        [`app/x/${screen}Screen.tsx`],
      ),
    ),
    file('bar.js', null, [], ['ui/ListBar/ListBar.tsx']),
    file('crumb.js', null, imports, ['ui/Crumb.ts'], size),
    file('rhf.js', null, [], ['node_modules/react-hook-form/index.js']),
  ];
  expect(pack(shared(900)).get('/x/ui/Crumb.ts')).toBe('lists');
  expect(pack(shared(90_000)).get('/x/ui/Crumb.ts')).toBeUndefined();
  expect(pack(shared(900, ['rhf.js'])).get('/x/ui/Crumb.ts')).toBeUndefined();
});

test('what comes to everybody later brings what it shares in one file, and not all that lists share', () => {
  const more = [
    file(
      'line.js',
      'frame/shell/withoutLine.ts',
      ['confirm.js', 'choice.js', 'field.js'],
      ['app/frame/shell/withoutLine.ts'],
    ),
    file('confirm.js', null, [], ['ui/Confirm.ts']),
    file('choice.js', null, [], ['ui/Choice.ts']),
    file('sort.js', 'x/SortScreen.tsx', ['confirm.js', 'table.js', 'bar.js'], ['app/x/SortScreen.tsx']),
    file('pick.js', 'x/PickModal.tsx', ['choice.js'], ['app/x/PickModal.tsx']),
  ];
  const packed = pack([...chunks, ...more]);
  expect(['Confirm', 'Choice', 'Table', 'Field'].map((name) => packed.get(`/x/ui/${name}.ts`))).toEqual([
    'athand',
    'athand',
    'lists',
    'start',
  ]);
});

test.each([
  [2000, 'lists'],
  [20_000, undefined],
])('a crumb brings what only crumbs need in the file of the lists, if that is small: %i characters', (size, home) => {
  const screens = ['Caisses', 'Clients', 'Projets', 'Creances', 'Profils', 'Modules'].map((screen, at) =>
    file(
      `${screen}.js`,
      `x/${screen}Screen.tsx`,
      [...(at < 2 ? ['crumb.js'] : []), 'bar.js'],
      [`app/x/${screen}Screen.tsx`],
    ),
  );
  const packed = pack([
    ...screens,
    file('bar.js', null, [], ['ui/ListBar/ListBar.tsx']),
    file('crumb.js', null, ['rule.js'], ['ui/Crumb.ts'], 900),
    file('rule.js', null, [], ['rule.ts'], size),
  ]);
  expect(packed.get('/x/rule.ts')).toBe(home);
});

test('the page of one thing shares with lists a file without what only lists need', () => {
  const packed = pack([...chunks, file('house.js', 'x/HouseScreen.tsx', ['table.js'], ['app/x/HouseScreen.tsx'])]);
  expect(packed.get('/x/ui/Table.ts')).toBe('pages');
  expect(packed.get('/x/ui/ListBar/ListBar.tsx')).toBe('lists');
});

test('what pages of records share is one file of theirs; with their lists they share another one', () => {
  const packed = pack([
    ...chunks,
    file('one.js', 'x/ClientScreen.tsx', ['page.js', 'actions.js'], ['app/x/ClientScreen.tsx']),
    file('two.js', 'x/CaisseScreen.tsx', ['page.js'], ['app/x/CaisseScreen.tsx']),
    file('list.js', 'x/ListScreen.tsx', ['actions.js'], ['app/x/ListScreen.tsx']),
    file('page.js', null, [], ['records/Page.ts'], 900),
    file('actions.js', null, [], ['x/Actions.ts'], 900),
  ]);
  expect(packed.get('/x/records/Page.ts')).toBe('records');
  expect(packed.get('/x/x/Actions.ts')).toBeUndefined();
});

test('dates are one file, for the forms and the lists that have them; their calendar keeps its own (ADR 0026)', () => {
  const packed = pack([
    ...chunks,
    file('days.js', 'x/DaysScreen.tsx', ['dates.js'], ['app/x/DaysScreen.tsx']),
    file('day.js', 'x/DayModal.tsx', ['dates.js'], ['app/x/DayModal.tsx']),
    file('dates.js', null, [], ['ui/DateField/DateControl.tsx', 'domain/dateText.ts'], 900),
    file('calendar.js', null, [], ['ui/DateField/Calendar.styles.ts']),
    file('month.js', '../ui/DateField/Calendar.tsx', ['calendar.js', 'dates.js'], ['ui/DateField/Calendar.tsx']),
  ]);
  const homesOf = (...ids: string[]) => ids.map((id) => packed.get(`/x/${id}`));
  expect(homesOf('ui/DateField/DateControl.tsx', 'domain/dateText.ts')).toEqual(['forms-dates', 'forms-dates']);
  expect(homesOf('ui/DateField/Calendar.styles.ts', 'ui/DateField/Calendar.tsx')).toEqual([undefined, undefined]);
});

test('the program and what is asked for by name keep files of their own', () => {
  for (const id of ['app/main.tsx', 'app/auth/LoginPage.tsx', 'app/clients/ClientModal.tsx']) {
    expect(homeOf(id), id).toBeUndefined();
  }
});
