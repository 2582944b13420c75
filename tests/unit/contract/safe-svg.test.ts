import { expect, test } from 'vitest'
import { isSafeSvg } from '../../../contract/site/safe-svg.ts'

const svg = (inner: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>${inner}</svg>`

test.each([
  ['shapes', svg('<path d="M0 0h8" stroke="#fff"/><g fill=\'none\'><circle cx="4" cy="4" r="2"></circle></g>')],
  [
    'a gradient of its own',
    svg('<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><path fill="url(#a)"/>'),
  ],
  ['a title', svg('<title>Logo 标志</title>')],
  ['nothing', svg('')],
  ['a root that closes itself', '<svg/>'],
  ['white space', `\n ${svg('\n  <path d="M0 0"/>\n')}`.trimStart()],
])('%s may stand in a logo', (_, document) => {
  expect(isSafeSvg(document)).toBe(true)
})

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a handler', svg('', ' onload="alert(1)"')],
  ['a handler on a shape', svg('<path onclick="alert(1)"/>')],
  ['HTML inside', svg('<foreignObject><body/></foreignObject>')],
  ['a link', svg('<a href="javascript:alert(1)"><path/></a>')],
  ['a picture from elsewhere', svg('<image href="https://elsewhere.example/x.png"/>')],
  ['a use of something elsewhere', svg('<use href="https://elsewhere.example/x.svg#a"/>')],
  ['a fill from elsewhere', svg('<path fill="url(https://elsewhere.example/x.svg#a)"/>')],
  ['an escaped address', svg(String.raw`<path fill="\75rl(x)"/>`)],
  ['a style', svg('<style>*{}</style>')],
  ['a style on a shape', svg('<path style="fill:red"/>')],
  ['an animation', svg('<animate attributeName="href"/>')],
  ['an entity', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
  ['a reference to a character', svg('&#60;script&#62;')],
  ['a prologue', `<?xml version="1.0"?>${svg('')}`],
  ['a comment', svg('<!-- x -->')],
  ['CDATA', svg('<![CDATA[<script>]]>')],
  ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"></svg>'],
  ['two roots', svg('') + svg('')],
  ['text around it', `x${svg('')}`],
  ['text behind it', `${svg('')}x`],
  ['an element that stays open', '<svg><g></svg>'],
  ['elements that cross', '<svg><g><path></g></path></svg>'],
  ['an end without a beginning', '</svg>'],
  ['no element', 'logo'],
  ['nothing', ''],
  ['another root', '<g></g>'],
  ['attributes of an end', '<svg></svg onload="x">'],
  ['an attribute without quotes', '<svg fill=red></svg>'],
])('%s may not', (_, document) => {
  expect(isSafeSvg(document)).toBe(false)
})
