/** Invalid or malicious texts by kind. */

const markup = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<svg/onload=alert(1)>', '{{7*7}}${7*7}']

export const badTexts = {
  empty: ['', ' ', '\t\r\n'],
  NaN: ['NaN', 'nan', '-NaN'],
  Infinity: ['Infinity', '-Infinity', '1e999', '-1e999'],
  '1e308': ['1e308', '1.7976931348623157e308', '-1e308'],
  tiny: ['5e-324', '1e-300', '-1e-12'],
  '-0': ['-0', '0', '0.0'],
  huge: ['99999999999999999999', '9007199254740993', '2147483648', '1e13'],
  negative: ['-1', '-0.5', '-1000000'],
  'wrong unit': ['5 in', '80kg', '3 furlong', '12 mm/s²'],
  'wrong type': ['true', 'null', 'undefined', '[]', '{}', '[object Object]', '0x10', '1,5', '1;2', '1e', 'heavy'],
  markup,
  SQL: ["' OR '1'='1", '1; DROP TABLE person--', "x' UNION SELECT sqlite_version()--", '%', '_%', '\\'],
  'path traversal': ['../../../../etc/passwd', '..%2f..%2f..%2fetc%2fpasswd', '..\\..\\windows\\win.ini', 'file:///etc/passwd', './.'],
  'prototype name': ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'],
  unicode: ['\u0000', '\u202Ex', '１２．５', '𝟙𝟚', 'İıßſ', 'a\u0301\u0301\u0301', '💣', '\uFEFF1', '\uD800'],
  'very long': ['x'.repeat(5000), '9'.repeat(4000), '１'.repeat(600), '1,'.repeat(2500)],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type TextBadness = keyof typeof badTexts

/** Names of parameters and members that no call has. */
export const strangeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'x'.repeat(300),
  '<b>',
  'a[b]',
  'W;W',
  '\u0000',
  '$where',
  'role',
] as const

/** JSON values to insert in place of others, as source text. */
export const badJson = {
  'wrong type in a body': ['null', 'true', '[]', '{}', '[[]]', '{"value":{}}', '"5"', '"NaN"', '[1,2,3]'],
  'number out of range in a body': ['1e308', '-1e308', '1e999', '-0', '5e-324', '-1', '99999999999999999999', '1.0000000000000001'],
  'text in a body': [
    '""',
    '"<script>alert(1)</script>"',
    '"\\u0000"',
    '"\\ud800"',
    `"${'x'.repeat(3000)}"`,
    '"__proto__"',
    `"' OR '1'='1"`,
    '"../../etc/passwd"',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type JsonBadness = keyof typeof badJson
