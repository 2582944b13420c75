/** Structure of the makers' order codes of ball screws. */
import type { MakerCode } from '../define/maker-code.ts'

/** Example: BTK1405-2.6ZZ+500LC7T; the seals stand after the name, T marks a rolled shaft. */
const thk: MakerCode = {
  // Seal, shaft length, accuracy (none for C10) and T; other seals, clearance and shaft ends are recalled.
  source: 'THK General Catalog B-746; compared',
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
  // Thread starts, thread length, total length, lead deviation over 300 mm.
  source: 'HIWIN BS-08-2-EN-1704-K, 4.3, 5.3, 6.3; compared',
  // The number of thread starts stands before the name and may be left out where it is one.
  otherNames: (name) => [1, 2, 3, 4].map((starts) => ({ name: `${starts}${name}`, further: [{ name: 'starts', value: String(starts) }] })),
  parts: [
    { part: 'threadLength', before: '-', pattern: String.raw`\d{2,}(?:\.\d+)?(?=-\d{2,})` },
    { part: 'length', before: '-', pattern: String.raw`\d{2,}(?:\.\d+)?` },
    { part: 'deviation', before: '-', pattern: String.raw`0?\.\d+` },
  ],
}

/** Example: VFI2005DP0, a nut; the code of a shaft (SR2005FC7-2000) names no nut, and so no model. */
const nbs: MakerCode = {
  // Components for linear motion.
  source: 'NBS, ch. 4, p. 122; compared',
  // L after the letters marks a left-hand thread.
  otherNames: (name) => [{ name: name.replace(/^[A-Z]+/, '$&L'), further: [{ name: 'special', value: 'L' }] }],
  parts: [
    { part: 'special', pattern: 'D' },
    { part: 'preload', pattern: String.raw`P\d` },
  ],
}

/** By series; of TBI Motion (SFU) no printed structure was found. */
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
  VFI: nbs,
  VFE: nbs,
}
