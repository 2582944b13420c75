/** Structure of the makers' order codes of ball screws. */
import type { MakerCode } from '../define/maker-code.ts'

/** Example: BTK2510-2.6ZZ+1200LC7T; the seals stand after the name, T marks a rolled shaft. */
const thk: MakerCode = {
  source: 'THK General Catalog, Ball Screw, model number coding of the rolled ball screws; recalled, not compared with it',
  parts: [
    { part: 'seals', pattern: 'RR|WW|ZZ' },
    { part: 'clearance', pattern: 'GT|G[0-3]' },
    { part: 'length', before: String.raw`\+`, pattern: String.raw`\d{2,}(?:\.\d+)?`, after: 'L' },
    { part: 'grade', pattern: String.raw`C\d+` },
    { part: 'rolled', pattern: 'T' },
    { part: 'shaftEnds', before: '-', pattern: '[HJK][1-3][A-Z]?(?:-?[HJK][1-3][A-Z]?)?' },
  ],
}

/** Example: R40-10K4-FSCDIN-1200-1500-0.052: length of the thread, length of the shaft, deviation over 300 mm. */
const hiwin: MakerCode = {
  source:
    'HIWIN GmbH catalogue, 2.2.4 order code of ball screws, p. 95: thread starts, thread length, total length, lead deviation over 300 mm; compared',
  // The number of thread starts stands before the name and may be left out where it is one.
  otherNames: (name) => [1, 2, 3, 4].map((starts) => ({ name: `${starts}${name}`, further: [{ name: 'starts', value: String(starts) }] })),
  parts: [
    { part: 'threadLength', before: '-', pattern: String.raw`\d{2,}(?:\.\d+)?(?=-\d{2,})` },
    { part: 'length', before: '-', pattern: String.raw`\d{2,}(?:\.\d+)?` },
    { part: 'deviation', before: '-', pattern: String.raw`0?\.\d+` },
  ],
}

/** By series; the others are read by our own forms. */
export const ballScrewMakerCodes: Readonly<Record<string, MakerCode>> = {
  MTF: thk,
  BTK: thk,
  BLK: thk,
  WTF: thk,
  CNF: thk,
  JPF: thk,
  FSC: hiwin,
  FSCDIN: hiwin,
  FSIDIN: hiwin,
  DFSCDIN: hiwin,
  DEB: hiwin,
  DEBH: hiwin,
}
