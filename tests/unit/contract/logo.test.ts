import { expect, it } from 'vitest'
import { fileOfLogo, logoFault, logoLimits, logoOfFile, longestLogo } from '../../../contract/site/logo.ts'
import { site } from '../../../contract/site/site.ts'
import { makePng } from '../support/make-png.ts'

const shape = '<path d="M1 1h8" fill="#FF0000"/>'
const svg = (inside = shape) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`
const bytesOf = (text: string) => new TextEncoder().encode(text)
const faultOf = (bytes: Uint8Array) => {
  const read = logoOfFile(bytes)
  return 'fault' in read ? read.fault : 'none'
}
const coded = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`

it.each([
  ['an SVG of shapes', bytesOf(svg()), svg()],
  ['one as programs for drawings write it', bytesOf(`\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- Drawn -->\n${svg()}\n`), svg()],
  ['a PNG file', makePng({ width: 40, height: 20, colourType: 6 }), coded(makePng({ width: 40, height: 20, colourType: 6 }))],
])('%s stands in the document of a site and comes back as the same file', (_, bytes, logo) => {
  expect(logoOfFile(bytes)).toEqual({ logo })
  expect(logoFault(logo)).toBeUndefined()
  expect(site.safeParse({ key: 'a', name: 'A', logo, logoSquare: logo }).success).toBe(true)
  const { type, body } = fileOfLogo(logo)
  expect([type, Buffer.from(body).equals(Buffer.from(type === 'png' ? bytes : bytesOf(logo)))]).toEqual([type, true])
})

it.each([
  ['an empty file', new Uint8Array(), 'logoEmpty'],
  ['10 MB', new Uint8Array(10_000_000), 'logoTooLarge'],
  ['one byte too many', bytesOf(svg(`<title>${'x'.repeat(logoLimits.bytes)}</title>`)), 'logoTooLarge'],
  ['too many px', makePng({ width: logoLimits.side + 1, height: 1 }), 'logoTooLarge'],
  ['a JPEG file', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70), 'logoUnknown'],
  ['a text', bytesOf('logo'), 'logoUnknown'],
  ['a PNG file that was cut', makePng().subarray(0, 60), 'logoBroken'],
  [
    'a PNG file that was cut and glued',
    Buffer.concat([makePng({ width: 9, height: 9 }).subarray(0, 44), makePng().subarray(-12)]),
    'logoBroken',
  ],
  ['a PNG file without pixels', Buffer.concat([makePng().subarray(0, 33), makePng().subarray(-12)]), 'logoBroken'],
  ['a PNG file with a palette', makePng({ colourType: 3 }), 'logoColours'],
  ['a PNG file of greys', makePng({ colourType: 0 }), 'logoColours'],
  ['a script', bytesOf(svg('<script>alert(1)</script>')), 'logoUnsafe'],
  ['a handler', bytesOf(svg('<path d="M0 0" onload="alert(1)"/>')), 'logoUnsafe'],
  ['a foreign object', bytesOf(svg('<foreignObject><p>x</p></foreignObject>')), 'logoUnsafe'],
  ['a picture from elsewhere', bytesOf(svg('<image href="https://evil.example/x.png"/>')), 'logoUnsafe'],
  ['a reference elsewhere', bytesOf(svg('<path d="M0 0" fill="url(https://evil.example/#a)"/>')), 'logoUnsafe'],
  ['an entity', bytesOf(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<title>&a;</title>')}`), 'logoUnsafe'],
  ['a style', bytesOf(svg('<style>path{fill:url(https://evil.example)}</style>')), 'logoUnsafe'],
  ['a second element', bytesOf(svg() + svg()), 'logoUnsafe'],
] as const)('%s is refused by name', (_, bytes, fault) => {
  expect(faultOf(bytes)).toBe(fault)
})

it.each([
  ['an SVG under the type of a PNG', coded(bytesOf(svg())), 'logoUnknown'],
  ['nothing under the type of a PNG', coded(new Uint8Array()), 'logoEmpty'],
  ['what is no base64', 'data:image/png;base64,%%%', 'logoBroken'],
  ['another address', 'data:text/html;base64,PHN2Zz4=', 'logoUnknown'],
  ['an address elsewhere', 'https://evil.example/logo.svg', 'logoUnknown'],
])('a site has no logo that is %s', (_, logo, fault) => {
  expect(logoFault(logo)).toBe(fault)
  const read = site.safeParse({ key: 'a', name: 'A', logo })
  expect(read.error?.issues.map(({ message }) => message)).toEqual([fault])
})

it('two of the largest logos are no larger than the body of a call may be', () => {
  expect(2 * longestLogo).toBeLessThan(56_000)
})
