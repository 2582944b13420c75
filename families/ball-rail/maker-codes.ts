/** Structure of the makers' order codes of guides. */
import type { MakerCode, MakerPart } from '../define/maker-code.ts'

const blocks: MakerPart = { part: 'blocks', pattern: '[1-9]' }

/** Example: HSR25R2SSC1+1055LH-II. */
const thk: MakerCode = {
  source: 'THK General Catalog, LM Guide, model number coding of HSR and SHS; recalled, not compared with it',
  parts: [
    blocks,
    { part: 'lubricator', pattern: 'QZ' },
    { part: 'seals', pattern: '(?:UU|SS|ZZ|DD|KK|LL|RR)(?:HH)?' },
    // Without a symbol: normal clearance.
    { part: 'clearance', pattern: 'C[01]' },
    { part: 'blockMaterial', pattern: 'M' },
    { part: 'length', before: String.raw`\+`, pattern: String.raw`\d{2,}(?:\.\d+)?`, after: 'L' },
    // Without a symbol: normal grade.
    { part: 'accuracy', pattern: 'H|P|SP|UP' },
    { part: 'cover', pattern: 'Z' },
    { part: 'joint', pattern: 'T' },
    { part: 'railMaterial', pattern: 'M' },
    { part: 'rails', before: '-', pattern: 'I{1,3}|IV|[2-9]' },
  ],
}

/** Example: HGH25CA2R1200ZAH-II+SS; R fixes the rail from above, T from below. */
const hiwin: MakerCode = {
  source:
    'HIWIN Linear Guideway technical information, ordering code of the non-interchangeable HG, EG, WE and MG series; recalled, not compared with it',
  parts: [
    blocks,
    { part: 'railMounting', pattern: 'R|T|U', required: true },
    { part: 'length', pattern: String.raw`\d{2,}(?:\.\d+)?` },
    { part: 'preload', before: '-?', pattern: 'Z[0AB]|ZF|Z1', required: true },
    { part: 'accuracy', pattern: 'C|H|P|SP|UP', required: true },
    { part: 'blockMaterial', before: '/?', pattern: 'M' },
    { part: 'rails', before: '-?', pattern: 'I{1,3}|IV|[2-9]' },
    { part: 'seals', before: String.raw`[+/-]?`, pattern: 'SS|ZZ|DD|KK|SW|ZWX|U' },
    { part: 'lubricator', before: '/?', pattern: 'E2' },
  ],
}

/** Carriages: BMW20-A-V1-S11-LV-CN. The code of a rail (BMS20-N-…) names no carriage, and so no model. */
const schneeberger: MakerCode = {
  source: 'Schneeberger MONORAIL BM, order key of carriages (tech-doc-1tn.pages.dev, second-hand)',
  otherNames: (name) => {
    const [, size = '', types = ''] = /^BM(\d+) (.*)$/.exec(name) ?? []
    return types.split('/').map((type) => ({ name: `BMW${size}-${type}` }))
  },
  parts: [
    { part: 'preload', before: '-', pattern: 'V[0-3]', required: true },
    { part: 'lubricationPort', before: '-', pattern: String.raw`S\d\d`, required: true },
    { part: 'lubrication', before: '-', pattern: 'L[NGV]', required: true },
    { part: 'coating', before: '-', pattern: 'C[NH]' },
  ],
}

/** By series; the others are read by our own forms. */
export const ballRailMakerCodes: Readonly<Record<string, MakerCode>> = {
  HSR: thk,
  SHS: thk,
  HG: hiwin,
  EG: hiwin,
  WE: hiwin,
  MG: hiwin,
  BM: schneeberger,
}
