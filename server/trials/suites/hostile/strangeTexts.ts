/** Texts that must remain data everywhere: SQL, markup, formulas, control characters (RELIABILITY F76–F78). */
export const STRANGE_TEXTS = [
  "'; DROP TABLE caisse;--",
  "' OR '1'='1",
  '(SELECT pg_sleep(5))',
  "1') UNION SELECT motdepasse FROM utilisateur--",
  '<script>window.__xss=1</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '=HYPERLINK("http://evil.example")',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '$1',
  '#{7*7}',
  '{{constructor}}',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '..\\..\\x',
  'e\u0301te\u0301',
  'İstanbul ß ŒUVRE',
  '👩‍👩‍👧‍👦',
  '\u202egnp.exe',
  'ligne\r\nSet-Cookie: a=b',
  '\u001b[31mrouge',
  'a\u0000b',
  '\ufeffBOM',
  'é'.repeat(100),
];

/** Those that a single line keeps as they are: it leaves out control characters and the byte order mark. */
export const KEPT_TEXTS = STRANGE_TEXTS.filter((text) => !text.includes('\u0000') && !text.includes('\ufeff'));

/** Texts that are not ten digits. */
export const NO_PHONES = [
  '070809101',
  '07080910111',
  '+2250708091011',
  '07 08 09 10 11',
  '０７０８０９１０１１',
  '070809101a',
  '%',
];
